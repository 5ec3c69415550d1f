/// A request method (RFC 9110, section 9).
///
/// An open set: any token can be sent, not only those named here.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The method as it goes on the wire; methods are case-sensitive.
    public let rawValue: String

    /// Creates a method from its name on the wire.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a method from a literal.
    public init(stringLiteral value: String) { rawValue = value }

    /// Reads a resource.
    public static let get = HTTPMethod(rawValue: "GET")
    /// Reads a resource's header fields.
    public static let head = HTTPMethod(rawValue: "HEAD")
    /// Sends data to be acted on.
    public static let post = HTTPMethod(rawValue: "POST")
    /// Stores a resource.
    public static let put = HTTPMethod(rawValue: "PUT")
    /// Removes a resource.
    public static let delete = HTTPMethod(rawValue: "DELETE")

    /// Whether the method only reads, so that sending it twice does no harm (RFC 9110, section 9.2.1).
    public var isSafe: Bool { self == .get || self == .head || rawValue == "OPTIONS" || rawValue == "TRACE" }

    /// The method as it goes on the wire.
    public var description: String { rawValue }
}
