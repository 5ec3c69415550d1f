import FoundationEssentials
import OAuth1
import Testing

/// A request with all that its signature depends on, as a row of a table.
struct SigningCase: Decodable, Sendable {
    var method: String
    var url: String
    var form: [[String]] = []
    var oauthParameters: [[String]] = []
    var consumerKey = "ck"
    var consumerSecret = "cs"
    var token: String? = "tk"
    var tokenSecret: String? = "ts"
    var signatureMethod = "HMAC-SHA1"
    var nonce = "n1"
    var timestamp: Int64 = 1_500_000_000
    var includesVersion = true
    var realm: String?
    var baseString = ""
    var signature = ""

    var signer: OAuth1Signer {
        get throws {
            var user: OAuthToken?
            if let token { user = OAuthToken(token: token, secret: tokenSecret ?? "") }
            return OAuth1Signer(
                consumer: OAuthConsumer(key: consumerKey, secret: consumerSecret), token: user,
                signatureMethod: try #require(SignatureMethod(rawValue: signatureMethod)))
        }
    }

    func signed() throws -> OAuth1Signature {
        try signer.sign(
            OAuth1Request(
                method: method, url: url, form: form.map { Parameter($0[0], $0[1]) },
                oauthParameters: oauthParameters.map { Parameter($0[0], $0[1]) }, realm: realm,
                includesVersion: includesVersion),
            timestamp: timestamp, nonce: nonce)
    }

    /// What a server sees of the signed request.
    func received(authorization: String?) throws -> OAuth1ReceivedRequest {
        let url = self.url.prefix { $0 != "#" }
        let schemeEnd = try #require(url.firstRange(of: "://"))
        let rest = url[schemeEnd.upperBound...]
        let hostEnd = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
        let target = rest[hostEnd...]
        return OAuth1ReceivedRequest(
            method: method, scheme: String(url[..<schemeEnd.lowerBound]), host: String(rest[..<hostEnd]),
            target: target.hasPrefix("/") ? String(target) : "/" + target, authorization: authorization,
            contentType: form.isEmpty ? nil : FormEncoding.contentType,
            body: Array(FormEncoding.encode(form.map { Parameter($0[0], $0[1]) }).utf8))
    }

    var acceptedMethods: Set<SignatureMethod> { [.hmacSHA1, .hmacSHA256, .plaintext] }

    func verify(
        _ request: OAuth1ReceivedRequest, consumerSecret: String? = nil, tokenSecret: String? = nil
    ) throws(OAuth1Error) {
        try OAuth1Claim(request, accepting: acceptedMethods).verify(
            consumerSecret: Secret(consumerSecret ?? self.consumerSecret),
            tokenSecret: (tokenSecret ?? self.tokenSecret).map { Secret($0) })
    }
}

/// Reads an `OAuth` header by means that share nothing with the module: `name="value"` joined by a comma and a blank.
func headerParameters(_ header: String) throws -> [String: String] {
    #expect(header.hasPrefix("OAuth "))
    var parameters: [String: String] = [:]
    for item in header.dropFirst(6).split(separator: ", ") {
        let pair = item.split(separator: "=", maxSplits: 1)
        try #require(pair.count == 2 && pair[1].hasPrefix("\"") && pair[1].hasSuffix("\"") && pair[1].count > 1)
        let name = try plainDecoded(pair[0])
        try #require(parameters[name] == nil, "\(name) is there twice")
        parameters[name] = try plainDecoded(pair[1].dropFirst().dropLast())
    }
    return parameters
}

/// Decodes percent triplets in the plainest way.
private func plainDecoded(_ text: some StringProtocol) throws -> String {
    let pieces = text.split(separator: "%", omittingEmptySubsequences: false)
    var bytes = Array(pieces[0].utf8)
    for piece in pieces.dropFirst() {
        bytes.append(try #require(UInt8(piece.prefix(2), radix: 16)))
        bytes += piece.dropFirst(2).utf8
    }
    return String(decoding: bytes, as: UTF8.self)
}

/// Another byte that is of the same kind, so that a percent triplet stays one.
func changed(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "8"), UInt8(ascii: "A")...UInt8(ascii: "E"),
        UInt8(ascii: "a")...UInt8(ascii: "e"):
        byte + 1
    case UInt8(ascii: "9"): UInt8(ascii: "0")
    case UInt8(ascii: "F"), UInt8(ascii: "f"): byte - 1
    case UInt8(ascii: "x"): UInt8(ascii: "y")
    default: UInt8(ascii: "x")
    }
}

/// Checks that a signed request is accepted as it is and refused with any one byte of it changed.
func expectVerification(of row: SigningCase, _ comment: Comment) throws {
    let signed = try row.signed()
    let request = try row.received(authorization: signed.authorizationHeader)
    #expect(throws: Never.self, comment) { try row.verify(request) }
    let claim = try OAuth1Claim(request, accepting: row.acceptedMethods)
    #expect(claim.baseString == signed.baseString, comment)
    #expect(claim.consumerKey == row.consumerKey && claim.token == row.token && claim.nonce == row.nonce, comment)
    #expect(claim.timestamp == row.timestamp, comment)

    var forged = request
    let signature = try #require(headerParameters(signed.authorizationHeader)["oauth_signature"])
    var bytes = Array(signature.utf8)
    bytes[0] = changed(bytes[0])
    let other = PercentEncoding.encode(String(decoding: bytes, as: UTF8.self))
    let ending = "oauth_signature=\"\(PercentEncoding.encode(signature))\""
    try #require(signed.authorizationHeader.hasSuffix(ending))
    forged.authorization = signed.authorizationHeader.dropLast(ending.count) + "oauth_signature=\"\(other)\""
    #expect(throws: OAuth1Error.wrongSignature, comment) { try row.verify(forged) }

    #expect(throws: OAuth1Error.wrongSignature, comment) {
        try row.verify(request, consumerSecret: row.consumerSecret + "x")
    }
    #expect(throws: OAuth1Error.wrongSignature, comment) {
        try row.verify(request, tokenSecret: (row.tokenSecret ?? "") + "x")
    }
    // PLAINTEXT protects nothing but the secrets.
    if row.signatureMethod == "PLAINTEXT" { return }

    if !request.body.isEmpty {
        var forged = request
        forged.body[forged.body.count - 1] = changed(forged.body[forged.body.count - 1])
        #expect(throws: OAuth1Error.self, comment) { try row.verify(forged) }
    }
    forged = request
    if request.url.hasSuffix("/") {
        forged.url += "x"
    } else {
        var bytes = Array(request.url.utf8)
        bytes[bytes.count - 1] = changed(bytes[bytes.count - 1])
        forged.url = String(decoding: bytes, as: UTF8.self)
    }
    #expect(throws: OAuth1Error.wrongSignature, comment) { try row.verify(forged) }
    forged = request
    forged.method += "X"
    #expect(throws: OAuth1Error.wrongSignature, comment) { try row.verify(forged) }
}
