import TwitterHTTP

/// The lines of a header as they came, without their ends.
///
/// The loop only keeps them; whoever wants the answer splits them, in a thread of its own.
struct HeaderBlock {
    private var bytes: [UInt8] = []
    /// Where each line ends.
    private var ends: [Int] = []

    /// Adds a line.
    mutating func append(_ line: Slice<UnsafeRawBufferPointer>) {
        if ends.isEmpty {
            // As much as most answers have; others need more room and get it.
            bytes.reserveCapacity(512)
            ends.reserveCapacity(16)
        }
        bytes.append(contentsOf: line)
        ends.append(bytes.count)
    }

    /// The lines as fields: bytes that are not UTF-8 are replaced, and what is no field is left out.
    var fields: HTTPFields {
        var fields = HTTPFields()
        fields.reserveCapacity(ends.count)
        var start = 0
        for end in ends {
            defer { start = end }
            let line = bytes[start..<end]
            if line.first == 0x20 || line.first == 0x09 {
                fields.extendLastValue(with: Self.text(line))
            } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
                fields.append(name: Self.text(line[..<colon]), value: Self.text(line[(colon + 1)...]))
            }
        }
        return fields
    }

    /// A piece of a line without the blanks around it.
    private static func text(_ piece: ArraySlice<UInt8>) -> String {
        var piece = piece.drop { $0 == 0x20 || $0 == 0x09 }
        while let last = piece.last, last == 0x20 || last == 0x09 { piece = piece.dropLast() }
        return String(decoding: piece, as: UTF8.self)
    }
}
