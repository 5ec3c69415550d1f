import Readiness
public import TwitterHTTP

/// Sends requests with libcurl.
///
/// One thread does the work, however many requests there are; they share its connections, and HTTP/2 where the server
/// offers it. A request that was sent is never sent again: if its connection ends without an answer, the caller gets an
/// error of kind `connectionLost` and decides.
///
/// A server on the same machine may answer sooner than that thread could be woken. As long as answers come within half a
/// millisecond, a caller that finds the transport at rest does its request itself; its thread then waits for a socket, a
/// millisecond at most, before it leaves the request to the transport's own.
///
/// The thread ends, without being waited for, when the last reference goes; ``shutdown()`` waits. Keep one transport for
/// the process.
public final class CurlTransport: HTTPTransport {
    /// Where requests go, or why they cannot.
    private let mailbox: Result<Mailbox, TransportError>
    private let seat = LoopSeat()

    /// Creates a transport and starts its thread.
    ///
    /// If that is not possible, for instance because the file of certificate authorities is missing, each request fails
    /// with the kind `unavailable`.
    ///
    /// - Parameter configuration: How the transport behaves.
    public init(configuration: CurlConfiguration = .init()) {
        do throws(SystemError) {
            let wakeup = try Wakeup()
            let line = AdmissionLine(turns: configuration.turns, capacity: configuration.capacity, wakeup: wakeup)
            let mailbox = Mailbox(line: line, wakeup: wakeup)
            seat.start(configuration: configuration, mailbox: mailbox, wakeup: wakeup)
            self.mailbox = .success(mailbox)
        } catch {
            mailbox = .failure(.unavailable("No event counter is left: \(error)."))
        }
    }

    deinit { try? mailbox.get().stop() }

    /// Waits for room for one more request.
    ///
    /// Somewhat more turns are given out than there are connections, so that the next requests lie ready.
    public func turn(queueLimit: Duration?, totalLimit: Duration?) async throws -> TransportTurn {
        try await line().turn(queueLimit: queueLimit, totalLimit: totalLimit)
    }

    /// Sends a request, once, and waits for its whole answer.
    ///
    /// Redirects are answers like others. If the task is cancelled, the request leaves the queue, or its connection (with
    /// HTTP/2 its stream) is closed, before the error is thrown.
    ///
    /// - Parameter request: What to send.
    /// - Returns: The answer, whatever its status.
    /// - Throws: ``TransportError`` if no whole answer came; `CancellationError` if the task was cancelled.
    public func send(_ request: TransportRequest) async throws -> TransportResponse {
        try await send(request, turn: nil, progress: nil)
    }

    /// Sends a request, once, in a turn of its own, and waits for its whole answer.
    public func send(
        _ request: TransportRequest, turn: TransportTurn?, progress: TransportProgress.Handler?
    ) async throws -> TransportResponse {
        let submission = try await submission(of: request, turn: turn, body: nil, progress: progress)
        let (answer, filling) = try await answer(to: submission)
        // The answer counts, even if it came before the body was whole.
        filling?.cancel()
        _ = await filling?.result
        return answer.response
    }

    /// Sends a request, once, and waits for the header of its answer.
    ///
    /// The answer keeps its turn and its connection until its body is read to the end or let go of; so as many as
    /// ``CurlConfiguration/maximumConnections`` can be open. If the task that reads is cancelled, the connection (with
    /// HTTP/2 its stream) is closed.
    public func stream(
        _ request: TransportRequest, turn: TransportTurn?, progress: TransportProgress.Handler?
    ) async throws -> StreamedResponse {
        let pipe = BodyPipe()
        var request = request
        request.limits.total = nil
        request.limits.maximumResponseBytes = .max
        let submission = try await submission(of: request, turn: turn, body: pipe, progress: progress)
        let (head, filling) = try await answer(to: submission)
        return StreamedResponse(
            status: head.status, headers: head.header.fields,
            body: ResponseBody(CurlBody(pipe, of: submission, mailbox: try mailbox.get(), filling: filling)))
    }

    /// Cancels what is under way and waits until the thread and all connections are gone.
    ///
    /// Those requests, and all later ones, fail with the kind `shutDown`. It may be called more than once.
    public func shutdown() async { await shutdown(within: .zero) }

    /// Lets what is under way come to its end, and waits until the thread and all connections are gone.
    ///
    /// Requests that wait for their turn, and all later ones, fail at once with the kind `shutDown`.
    ///
    /// - Parameter grace: How long to wait before cancelling what is still under way.
    public func shutdown(within grace: Duration) async {
        guard let mailbox = try? mailbox.get() else { return }
        mailbox.stop(by: .now + grace.bounded)
        await mailbox.waitForEnd()
    }

    /// Not inlined, so that the room for an error takes none in the frames of those who wait.
    @inline(never)
    private func line() throws -> AdmissionLine { try mailbox.get().line }

    private func submission(
        of request: TransportRequest, turn: TransportTurn?, body: BodyPipe?, progress: TransportProgress.Handler?
    ) async throws -> Submission {
        let address = try request.checkedAddress()
        try Task.checkCancellation()
        let limits = request.limits
        let turn =
            if let turn { turn } else { try await self.turn(queueLimit: limits.queue, totalLimit: limits.total) }
        let upload: (any UploadSource)? =
            switch request.body {
            case .file(let path): try UploadFile(path: path)
            case .pieces(let pieces): UploadPipe(count: pieces.count)
            case .none, .bytes, .multipart: nil
            }
        return Submission(request, to: address, turn: turn, upload: upload, body: body, progress: progress)
    }

    /// Submits a request and waits for its answer, while a task makes the pieces of its body.
    private func answer(
        to submission: Submission
    ) async throws -> (answer: CollectedResponse, filling: Task<Void, any Error>?) {
        let mailbox = try mailbox.get()
        guard case .pieces(let pieces) = submission.request.body, let pipe = submission.upload as? UploadPipe else {
            return (try await wait(for: submission, in: mailbox), nil)
        }
        let filling = Task { try await pipe.fill(from: pieces) { mailbox.resume(submission) } }
        do {
            return (try await wait(for: submission, in: mailbox), filling)
        } catch {
            filling.cancel()
            guard case .failure(let reason) = await filling.result,
                var error = error as? TransportError, error.kind == .bodyUnavailable
            else { throw error }
            // Only the type: the text of a foreign error may hold anything.
            error.message += " Its pieces threw \(type(of: reason))."
            throw error
        }
    }

    private func wait(for submission: Submission, in mailbox: Mailbox) async throws -> CollectedResponse {
        await withTaskCancellationHandler {
            // Not a checked one, which costs much of what a request does; a submission resumes it once.
            await withUnsafeContinuation { waiter in
                submission.wait(with: waiter)
                do throws(TransportError) {
                    try mailbox.submit(submission, drivenBy: seat)
                } catch {
                    submission.end(with: error)?.resume()
                }
            }
        } onCancel: {
            mailbox.cancel(submission)
        }
        return try submission.answer
    }
}
