import Readiness
public import TwitterHTTP

/// Sends requests with libcurl.
///
/// One thread does the work, however many requests there are; they share its connections, and HTTP/2 where the server
/// offers it. A request that was sent is never sent again: if its connection ends without an answer, the caller gets an
/// error of kind `connectionLost` and decides.
///
/// The thread ends, without being waited for, when the last reference goes; ``shutdown()`` waits. Keep one transport for
/// the process.
public final class CurlTransport: HTTPTransport {
    /// Where requests go, or why they cannot.
    private let mailbox: Result<Mailbox, TransportError>

    /// Creates a transport and starts its thread.
    ///
    /// If that is not possible, for instance because the file of certificate authorities is missing, each request fails
    /// with the kind `unavailable`.
    ///
    /// - Parameter configuration: How the transport behaves.
    public init(configuration: CurlConfiguration = .init()) {
        do throws(SystemError) {
            let wakeup = try Wakeup()
            let mailbox = Mailbox(capacity: configuration.capacity, wakeup: wakeup)
            CurlLoop.start(configuration: configuration, mailbox: mailbox, wakeup: wakeup)
            self.mailbox = .success(mailbox)
        } catch {
            mailbox = .failure(.unavailable("No event counter is left: \(error)."))
        }
    }

    deinit { try? mailbox.get().stop() }

    /// Sends a request, once, and waits for its whole answer.
    ///
    /// Redirects are answers like others. If the task is cancelled, the request leaves the queue, or its connection (with
    /// HTTP/2 its stream) is closed, before the error is thrown.
    ///
    /// - Parameter request: What to send.
    /// - Returns: The answer, whatever its status.
    /// - Throws: ``TransportError`` if no whole answer came; `CancellationError` if the task was cancelled.
    public func send(_ request: TransportRequest) async throws -> TransportResponse {
        let submission = Submission(request, to: try request.checkedAddress())
        try Task.checkCancellation()
        let mailbox = try mailbox.get()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                submission.promise.wait(with: continuation)
                do throws(TransportError) {
                    try mailbox.submit(submission)
                } catch {
                    submission.promise.resolve(with: .failure(error))
                }
            }
        } onCancel: {
            mailbox.cancel(submission)
        }
    }

    /// Cancels what is under way and waits until the thread and all connections are gone.
    ///
    /// Those requests, and all later ones, fail with the kind `shutDown`. It may be called more than once.
    public func shutdown() async {
        guard let mailbox = try? mailbox.get() else { return }
        mailbox.stop()
        await mailbox.waitForEnd()
    }
}
