/// Something that sends a request and gives back the answer.
///
/// An implementation sends each request once, byte for byte as it is, follows no redirect and keeps no cookies. It must
/// stop and close what it opened when the calling task is cancelled. ``send(_:)`` is enough for a transport of one's
/// own: everything else has a plain version over it.
public protocol HTTPTransport: Sendable {
    /// Sends a request and waits for its whole answer.
    ///
    /// - Parameter request: What to send.
    /// - Returns: The answer, whatever its status.
    /// - Throws: ``TransportError`` if no whole answer came; `CancellationError` if the task was cancelled.
    func send(_ request: TransportRequest) async throws -> TransportResponse

    /// Waits for room for one more request, so that it need not be built and signed long before it is sent.
    ///
    /// - Parameters:
    ///   - queueLimit: How long to wait at most; `nil` waits without limit.
    ///   - totalLimit: The limit of the whole call, which ends the wait too if it is shorter.
    /// - Returns: The turn, to be given to ``send(_:turn:progress:)`` or ``stream(_:turn:progress:)``.
    /// - Throws: ``TransportError`` if there was no room in time, `CancellationError` if the task was cancelled.
    func turn(queueLimit: Duration?, totalLimit: Duration?) async throws -> TransportTurn

    /// Sends a request in a turn of its own and waits for its whole answer.
    ///
    /// - Parameters:
    ///   - request: What to send.
    ///   - turn: The turn; `nil` waits for one.
    ///   - progress: Told how many bytes have moved, on a thread of the transport, which it must not hold up.
    /// - Returns: The answer, whatever its status.
    /// - Throws: ``TransportError`` if no whole answer came; `CancellationError` if the task was cancelled.
    func send(
        _ request: TransportRequest, turn: TransportTurn?, progress: TransportProgress.Handler?
    ) async throws -> TransportResponse

    /// Sends a request and waits for the header of its answer; the body is read piece by piece.
    ///
    /// Neither ``TransportLimits/total`` nor ``TransportLimits/maximumResponseBytes`` counts for it.
    ///
    /// - Parameters:
    ///   - request: What to send.
    ///   - turn: The turn; `nil` waits for one.
    ///   - progress: Told how many bytes have moved, on a thread of the transport, which it must not hold up.
    /// - Returns: The answer, whatever its status, as soon as its header is whole.
    /// - Throws: ``TransportError`` if no whole header came; `CancellationError` if the task was cancelled.
    func stream(
        _ request: TransportRequest, turn: TransportTurn?, progress: TransportProgress.Handler?
    ) async throws -> StreamedResponse

    /// Cancels what is under way and waits until all threads and connections are gone.
    ///
    /// Later requests fail with ``TransportError/Kind/shutDown``.
    func shutdown() async
}

extension HTTPTransport {
    /// Gives a turn at once; enough for a transport that holds nothing back.
    public func turn(queueLimit: Duration?, totalLimit: Duration?) async throws -> TransportTurn { TransportTurn() }

    /// Sends the request without regard to turn and progress.
    public func send(
        _ request: TransportRequest, turn: TransportTurn?, progress: TransportProgress.Handler?
    ) async throws -> TransportResponse {
        try await send(request)
    }

    /// Waits for the whole answer and gives its body in one piece.
    public func stream(
        _ request: TransportRequest, turn: TransportTurn?, progress: TransportProgress.Handler?
    ) async throws -> StreamedResponse {
        let response = try await send(request, turn: turn, progress: progress)
        return StreamedResponse(
            status: response.status, headers: response.headers, body: ResponseBody(pieces: [response.body]))
    }

    /// Sends a request and waits for the header of its answer, in the next turn that is free and without a report.
    ///
    /// - Parameter request: What to send.
    /// - Returns: The answer, whatever its status, as soon as its header is whole.
    /// - Throws: ``TransportError`` if no whole header came; `CancellationError` if the task was cancelled.
    public func stream(_ request: TransportRequest) async throws -> StreamedResponse {
        try await stream(request, turn: nil, progress: nil)
    }

    /// Does nothing; enough for a transport that holds no threads or connections.
    public func shutdown() async {}
}
