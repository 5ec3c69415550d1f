/// Packed bodies (RFC 1952), made without an unpacker.
enum Gzip {
    /// What `printf 'hello hello hello' | gzip -9 -n` writes.
    static let hello: [UInt8] = [
        0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57, 0xC8, 0x40,
        0x90, 0x00, 0x80, 0x88, 0xF9, 0xE5, 0x11, 0x00, 0x00, 0x00,
    ]

    /// The beginning of a packed body of zeros, 158 times smaller than they.
    ///
    /// One zero, and then the same copy again and again (RFC 1951, section 3.2.6): length 258 is 11000101, distance 1
    /// 00000. After eight copies the bits stand in a byte as before.
    static func bomb(unpackedBytes: Int) -> [UInt8] {
        let start = "1" + "10" + "00110000"  // The last block, of fixed codes; a zero.
        let copies = String(repeating: "11000101" + "00000", count: 16)
        let bytes = pack(start + copies)
        let period = bytes[2..<15]
        var packed: [UInt8] = [0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0, 0, 0xFF] + bytes[..<2]
        for _ in 0...(unpackedBytes / (8 * 258)) { packed += period }
        return packed
    }

    /// Bits to bytes, the first bit in the lowest place.
    private static func pack(_ bits: String) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: bits.utf8.count / 8)
        for (index, bit) in bits.utf8.enumerated() where bit == UInt8(ascii: "1") && index / 8 < bytes.count {
            bytes[index / 8] |= 1 << (index % 8)
        }
        return bytes
    }
}
