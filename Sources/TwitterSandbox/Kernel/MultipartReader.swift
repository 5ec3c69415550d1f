/// Reads the parts of a `multipart/form-data` body (RFC 7578, RFC 2046).
struct MultipartReader {
    struct Part {
        var name: String
        var filename: String?
        var bytes: [UInt8]
    }

    /// The parts in their order.
    let parts: [Part]

    /// Reads a body; `nil` if it is no whole body of this type.
    ///
    /// - Parameters:
    ///   - body: The received bytes.
    ///   - contentType: The value of `Content-Type`, which names the boundary.
    init?(_ body: [UInt8], contentType: String) {
        guard contentType.prefix(while: { $0 != ";" }).lowercased() == "multipart/form-data",
            let boundary = Self.parameter("boundary", of: contentType), !boundary.isEmpty
        else { return nil }
        // Each delimiter begins a line, so one line end in front makes the first like the others.
        let delimiter = Array("\r\n--\(boundary)".utf8)
        var rest = (Array("\r\n".utf8) + body)[...]
        var parts: [Part] = []
        guard let start = Self.firstPlace(of: delimiter, in: rest) else { return nil }
        rest = rest[(start + delimiter.count)...]
        while !rest.starts(with: "--".utf8) {
            guard rest.starts(with: "\r\n".utf8), let end = Self.firstPlace(of: delimiter, in: rest),
                let part = Self.part(rest[(rest.startIndex + 2)..<end])
            else { return nil }
            parts.append(part)
            rest = rest[(end + delimiter.count)...]
        }
        self.parts = parts
    }

    private static func part(_ bytes: ArraySlice<UInt8>) -> Part? {
        guard let end = firstPlace(of: Array("\r\n\r\n".utf8), in: bytes) else { return nil }
        let lines = String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\r\n")
        let disposition = lines.first { $0.lowercased().hasPrefix("content-disposition:") }
        guard let disposition, let name = parameter("name", of: String(disposition)) else { return nil }
        return Part(
            name: name, filename: parameter("filename", of: String(disposition)), bytes: Array(bytes[(end + 4)...]))
    }

    /// The value of a parameter behind a semicolon, quoted or not.
    private static func parameter(_ name: String, of header: String) -> String? {
        for piece in header.split(separator: ";").dropFirst() {
            let piece = piece.drop { $0 == " " }
            guard piece.lowercased().hasPrefix("\(name)=") else { continue }
            let value = piece.dropFirst(name.count + 1)
            return value.hasPrefix("\"") ? String(value.dropFirst().prefix { $0 != "\"" }) : String(value)
        }
        return nil
    }

    private static func firstPlace(of pattern: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
        var index = bytes.startIndex
        while index + pattern.count <= bytes.endIndex {
            guard let next = bytes[index...].firstIndex(of: pattern[0]), next + pattern.count <= bytes.endIndex else {
                return nil
            }
            if bytes[next...].starts(with: pattern) { return next }
            index = next + 1
        }
        return nil
    }
}
