import LibcryptoPrimitives

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Signs requests for one consumer and, if given, one token (RFC 5849, section 3).
///
/// Make it once and keep it: the keyed HMAC context inside is reused. It may be used from any thread.
public struct OAuth1Signer: Sendable {
    /// The application that signs.
    public let consumer: OAuthConsumer
    /// The user it signs for, or the token of an unfinished sign-in.
    public let token: OAuthToken?
    /// How it signs.
    public let signatureMethod: SignatureMethod
    private let key: SigningKey

    /// Creates a signer.
    ///
    /// - Parameters:
    ///   - consumer: The application that signs.
    ///   - token: The user it signs for; `nil` for the first step of a sign-in.
    ///   - signatureMethod: How to sign; HMAC-SHA1 by default.
    public init(consumer: OAuthConsumer, token: OAuthToken? = nil, signatureMethod: SignatureMethod = .hmacSHA1) {
        self.consumer = consumer
        self.token = token
        self.signatureMethod = signatureMethod
        key = SigningKey(consumerSecret: consumer.secret, tokenSecret: token?.secret, method: signatureMethod)
    }

    /// Signs one request.
    ///
    /// Every attempt needs a signature of its own: servers refuse a nonce that they have seen.
    ///
    /// - Parameters:
    ///   - request: What to sign.
    ///   - timestamp: Seconds since 1970; `nil` asks the system's clock.
    ///   - nonce: A text that was not used before; `nil` makes one of 128 random bits.
    /// - Returns: The signature with its `Authorization` header.
    /// - Throws: ``OAuth1Error`` when the address or its query cannot be signed, or libcrypto fails.
    public func sign(
        _ request: OAuth1Request, timestamp: Int64? = nil, nonce: String? = nil
    ) throws(OAuth1Error) -> OAuth1Signature {
        let nonce = if let nonce { nonce } else { try Self.randomNonce() }
        var oauth = [
            Parameter("oauth_consumer_key", consumer.key),
            Parameter("oauth_nonce", nonce),
            Parameter("oauth_signature_method", signatureMethod.rawValue),
            Parameter("oauth_timestamp", String(timestamp ?? Int64(time(nil)))),
        ]
        if let token { oauth.append(Parameter("oauth_token", token.token)) }
        if request.includesVersion { oauth.append(Parameter("oauth_version", "1.0")) }
        oauth += request.oauthParameters

        let baseString = try SignatureBaseString(
            method: request.method, url: request.url,
            form: request.form.map { (Array($0.name.utf8), Array($0.value.utf8)) }, oauth: oauth)
        let signature = try key.signature(of: baseString.bytes)
        oauth.append(Parameter("oauth_signature", signature))
        return OAuth1Signature(
            authorizationHeader: AuthorizationHeader.text(realm: request.realm, parameters: oauth),
            signature: signature,
            parameterString: String(decoding: baseString.parameterString, as: UTF8.self),
            baseString: String(decoding: baseString.bytes, as: UTF8.self))
    }

    private static func randomNonce() throws(OAuth1Error) -> String {
        do throws(LibcryptoError) {
            var text: [UInt8] = []
            for byte in try randomBytes(16) { PercentEncoding.appendHex(byte, to: &text) }
            return String(decoding: text, as: UTF8.self)
        } catch {
            throw .libcryptoFailed(function: error.function)
        }
    }
}
