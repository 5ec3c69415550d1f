/// The answer of `oauth/invalidate_token` and `oauth2/invalidate_token`.
struct InvalidatedToken: Decodable {
    /// The token that is no longer good.
    var token: String

    private enum CodingKeys: String, CodingKey { case token = "access_token" }
}
