/// A JSON value of any shape, with nothing lost: order, duplicate names and the digits of numbers stay.
///
/// ```swift
/// let json = try JSON(parsing: body)
/// let name = json["user"]?["screen_name"]?.string
/// print(json.prettyDescription)
/// ```
///
/// Reading is strict: a text with a string of invalid UTF-8 or half of a surrogate pair is refused. The accessors give `nil`
/// for a value of another kind and convert nothing: `"1"` has no ``int``. Two values are equal when their members have the
/// same order and their numbers the same digits; strings are equal as Swift's are, by what they look like.
public enum JSON: Hashable, Sendable {
    /// The value `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, kept as its text.
    case number(Number)
    /// A text.
    case string(String)
    /// A list.
    case array([JSON])
    /// An object; the order of its members counts, and a name may stand in it more than once.
    case object([Member])

    /// One name of an object with its value.
    public struct Member: Hashable, Sendable {
        /// The name.
        public var name: String
        /// The value.
        public var value: JSON

        /// Creates a member.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - value: The value.
        public init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }

    /// Whether it is `null`.
    public var isNull: Bool { self == .null }

    /// The boolean.
    public var bool: Bool? {
        if case .bool(let bool) = self { bool } else { nil }
    }

    /// The integer, if it is a number without a fraction that fits.
    public var int: Int? {
        if case .number(let number) = self { number.int } else { nil }
    }

    /// The integer from 0, if it is a number without a fraction that fits into 64 bits, as identifiers do.
    public var uint64: UInt64? {
        if case .number(let number) = self { number.uint64 } else { nil }
    }

    /// The number as the nearest floating-point value.
    public var double: Double? {
        if case .number(let number) = self { number.double } else { nil }
    }

    /// The text.
    public var string: String? {
        if case .string(let string) = self { string } else { nil }
    }

    /// The elements of a list.
    public var array: [JSON]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The members of an object.
    public var object: [Member]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// The value of a member; the last one counts where the name stands more than once.
    ///
    /// - Parameter name: The name of the member, which is compared by its code points (RFC 8259, section 8.3).
    public subscript(name: String) -> JSON? {
        object?.last { $0.name.utf8.elementsEqual(name.utf8) }?.value
    }

    /// An element of a list; `nil` outside of it.
    ///
    /// - Parameter index: The place of the element, from 0.
    public subscript(index: Int) -> JSON? {
        guard let array, array.indices.contains(index) else { return nil }
        return array[index]
    }
}
