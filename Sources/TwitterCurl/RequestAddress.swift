/// The parts of a request's address that decide whether it can be sent, and by which errors name the server.
struct RequestAddress: Hashable, Sendable, CustomStringConvertible {
    /// Why an address cannot be used; each is a sentence without any part of the address.
    enum Fault: String, Error {
        case badCharacter = "The address has a blank, a control character, a backslash or a character outside ASCII."
        case badScheme = "The address is neither http nor https."
        case noHost = "The address names no host."
        case badHost = "The address has a host name that cannot be."
        case badPort = "The address has a port that cannot be."
        case userInfo = "The address has user information, which belongs in the header."
        case fragment = "The address has a fragment, which is never sent."
    }

    /// Whether the scheme is https.
    let isSecure: Bool
    /// The host as it is written, with the brackets of an IPv6 address.
    let host: String
    /// The port, named or usual.
    let port: Int

    /// Reads an absolute address.
    ///
    /// - Parameter url: The address, as it would go to libcurl.
    /// - Throws: ``Fault`` if it must not be sent.
    init(_ url: String) throws(Fault) {
        let bytes = url.utf8
        guard bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }) else { throw .badCharacter }
        let lower = url.lowercased()
        let scheme = lower.hasPrefix("http://") ? "http://" : "https://"
        guard lower.hasPrefix(scheme) else { throw .badScheme }
        isSecure = scheme == "https://"
        guard !bytes.contains(UInt8(ascii: "#")) else { throw .fragment }
        let authority = url.dropFirst(scheme.count).prefix { $0 != "/" && $0 != "?" }
        guard !authority.contains("@") else { throw .userInfo }

        // The last colon begins the port, unless it stands inside the brackets of an IPv6 address.
        let bracket = authority.lastIndex(of: "]")
        let colon = authority.lastIndex(of: ":").flatMap { colon in
            bracket.map { $0 < colon } ?? true ? colon : nil
        }
        let host = authority[..<(colon ?? authority.endIndex)]
        guard !host.isEmpty, host != "[]" else { throw .noHost }
        guard Self.isPossible(host: host) else { throw .badHost }
        self.host = String(host)

        let digits = colon.map { authority[authority.index(after: $0)...] } ?? ""
        guard digits.isEmpty || digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { throw .badPort }
        port = digits.isEmpty ? (isSecure ? 443 : 80) : (UInt16(digits).map(Int.init) ?? 0)
        guard port > 0 else { throw .badPort }
    }

    /// Host and port.
    var description: String { "\(host):\(port)" }

    /// Whether the host is this machine by its very name (RFC 6761, section 6.3; RFC 1122, section 3.2.1.3).
    var isLoopback: Bool {
        let name = host.lowercased()
        if name == "localhost" || name == "[::1]" { return true }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }

    /// Letters, digits and the marks of names; in brackets those of IPv6 addresses and their zones.
    private static func isPossible(host: Substring) -> Bool {
        let isBracketed = host.hasPrefix("[")
        let name = isBracketed ? host.dropFirst().dropLast() : host
        let marks = isBracketed ? "-._~:%" : "-._~"
        guard isBracketed == host.hasSuffix("]") else { return false }
        return name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || marks.contains($0)) }
    }
}
