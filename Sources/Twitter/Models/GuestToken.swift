public import OAuth1

/// A token for reading without an account, as `POST guest/activate` gives it; undocumented.
public struct GuestToken: Hashable, Sendable, Decodable {
    /// The token.
    public var token: Secret

    /// Creates a guest token.
    ///
    /// - Parameter token: The token.
    public init(token: Secret) { self.token = token }

    /// Reads the answer.
    ///
    /// - Throws: `DecodingError` when there is no token in it.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        guard let token = fields.text("guest_token"), !token.isEmpty else { throw fields.missing("guest_token") }
        self.token = Secret(token)
    }
}
