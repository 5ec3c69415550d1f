/// A name/value pair of a query, a form body or an `Authorization` header (RFC 5849, section 3.4.1.3).
public struct Parameter: Hashable, Sendable {
    /// The decoded name.
    public var name: String
    /// The decoded value; an empty value still counts.
    public var value: String

    /// Creates a pair.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
