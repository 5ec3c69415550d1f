/// What a server has done so far.
public struct LoopbackStatistics: Sendable, Hashable {
    /// The connections that are open now, those that are being closed included.
    public internal(set) var openConnections = 0
    /// The largest number of connections that were open at once.
    public internal(set) var mostOpenConnections = 0
    /// All connections that were accepted.
    public internal(set) var connectionsAccepted = 0
    /// The requests whose handler came back while their connection was open; counted before the answer is sent.
    public internal(set) var requestsHandled = 0
    /// The requests that never came to the handler: malformed, too large, too slow; counted before the answer is sent.
    public internal(set) var requestsRefused = 0
}
