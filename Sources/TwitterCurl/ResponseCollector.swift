import TwitterHTTP

/// Puts an answer together from the header lines and body pieces that libcurl hands over.
struct ResponseCollector {
    /// The most bytes of header lines that are taken, over all blocks of an answer.
    static let maximumHeaderBytes = 256 << 10

    /// As many fields as most answers have; others need more room and get it.
    private static let usualFields = 16

    private enum Phase { case beforeStatus, inHeader, afterHeader }

    /// The fields of the newest header block.
    private(set) var headers = HTTPFields()
    /// The body as far as it has come, unpacked.
    private(set) var body: [UInt8] = []
    /// Whether any header line has come.
    var hasBegun: Bool { headerBytes > 0 }
    /// Whether the newest header block has come to its end.
    var hasWholeHeader: Bool { phase == .afterHeader }
    /// Whether that is the header of the answer, and not of an interim one (RFC 9110, section 15.2).
    var hasFinalHeader: Bool { hasWholeHeader && (status >= 200 || status == 101) }
    /// The status of the newest header block; 0 if it has none.
    private(set) var status = 0

    private let maximumBodyBytes: Int
    private let expectsBody: Bool
    private var phase = Phase.beforeStatus
    private var headerBytes = 0

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
            guard line.starts(with: "HTTP/".utf8), body.isEmpty else { return nil }
            headers = HTTPFields()
            headers.reserveCapacity(Self.usualFields)
            status = Self.status(in: line)
            phase = .inHeader
        } else if line.isEmpty {
            phase = .afterHeader
            return headerFault
        } else if line.first == 0x20 || line.first == 0x09 {
            headers.extendLastValue(with: Self.text(line))
        } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
            headers.append(name: Self.text(line[..<colon]), value: Self.text(line[(colon + 1)...]))
        }
        return nil
    }

    /// Takes a piece of the unpacked body.
    ///
    /// - Returns: Why the answer must not go on; `nil` if it may.
    mutating func takeBody(_ bytes: UnsafeRawBufferPointer) -> TransportError.Kind? {
        guard bytes.count <= maximumBodyBytes - body.count else {
            body = []
            return .responseTooLarge
        }
        body.append(contentsOf: bytes)
        return nil
    }

    /// What is wrong with a whole header block, before any body.
    private var headerFault: TransportError.Kind? {
        // No request asks for another protocol, so none may be switched to (RFC 9110, section 15.2.2).
        if status == 101 { return .malformedResponse }
        guard expectsBody, status >= 200, status != 204, status != 304 else { return nil }
        // Chunks overrule a length (RFC 9112, section 6.3).
        guard headers["Transfer-Encoding"] == nil else { return nil }
        let lengths = Set(headers.values(of: "Content-Length").flatMap(Self.elements))
        guard let length = lengths.first else { return nil }
        // Where the body ends would be a guess, and libcurl makes one.
        guard lengths.count == 1, !length.isEmpty, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return .malformedResponse
        }
        // A packed body shows its size later.
        guard headers["Content-Encoding"] == nil else { return nil }
        return Int(length).map { $0 <= maximumBodyBytes } ?? false ? nil : .responseTooLarge
    }

    /// The elements of a list in a field (RFC 9110, section 5.6.1); a length that is repeated may come as one.
    private static func elements(of value: String) -> [String] {
        value.split(separator: ",", omittingEmptySubsequences: false).map { element in
            String(element.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
    }

    private typealias Line = Slice<UnsafeRawBufferPointer>

    private static func withoutLineEnd(_ bytes: UnsafeRawBufferPointer) -> Line {
        var line = bytes[...]
        if line.last == UInt8(ascii: "\n") { line = line.dropLast() }
        if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
        return line
    }

    /// The three digits after the first blank of a status line; 0 if they are not there.
    private static func status(in line: Line) -> Int {
        Int(text(line.drop { $0 != 0x20 }.dropFirst().prefix(3))) ?? 0
    }

    /// A piece of a line without the blanks around it; bytes that are not UTF-8 are replaced.
    private static func text(_ piece: Line) -> String {
        var piece = piece.drop { $0 == 0x20 || $0 == 0x09 }
        while let last = piece.last, last == 0x20 || last == 0x09 { piece = piece.dropLast() }
        return String(decoding: piece, as: UTF8.self)
    }
}
