/// The `application/x-www-form-urlencoded` format of queries, form bodies and token answers.
public enum FormEncoding {
    /// The media type of a body in this format.
    public static let contentType = "application/x-www-form-urlencoded"

    /// Writes pairs in their order, joined by `&`.
    ///
    /// - Parameter parameters: The pairs; repeated names stay apart and empty values keep their `=`.
    /// - Returns: ASCII text in which a blank is `%20`, so that it may stand in a query as well as in a body.
    public static func encode(_ parameters: some Sequence<Parameter>) -> String {
        var bytes: [UInt8] = []
        for parameter in parameters {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: "&")) }
            PercentEncoding.append(parameter.name.utf8, to: &bytes)
            bytes.append(UInt8(ascii: "="))
            PercentEncoding.append(parameter.value.utf8, to: &bytes)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Reads pairs in their order.
    ///
    /// A name without `=` has an empty value, empty pieces between two `&` are skipped, `+` stands for a blank.
    ///
    /// - Parameter bytes: The received bytes.
    /// - Returns: The decoded pairs; bytes that are no UTF-8 become U+FFFD.
    /// - Throws: ``OAuth1Error/malformedPercentEncoding`` where a `%` is not followed by two hexadecimal digits.
    public static func decode(_ bytes: [UInt8]) throws(OAuth1Error) -> [Parameter] {
        try decodePairs(bytes[...]).map {
            Parameter(String(decoding: $0.name, as: UTF8.self), String(decoding: $0.value, as: UTF8.self))
        }
    }

    /// The pairs as bytes: what is signed must not go through a text that cannot hold every byte.
    static func decodePairs(_ bytes: ArraySlice<UInt8>) throws(OAuth1Error) -> [(name: [UInt8], value: [UInt8])] {
        var pairs: [(name: [UInt8], value: [UInt8])] = []
        for piece in bytes.split(separator: UInt8(ascii: "&")) {
            let end = piece.firstIndex(of: UInt8(ascii: "=")) ?? piece.endIndex
            pairs.append(
                (
                    try PercentEncoding.decode(piece[..<end], plusIsSpace: true),
                    try PercentEncoding.decode(piece[end...].dropFirst(), plusIsSpace: true)
                ))
        }
        return pairs
    }
}
