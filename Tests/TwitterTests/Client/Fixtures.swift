import FoundationEssentials
import Locking
import Testing
import TwitterSandbox

@testable import Twitter

/// What the tests sign with, as in the tables of signatures.
enum Fixed {
    static let consumer = OAuthConsumer(key: "ck", secret: "S3CRET-MARK cs")
    static let token = OAuthToken(token: "tk", secret: "S3CRET-MARK ts")
    static let user: FixedAuthenticator = .oauth1(consumer: consumer, token: token)
    static let date = Date(timeIntervalSince1970: 1_500_000_000)

    static func refusal(_ status: Int, code: Int, date: String? = nil) -> TransportResponse {
        .json(
            #"{"errors":[{"code":\#(code),"message":"m"}]}"#, status: status,
            headers: date.map { ["Date": $0] } ?? [:])
    }
}

extension TwitterAPI {
    /// A client on a script, at a date that stands still; it repeats nothing and takes no notice of limits.
    static func scripted(
        _ transport: ScriptedTransport, auth: any Authenticator = Fixed.user, service: TwitterService = .x,
        _ change: (inout TwitterConfiguration) -> Void = { _ in }
    ) -> TwitterAPI {
        var configuration = TwitterConfiguration()
        configuration.now = { Fixed.date }
        configuration.rateLimits = .ignore
        configuration.repeats = .never
        change(&configuration)
        return TwitterAPI(auth: auth, service: service, configuration: configuration, transport: transport)
    }
}

/// Builds a request as the client would.
func build(
    _ call: Call, service: TwitterService = .twitter,
    credential: Credential = .oauth1(consumer: Fixed.consumer, token: Fixed.token), options: CallOptions = .init(),
    _ change: (inout TwitterConfiguration) -> Void = { _ in }
) throws -> RequestBuilder.Built {
    var configuration = TwitterConfiguration()
    change(&configuration)
    return try RequestBuilder(service: service, configuration: configuration)
        .build(
            call, options: options, credential: credential, timestamp: 1_500_000_000, nonce: "n1")
}

/// The error that a call ends with.
func refusal<Value: Sendable>(
    of request: TwitterRequest<Value>, sourceLocation: SourceLocation = #_sourceLocation
) async throws -> TwitterError {
    let error = await #expect(throws: TwitterError.self, sourceLocation: sourceLocation) { try await request.value }
    return try #require(error, sourceLocation: sourceLocation)
}

/// The error that asking for a page ends with.
func refusal<Content: Page>(
    of request: PagedRequest<Content>, sourceLocation: SourceLocation = #_sourceLocation
) async throws -> TwitterError {
    try await refusal(of: request.request, sourceLocation: sourceLocation)
}

/// Whether a text holds the mark of the tests' secrets, plain or in base64 at any of its three alignments.
func showsSecret(_ text: String) -> Bool {
    let mark = "S3CRET-MARK"
    let encoded = (0..<3).map { shift in
        let bytes = Data((String(repeating: "x", count: shift) + mark).utf8)
        // The first and the last characters also depend on what stands beside the mark.
        return String(bytes.base64EncodedString().prefix(bytes.count * 8 / 6).dropFirst((shift * 8 + 5) / 6))
    }
    return ([mark] + encoded).contains { text.contains($0) }
}

/// Everything that printing and `dump` show of a value.
func shown(_ value: some Any) -> String {
    var text = "\(value) \(String(reflecting: value)) \([value]) "
    dump(value, to: &text)
    return text
}

/// An observer that keeps what it is told.
final class EventLog: RequestObserver {
    private let kept = Locked<[RequestEvent]>([])

    var events: [RequestEvent] { kept.withLock { $0 } }
    var names: [String] {
        events.map { String("\($0.happening)".prefix { $0 != "(" }) }
    }

    func observe(_ event: RequestEvent) { kept.withLock { $0.append(event) } }
}

/// A gate that holds back those who pass until it is opened.
final class Gate: Sendable {
    private let clock = ManualClock()

    func open() { clock.advance(by: .seconds(1)) }
    func pass() async throws { try await clock.sleep(until: .init(offset: .seconds(1))) }
    func waiting(_ count: Int) async { await clock.sleepers(count) }
}
