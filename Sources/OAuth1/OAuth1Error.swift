/// A request that cannot be signed, or a received one that cannot be verified.
public enum OAuth1Error: Error, Hashable, CustomStringConvertible {
    /// The address is not an absolute http or https one in ASCII, without user information.
    case unusableURL
    /// A `%` in a query or form is not followed by two hexadecimal digits.
    case malformedPercentEncoding
    /// A signature method that is not offered.
    case unsupportedSignatureMethod(String)
    /// The request bears no OAuth parameters.
    case noOAuthParameters
    /// The OAuth parameters stand in more than one of header, form body and query (RFC 5849, section 3.5).
    case parametersInSeveralPlaces
    /// The `Authorization` header is not a list of `name="value"`.
    case malformedHeader
    /// A parameter that must be there once is missing.
    case missingParameter(String)
    /// A parameter is there more than once (RFC 5849, section 3.2).
    case repeatedParameter(String)
    /// A parameter has a value that it cannot have.
    case unusableParameter(String)
    /// The signature does not fit the request and the secrets.
    case wrongSignature
    /// The timestamp is too far from the verifier's clock.
    case timestampOutOfWindow
    /// The nonce was used before.
    case repeatedNonce
    /// A function of libcrypto failed, for instance because its provider does not offer SHA-1.
    case libcryptoFailed(function: String)

    /// A sentence without any value of the request.
    public var description: String {
        switch self {
        case .unusableURL: "the address is not an absolute http or https address in ASCII without user information"
        case .malformedPercentEncoding: "a '%' is not followed by two hexadecimal digits"
        case .unsupportedSignatureMethod: "the signature method is not supported"
        case .noOAuthParameters: "the request has no OAuth parameters"
        case .parametersInSeveralPlaces: "the OAuth parameters stand in more than one place"
        case .malformedHeader: "the Authorization header is malformed"
        case .missingParameter(let name): "\(name) is missing"
        case .repeatedParameter(let name): "\(name) is there more than once"
        case .unusableParameter(let name): "the value of \(name) cannot be used"
        case .wrongSignature: "the signature is wrong"
        case .timestampOutOfWindow: "the timestamp is out of the accepted window"
        case .repeatedNonce: "the nonce was used before"
        case .libcryptoFailed(let function): "libcrypto: \(function) failed"
        }
    }
}
