import Locking

/// The server's side of an HTTP/2 connection (RFC 9113), as much of it as a script needs.
///
/// It does not unpack header fields: which request is which shows in the numbers of their streams.
struct HTTP2Peer {
    struct Frame {
        enum Kind: UInt8 {
            case data = 0
            case headers = 1
            case reset = 3
            case settings = 4
            case ping = 6
            case goAway = 7
        }

        var kind: UInt8
        var flags: UInt8 = 0
        var stream: UInt32 = 0
        var payload: [UInt8] = []
    }

    /// Reasons to end a stream or a connection (RFC 9113, section 7).
    enum Reason: UInt8 {
        case none = 0
        case internalError = 2
        case refusedStream = 7
    }

    private static let endOfStream: UInt8 = 0x1
    private static let endOfHeaders: UInt8 = 0x4
    private static let acknowledgement: UInt8 = 0x1

    /// A request that has come: over which connection, counted from 0, and on which stream.
    struct Arrival: Hashable {
        var connection: Int
        var stream: UInt32
    }

    let connection: RawConnection
    private let arrivals: Locked<[Arrival]>
    private var received: [UInt8] = []

    /// Reads the client's preface and sends the server's; `nil` if the client speaks something else.
    ///
    /// - Parameters:
    ///   - connection: A connection with TLS.
    ///   - arrivals: Where each request is noted.
    init?(_ connection: RawConnection, noting arrivals: Locked<[Arrival]>) {
        self.connection = connection
        self.arrivals = arrivals
        let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)
        guard connection.agreedProtocol == "h2", take(preface.count) == preface else { return nil }
        send(Frame(kind: Frame.Kind.settings.rawValue))
    }

    /// Reads until a request has come to its end.
    ///
    /// - Returns: The number of its stream; `nil` at the end of the connection.
    mutating func nextRequest() -> UInt32? {
        while let frame = nextFrame() {
            switch Frame.Kind(rawValue: frame.kind) {
            case .settings where frame.flags & Self.acknowledgement == 0:
                send(Frame(kind: frame.kind, flags: Self.acknowledgement))
            case .ping where frame.flags & Self.acknowledgement == 0:
                send(Frame(kind: frame.kind, flags: Self.acknowledgement, payload: frame.payload))
            case .headers where frame.flags & Self.endOfStream != 0, .data where frame.flags & Self.endOfStream != 0:
                let arrival = Arrival(connection: connection.index, stream: frame.stream)
                arrivals.withLock { $0.append(arrival) }
                return frame.stream
            default: break
            }
        }
        return nil
    }

    /// Begins an answer of status 200.
    func begin(_ stream: UInt32) {
        // The eighth entry of the static table of HPACK is that status (RFC 7541, appendix A).
        send(Frame(kind: Frame.Kind.headers.rawValue, flags: Self.endOfHeaders, stream: stream, payload: [0x88]))
    }

    /// Sends a piece of a body.
    func send(_ text: String, isLast: Bool, on stream: UInt32) {
        let flags = isLast ? Self.endOfStream : 0
        send(Frame(kind: Frame.Kind.data.rawValue, flags: flags, stream: stream, payload: Array(text.utf8)))
    }

    /// Sends a whole answer.
    func answer(_ stream: UInt32, _ text: String) {
        begin(stream)
        send(text, isLast: true, on: stream)
    }

    /// Ends a stream before its end (`RST_STREAM`).
    func reset(_ stream: UInt32, _ reason: Reason) {
        send(Frame(kind: Frame.Kind.reset.rawValue, stream: stream, payload: [0, 0, 0, reason.rawValue]))
    }

    /// Says that no stream above a number is or will be worked on (`GOAWAY`).
    func goAway(lastStream: UInt32) {
        let payload = Self.bytes(lastStream) + [0, 0, 0, Reason.none.rawValue]
        send(Frame(kind: Frame.Kind.goAway.rawValue, payload: payload))
    }

    // MARK: Frames

    private func send(_ frame: Frame) {
        let length = Array(Self.bytes(UInt32(frame.payload.count)).dropFirst())
        connection.write(length + [frame.kind, frame.flags] + Self.bytes(frame.stream) + frame.payload)
    }

    private mutating func nextFrame() -> Frame? {
        guard let head = take(9) else { return nil }
        let length = head[..<3].reduce(0) { $0 << 8 | Int($1) }
        let stream = head[5...].reduce(0) { $0 << 8 | UInt32($1) } & 0x7FFF_FFFF
        guard let payload = take(length) else { return nil }
        return Frame(kind: head[3], flags: head[4], stream: stream, payload: payload)
    }

    private mutating func take(_ count: Int) -> [UInt8]? {
        while received.count < count {
            guard let more = connection.readSome() else { return nil }
            received += more
        }
        defer { received.removeFirst(count) }
        return Array(received.prefix(count))
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
