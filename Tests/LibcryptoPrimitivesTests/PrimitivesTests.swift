import LibcryptoPrimitives
import Testing

@Suite struct PrimitivesTests {
    @Test(
        "base64 (RFC 4648, section 10)",
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ])
    func base64Rows(_ text: String, _ encoded: String) {
        #expect(base64(Array(text.utf8)) == encoded)
    }

    @Test("base64 has the standard alphabet and no line breaks")
    func base64Alphabet() {
        // The 64 six-bit values in their order.
        var bits: [UInt8] = []
        for value in stride(from: 0, to: 64, by: 4) {
            let number = value << 18 | (value + 1) << 12 | (value + 2) << 6 | (value + 3)
            bits += [16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
        }
        #expect(base64(bits) == "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        for count in 0..<300 {
            let text = base64(Array(repeating: 0xFF, count: count))
            #expect(text.utf8.count == (count + 2) / 3 * 4)
            #expect(!text.contains { $0.isWhitespace || $0 == "\0" })
        }
    }

    @Test(
        "Comparison",
        arguments: [
            ("", "", true), ("a", "a", true), ("a", "b", false), ("a", "", false), ("", "a", false), ("ab", "a", false),
            ("a", "ab", false), ("abcdefgh", "abcdefgh", true), ("abcdefgh", "abcdefgH", false),
            ("abcdefgh", "Abcdefgh", false), ("ab\0c", "ab\0d", false), ("ab\0c", "ab\0c", true),
        ])
    func comparison(_ one: String, _ other: String, _ isEqual: Bool) {
        #expect(isEqualInConstantTime(Array(one.utf8), Array(other.utf8)) == isEqual)
    }

    @Test("Each single bit counts")
    func bits() {
        let bytes = [UInt8](repeating: 0xA5, count: 33)
        for bit in 0..<(33 * 8) {
            var other = bytes
            other[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(!isEqualInConstantTime(bytes, other))
        }
    }

    @Test("Random bytes have the length asked for and do not repeat")
    func random() throws {
        for count in [0, 1, 2, 16, 1000] { #expect(try randomBytes(count).count == count) }
        var seen: Set<[UInt8]> = []
        for _ in 0..<1000 { seen.insert(try randomBytes(16)) }
        #expect(seen.count == 1000)
        // All 256 values occur: the chance that one does not is below 1 in 10^25.
        #expect(Set(try randomBytes(16384)).count == 256)
    }
}
