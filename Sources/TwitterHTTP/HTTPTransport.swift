/// Something that sends a request and gives back the answer.
///
/// An implementation sends each request once, byte for byte as it is, follows no redirect and keeps no cookies. It must
/// stop and close what it opened when the calling task is cancelled.
public protocol HTTPTransport: Sendable {
    /// Sends a request and waits for its whole answer.
    ///
    /// - Parameter request: What to send.
    /// - Returns: The answer, whatever its status.
    /// - Throws: ``TransportError`` if no whole answer came; `CancellationError` if the task was cancelled.
    func send(_ request: TransportRequest) async throws -> TransportResponse

    /// Cancels what is under way and waits until all threads and connections are gone.
    ///
    /// Later requests fail with ``TransportError/Kind/shutDown``.
    func shutdown() async
}

extension HTTPTransport {
    /// Does nothing; enough for a transport that holds no threads or connections.
    public func shutdown() async {}
}
