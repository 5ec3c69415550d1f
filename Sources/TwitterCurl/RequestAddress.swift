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
    /// Whether the host is this machine by its very name (RFC 6761, section 6.3; RFC 1122, section 3.2.1.3).
    let isLoopback: Bool

    /// Reads an absolute address.
    ///
    /// - Parameter url: The address, as it would go to libcurl.
    /// - Throws: ``Fault`` if it must not be sent.
    init(_ url: String) throws(Fault) {
        var url = url
        self = try url.withUTF8 { bytes in Result { () throws(Fault) in try RequestAddress(bytes: bytes[...]) } }.get()
    }

    /// Reads it byte by byte, for characters and lower-cased copies take longer than all else that a short request needs.
    private init(bytes: Bytes) throws(Fault) {
        guard bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }) else { throw .badCharacter }
        isSecure = Self.begins(bytes, with: "https://")
        guard isSecure || Self.begins(bytes, with: "http://") else { throw .badScheme }
        guard !bytes.contains(UInt8(ascii: "#")) else { throw .fragment }
        let authority = bytes.dropFirst(isSecure ? 8 : 7).prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
        guard !authority.contains(UInt8(ascii: "@")) else { throw .userInfo }

        // The last colon begins the port, unless it stands inside the brackets of an IPv6 address.
        let bracket = authority.lastIndex(of: UInt8(ascii: "]"))
        let colon = authority.lastIndex(of: UInt8(ascii: ":")).flatMap { colon in
            bracket.map { $0 < colon } ?? true ? colon : nil
        }
        let host = authority[..<(colon ?? authority.endIndex)]
        guard !host.isEmpty, !Self.equals(host, "[]") else { throw .noHost }
        guard Self.isPossible(host: host) else { throw .badHost }
        self.host = String(decoding: host, as: UTF8.self)
        isLoopback = Self.isLoopback(host: host)

        var named: Int?
        for digit in colon.map({ authority[($0 + 1)...] }) ?? bytes[bytes.endIndex...] {
            guard Self.isDigit(digit) else { throw .badPort }
            named = (named ?? 0) * 10 + Int(digit - UInt8(ascii: "0"))
            guard named ?? 0 <= UInt16.max else { throw .badPort }
        }
        port = named ?? (isSecure ? 443 : 80)
        guard port > 0 else { throw .badPort }
    }

    /// Host and port.
    var description: String { "\(host):\(port)" }

    private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

    private static func begins(_ bytes: Bytes, with lowercasedText: StaticString) -> Bool {
        lowercasedText.withUTF8Buffer { text in
            bytes.count >= text.count && zip(bytes, text).allSatisfy { lowercased($0) == $1 }
        }
    }

    private static func equals(_ bytes: Bytes, _ lowercasedText: StaticString) -> Bool {
        bytes.count == lowercasedText.utf8CodeUnitCount && begins(bytes, with: lowercasedText)
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isLoopback(host: Bytes) -> Bool {
        if equals(host, "localhost") || equals(host, "[::1]") { return true }
        guard begins(host, with: "127.") else { return false }
        // Four numbers of at most 255 each.
        var (numbers, number, digits) = (1, 0, 0)
        for byte in host {
            if byte == UInt8(ascii: ".") {
                guard digits > 0 else { return false }
                (numbers, number, digits) = (numbers + 1, 0, 0)
            } else {
                guard isDigit(byte) else { return false }
                (number, digits) = (number * 10 + Int(byte - UInt8(ascii: "0")), digits + 1)
                guard number <= 255 else { return false }
            }
        }
        return numbers == 4 && digits > 0
    }

    /// Letters, digits and the marks of names; in brackets those of IPv6 addresses and their zones.
    private static func isPossible(host: Bytes) -> Bool {
        let isBracketed = host.first == UInt8(ascii: "[")
        guard isBracketed == (host.last == UInt8(ascii: "]")) else { return false }
        let name = isBracketed ? host.dropFirst().dropLast() : host
        return name.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"),
                UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
                true
            case UInt8(ascii: ":"), UInt8(ascii: "%"): isBracketed
            default: isDigit(byte)
            }
        }
    }
}
