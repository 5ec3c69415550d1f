/// The name of a member, to be matched in a `switch` without making a `String` of it.
///
/// A name with escapes matches as what it stands for. A spoilt name matches nothing.
public struct JSONName: ~Escapable {
    @usableFromInline let bytes: Span<UInt8>
    /// Its first eight bytes, with zeros after a shorter name: most of the time they alone decide.
    ///
    /// All ones, which no UTF-8 begins with, for a spoilt name.
    @usableFromInline let head: UInt64

    @inlinable
    @_lifetime(copy bytes)
    init(bytes: Span<UInt8>, token: JSONToken) {
        let offset = token.offset
        let count = token.length
        self.bytes = bytes.extracting(offset..<offset + count)
        if token.has(.spoiltString) {
            head = .max
        } else if offset + 8 <= bytes.count {
            let word = UInt64(
                littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
            head = count >= 8 ? word : word & (1 << UInt64(truncatingIfNeeded: count &* 8) &- 1)
        } else {
            var head: UInt64 = 0
            for place in 0..<min(count, 8) { head |= UInt64(bytes[offset + place]) << UInt64(place * 8) }
            self.head = head
        }
    }

    /// The name as a text, for objects whose names are data; `nil` when it is spoilt.
    public var text: String? { head == .max ? nil : String(copying: UTF8Span(unchecked: bytes)) }

    /// Whether the name is a literal, byte by byte.
    ///
    /// With a literal known to the compiler this becomes one or two comparisons of integers.
    @inlinable
    @inline(__always)
    public static func ~= (pattern: StaticString, name: borrowing JSONName) -> Bool {
        let count = pattern.utf8CodeUnitCount
        guard name.bytes.count == count else { return false }
        let start = UnsafeRawPointer(pattern.utf8Start)
        guard name.head == headOf(start, count) else { return false }
        if count > 8 {
            var place = 8
            while place + 8 < count {
                guard load(name.bytes, place) == start.loadUnaligned(fromByteOffset: place, as: UInt64.self) else {
                    return false
                }
                place += 8
            }
            return load(name.bytes, count - 8) == start.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
        }
        return true
    }

    @inlinable
    @inline(__always)
    static func load(_ bytes: Span<UInt8>, _ place: Int) -> UInt64 {
        bytes.bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self)
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
