import Locking
import TwitterHTTP
import TwitterSandbox

@testable import Twitter

/// A timeline as a service has it, newest first, on a script; it can change between two requests.
final class ChangingTimeline: Sendable {
    struct State {
        var ids: [UInt64]
        var requests = 0
    }

    private let state: Locked<State>
    private let change: @Sendable (inout State) -> Void

    /// - Parameters:
    ///   - ids: What is there at the beginning, in any order.
    ///   - change: What happens after each request.
    init(_ ids: [UInt64], change: @escaping @Sendable (inout State) -> Void = { _ in }) {
        state = Locked(State(ids: ids))
        self.change = change
    }

    var transport: ScriptedTransport {
        ScriptedTransport(always: { [self] request in
            func number(_ name: String) -> UInt64? {
                request.url.split { $0 == "?" || $0 == "&" }.first { $0.hasPrefix(name + "=") }
                    .flatMap { UInt64($0.dropFirst(name.count + 1)) }
            }
            let (most, since, count) = (number("max_id") ?? .max, number("since_id") ?? 0, number("count") ?? 20)
            let page = state.withLock { state in
                let page = state.ids.filter { $0 <= most && $0 > since }.sorted(by: >).prefix(Int(count))
                state.requests += 1
                change(&state)
                return page
            }
            return .json("[\(page.map { "{\"id\":\($0)}" }.joined(separator: ","))]")
        })
    }

    var requests: Int { state.withLock { $0.requests } }

    func post(_ ids: some Sequence<UInt64>) { state.withLock { $0.ids += ids } }
}
