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
            var start = 0
            while start < bytes.count {
                var (end, colon) = (start, Int?.none)
                while bytes[end] != Self.lineFeed {
                    if colon == nil, bytes[end] == UInt8(ascii: ":") { colon = end }
                    end += 1
                }
                if Self.isBlank(bytes[start]) {
                    fields.extendLastValue(with: Self.text(bytes, start, end))
                } else if let colon {
                    fields.append(name: Self.text(bytes, start, colon), value: Self.text(bytes, colon + 1, end))
                }
                start = end + 1
            }
        }
        return fields
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    /// A piece of a line without the blanks around it.
    private static func text(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int) -> String {
        var (start, end) = (start, end)
        while start < end, isBlank(bytes[start]) { start += 1 }
        while start < end, isBlank(bytes[end - 1]) { end -= 1 }
        return String(decoding: UnsafeRawBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    }
}
