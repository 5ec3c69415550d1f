import Locking
public import TwitterHTTP

/// A transport that answers from a script and keeps what it was asked to send; for tests without a server.
public final class ScriptedTransport: HTTPTransport {
    /// What the transport does with a request.
    public typealias Step = @Sendable (TransportRequest) async throws -> TransportResponse

    private struct State {
        var steps: [Step]
        var requests: [TransportRequest] = []
    }

    private let state: Locked<State>
    private let keepsSteps: Bool

    private init(_ steps: [Step], keepsSteps: Bool) {
        state = Locked(State(steps: steps))
        self.keepsSteps = keepsSteps
    }

    /// Creates a transport that takes one step for each request, in order.
    ///
    /// A request after the last step fails with ``TransportError/Kind/unavailable``.
    ///
    /// - Parameter steps: What to do with the first request, the second and so on.
    public convenience init(_ steps: [Step]) { self.init(steps, keepsSteps: false) }

    /// Creates a transport that does the same with every request.
    public convenience init(always step: @escaping Step) { self.init([step], keepsSteps: true) }

    /// The requests so far, in order.
    public var requests: [TransportRequest] { state.withLock { $0.requests } }

    /// Takes the next step of the script; a cancelled task takes none.
    public func send(_ request: TransportRequest) async throws -> TransportResponse {
        try Task.checkCancellation()
        let step: Step? = state.withLock { state in
            state.requests.append(request)
            guard let step = state.steps.first else { return nil }
            if !keepsSteps { state.steps.removeFirst() }
            return step
        }
        guard let step else {
            throw TransportError(kind: .unavailable, stage: .queued, message: "The script has no step left.")
        }
        return try await step(request)
    }
}

extension TransportResponse {
    /// An answer with a JSON text, for scripts.
    ///
    /// - Parameters:
    ///   - text: The body.
    ///   - status: The status code.
    ///   - headers: Header fields beside the content type.
    /// - Returns: The answer.
    public static func json(_ text: String, status: Int = 200, headers: HTTPFields = [:]) -> TransportResponse {
        var headers = headers
        headers["Content-Type"] = "application/json; charset=utf-8"
        return TransportResponse(status: status, headers: headers, body: Array(text.utf8))
    }
}
