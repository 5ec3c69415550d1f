import Synchronization
import TwitterHTTP

/// A request on its way from its caller to the loop, and the place where the caller waits for the answer.
///
/// What the caller gets, it has allocated: the loop only fills it, and drops the submission before the caller goes on. If
/// one thread frees what another one allocates, both wait for the locks of the allocator, which took a fifth of the loop's
/// time with many requests at once.
final class Submission: @unchecked Sendable {
    typealias Waiter = UnsafeContinuation<Void, Never>

    private enum Phase: UInt8, AtomicRepresentable { case open, waiting, answered }

    let request: TransportRequest
    let address: RequestAddress
    /// Its room in the transport.
    let turn: TransportTurn
    /// Where the body of the request comes from, if it is not bytes or a form.
    let upload: (any UploadSource)?
    /// Where the body of the answer goes; `nil` if the answer is wanted whole.
    let body: BodyPipe?
    let progress: TransportProgress.Handler?

    private let cancelled = Atomic(false)

    // Unchecked because of the three after it. The caller writes the waiter before it makes the phase `waiting`, and reads
    // the others after the phase has become `answered`; in between they are the loop's.
    private let phase = Atomic(Phase.open)
    private var waiter: Waiter?
    private var response = CollectedResponse.roomy
    private var failure: (any Error)?

    init(
        _ request: TransportRequest, to address: RequestAddress, turn: TransportTurn,
        upload: (any UploadSource)? = nil, body: BodyPipe? = nil, progress: TransportProgress.Handler? = nil
    ) {
        self.request = request
        self.address = address
        self.turn = turn
        self.upload = upload
        self.body = body
        self.progress = progress
    }

    /// Whether the caller's task was cancelled; set before the loop is told, so that it holds in either order.
    var isCancelled: Bool { cancelled.load(ordering: .acquiring) }

    /// Notes that the caller's task was cancelled.
    func cancel() { cancelled.store(true, ordering: .releasing) }

    /// Whether all that its caller gets is the answer.
    var isPlain: Bool { upload == nil && body == nil && progress == nil }

    // MARK: For the caller

    /// Lets the caller wait; it goes on at once if the answer is there already.
    func wait(with waiter: Waiter) {
        self.waiter = waiter
        let (waits, _) = phase.compareExchange(expected: .open, desired: .waiting, ordering: .acquiringAndReleasing)
        if !waits { waiter.resume() }
    }

    /// The answer, once the caller was let go on.
    var answer: CollectedResponse {
        get throws {
            // Whichever way the caller was let go on, this is where it sees all that the loop has written before.
            _ = phase.load(ordering: .acquiring)
            if let failure { throw failure }
            return response
        }
    }

    // MARK: For the loop

    /// Takes the empty answer, to be filled, and later puts it back: a copy would count references.
    func exchangeResponse(_ other: inout CollectedResponse) { swap(&response, &other) }

    /// Gives the header of a streamed answer, which was put back; the body follows.
    ///
    /// - Returns: The caller, if it waits and has to be resumed.
    func begin() -> Waiter? { resolve() }

    /// Gives the last answer; a streamed one that has begun only ends.
    ///
    /// - Parameter failure: Why there is none; `nil` if one was put back.
    /// - Returns: The caller, if it waits and has to be resumed.
    func end(with failure: (any Error)?) -> Waiter? {
        upload?.end()
        turn.end()
        if let body { body.end(with: failure.map { .failure($0) } ?? .success(())) }
        guard phase.load(ordering: .acquiring) != .answered else { return nil }
        self.failure = failure
        return resolve()
    }

    private func resolve() -> Waiter? {
        phase.exchange(.answered, ordering: .acquiringAndReleasing) == .waiting ? waiter : nil
    }
}
