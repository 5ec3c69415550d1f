import Synchronization
import TwitterHTTP

/// A request on its way from its caller to the loop, with the place for the answer.
final class Submission: Sendable {
    let request: TransportRequest
    let address: RequestAddress
    /// When the caller called; the total limit counts from here.
    let start = ContinuousClock.now
    let promise = ResponsePromise()

    private let cancelled = Atomic(false)

    init(_ request: TransportRequest, to address: RequestAddress) {
        self.request = request
        self.address = address
    }

    /// Whether the caller's task was cancelled; set before the loop is told, so that it holds in either order.
    var isCancelled: Bool { cancelled.load(ordering: .acquiring) }

    /// Notes that the caller's task was cancelled.
    func cancel() { cancelled.store(true, ordering: .releasing) }
}
