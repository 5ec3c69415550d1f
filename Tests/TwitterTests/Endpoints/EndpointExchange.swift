import OAuth1
import Testing
import TwitterSandbox

@testable import Twitter

/// How a row of the table is sent to a sandbox, and what must come of it.
struct EndpointExchange: Sendable {
    enum Outcome: Sendable {
        /// The model, with something in it.
        case answer
        /// The model with nothing in it.
        case nothing(because: String)
        /// A refusal with this status.
        case refusal(Int, because: String)
    }

    let outcome: Outcome
    let dialect: SandboxDialect
    /// Sent before, to bring about what the row needs.
    private let preparation: @Sendable (TwitterAPI) async throws -> Void
    private var send: @Sendable (TwitterAPI) async throws -> EndpointReply = { _ in throw Unsent() }

    private struct Unsent: Error {}

    /// Answered with the model.
    static func answered(
        after preparation: @escaping @Sendable (TwitterAPI) async throws -> Void = { _ in }
    ) -> EndpointExchange {
        EndpointExchange(outcome: .answer, dialect: .twitter, preparation: preparation)
    }

    /// Answered with the model, in the ways of another server.
    static let answeredByCompatibleServer = EndpointExchange(outcome: .answer, dialect: .gnuSocial) { _ in }

    /// Answered with an empty model, for a reason.
    static func empty(
        by dialect: SandboxDialect = .twitter, because reason: String,
        after preparation: @escaping @Sendable (TwitterAPI) async throws -> Void = { _ in }
    ) -> EndpointExchange {
        EndpointExchange(outcome: .nothing(because: reason), dialect: dialect, preparation: preparation)
    }

    /// The sandbox has one page.
    static let emptySecondPage = EndpointExchange.empty(by: .gnuSocial, because: "there is one page")
    /// The row's cursor is one that the sandbox has not given.
    static let unknownCursor = EndpointExchange.refused(400, because: "the sandbox has given no such cursor")

    /// Refused, for a reason.
    static func refused(_ status: Int, because reason: String) -> EndpointExchange {
        EndpointExchange(outcome: .refusal(status, because: reason), dialect: .twitter) { _ in }
    }

    private init(
        outcome: Outcome, dialect: SandboxDialect,
        preparation: @escaping @Sendable (TwitterAPI) async throws -> Void
    ) {
        self.outcome = outcome
        self.dialect = dialect
        self.preparation = preparation
    }

    /// The same exchange with what sends the row.
    func sending(_ send: @escaping @Sendable (TwitterAPI) async throws -> EndpointReply) -> EndpointExchange {
        var exchange = self
        exchange.send = send
        return exchange
    }

    /// Whether the endpoint answers, be it with nothing.
    var isAnswered: Bool { if case .refusal = outcome { false } else { true } }

    func prepare(_ twitter: TwitterAPI) async throws { try await preparation(twitter) }

    func run(_ twitter: TwitterAPI) async throws -> EndpointReply { try await send(twitter) }
}

/// What a row was answered.
struct EndpointReply: Sendable {
    /// Whether something is in it; `nil` where the answer is no value.
    let holdsSomething: Bool?

    init(value: some Sendable) {
        holdsSomething = value is Void ? nil : Self.holdsSomething(value)
    }

    /// Messages of a stream, one a line, beside their lengths and the lines that keep alive.
    init(messages: StreamBytes) async throws {
        var bytes: [UInt8] = []
        for try await chunk in messages { bytes += chunk }
        let lines = bytes.split(separator: UInt8(ascii: "\n")).map { $0.filter { $0 != UInt8(ascii: "\r") } }
        let messages = try lines.filter { !$0.isEmpty && !$0.allSatisfy { (48...57).contains($0) } }
            .map { try JSON(parsing: $0) }
        holdsSomething = !messages.isEmpty
    }

    init(page address: String) async throws {
        let transport = CurlTransport()
        let answer = try await transport.send(TransportRequest(method: .get, url: address))
        await transport.shutdown()
        holdsSomething = answer.status == 200 && String(decoding: answer.body, as: UTF8.self).contains("<form")
    }

    /// Whether anything in a value is neither absent nor empty, nor zero, nor false.
    private static func holdsSomething(_ value: Any) -> Bool {
        switch value {
        case let text as String: return !text.isEmpty && text != "0"
        case let secret as Secret: return !secret.revealed.isEmpty
        case let flag as Bool: return flag
        case let number as any BinaryInteger: return "\(number)" != "0"
        case let number as Double: return number != 0
        default: break
        }
        let mirror = Mirror(reflecting: value)
        // A case without a value, such as a word that the library knows.
        if mirror.displayStyle == .enum, mirror.children.isEmpty { return "\(value)" != "null" }
        return mirror.children.contains { holdsSomething($0.value) }
    }
}
