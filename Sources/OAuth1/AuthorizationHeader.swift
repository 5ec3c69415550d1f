/// The `Authorization` header field of the scheme `OAuth` (RFC 5849, section 3.5.1).
public enum AuthorizationHeader {
    /// Writes the value: the realm first, then the parameters in their order.
    static func text(realm: String?, parameters: [Parameter]) -> String {
        var items: [String] = []
        if let realm { items.append("realm=\"\(quoted(realm))\"") }
        items += parameters.map { "\(PercentEncoding.encode($0.name))=\"\(PercentEncoding.encode($0.value))\"" }
        return "OAuth " + items.joined(separator: ", ")
    }

    /// A realm is a quoted string of RFC 9110, not percent-encoded; what cannot stand in a header is left out.
    private static func quoted(_ realm: String) -> String {
        var output = ""
        for character in realm.unicodeScalars where character.value >= 0x20 && character.value != 0x7F {
            if character == "\"" || character == "\\" { output.unicodeScalars.append("\\") }
            output.unicodeScalars.append(character)
        }
        return output
    }

    /// Reads the parameters of a received value, the realm left out.
    ///
    /// - Parameter value: The value of the header field.
    /// - Returns: The decoded pairs in their order; `nil` if the scheme is another one.
    /// - Throws: ``OAuth1Error/malformedHeader`` or ``OAuth1Error/malformedPercentEncoding``.
    public static func parameters(of value: String) throws(OAuth1Error) -> [Parameter]? {
        let bytes = Array(value.utf8)
        let scheme = bytes.prefix { $0 != UInt8(ascii: " ") }
        guard String(decoding: scheme, as: UTF8.self).lowercased() == "oauth" else { return nil }

        var parameters: [Parameter] = []
        var reader = HeaderReader(bytes: bytes[scheme.endIndex...])
        reader.skipSeparators()
        while !reader.isAtEnd {
            let name = try PercentEncoding.decode(reader.name())
            let value = try reader.quotedValue()
            if name.lowercased() != "realm" {
                parameters.append(Parameter(name, try PercentEncoding.decode(value)))
            }
            reader.skipSeparators()
        }
        return parameters
    }
}

/// A walk over the bytes of a header value: `name="value"`, blanks around `=` allowed (RFC 9110, section 11.2).
private struct HeaderReader {
    var bytes: ArraySlice<UInt8>

    var isAtEnd: Bool { bytes.isEmpty }

    mutating func skipSeparators() {
        bytes = bytes.drop { " \t,".utf8.contains($0) }
    }

    mutating func name() throws(OAuth1Error) -> String {
        let name = bytes.prefix { !" \t=,\"".utf8.contains($0) }
        bytes = bytes[name.endIndex...].drop { " \t".utf8.contains($0) }
        guard !name.isEmpty, bytes.first == UInt8(ascii: "=") else { throw .malformedHeader }
        bytes = bytes.dropFirst().drop { " \t".utf8.contains($0) }
        return String(decoding: name, as: UTF8.self)
    }

    mutating func quotedValue() throws(OAuth1Error) -> String {
        guard bytes.first == UInt8(ascii: "\"") else { throw .malformedHeader }
        var value: [UInt8] = []
        var index = bytes.startIndex + 1
        while index < bytes.endIndex, bytes[index] != UInt8(ascii: "\"") {
            if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.endIndex { index += 1 }
            value.append(bytes[index])
            index += 1
        }
        guard index < bytes.endIndex else { throw .malformedHeader }
        bytes = bytes[(index + 1)...]
        guard bytes.isEmpty || " \t,".utf8.contains(bytes[bytes.startIndex]) else { throw .malformedHeader }
        return String(decoding: value, as: UTF8.self)
    }
}
