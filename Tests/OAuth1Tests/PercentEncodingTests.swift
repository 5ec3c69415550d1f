import OAuth1
import Testing

@Suite struct PercentEncodingTests {
    static let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"

    /// Two upper-case digits, written without the module.
    static func triplet(_ byte: UInt8) -> String {
        let digits = Array("0123456789ABCDEF")
        return "%\(digits[Int(byte) / 16])\(digits[Int(byte) % 16])"
    }

    @Test("Every one of the 128 ASCII characters", arguments: UInt8(0)...127)
    func ascii(_ byte: UInt8) throws {
        let text = String(UnicodeScalar(byte))
        let expected = Self.unreserved.contains(text) ? text : Self.triplet(byte)
        #expect(PercentEncoding.encode(text) == expected)
        #expect(PercentEncoding.encode("a\(text)b") == "a\(expected)b")
        #expect(try PercentEncoding.decode(Self.triplet(byte)) == text)
        #expect(try PercentEncoding.decode(Self.triplet(byte).lowercased()) == text)
    }

    @Test("Every byte value from 128 on, as part of a character of two bytes", arguments: UInt8(0x80)...255)
    func highBytes(_ byte: UInt8) throws {
        // Bytes up to BF follow another one; C2 to F4 begin a character; the others occur in no text.
        let bytes: [UInt8]
        switch byte {
        case 0x80...0xBF: bytes = [0xC3, byte]
        case 0xC2...0xDF: bytes = [byte, 0x80]
        case 0xE0: bytes = [byte, 0xA0, 0x80]
        case 0xE1...0xEF: bytes = [byte, 0x80, 0x80]
        case 0xF0: bytes = [byte, 0x90, 0x80, 0x80]
        case 0xF1...0xF4: bytes = [byte, 0x80, 0x80, 0x80]
        default:
            #expect(try PercentEncoding.decode("a\(Self.triplet(byte))b") == "a\u{FFFD}b")
            return
        }
        let text = String(decoding: bytes, as: UTF8.self)
        let encoded = bytes.map(Self.triplet).joined()
        #expect(PercentEncoding.encode(text) == encoded)
        #expect(Array(try PercentEncoding.decode(encoded).utf8) == bytes)
    }

    @Test("Every byte value of a query is decoded and encoded again in the base string")
    func everyByteInQuery() throws {
        for byte in UInt8(0)...255 where !Self.unreserved.utf8.contains(byte) {
            let triplet = Self.triplet(byte)
            let signed = try SigningCase(
                method: "GET", url: "http://h/?a=\(triplet.lowercased())&\(triplet)=1"
            ).signed()
            #expect(signed.parameterString.contains("a=\(triplet)&"), "\(byte)")
            #expect("&\(signed.parameterString)".contains("&\(triplet)=1&"), "\(byte)")
        }
    }

    @Test(
        "Text of more than one byte a character; never normalised",
        arguments: [
            ("", ""),
            ("\u{E9}", "%C3%A9"), ("e\u{301}", "e%CC%81"),
            ("日本", "%E6%97%A5%E6%9C%AC"),
            ("😀", "%F0%9F%98%80"),
            ("👩‍👧", "%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7"),
            ("\0", "%00"), ("\u{7F}", "%7F"), ("\r\n", "%0D%0A"), ("\u{FEFF}", "%EF%BB%BF"),
            ("%41", "%2541"), ("a b+c", "a%20b%2Bc"),
        ])
    func multiByte(_ text: String, _ encoded: String) throws {
        #expect(PercentEncoding.encode(text) == encoded)
        #expect(Array(try PercentEncoding.decode(encoded).utf8) == Array(text.utf8))
    }

    @Test(
        "Decoding leaves alone what is no triplet",
        arguments: [("a+b", "a+b"), ("a b", "a b"), ("é", "é"), ("%2b%2B", "++"), ("%2525", "%25"), ("x%41y", "xAy")])
    func decoding(_ encoded: String, _ text: String) throws {
        #expect(try PercentEncoding.decode(encoded) == text)
    }

    @Test(
        "A percent sign without two hexadecimal digits is refused",
        arguments: [
            "%", "a%", "%4", "%4g", "%g4", "%%41", "% 1", "%+1", "%:0", "%/0", "%0:", "%@0", "%`0", "%G0", "%zz",
            "abc%0",
        ])
    func malformed(_ text: String) {
        #expect(throws: OAuth1Error.malformedPercentEncoding) { try PercentEncoding.decode(text) }
        #expect(throws: OAuth1Error.malformedPercentEncoding) { try FormEncoding.decode(Array("a=\(text)".utf8)) }
        #expect(throws: OAuth1Error.malformedPercentEncoding) { try FormEncoding.decode(Array("\(text)=a".utf8)) }
    }

    @Test("Decoding bytes that are no UTF-8 gives the replacement character")
    func invalidText() throws {
        #expect(try PercentEncoding.decode("a%FFb") == "a\u{FFFD}b")
        #expect(try FormEncoding.decode(Array("%FF=%FE".utf8)) == [Parameter("\u{FFFD}", "\u{FFFD}")])
    }
}
