import FoundationEssentials
import Locking
import Synchronization
import TwitterHTTP

/// The way of a call, written down in one function: credential, signature, transport, decision.
final class Client: Sendable {
    let service: TwitterService
    let configuration: TwitterConfiguration
    let transport: any HTTPTransport
    let clock: ServerClock
    private let builder: RequestBuilder
    private let calls = Atomic<UInt64>(0)

    init(service: TwitterService, configuration: TwitterConfiguration, transport: any HTTPTransport) {
        self.service = service
        self.configuration = configuration
        self.transport = transport
        clock = ServerClock(now: configuration.now)
        builder = RequestBuilder(service: service, configuration: configuration)
    }

    /// Sends a call until it is answered or can be helped no more.
    func send(
        _ call: Call, options: CallOptions, authenticator: any Authenticator
    ) async throws -> (response: TransportResponse, attempts: Int) {
        var report = Report(
            observer: configuration.observer, call: calls.add(1, ordering: .relaxed).newValue, endpoint: call.endpoint)
        do {
            return try await attempt(call, options: options, authenticator: authenticator, report: &report)
        } catch is CancellationError {
            report.tell(.cancelled)
            throw CancellationError()
        } catch {
            let error = Self.inContext(error, of: call.endpoint)
            report.tell(.failed(error))
            throw error
        }
    }

    private func attempt(
        _ call: Call, options: CallOptions, authenticator: any Authenticator, report: inout Report
    ) async throws -> (response: TransportResponse, attempts: Int) {
        var policy = AttemptPolicy()
        while true {
            try Task.checkCancellation()
            report.attempt += 1
            let credential = try await credential(for: call, options: options, authenticator: authenticator)
            let timestamp = clock.timestamp
            let built = try builder.build(call, options: options, credential: credential, timestamp: timestamp)
            report.tell(.built(bodySize: built.request.body.size))

            let failure: TwitterError
            var clockWasWrong = false
            do {
                report.tell(.sent)
                let response = try await report.timing { try await transport.send(built.request) }
                guard let refusal = TwitterError.refusal(in: response, of: call.endpoint) else {
                    return (response, report.attempt)
                }
                failure = refusal
                if built.signature != nil, refusal.kind == .unauthorized {
                    clockWasWrong = clock.learn(from: response.headers, signedAt: timestamp)
                }
            } catch let error as TransportError {
                failure = TwitterError(error, of: call.endpoint)
            } catch  where !(error is CancellationError) {
                failure = TwitterError(TransportError(foreign: error), of: call.endpoint)
            }

            switch policy.decide(after: failure, clockWasWrong: clockWasWrong) {
            case .fail: throw failure
            case .repeated(let reason): report.tell(.repeated(reason: reason))
            case .askAuthenticator:
                guard options.credential == nil, await authenticator.rejected(credential, by: failure) == .tryAgain
                else { throw failure }
                report.tell(.repeated(reason: "the credential was replaced"))
            }
        }
    }

    /// Builds the request that one attempt would send now.
    func prepare(
        _ call: Call, options: CallOptions, authenticator: any Authenticator
    ) async throws -> RequestBuilder.Built {
        do {
            let credential = try await credential(for: call, options: options, authenticator: authenticator)
            return try builder.build(call, options: options, credential: credential, timestamp: clock.timestamp)
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            throw Self.inContext(error, of: call.endpoint)
        }
    }

    private func credential(
        for call: Call, options: CallOptions, authenticator: any Authenticator
    ) async throws -> Credential {
        if let credential = options.credential { return credential }
        return try await authenticator.credential(for: call.endpoint)
    }

    /// Whatever an authenticator throws becomes a `TwitterError` that names the endpoint.
    private static func inContext(_ error: any Error, of endpoint: Endpoint) -> TwitterError {
        if var error = error as? TwitterError {
            error.endpoint = error.endpoint ?? endpoint
            return error
        }
        if let error = error as? TransportError { return TwitterError(error, of: endpoint) }
        // The text of a foreign error may hold anything, so only its type is told.
        var wrapped = TwitterError(
            kind: .noCredential, message: "No credential could be had: \(type(of: error)) was thrown.")
        wrapped.endpoint = endpoint
        return wrapped
    }
}

/// Tells the observer of one call.
private struct Report {
    let observer: (any RequestObserver)?
    let call: UInt64
    let endpoint: Endpoint
    var attempt = 0

    func tell(_ happening: RequestEvent.Happening) {
        observer?.observe(RequestEvent(call: call, endpoint: endpoint, attempt: attempt, happening: happening))
    }

    func timing(_ send: () async throws -> TransportResponse) async throws -> TransportResponse {
        guard observer != nil else { return try await send() }
        let start = ContinuousClock.now
        let response = try await send()
        tell(
            .answered(
                status: response.status, bodySize: response.body.count, duration: start.duration(to: .now),
                rateLimit: RateLimit(headers: response.headers)))
        return response
    }
}

extension TransportBody {
    /// Bytes of content, without the frame of a multipart body.
    fileprivate var size: Int {
        switch self {
        case .none: 0
        case .bytes(let bytes): bytes.count
        case .multipart(let parts): parts.reduce(0) { $0 + $1.bytes.count }
        }
    }
}
