import TwitterHTTP

/// The request line and the header lines of a request, checked line by line (RFC 9112, sections 3 and 5).
struct RequestHead: Sendable {
    /// How the body is delimited.
    enum Framing: Hashable {
        case length(Int)
        case chunked
    }

    let method: String
    let target: String
    let path: String
    let query: String?
    let version: String
    private(set) var headers = HTTPFields()
    private(set) var rawBytes: [UInt8]

    init(requestLine line: ArraySlice<UInt8>) throws(Refusal) {
        let parts = line.split(separator: Byte.space, omittingEmptySubsequences: false)
        guard parts.count == 3 else { throw .malformed("The request line does not have three parts.") }
        guard !parts[0].isEmpty, parts[0].allSatisfy(Byte.isToken) else { throw .malformed("The method is no token.") }
        version = try Self.version(parts[2])
        (path, query) = try Self.split(target: parts[1])
        method = String(decoding: parts[0], as: UTF8.self)
        target = String(decoding: parts[1], as: UTF8.self)
        rawBytes = Array(line)
        rawBytes.append(contentsOf: [Byte.carriageReturn, Byte.lineFeed])
    }

    mutating func add(fieldLine line: ArraySlice<UInt8>) throws(Refusal) {
        let (name, value) = try Self.field(line)
        headers.append(name: name, value: value)
        end(line: line)
    }

    mutating func end(line: ArraySlice<UInt8>) {
        rawBytes.append(contentsOf: line)
        rawBytes.append(contentsOf: [Byte.carriageReturn, Byte.lineFeed])
    }

    /// Splits a header or trailer line; white space before the colon and folded lines are refused (section 5.1, 5.2).
    static func field(_ line: ArraySlice<UInt8>) throws(Refusal) -> (name: String, value: String) {
        if let first = line.first, Byte.isBlank(first) { throw .malformed("A header line is folded.") }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
            throw .malformed("A header line has no colon.")
        }
        let name = line[..<colon]
        let value = Byte.trimmed(line[(colon + 1)...])
        guard !name.isEmpty, name.allSatisfy(Byte.isToken) else { throw .malformed("A header's name is no token.") }
        guard value.allSatisfy(Byte.isFieldContent) else {
            throw .malformed("A header's value holds a control character.")
        }
        return (String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
    }

    private static func version(_ text: ArraySlice<UInt8>) throws(Refusal) -> String {
        let text = Array(text)
        guard text.count == 8, text.starts(with: "HTTP/".utf8), Byte.decimalValue(text[5]) != nil,
            text[6] == UInt8(ascii: "."), Byte.decimalValue(text[7]) != nil
        else { throw .malformed("The request line does not end in a version.") }
        guard text[5] == UInt8(ascii: "1"), text[7] <= UInt8(ascii: "1") else { throw .unknownVersion }
        return String(decoding: text, as: UTF8.self)
    }

    /// Takes path and query out of an origin-form or absolute-form target (RFC 9112, sections 3.2.1 and 3.2.2).
    private static func split(target: ArraySlice<UInt8>) throws(Refusal) -> (path: String, query: String?) {
        guard target.allSatisfy({ Byte.isVisible($0) && $0 != UInt8(ascii: "#") }) else {
            throw .malformed("The target holds a character that may not stand there.")
        }
        var rest = target
        if rest.first != UInt8(ascii: "/") {
            let schemes = ["http://", "https://"]
            let scheme = schemes.first { $0.utf8.elementsEqual(rest.prefix($0.utf8.count).map(Byte.lowercased)) }
            guard let scheme else { throw .malformed("The target is neither a path nor an http address.") }
            rest = rest.dropFirst(scheme.utf8.count)
            let authorityEnd = rest.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") }
            guard authorityEnd != rest.startIndex, !rest.isEmpty else { throw .malformed("The target names no host.") }
            rest = rest[(authorityEnd ?? rest.endIndex)...]
        }
        let mark = rest.firstIndex(of: UInt8(ascii: "?"))
        let path = String(decoding: rest[..<(mark ?? rest.endIndex)], as: UTF8.self)
        return (path.isEmpty ? "/" : path, mark.map { String(decoding: rest[($0 + 1)...], as: UTF8.self) })
    }
}
