import FoundationEssentials
import OAuth1
import Testing

@Suite struct OAuth1SignerTests {
    static let signer = OAuth1Signer(
        consumer: OAuthConsumer(key: "ck", secret: "S3CRET-MARK-cs"),
        token: OAuthToken(token: "tk", secret: "S3CRET-MARK-ts"))
    static let request = OAuth1Request(method: "GET", url: "https://h/")

    @Test("A nonce is 32 hexadecimal digits, and no two of 1,000 are alike")
    func nonces() throws {
        var seen: Set<String> = []
        for _ in 0..<1000 {
            let nonce = try #require(
                headerParameters(Self.signer.sign(Self.request).authorizationHeader)["oauth_nonce"])
            #expect(nonce.utf8.count == 32 && nonce.allSatisfy { $0.isASCII && $0.isHexDigit })
            seen.insert(nonce)
        }
        #expect(seen.count == 1000)
    }

    @Test("The timestamp is the system's clock unless given")
    func timestamp() throws {
        let before = Int64(Date().timeIntervalSince1970)
        let parameters = try headerParameters(Self.signer.sign(Self.request).authorizationHeader)
        let after = Int64(Date().timeIntervalSince1970)
        let timestamp = try #require(parameters["oauth_timestamp"].flatMap { Int64($0) })
        #expect((before...after).contains(timestamp))
        let given = try headerParameters(Self.signer.sign(Self.request, timestamp: 7).authorizationHeader)
        #expect(given["oauth_timestamp"] == "7")
    }

    @Test("HMAC-SHA1 and a version are the default")
    func defaults() throws {
        let parameters = try headerParameters(Self.signer.sign(Self.request).authorizationHeader)
        #expect(parameters["oauth_signature_method"] == "HMAC-SHA1" && parameters["oauth_version"] == "1.0")
        #expect(Self.signer.signatureMethod == .hmacSHA1)
        #expect(Self.request.includesVersion && Self.request.realm == nil && Self.request.form.isEmpty)
    }

    @Test("Without a token the key keeps its ampersand, and an empty token differs from none")
    func withoutToken() throws {
        let consumer = OAuthConsumer(key: "ck", secret: "a b&S3CRET-MARK")
        let none = try OAuth1Signer(consumer: consumer, signatureMethod: .plaintext).sign(Self.request)
        #expect(none.signature == "a%20b%26S3CRET-MARK&")
        #expect(try headerParameters(none.authorizationHeader)["oauth_token"] == nil)
        let empty = OAuth1Signer(
            consumer: consumer, token: OAuthToken(token: "", secret: ""), signatureMethod: .plaintext)
        #expect(try headerParameters(empty.sign(Self.request).authorizationHeader)["oauth_token"]?.isEmpty == true)
    }

    @Test("A pair called oauth_signature is never signed")
    func ownSignature() throws {
        let plain = try Self.signer.sign(Self.request, timestamp: 1, nonce: "n")
        var request = Self.request
        request.url += "?oauth_signature=a&Oauth_signature=b&oauth_signature2=c"
        request.form = [Parameter("oauth_signature", "d")]
        let signed = try Self.signer.sign(request, timestamp: 1, nonce: "n")
        #expect(!signed.parameterString.contains("oauth_signature="))
        #expect(signed.parameterString.hasPrefix("Oauth_signature=b&oauth_consumer_key="))
        #expect(signed.parameterString.contains("&oauth_signature2=c&"))
        #expect(signed.signature != plain.signature)
    }

    @Test("One signer serves many tasks")
    func tasks() async throws {
        let expected = try Self.signer.sign(Self.request, timestamp: 1, nonce: "n")
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    try (0..<500).allSatisfy { _ in
                        try Self.signer.sign(Self.request, timestamp: 1, nonce: "n") == expected
                    }
                }
            }
            for try await isSame in group { #expect(isSame) }
        }
    }
}
