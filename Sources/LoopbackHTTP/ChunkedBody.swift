/// Takes the chunked coding off a body (RFC 9112, section 7.1).
struct ChunkedBody: Sendable {
    private enum State {
        case size
        case data(Int)
        case dataEnd
        case trailers(bytes: Int)
    }

    /// The longest line with a chunk's size and its extensions, which mean nothing here.
    private static let sizeLineLimit = 4096

    private var state = State.size
    private(set) var content: [UInt8] = []
    let bodyLimit: Int
    let trailerLimit: Int

    init(bodyLimit: Int, trailerLimit: Int) {
        self.bodyLimit = bodyLimit
        self.trailerLimit = trailerLimit
    }

    /// Reads on.
    ///
    /// - Returns: Whether the body is whole; `false` when more bytes are needed.
    mutating func read(_ input: inout InputBuffer) throws(Refusal) -> Bool {
        while true {
            switch state {
            case .size:
                let tooLong = Refusal.malformed("The line with a chunk's size is too long.")
                guard let line = try Self.line(&input, within: Self.sizeLineLimit, tooLong) else { return false }
                let size = try Self.size(line)
                guard size <= bodyLimit - content.count else { throw .bodyTooLarge }
                state = size == 0 ? .trailers(bytes: 0) : .data(size)
            case .data(let remaining):
                let piece = input.take(upTo: remaining)
                guard !piece.isEmpty else { return false }
                content.append(contentsOf: piece)
                state = piece.count == remaining ? .dataEnd : .data(remaining - piece.count)
            case .dataEnd:
                let tooLong = Refusal.malformed("A chunk is longer than its size.")
                guard try Self.line(&input, within: 2, tooLong) != nil else { return false }
                state = .size
            case .trailers(let bytes):
                guard let line = try Self.line(&input, within: trailerLimit - bytes, .headTooLarge) else {
                    return false
                }
                if line.isEmpty { return true }
                _ = try RequestHead.field(line)
                state = .trailers(bytes: bytes + line.count + 2)
            }
        }
    }

    private static func line(
        _ input: inout InputBuffer, within limit: Int, _ tooLong: Refusal
    ) throws(Refusal) -> ArraySlice<UInt8>? {
        switch input.takeLine(within: limit) {
        case .whole(let line): return line
        case .incomplete: return nil
        case .tooLong: throw tooLong
        case .bareLineEnd: throw .malformed("A line of the chunked body does not end in CRLF.")
        }
    }

    private static func size(_ line: ArraySlice<UInt8>) throws(Refusal) -> Int {
        let digits = line.prefix { Byte.hexValue($0) != nil }
        let rest = line[digits.endIndex...]
        let isExtension = rest.drop(while: Byte.isBlank).first == UInt8(ascii: ";")
        guard let size = Byte.number(digits, radix: 16, digit: Byte.hexValue), rest.isEmpty || isExtension,
            rest.allSatisfy(Byte.isFieldContent)
        else { throw .malformed("A chunk's size is no number.") }
        return size
    }
}
