/// Where the counts of limits are kept that several processes share.
///
/// Set one as ``TwitterConfiguration/budgets`` in each of them; without it a client counts for itself. A key names a service,
/// a credential (by a hash) and an endpoint; it holds no secret, nor does what is stored.
///
/// A shared database can be one. What it must guarantee:
/// - **Compare and set.** ``replace(_:revision:with:timeToLive:)`` stores only if the record is still the one that was read,
///   in one step for everybody who uses the store. In SQL: `UPDATE ... SET value = ?, revision = revision + 1 WHERE name = ?
///   AND revision = ?`, and `INSERT ... ON CONFLICT DO NOTHING` for a record that was not there; in Redis, `WATCH` and `MULTI`
///   or a script.
/// - **Read what was written.** A reader gets the latest record; a replica that lags lets calls pass over the limit.
/// - **Time to live.** A record may be dropped when its time is over, and not before. A name that comes back must not repeat
///   revisions it had before.
///
/// Records are small, a few hundred bytes; each call reads and replaces one twice. A store that throws does not stop calls:
/// the client counts for itself then and tells its observer.
public protocol BudgetStore: Sendable {
    /// Reads a record.
    ///
    /// - Parameter name: The key: printable ASCII, up to a few hundred characters.
    /// - Returns: The record; `nil` if there is none or its time is over.
    /// - Throws: Any error if the store cannot be reached.
    func record(named name: String) async throws -> BudgetRecord?

    /// Stores a record in the place of the one that was read.
    ///
    /// - Parameters:
    ///   - name: The key.
    ///   - revision: The revision that was read; `nil` if there was no record.
    ///   - value: The bytes to store.
    ///   - timeToLive: How long the record matters.
    /// - Returns: Whether it was stored; false if somebody else was faster.
    /// - Throws: Any error if the store cannot be reached.
    func replace(_ name: String, revision: UInt64?, with value: [UInt8], timeToLive: Duration) async throws -> Bool
}

/// What a ``BudgetStore`` keeps under a name.
public struct BudgetRecord: Hashable, Sendable {
    /// The bytes, as they were stored.
    public var value: [UInt8]
    /// Another number after each change.
    public var revision: UInt64

    /// Creates a record.
    ///
    /// - Parameters:
    ///   - value: The bytes, as they were stored.
    ///   - revision: Another number after each change.
    public init(value: [UInt8], revision: UInt64) {
        self.value = value
        self.revision = revision
    }
}
