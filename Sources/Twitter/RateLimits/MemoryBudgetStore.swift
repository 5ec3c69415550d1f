public import FoundationEssentials
import Locking

/// A store in memory, for several clients of one process that use the same credentials.
///
/// One client alone needs none.
public final class MemoryBudgetStore: BudgetStore {
    private struct State {
        var records: [String: (record: BudgetRecord, end: Date)] = [:]
        var lastRevision: UInt64 = 0
    }

    private let state = Locked(State())
    private let now: @Sendable () -> Date

    /// Creates an empty store.
    ///
    /// - Parameter now: The clock that decides when a record's time is over.
    public init(now: @escaping @Sendable () -> Date = { Date() }) { self.now = now }

    /// Reads a record.
    ///
    /// - Parameter name: The key.
    /// - Returns: The record; `nil` if there is none or its time is over.
    public func record(named name: String) -> BudgetRecord? {
        let now = now()
        return state.withLock { state in
            state.records[name].flatMap { $0.end > now ? $0.record : nil }
        }
    }

    /// Stores a record in the place of the one that was read.
    ///
    /// - Parameters:
    ///   - name: The key.
    ///   - revision: The revision that was read; `nil` if there was no record.
    ///   - value: The bytes to store.
    ///   - timeToLive: How long the record matters.
    /// - Returns: Whether it was stored; false if somebody else was faster.
    public func replace(_ name: String, revision: UInt64?, with value: [UInt8], timeToLive: Duration) -> Bool {
        let now = now()
        return state.withLock { state in
            state.records = state.records.count < 1024 ? state.records : state.records.filter { $0.value.end > now }
            let present = state.records[name].flatMap { $0.end > now ? $0.record.revision : nil }
            guard present == revision else { return false }
            state.lastRevision += 1
            state.records[name] = (
                BudgetRecord(value: value, revision: state.lastRevision),
                now.addingTimeInterval(timeToLive / .seconds(1))
            )
            return true
        }
    }
}
