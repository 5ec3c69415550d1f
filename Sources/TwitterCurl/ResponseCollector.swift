import TwitterHTTP

/// Puts an answer together from the header lines and body pieces that libcurl hands over.
struct ResponseCollector {
    /// The most bytes of header lines that are taken, over all blocks of an answer.
    static let maximumHeaderBytes = 256 << 10

    private enum Phase { case beforeStatus, inHeader, afterHeader }

    /// The newest header block, its status, and the body as far as it has come.
    var answer = CollectedResponse()
    /// Whether any header line has come.
    var hasBegun: Bool { headerBytes > 0 }
    /// Whether the newest header block has come to its end.
    var hasWholeHeader: Bool { phase == .afterHeader }
    /// Whether that is the header of the answer, and not of an interim one (RFC 9110, section 15.2).
    var hasFinalHeader: Bool { hasWholeHeader && (answer.status >= 200 || answer.status == 101) }

    private let maximumBodyBytes: Int
    private let expectsBody: Bool
    private var phase = Phase.beforeStatus
    private var headerBytes = 0
    private var framing = BodyFraming()

    /// Creates a collector for one answer.
    ///
    /// - Parameters:
    ///   - method: The method of the request; the answer to a `HEAD` has no body, whatever its `Content-Length` says.
    ///   - maximumBodyBytes: The most bytes of unpacked body that are taken.
    init(method: HTTPMethod, maximumBodyBytes: Int) {
        self.maximumBodyBytes = max(0, maximumBodyBytes)
        expectsBody = method != .head
    }

    /// Takes one line of a header or trailer, its end included.
    ///
    /// - Returns: Why the answer must not go on; `nil` if it may.
    mutating func takeHeaderLine(_ bytes: UnsafeRawBufferPointer) -> TransportError.Kind? {
        headerBytes += min(bytes.count, Self.maximumHeaderBytes + 1)
        guard headerBytes <= Self.maximumHeaderBytes else { return .headersTooLarge }
        let line = Self.withoutLineEnd(bytes)
        if phase != .inHeader {
            // A status line begins an answer: an interim one, the final one after it, or that of a tunnel. Other lines
            // here are trailers, which nobody asked for.
            guard line.starts(with: "HTTP/".utf8), answer.body.isEmpty else { return nil }
            answer.header.removeAll()
            framing = BodyFraming()
            answer.status = Self.status(in: line)
            phase = .inHeader
        } else if line.isEmpty {
            phase = .afterHeader
            return headerFault
        } else {
            answer.header.append(line)
            framing.note(line)
        }
        return nil
    }

    /// Takes a piece of the unpacked body.
    ///
    /// - Returns: Why the answer must not go on; `nil` if it may.
    mutating func takeBody(_ bytes: UnsafeRawBufferPointer) -> TransportError.Kind? {
        guard bytes.count <= maximumBodyBytes - answer.body.count else {
            answer.body = []
            return .responseTooLarge
        }
        answer.body.append(contentsOf: bytes)
        return nil
    }

    /// What is wrong with a whole header block, before any body.
    private var headerFault: TransportError.Kind? {
        // No request asks for another protocol, so none may be switched to (RFC 9110, section 15.2.2).
        let status = answer.status
        if status == 101 { return .malformedResponse }
        guard expectsBody, status >= 200, status != 204, status != 304 else { return nil }
        return switch framing.fault(maximumBytes: maximumBodyBytes) {
        // Where the body ends would be a guess, and libcurl makes one.
        case .unclear: .malformedResponse
        case .tooLarge: .responseTooLarge
        case nil: nil
        }
    }

    private static func withoutLineEnd(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        var count = bytes.count
        if count > 0, bytes[count - 1] == UInt8(ascii: "\n") { count -= 1 }
        if count > 0, bytes[count - 1] == UInt8(ascii: "\r") { count -= 1 }
        return UnsafeRawBufferPointer(rebasing: bytes[..<count])
    }

    /// The three digits after the first blank of a status line; 0 if they are not there.
    private static func status(in line: UnsafeRawBufferPointer) -> Int {
        let digits = line.drop { $0 != 0x20 }.dropFirst().prefix(3)
        guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return 0 }
        return digits.reduce(0) { 10 * $0 + Int($1 - 0x30) }
    }
}
