import LibcryptoPrimitives

/// What a received request says of itself, not yet believed (RFC 5849, section 3.2).
///
/// A server reads the claim, looks up the secrets under ``consumerKey`` and ``token``, calls
/// ``verify(consumerSecret:tokenSecret:)`` and then asks its ``ReplayGuard``.
public struct OAuth1Claim: Sendable, CustomStringConvertible, CustomReflectable {
    /// The consumer key.
    public let consumerKey: String
    /// The token; `nil` or empty for requests that need none.
    public let token: String?
    /// The signature method.
    public let signatureMethod: SignatureMethod
    /// Seconds since 1970 by the sender's clock; `nil` only with PLAINTEXT, which may leave it out.
    public let timestamp: Int64?
    /// The nonce; `nil` only with PLAINTEXT, which may leave it out.
    public let nonce: String?
    /// All `oauth_` parameters of the request but the signature, `oauth_callback` and `oauth_verifier` among them.
    public let oauthParameters: [Parameter]
    /// What the sender should have signed; show it to a developer whose signature was refused.
    public var baseString: String { String(decoding: base.bytes, as: UTF8.self) }

    private let signature: String
    private let base: SignatureBaseString

    /// Reads the claim out of a request; its parameters may stand in the header, the form body or the query.
    ///
    /// - Parameters:
    ///   - request: What was received.
    ///   - methods: The signature methods to accept.
    /// - Throws: ``OAuth1Error``: ``OAuth1Error/noOAuthParameters`` if it is no OAuth request, others if it is one that
    ///   breaks the rules.
    public init(
        _ request: OAuth1ReceivedRequest, accepting methods: Set<SignatureMethod> = [.hmacSHA1]
    ) throws(OAuth1Error) {
        let inHeader: [Parameter]?
        if let value = request.authorization {
            inHeader = try AuthorizationHeader.parameters(of: value)
        } else {
            inHeader = nil
        }
        let formPairs = request.hasForm ? try FormEncoding.decodePairs(request.body[...]) : []
        let query = try BaseStringURI(request.url).query
        let oauth = try Self.onlyPlace(of: [inHeader, Self.texts(formPairs), try FormEncoding.decode(Array(query))])

        for parameter in oauth where oauth.count(where: { $0.name == parameter.name }) > 1 {
            throw .repeatedParameter(parameter.name)
        }
        func value(_ name: String) -> String? { oauth.first { $0.name == name }?.value }
        func required(_ name: String) throws(OAuth1Error) -> String {
            guard let value = value(name), !value.isEmpty else { throw .missingParameter(name) }
            return value
        }

        let methodName = try required("oauth_signature_method")
        guard let method = SignatureMethod(rawValue: methodName), methods.contains(method) else {
            throw .unsupportedSignatureMethod(methodName)
        }
        guard value("oauth_version") ?? "1.0" == "1.0" else { throw .unusableParameter("oauth_version") }
        signatureMethod = method
        consumerKey = try required("oauth_consumer_key")
        signature = try required("oauth_signature")
        token = value("oauth_token")
        if method == .plaintext {
            nonce = value("oauth_nonce")
            timestamp = if let text = value("oauth_timestamp") { try Self.seconds(text) } else { nil }
        } else {
            nonce = try required("oauth_nonce")
            timestamp = try Self.seconds(try required("oauth_timestamp"))
        }
        oauthParameters = oauth.filter { $0.name != "oauth_signature" }
        base = try SignatureBaseString(
            method: request.method, url: request.url, form: formPairs, oauth: inHeader ?? [])
    }

    /// Checks the signature.
    ///
    /// - Parameters:
    ///   - consumerSecret: The secret that belongs to ``consumerKey``.
    ///   - tokenSecret: The secret that belongs to ``token``, if there is one.
    /// - Throws: ``OAuth1Error/wrongSignature`` if it does not fit; the comparison takes constant time.
    public func verify(consumerSecret: Secret, tokenSecret: Secret?) throws(OAuth1Error) {
        let key = SigningKey(consumerSecret: consumerSecret, tokenSecret: tokenSecret, method: signatureMethod)
        let expected = try key.signature(of: base.bytes)
        guard isEqualInConstantTime(Array(expected.utf8), Array(signature.utf8)) else { throw .wrongSignature }
    }

    /// Who claims to have signed, and how; never the signature, which PLAINTEXT makes of the secrets themselves.
    public var description: String { "\(signatureMethod.rawValue) claim of \(consumerKey)" }

    /// A mirror without children, so that `dump` shows no signature and no parameter.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

    /// The `oauth_` parameters of the one place that holds a signature or a consumer key.
    private static func onlyPlace(of places: [[Parameter]?]) throws(OAuth1Error) -> [Parameter] {
        let claiming = places.compactMap(\.self).filter { place in
            place.contains { $0.name == "oauth_signature" || $0.name == "oauth_consumer_key" }
        }
        guard let place = claiming.first else { throw .noOAuthParameters }
        guard claiming.count == 1 else { throw .parametersInSeveralPlaces }
        return place.filter { $0.name.hasPrefix("oauth_") }
    }

    /// A positive integer (RFC 5849, section 3.3), without a sign.
    private static func seconds(_ text: String) throws(OAuth1Error) -> Int64 {
        guard let seconds = Int64(text), seconds > 0, text.utf8.first != UInt8(ascii: "+") else {
            throw .unusableParameter("oauth_timestamp")
        }
        return seconds
    }

    private static func texts(_ pairs: [(name: [UInt8], value: [UInt8])]) -> [Parameter] {
        pairs.map { Parameter(String(decoding: $0.name, as: UTF8.self), String(decoding: $0.value, as: UTF8.self)) }
    }
}
