/// The part of an address that is signed (RFC 5849, section 3.4.1.2), and its query.
///
/// Written by hand because a URL type may re-encode what it is given, while the signature must cover the bytes that go
/// on the wire; a verifier has nothing but those bytes.
struct BaseStringURI {
    /// Scheme and host in lower case, the port unless it is the scheme's own, the path as it stands.
    private(set) var bytes: [UInt8] = []
    /// What stands between `?` and `#`.
    private(set) var query: ArraySlice<UInt8> = []

    init(_ url: String) throws(OAuth1Error) {
        let url = Array(url.utf8)
        guard url.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }),
            let colon = url.firstIndex(of: UInt8(ascii: ":")), url[colon...].starts(with: "://".utf8)
        else { throw .unusableURL }
        let scheme = url[..<colon].map(lowercased)
        let isHTTPS = scheme.elementsEqual("https".utf8)
        guard isHTTPS || scheme.elementsEqual("http".utf8) else { throw .unusableURL }

        let rest = url[(colon + 3)...]
        let authorityEnd = rest.firstIndex { "/?#".utf8.contains($0) } ?? rest.endIndex
        let (host, port) = try Self.split(authority: rest[..<authorityEnd])

        bytes.reserveCapacity(url.count)
        bytes += scheme
        bytes += "://".utf8
        bytes += host.map(lowercased)
        if let port, port != (isHTTPS ? 443 : 80) {
            bytes.append(UInt8(ascii: ":"))
            bytes += String(port).utf8
        }

        let fragment = rest.firstIndex(of: UInt8(ascii: "#")) ?? rest.endIndex
        let queryStart = rest[..<fragment].firstIndex(of: UInt8(ascii: "?")) ?? fragment
        let path = rest[authorityEnd..<queryStart]
        if path.isEmpty { bytes.append(UInt8(ascii: "/")) } else { bytes += path }
        query = rest[queryStart..<fragment].dropFirst()
    }

    /// The address as it may be shown to anybody: the query, where tokens and texts stand, left out.
    static func withoutQuery(_ url: String) -> String {
        guard let uri = try? BaseStringURI(url) else { return "an unusable address" }
        return String(decoding: uri.bytes, as: UTF8.self)
    }

    private static func split(
        authority: ArraySlice<UInt8>
    ) throws(OAuth1Error) -> (host: ArraySlice<UInt8>, port: UInt16?) {
        // An IPv6 address has colons of its own, inside brackets.
        let bracket = authority.lastIndex(of: UInt8(ascii: "]"))
        let afterHost = bracket.map { $0 + 1 } ?? authority.firstIndex(of: UInt8(ascii: ":")) ?? authority.endIndex
        let host = authority[..<afterHost]
        let port = authority[afterHost...]
        guard isHost(host) else { throw .unusableURL }
        if port.isEmpty || port.elementsEqual(":".utf8) { return (host, nil) }
        guard port.first == UInt8(ascii: ":"),
            port.dropFirst().allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            let number = UInt16(String(decoding: port.dropFirst(), as: UTF8.self))
        else { throw .unusableURL }
        return (host, number)
    }

    /// Whether the bytes are a name, an IPv4 address or a bracketed IPv6 address.
    private static func isHost(_ host: ArraySlice<UInt8>) -> Bool {
        if host.first == UInt8(ascii: "[") {
            let address = host.dropFirst().dropLast()
            return host.last == UInt8(ascii: "]") && !address.isEmpty
                && address.allSatisfy { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") || isHexDigit($0) }
        }
        return !host.isEmpty && host.allSatisfy { "-._~".utf8.contains($0) || isLetterOrDigit($0) }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch lowercased(byte) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: false
        }
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        isLetterOrDigit(byte) && lowercased(byte) <= UInt8(ascii: "f")
    }
}

private func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
}
