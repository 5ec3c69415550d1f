/// The header lines of a message in their order.
///
/// Names are compared without case (RFC 9110, section 5.1) and keep their spelling; a repeated name keeps all its values.
public struct HeaderLines: Hashable, Sendable, RandomAccessCollection, ExpressibleByDictionaryLiteral {
    /// One name with one value.
    public struct Line: Hashable, Sendable {
        /// The name as it was spelt.
        public let name: String
        /// The value, without white space around it.
        public let value: String

        /// Creates a line; nothing is checked here.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }

        /// Whether both parts may stand in a message without breaking it.
        var isValid: Bool {
            !name.isEmpty && name.utf8.allSatisfy(Byte.isToken) && value.utf8.allSatisfy(Byte.isFieldContent)
        }
    }

    private var lines: [Line] = []

    /// Creates an empty list.
    public init() {}

    /// Creates a list from a literal; repeated names are kept.
    public init(dictionaryLiteral elements: (String, String)...) {
        lines = elements.map { Line(name: $0.0, value: $0.1) }
    }

    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of lines.
    public var endIndex: Int { lines.count }
    /// The line at a position, counted in the order of the message.
    public subscript(position: Int) -> Line { lines[position] }

    /// The first value under a name; setting replaces all values under it, `nil` removes them.
    public subscript(name: String) -> String? {
        get { lines.first { Self.same($0.name, name) }?.value }
        set {
            let place = lines.firstIndex { Self.same($0.name, name) }
            lines.removeAll { Self.same($0.name, name) }
            if let newValue { lines.insert(Line(name: name, value: newValue), at: place ?? lines.endIndex) }
        }
    }

    /// All values under a name, in order.
    public func values(of name: String) -> [String] {
        lines.filter { Self.same($0.name, name) }.map(\.value)
    }

    /// Adds a line at the end, beside others of its name.
    public mutating func append(name: String, value: String) {
        lines.append(Line(name: name, value: value))
    }

    /// The members of a comma-separated list field, in lower case, without empty ones (RFC 9110, section 5.6.1).
    func members(of name: String) -> [String] {
        values(of: name).flatMap { $0.split(separator: ",") }
            .map { String(decoding: Byte.trimmed(Array($0.utf8)[...]).map(Byte.lowercased), as: UTF8.self) }
            .filter { !$0.isEmpty }
    }

    private static func same(_ one: String, _ other: String) -> Bool {
        let (one, other) = (one.utf8, other.utf8)
        return one.count == other.count && zip(one, other).allSatisfy { Byte.lowercased($0) == Byte.lowercased($1) }
    }
}
