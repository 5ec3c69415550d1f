/// How many bytes of the bodies of a request and its answer have moved.
public struct TransportProgress: Hashable, Sendable {
    /// Receives a report each time when something has moved.
    ///
    /// It runs on a thread that carries other requests too, so it must only take notes.
    public typealias Handler = @Sendable (TransportProgress) -> Void

    /// Bytes of the request's body that have been sent.
    public var bytesSent: Int
    /// Bytes of the request's body; `nil` if that is not known.
    public var bytesToSend: Int?
    /// Bytes of the answer's body that have come, before decompression.
    public var bytesReceived: Int
    /// Bytes of the answer's body, as the server announced it; `nil` if it has not.
    public var bytesToReceive: Int?

    /// Creates a report.
    ///
    /// - Parameters:
    ///   - bytesSent: Bytes of the request's body that have been sent.
    ///   - bytesToSend: Bytes of the request's body, if known.
    ///   - bytesReceived: Bytes of the answer's body that have come.
    ///   - bytesToReceive: Bytes of the answer's body, if known.
    public init(bytesSent: Int = 0, bytesToSend: Int? = nil, bytesReceived: Int = 0, bytesToReceive: Int? = nil) {
        self.bytesSent = bytesSent
        self.bytesToSend = bytesToSend
        self.bytesReceived = bytesReceived
        self.bytesToReceive = bytesToReceive
    }
}
