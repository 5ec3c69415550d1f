import LibcryptoPrimitives
import Testing

/// Bytes from a text of hexadecimal digits.
func hex(_ text: String) throws -> [UInt8] {
    let digits = try text.map { try #require($0.hexDigitValue).asByte }
    try #require(digits.count.isMultiple(of: 2))
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
}

extension Int {
    fileprivate var asByte: UInt8 { UInt8(truncatingIfNeeded: self) }
}

@Suite struct HMACKeyTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        var key: [UInt8]
        var message: [UInt8]
        var code: String
        var testDescription: String { name }

        init(_ name: String, _ key: [UInt8], _ message: [UInt8], _ code: String) {
            (self.name, self.key, self.message, self.code) = (name, key, message, code)
        }

        init(_ name: String, _ key: [UInt8], _ message: String, _ code: String) {
            self.init(name, key, Array(message.utf8), code)
        }
    }

    static func bytes(_ byte: UInt8, _ count: Int) -> [UInt8] { Array(repeating: byte, count: count) }
    static let longKey = "Test Using Larger Than Block-Size Key - Hash Key First"

    static let sha1Rows = [
        Row("RFC 2202 1", bytes(0x0B, 20), "Hi There", "b617318655057264e28bc0b6fb378c8ef146be00"),
        Row(
            "RFC 2202 2", Array("Jefe".utf8), "what do ya want for nothing?", "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"
        ),
        Row("RFC 2202 3", bytes(0xAA, 20), bytes(0xDD, 50), "125d7342b9ac11cd91a39af48aa17b4f63f175d3"),
        Row("RFC 2202 4", Array(1...25), bytes(0xCD, 50), "4c9007f4026250c6bc8414f9bf50c86c2d7235da"),
        Row("RFC 2202 5", bytes(0x0C, 20), "Test With Truncation", "4c1a03424b55e07fe7f27be1d58bb9324a9a5a04"),
        Row("RFC 2202 6", bytes(0xAA, 80), longKey, "aa4ae5e15272d00e95705637ce8a3b55ed402112"),
        Row(
            "RFC 2202 7", bytes(0xAA, 80), "Test Using Larger Than Block-Size Key and Larger Than One Block-Size Data",
            "e8e99d0f45237d786d6bbaa7965c7808bbff1a91"),
        Row("empty key and message", [], "", "fbdb1d1b18aa6c08324b7d64b71fb76370690e1d"),
    ]

    static let sha256Rows = [
        Row(
            "RFC 4231 1", bytes(0x0B, 20), "Hi There",
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"),
        Row(
            "RFC 4231 2", Array("Jefe".utf8), "what do ya want for nothing?",
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"),
        Row(
            "RFC 4231 3", bytes(0xAA, 20), bytes(0xDD, 50),
            "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"),
        Row(
            "RFC 4231 4", Array(1...25), bytes(0xCD, 50),
            "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"),
        Row(
            "RFC 4231 6", bytes(0xAA, 131), longKey,
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"),
        Row(
            "RFC 4231 7", bytes(0xAA, 131),
            "This is a test using a larger than block-size key and a larger than block-size data. "
                + "The key needs to be hashed before being used by the HMAC algorithm.",
            "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"),
        Row("empty key and message", [], "", "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad"),
    ]

    @Test("HMAC-SHA1", arguments: sha1Rows)
    func sha1(_ row: Row) throws {
        #expect(try HMACKey(row.key, hash: .sha1).authenticationCode(for: row.message) == hex(row.code))
    }

    @Test("HMAC-SHA256", arguments: sha256Rows)
    func sha256(_ row: Row) throws {
        #expect(try HMACKey(row.key, hash: .sha256).authenticationCode(for: row.message) == hex(row.code))
    }

    @Test("HMAC-SHA256 as RFC 4231, case 5, prints it: the first 16 bytes")
    func truncated() throws {
        let code = try HMACKey(Self.bytes(0x0C, 20), hash: .sha256)
            .authenticationCode(for: Array("Test With Truncation".utf8))
        #expect(code.count == 32)
        #expect(try Array(code.prefix(16)) == hex("a3b6167473100ee06e0c796c2955552b"))
    }

    @Test("A key gives the same code each time, whatever came between")
    func repeatedUse() throws {
        for (rows, hash) in [(Self.sha1Rows, HMACKey.Hash.sha1), (Self.sha256Rows, .sha256)] {
            for row in rows {
                let key = try HMACKey(row.key, hash: hash)
                for length in [0, 1, 55, 64, 65, 1000] {
                    #expect(try key.authenticationCode(for: row.message) == hex(row.code))
                    let other = Self.bytes(7, length)
                    #expect(
                        try key.authenticationCode(for: other)
                            == HMACKey(row.key, hash: hash).authenticationCode(for: other))
                }
            }
        }
    }

    @Test("Zero bytes at the end of a key shorter than a block change nothing, elsewhere they do")
    func zeroBytes() throws {
        let message: [UInt8] = [1, 2, 3]
        func code(_ key: [UInt8]) throws -> [UInt8] { try HMACKey(key, hash: .sha1).authenticationCode(for: message) }
        #expect(try code([]) == code([0]))
        #expect(try code([5]) == code([5, 0, 0]))
        #expect(try code([5]) != code([0, 5]))
    }

    @Test("One key serves many tasks at once")
    func tasks() async throws {
        let row = Self.sha1Rows[1]
        let key = try HMACKey(row.key, hash: .sha1)
        let expected = try hex(row.code)
        let right = try await withThrowingTaskGroup(of: Int.self) { group in
            for task in 0..<16 {
                group.addTask {
                    var right = 0
                    for round in 0..<500 {
                        // Another message between, so that a mixed-up context shows.
                        _ = try key.authenticationCode(for: Self.bytes(UInt8(task), round % 200))
                        if try key.authenticationCode(for: row.message) == expected { right += 1 }
                    }
                    return right
                }
            }
            return try await group.reduce(0, +)
        }
        #expect(right == 16 * 500)
    }

    @Test("A key shows nothing of its bytes")
    func redaction() throws {
        let key = try HMACKey(Array("S3CRET-MARK".utf8), hash: .sha1)
        var text = ""
        dump(key, to: &text)
        #expect(Mirror(reflecting: key).children.isEmpty)
        #expect(!text.contains("83") && !"\(key)".contains("S3CRET-MARK"))
    }
}
