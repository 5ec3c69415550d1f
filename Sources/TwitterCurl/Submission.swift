import Synchronization
import TwitterHTTP

/// A request on its way from its caller to the loop, with the places for the answer.
final class Submission: Sendable {
    let request: TransportRequest
    let address: RequestAddress
    /// Its room in the transport.
    let turn: TransportTurn
    /// Where the body of the request comes from, if it is not bytes or a form.
    let upload: (any UploadSource)?
    /// Where the body of the answer goes; `nil` if the answer is wanted whole.
    let body: BodyPipe?
    let progress: TransportProgress.Handler?
    /// The whole answer, or the one without a body if that is streamed.
    let promise = ResponsePromise()

    private let cancelled = Atomic(false)

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

    /// Gives the last answer; a streamed one whose header was given before only ends.
    func answer(with answer: ResponsePromise.Answer) {
        upload?.end()
        turn.end()
        body?.end(with: answer.map { _ in })
        promise.resolve(with: answer)
    }
}
