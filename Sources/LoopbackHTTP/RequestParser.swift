/// Reads the requests of one connection, strictly (RFC 9112).
///
/// Bytes go in by ``append(_:)``; ``next()`` is asked until it needs more. The result depends on the bytes alone, not on
/// the pieces in which they came. After a refusal nothing more is read: where the next request begins is unknown then.
struct RequestParser: Sendable {
    enum Step: Hashable {
        case needsMore
        /// An interim answer 100 is due; the request goes on.
        case continueExpected
        case request(ReceivedRequest)
        case refused(Refusal)
    }

    private enum State {
        case start(emptyLines: Int)
        case fields(RequestHead)
        case fixedBody(RequestHead, remaining: Int)
        case chunkedBody(RequestHead)
        case refused(Refusal)
    }

    /// How many empty lines before a request are overlooked (RFC 9112, section 2.2).
    private static let emptyLineLimit = 4

    private let limits: LoopbackLimits
    private let connection: Int
    private var input = InputBuffer()
    private var state = State.start(emptyLines: 0)
    private var body: [UInt8] = []
    private var chunks: ChunkedBody

    init(limits: LoopbackLimits, connection: Int) {
        self.limits = limits
        self.connection = connection
        chunks = ChunkedBody(bodyLimit: limits.bodyBytes, trailerLimit: limits.headBytes)
    }

    /// Whether no part of a request is at hand.
    var isIdle: Bool {
        if case .start = state { input.isEmpty } else { false }
    }

    mutating func append(_ piece: some Collection<UInt8>) {
        if case .refused = state { return }
        input.append(piece)
    }

    mutating func next() -> Step {
        do throws(Refusal) {
            while true {
                if let step = try advance() { return step }
            }
        } catch {
            state = .refused(error)
            return .refused(error)
        }
    }

    /// Does one step; `nil` when the state changed and there is more to do.
    private mutating func advance() throws(Refusal) -> Step? {
        switch state {
        case .start(let emptyLines):
            return try readRequestLine(after: emptyLines)
        case .fields(var head):
            // The head lives in one place at a time, so that its arrays grow without being copied.
            state = .start(emptyLines: 0)
            defer { if case .start = state { state = .fields(head) } }
            while let line = try takeLine(within: limits.headBytes - head.rawBytes.count) {
                if line.isEmpty {
                    head.end(line: line)
                    return try beginBody(of: head)
                }
                try head.add(fieldLine: line)
            }
            return .needsMore
        case .fixedBody(let head, let remaining):
            let piece = input.take(upTo: remaining)
            body.append(contentsOf: piece)
            if piece.count == remaining { return finish(head) }
            state = .fixedBody(head, remaining: remaining - piece.count)
            return .needsMore
        case .chunkedBody(let head):
            guard try chunks.read(&input) else { return .needsMore }
            body = chunks.content
            return finish(head)
        case .refused(let refusal):
            throw refusal
        }
    }

    private mutating func readRequestLine(after emptyLines: Int) throws(Refusal) -> Step? {
        guard let first = input.first else { return .needsMore }
        // Not HTTP at all, such as the first byte of TLS: no line end may ever come, so it is not waited for.
        guard Byte.isToken(first) || first == Byte.carriageReturn || first == Byte.lineFeed else {
            throw .malformed("The method is no token.")
        }
        guard let line = try takeLine(within: limits.headBytes) else { return .needsMore }
        if line.isEmpty {
            guard emptyLines < Self.emptyLineLimit else { throw .malformed("There is no request line.") }
            state = .start(emptyLines: emptyLines + 1)
        } else {
            state = .fields(try RequestHead(requestLine: line))
        }
        return nil
    }

    private mutating func takeLine(within limit: Int) throws(Refusal) -> ArraySlice<UInt8>? {
        switch input.takeLine(within: limit) {
        case .whole(let line): return line
        case .incomplete: return nil
        case .tooLong: throw .headTooLarge
        case .bareLineEnd: throw .malformed("A line of the head does not end in CRLF.")
        }
    }

    private mutating func beginBody(of head: RequestHead) throws(Refusal) -> Step? {
        let framing = try head.framing(bodyLimit: limits.bodyBytes)
        switch framing {
        case .chunked: state = .chunkedBody(head)
        case .length(let length):
            // What is only announced does not yet get memory beyond a first share.
            body.reserveCapacity(min(length, 1 << 20))
            state = .fixedBody(head, remaining: length)
        }
        return head.expectsContinue(framing) ? .continueExpected : nil
    }

    private mutating func finish(_ head: RequestHead) -> Step {
        let request = ReceivedRequest(
            method: head.method, target: head.target, path: head.path, query: head.query, headers: head.headers,
            body: body, httpVersion: head.version, connection: connection, rawHead: head.rawBytes)
        state = .start(emptyLines: 0)
        body = []
        chunks = ChunkedBody(bodyLimit: limits.bodyBytes, trailerLimit: limits.headBytes)
        return .request(request)
    }
}
