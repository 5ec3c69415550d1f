public import OAuth1

/// A bearer token, as `POST oauth2/token` gives it.
public struct BearerToken: Hashable, Sendable, Decodable {
    /// The token.
    public var token: Secret

    /// Creates a bearer token.
    public init(token: Secret) { self.token = token }

    private enum CodingKeys: String, CodingKey {
        case tokenType = "token_type"
        case accessToken = "access_token"
    }

    /// Reads the answer; a token of another type than bearer is an error.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let type = try container.decode(String.self, forKey: .tokenType)
        guard type.lowercased() == "bearer" else {
            throw DecodingError.dataCorruptedError(
                forKey: .tokenType, in: container, debugDescription: "token_type is not bearer")
        }
        let token = try container.decode(String.self, forKey: .accessToken)
        guard !token.isEmpty else {
            throw DecodingError.dataCorruptedError(
                forKey: .accessToken, in: container, debugDescription: "access_token is empty")
        }
        self.token = Secret(token)
    }
}
