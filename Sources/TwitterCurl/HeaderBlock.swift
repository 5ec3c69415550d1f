import TwitterHTTP

/// The lines of a header as they came.
///
/// The loop only keeps them; whoever wants the answer splits them, in a thread of its own.
struct HeaderBlock {
    private static let lineFeed = UInt8(ascii: "\n")

    /// Each line ends with a line feed, which can stand nowhere else.
    private var bytes: [UInt8] = []

    /// Makes room for the header of most answers; others need more and get it.
    mutating func reserveUsualCapacity() { bytes.reserveCapacity(480) }

    /// Takes all lines out and keeps their room.
    mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    /// Adds a line without its end.
    mutating func append(_ line: UnsafeRawBufferPointer) {
        bytes.append(contentsOf: line)
        bytes.append(Self.lineFeed)
    }

    /// The lines as fields: bytes that are not UTF-8 are replaced, and what is no field is left out.
    var fields: HTTPFields {
        var fields = HTTPFields()
        fields.reserveCapacity(bytes.count { $0 == Self.lineFeed })
        bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while let end = rest.firstIndex(of: Self.lineFeed) {
                let line = rest[..<end]
                rest = rest[(end + 1)...]
                if line.first == 0x20 || line.first == 0x09 {
                    fields.extendLastValue(with: Self.text(line))
                } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
                    fields.append(name: Self.text(line[..<colon]), value: Self.text(line[(colon + 1)...]))
                }
            }
        }
        return fields
    }

    /// A piece of a line without the blanks around it.
    private static func text(_ piece: Slice<UnsafeRawBufferPointer>) -> String {
        var piece = piece.drop { $0 == 0x20 || $0 == 0x09 }
        while let last = piece.last, last == 0x20 || last == 0x09 { piece = piece.dropLast() }
        return String(decoding: UnsafeRawBufferPointer(rebasing: piece), as: UTF8.self)
    }
}
