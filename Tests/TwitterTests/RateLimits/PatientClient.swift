import FoundationEssentials
import Testing
import TwitterSandbox

@testable import Twitter

/// A client whose clocks are moved by hand and whose chance is none, on a script.
struct PatientClient {
    let clock = ManualClock()
    let log = EventLog()
    let transport: ScriptedTransport
    let twitter: TwitterAPI

    init(_ transport: ScriptedTransport, _ change: (inout TwitterConfiguration) -> Void = { _ in }) {
        self.transport = transport
        let (clock, log) = (clock, log)
        twitter = .scripted(transport) {
            $0.now = { clock.date }
            $0.clock = clock
            $0.random = { 0.5 }
            $0.observer = log
            $0.rateLimits = .wait()
            $0.repeats = .standard
            change(&$0)
        }
    }

    init(_ steps: [ScriptedTransport.Step], _ change: (inout TwitterConfiguration) -> Void = { _ in }) {
        self.init(ScriptedTransport(steps), change)
    }

    /// Makes a call and moves the clock by each of these, one after the other, whenever it sleeps.
    func call<Output: Sendable>(
        _ request: TwitterRequest<Output>, moving durations: [Duration]
    ) async throws -> TwitterResponse<Output> {
        let call = Task { try await request.response }
        // A call that ends without sleeping as often as the test thinks must not hold it up.
        let end = Task {
            _ = await call.result
            try? await clock.sleep(for: .seconds(1_000_000))
        }
        defer { end.cancel() }
        for duration in durations {
            await clock.sleepers(1)
            clock.advance(by: duration)
        }
        return try await call.value
    }

    /// The same for a call that fails.
    func refusal<Output: Sendable>(
        of request: TwitterRequest<Output>, moving durations: [Duration] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> TwitterError {
        let error = await #expect(throws: TwitterError.self, sourceLocation: sourceLocation) {
            try await call(request, moving: durations)
        }
        return try #require(error, sourceLocation: sourceLocation)
    }

    /// The waits that the observer was told of: how long, why, and after which status.
    var waits: [(seconds: Double, reason: String, status: Int?)] {
        log.events.compactMap { event in
            guard case .waiting(let from, let until, let reason, let after) = event.happening else { return nil }
            return (until.timeIntervalSince(from), reason, after?.status)
        }
    }

    /// An answer with a limit; the reset counts from the clock's first instant.
    static func answer(
        _ status: Int = 200, remaining: Int, of limit: Int = 15, resetAfter seconds: Int, date: String? = nil
    ) -> TransportResponse {
        var headers: HTTPFields = [
            "x-rate-limit-limit": "\(limit)", "x-rate-limit-remaining": "\(remaining)",
            "x-rate-limit-reset": "\(1_500_000_000 + seconds)",
        ]
        headers["Date"] = date
        return .json(
            status == 200 ? "[]" : #"{"errors":[{"code":88,"message":"Rate limit exceeded"}]}"#, status: status,
            headers: headers)
    }

    static func step(
        _ status: Int = 200, remaining: Int, of limit: Int = 15, resetAfter seconds: Int, date: String? = nil
    ) -> ScriptedTransport.Step {
        { _ in answer(status, remaining: remaining, of: limit, resetAfter: seconds, date: date) }
    }

    static func status(_ status: Int, _ headers: HTTPFields = [:]) -> ScriptedTransport.Step {
        { _ in TransportResponse(status: status, headers: headers, body: status == 200 ? Array("[]".utf8) : []) }
    }
}
