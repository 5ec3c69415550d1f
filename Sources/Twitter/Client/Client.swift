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
    let gate: RateLimitGate
    private let calls = Atomic<UInt64>(0)

    init(service: TwitterService, configuration: TwitterConfiguration, transport: any HTTPTransport) {
        self.service = service
        self.configuration = configuration
        self.transport = transport
        clock = ServerClock(now: configuration.now)
        builder = RequestBuilder(service: service, configuration: configuration)
        gate = RateLimitGate(service: service, configuration: configuration)
    }

    /// The number of the next call.
    func nextCall() -> UInt64 { calls.add(1, ordering: .relaxed).newValue }
}
