/// Header fields in the order in which they were written or received.
///
/// Names are compared without case (RFC 9110, section 5.1) and keep their spelling; a repeated name keeps all its values.
public struct HTTPFields: Hashable, Sendable, RandomAccessCollection, ExpressibleByDictionaryLiteral {
    /// One field line.
    public struct Field: Hashable, Sendable {
        /// The name as it was spelt.
        public var name: String
        /// The value, without white space around it.
        public var value: String

        /// Creates a field.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }

        /// Whether both parts may stand in a message: the name is a token and the value holds no control character but
        /// the tab (RFC 9110, section 5.5), so that no value can start a line of its own.
        public var isValid: Bool {
            !name.isEmpty && name.utf8.allSatisfy(Self.isTokenByte)
                && value.utf8.allSatisfy { $0 == 0x09 || ($0 >= 0x20 && $0 != 0x7F) }
        }

        private static func isTokenByte(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"):
                true
            default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
            }
        }
    }

    private var fields: [Field] = []

    /// Creates an empty list.
    public init() {}

    /// Creates a list from a literal; repeated names are kept.
    public init(dictionaryLiteral elements: (String, String)...) {
        fields = elements.map { Field(name: $0.0, value: $0.1) }
    }

    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of fields.
    public var endIndex: Int { fields.count }
    /// The field at a position, counted in the order of the message.
    public subscript(position: Int) -> Field { fields[position] }

    /// The first value under a name; setting replaces all values under it, `nil` removes them.
    public subscript(name: String) -> String? {
        get { fields.first { Self.same($0.name, name) }?.value }
        set {
            let place = fields.firstIndex { Self.same($0.name, name) }
            fields.removeAll { Self.same($0.name, name) }
            if let newValue { fields.insert(Field(name: name, value: newValue), at: place ?? fields.endIndex) }
        }
    }

    /// All values under a name, in order.
    public func values(of name: String) -> [String] {
        fields.filter { Self.same($0.name, name) }.map(\.value)
    }

    /// Makes room for so many fields, so that adding them moves none.
    public mutating func reserveCapacity(_ count: Int) { fields.reserveCapacity(count) }

    /// Adds a field at the end, beside others of its name.
    public mutating func append(name: String, value: String) {
        fields.append(Field(name: name, value: value))
    }

    /// Lengthens the value of the last field by a blank and a text; used for folded lines (RFC 9112, section 5.2).
    public mutating func extendLastValue(with text: String) {
        guard let last = fields.indices.last, !text.isEmpty else { return }
        fields[last].value += fields[last].value.isEmpty ? text : " " + text
    }

    private static func same(_ one: String, _ other: String) -> Bool {
        let (one, other) = (one.utf8, other.utf8)
        return one.count == other.count && zip(one, other).allSatisfy { lowercased($0) == lowercased($1) }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
