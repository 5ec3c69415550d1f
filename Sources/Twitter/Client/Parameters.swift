public import OAuth1

/// An ordered list of name/value pairs, written as a dictionary literal of optionals.
///
/// `nil` is left out, arrays are joined by commas, booleans are `true` and `false`; order and repeated names survive.
///
/// ```swift
/// let parameters: Parameters = ["user_id": [12, 13], "count": 50, "max_id": nil, "trim_user": true]
/// ```
///
/// Printed and dumped, it shows `<redacted>` in place of passwords, verifiers and token secrets.
public struct Parameters: Hashable, Sendable, RandomAccessCollection, ExpressibleByDictionaryLiteral,
    CustomStringConvertible, CustomReflectable
{
    private var pairs: [Parameter]

    /// Creates an empty list.
    public init() { pairs = [] }

    /// Creates a list of pairs.
    public init(_ pairs: some Sequence<Parameter>) { self.pairs = Array(pairs) }

    /// Creates a list from a literal, leaving out what is `nil`.
    public init(dictionaryLiteral elements: (String, (any ParameterValue)?)...) {
        pairs = elements.compactMap { name, value in value.map { Parameter(name, $0.parameterText) } }
    }

    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of pairs.
    public var endIndex: Int { pairs.count }
    /// The pair at a position.
    public subscript(position: Int) -> Parameter { pairs[position] }

    /// The first value under a name.
    public subscript(name: String) -> String? { pairs.first { $0.name == name }?.value }

    /// Adds a pair at the end, beside others of its name; `nil` adds nothing.
    public mutating func append(_ name: String, _ value: (any ParameterValue)?) {
        if let value { pairs.append(Parameter(name, value.parameterText)) }
    }

    /// The same list with `<redacted>` in place of passwords, verifiers and token secrets.
    public func redactingSecrets() -> Parameters {
        Parameters(pairs.map { Self.secretNames.contains($0.name) ? Parameter($0.name, "<redacted>") : $0 })
    }

    /// The pairs as a dictionary literal, secrets redacted.
    public var description: String {
        let texts = redactingSecrets().pairs.map { "\($0.name.debugDescription): \($0.value.debugDescription)" }
        return texts.isEmpty ? "[:]" : "[\(texts.joined(separator: ", "))]"
    }

    /// A mirror of the pairs, secrets redacted.
    public var customMirror: Mirror {
        Mirror(
            self, children: redactingSecrets().pairs.map { (label: $0.name, value: $0.value as Any) },
            displayStyle: .dictionary)
    }

    private static let secretNames: Set<String> = [
        "x_auth_password", "password", "oauth_verifier", "oauth_token_secret", "access_token", "access_token_secret",
        "client_secret", "x_reverse_auth_parameters", "oauth_signature", "numeric_pin",
    ]

    /// The pairs of both lists, in order.
    public static func + (one: Parameters, other: Parameters) -> Parameters {
        Parameters(one.pairs + other.pairs)
    }
}
