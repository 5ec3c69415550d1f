import FoundationEssentials
import Synchronization
import TwitterHTTP

/// What all calls of a client share: service, settings, transport and the server's clock.
final class Client: Sendable {
    let service: TwitterService
    let configuration: TwitterConfiguration
    let transport: any HTTPTransport
    let clock: ServerClock
    let builder: RequestBuilder
    private let calls = Atomic<UInt64>(0)

    init(service: TwitterService, configuration: TwitterConfiguration, transport: any HTTPTransport) {
        self.service = service
        self.configuration = configuration
        self.transport = transport
        clock = ServerClock(now: configuration.now)
        builder = RequestBuilder(service: service, configuration: configuration)
    }

    /// The number of the next call.
    func nextCall() -> UInt64 { calls.add(1, ordering: .relaxed).newValue }

    /// Sends a call until it is answered or can be helped no more.
    func send(_ call: Call, options: CallOptions, authenticator: any Authenticator) async throws -> Answer {
        try await CallRun(call, options: options, authenticator: authenticator, client: self).run()
    }

    /// Builds the request that one attempt would send now.
    func prepare(
        _ call: Call, options: CallOptions, authenticator: any Authenticator
    ) async throws -> RequestBuilder.Built {
        try await CallRun(call, options: options, authenticator: authenticator, client: self).prepare()
    }

    /// A whole answer that stands for no error.
    struct Answer: Sendable {
        var response: TransportResponse
        /// How many times the request was sent.
        var attempts: Int
    }
}
