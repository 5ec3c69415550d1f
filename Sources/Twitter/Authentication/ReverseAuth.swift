public import OAuth1

/// A signed permission by which a user who is signed in to one app gets a token for another (reverse auth).
///
/// The app that wants the token fetches it with ``TwitterAPI/OAuth/requestTokenForReverseAuth()``; where the user is
/// signed in, to an app that the service lets do this, ``TwitterAPI/OAuth/accessToken(reverseAuth:)`` exchanges it. It may
/// travel between two machines in between, and is good for one exchange within a few minutes. Encoded, it holds
/// ``parameters`` as plain text; they show the secret of neither app.
public struct ReverseAuth: Hashable, Sendable {
    /// The consumer key of the app that wants the token (`x_reverse_auth_target`).
    public let target: String
    /// The text of an `Authorization` header, which the service has signed (`x_reverse_auth_parameters`).
    public let parameters: Secret

    /// Reads what the service answered to the first step.
    ///
    /// - Parameter header: The text of an `Authorization` header, `OAuth ` in front.
    /// - Throws: `OAuth1Error` if it is not one, or has no consumer key or no signature.
    public init(header: String) throws(OAuth1Error) {
        guard let pairs = try AuthorizationHeader.parameters(of: header) else { throw .malformedHeader }
        func required(_ name: String) throws(OAuth1Error) -> String {
            guard let value = pairs.first(where: { $0.name == name })?.value, !value.isEmpty else {
                throw .missingParameter(name)
            }
            return value
        }
        target = try required("oauth_consumer_key")
        _ = try required("oauth_signature")
        parameters = Secret(header)
    }
}

extension ReverseAuth: Codable {
    /// Reads the header as a text.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            try self.init(header: container.decode(String.self))
        } catch let error as OAuth1Error {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
        }
    }

    /// Writes the header as a text, in plain.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(parameters.revealed)
    }
}
