/// The name of a member, to be matched in a `switch` without making a `String` of it.
///
/// A name with escapes matches as what it stands for. A spoilt name matches nothing.
public struct JSONName: ~Escapable {
    @usableFromInline let bytes: Span<UInt8>
    /// A digest of its length and first eight bytes: most of the time it alone decides, and a `switch` over many names
    /// becomes a search among integers.
    @usableFromInline let digest: UInt64

    @inlinable
    @inline(__always)
    @_lifetime(copy bytes)
    init(bytes: Span<UInt8>, token: JSONToken) {
        let offset = token.offset
        let count = token.length
        self.bytes = bytes.extracting(offset..<offset + count)
        var head: UInt64 = 0
        if token.has(.spoiltString) {
            // No UTF-8 begins with such a byte.
            head = .max
        } else if offset + 8 <= bytes.count {
            let word = Self.load(bytes, offset)
            head = count >= 8 ? word : word & (1 << UInt64(truncatingIfNeeded: count &* 8) &- 1)
        } else {
            for place in 0..<min(count, 8) { head |= UInt64(bytes[offset + place]) << UInt64(place * 8) }
        }
        digest = Self.digest(head, count)
    }

    @inlinable
    @inline(__always)
    static func digest(_ head: UInt64, _ count: Int) -> UInt64 {
        head ^ UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
    }

    /// The name as a text, for objects whose names are data; `nil` when it is spoilt.
    public var text: String? {
        digest == Self.digest(.max, bytes.count) ? nil : String(copying: UTF8Span(unchecked: bytes))
    }

    /// Whether the name is a literal, byte by byte.
    ///
    /// With a literal known to the compiler this becomes one or two comparisons of integers.
    @inlinable
    @inline(__always)
    public static func ~= (pattern: StaticString, name: borrowing JSONName) -> Bool {
        let count = pattern.utf8CodeUnitCount
        let start = UnsafeRawPointer(pattern.utf8Start)
        guard name.digest == digest(headOf(start, count), count), name.bytes.count == count else { return false }
        if count > 8 {
            var place = 8
            while place + 8 < count {
                guard load(name.bytes, place) == headOf(start + place, 8) else {
                    return false
                }
                place += 8
            }
            return load(name.bytes, count - 8) == headOf(start + count - 8, 8)
        }
        return true
    }

    @inlinable
    @inline(__always)
    static func load(_ bytes: Span<UInt8>, _ place: Int) -> UInt64 {
        UInt64(littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self))
    }

    /// The first eight bytes of a literal, with zeros after a shorter one.
    @inlinable
    @inline(__always)
    static func headOf(_ start: UnsafeRawPointer, _ count: Int) -> UInt64 {
        if count >= 8 { return UInt64(littleEndian: start.loadUnaligned(as: UInt64.self)) }
        if count >= 4 {
            let low = UInt64(UInt32(littleEndian: start.loadUnaligned(as: UInt32.self)))
            let high = UInt64(
                UInt32(littleEndian: start.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)))
            return low | high << UInt64(8 * (count - 4))
        }
        if count >= 2 {
            let low = UInt64(UInt16(littleEndian: start.loadUnaligned(as: UInt16.self)))
            let high = UInt64(
                UInt16(littleEndian: start.loadUnaligned(fromByteOffset: count - 2, as: UInt16.self)))
            return low | high << UInt64(8 * (count - 2))
        }
        return count == 0 ? 0 : UInt64(start.load(as: UInt8.self))
    }
}
