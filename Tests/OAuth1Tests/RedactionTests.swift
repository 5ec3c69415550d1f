import OAuth1
import Testing

/// Every way in which a value can become text.
private func texts<Value>(_ value: Value) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    var nested = ""
    dump([Optional(value)], to: &nested)
    var printed = ""
    print(value, to: &printed)
    var debugPrinted = ""
    debugPrint(value, to: &debugPrinted)
    return [
        dumped, nested, printed, debugPrinted, "\(value)", String(describing: value), String(reflecting: value),
        "\([value])", "\(["key": value])", "\(Optional(value) as Any)",
    ]
}

@Suite struct RedactionTests {
    static let mark = "S3CRET-MARK"
    /// The mark as `[UInt8]` prints it.
    static let bytes = Array(mark.utf8).map(String.init).joined(separator: ", ")
    static let consumer = OAuthConsumer(key: "shown-key", secret: "S3CRET-MARK-cs")
    static let token = OAuthToken(token: "shown-token", secret: "S3CRET-MARK-ts")

    static func isHidden(_ value: some Any) -> Bool {
        texts(value).allSatisfy { text in
            // `dump` writes an array of bytes one a line.
            let joined = text.split(separator: "\n").map { $0.drop { " -▿".contains($0) } }.joined(separator: ", ")
            return ![text, joined].contains { $0.contains(mark) || $0.contains(bytes) }
        }
    }

    @Test("A check that finds what is shown")
    func control() {
        #expect(!Self.isHidden(Self.mark))
        #expect(!Self.isHidden([Parameter("a", Self.mark)]))
        #expect(!Self.isHidden(Array(Self.mark.utf8)))
    }

    @Test("A secret is <redacted> in every text")
    func secret() {
        let secret: Secret = "S3CRET-MARK"
        #expect("\(secret)" == "<redacted>" && String(reflecting: secret) == "<redacted>")
        #expect(secret.description == "<redacted>" && secret.debugDescription == "<redacted>")
        #expect(Mirror(reflecting: secret).children.isEmpty)
        #expect(Self.isHidden(secret))
        #expect(secret.revealed == "S3CRET-MARK")
        #expect(Secret("S3CRET-MARK").revealed == "S3CRET-MARK")
    }

    @Test("Secrets are equal when their bytes are")
    func equality() {
        #expect(Secret("S3CRET-MARK") == "S3CRET-MARK")
        for other in ["S3CRET-MARk", "S3CRET-MAR", "S3CRET-MARKS", ""] {
            #expect(Secret("S3CRET-MARK") != Secret(other))
        }
        #expect(Secret("\u{E9}") != Secret("e\u{301}"))
        #expect(Set([Secret("a"), Secret("a"), Secret("b")]).count == 2)
        #expect(Secret("a").hashValue == Secret("a").hashValue)
        #expect(Set((0..<100).map { Secret("\($0)").hashValue }).count > 90)
    }

    @Test("Consumer and token show their public half")
    func credentials() {
        #expect("\(Self.consumer)".contains("shown-key") && "\(Self.token)".contains("shown-token"))
        #expect(Self.isHidden(Self.consumer) && Self.isHidden(Self.token))
        #expect(Self.consumer == OAuthConsumer(key: "shown-key", secret: Secret("S3CRET-MARK-cs")))
        #expect(Self.token == OAuthToken(token: "shown-token", secret: Secret("S3CRET-MARK-ts")))
    }

    @Test("A signer and its signatures", arguments: [SignatureMethod.hmacSHA1, .hmacSHA256, .plaintext])
    func signer(_ method: SignatureMethod) throws {
        let signer = OAuth1Signer(consumer: Self.consumer, token: Self.token, signatureMethod: method)
        #expect(Self.isHidden(signer))
        #expect("\(signer)".contains("shown-key") && "\(signer)".hasSuffix("<redacted>)"))

        let request = OAuth1Request(
            method: "POST", url: "https://h/p?q=S3CRET-MARK", form: [Parameter("x_auth_password", "S3CRET-MARK")],
            oauthParameters: [Parameter("oauth_verifier", "S3CRET-MARK")])
        #expect(Self.isHidden(request) && "\(request)" == "POST https://h/p")
        let signed = try signer.sign(request)
        #expect(Self.isHidden(signed) && "\(signed)" == "<redacted signature>")

        let received = OAuth1ReceivedRequest(
            method: "POST", scheme: "https", host: "h", target: "/p?q=S3CRET-MARK",
            authorization: signed.authorizationHeader, contentType: FormEncoding.contentType,
            body: Array("x_auth_password=S3CRET-MARK".utf8))
        #expect(Self.isHidden(received) && "\(received)" == "POST https://h/p")
        let claim = try OAuth1Claim(received, accepting: [method])
        #expect(Self.isHidden(claim) && "\(claim)" == "\(method.rawValue) claim of shown-key")
        // The texts are still to be had by name.
        #expect(claim.baseString == signed.baseString && signed.baseString.contains("S3CRET-MARK"))
    }

    @Test("An address with a password in it is not shown")
    func userInformation() {
        let request = OAuth1Request(method: "GET", url: "https://u:S3CRET-MARK@h/")
        #expect(Self.isHidden(request) && "\(request)" == "GET an unusable address")
    }
}
