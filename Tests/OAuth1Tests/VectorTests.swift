import FoundationEssentials
import OAuth1
import Testing

private let dataDirectory = ProcessInfo.processInfo.environment["TWITTER_TEST_DATA"]

/// Vectors that others published, from a directory outside the package.
@Suite struct VectorTests {
    struct Vectors: Decodable {
        struct Vector: Decodable {
            struct Expected: Decodable {
                var baseString: String
                var signature: String
                var authorizationParams: [String: String]
            }

            var id: String
            var method: String
            var url: String
            var query: [[String]]
            var bodyKind: String
            var form: [[String]]
            var consumerKey: String
            var consumerSecret: String
            var token: String?
            var tokenSecret: String?
            var signatureMethod: String
            var nonce: String
            var timestamp: String
            var includeVersion: Bool
            var extraOauth: [[String]]
            var realm: String?
            var expected: Expected
        }

        struct Basic: Decodable {
            var consumerKey: String
            var consumerSecret: String
            var authorization: String
        }

        struct Primitives: Decodable {
            var percentEncode: [String: String]
            var hmacSha1Base64: [[String]]
            var basicBearer: [Basic]
        }

        var published: [Vector]
        var generated: [Vector]
        var primitives: Primitives
    }

    static func vectors() throws -> Vectors {
        let directory = try #require(dataDirectory)
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(
            Vectors.self, from: Data(contentsOf: URL(filePath: directory + "/oauth1/vectors.json")))
    }

    static func row(_ vector: Vectors.Vector) throws -> SigningCase {
        var url = vector.url
        if !vector.query.isEmpty {
            let end = url.firstIndex(of: "#") ?? url.endIndex
            let pairs = FormEncoding.encode(vector.query.map { Parameter($0[0], $0[1]) })
            url.insert(contentsOf: (url[..<end].contains("?") ? "&" : "?") + pairs, at: end)
        }
        return SigningCase(
            method: vector.method, url: url, form: vector.bodyKind == "form" ? vector.form : [],
            oauthParameters: vector.extraOauth, consumerKey: vector.consumerKey,
            consumerSecret: vector.consumerSecret, token: vector.token, tokenSecret: vector.tokenSecret,
            signatureMethod: vector.signatureMethod, nonce: vector.nonce,
            timestamp: try #require(Int64(vector.timestamp)), includesVersion: vector.includeVersion,
            realm: vector.realm)
    }

    @Test("Every vector and primitive", .enabled(if: dataDirectory != nil, "TWITTER_TEST_DATA names no directory"))
    func everyVector() throws {
        try signing()
        try verifying()
        try primitives()
    }

    /// Base string, signature and header parameters of every vector.
    private func signing() throws {
        let vectors = try Self.vectors()
        for vector in vectors.published + vectors.generated {
            let signed = try Self.row(vector).signed()
            #expect(signed.baseString == vector.expected.baseString, "\(vector.id)")
            #expect(signed.signature == vector.expected.signature, "\(vector.id)")
            var header = signed.authorizationHeader
            if let realm = vector.realm {
                let field = "OAuth realm=\"\(realm)\", "
                #expect(header.hasPrefix(field), "\(vector.id)")
                header = "OAuth " + header.dropFirst(field.count)
            }
            #expect(try headerParameters(header) == vector.expected.authorizationParams, "\(vector.id)")
        }
        #expect(!vectors.published.isEmpty && !vectors.generated.isEmpty)
        print("vectors signed: \(vectors.published.count) published, \(vectors.generated.count) generated")
    }

    /// A verifier accepts every vector and refuses it with one byte changed.
    private func verifying() throws {
        let vectors = try Self.vectors()
        let all = vectors.published + vectors.generated
        for vector in all { try expectVerification(of: Self.row(vector), "\(vector.id)") }
        print("vectors verified: \(all.count)")
    }

    /// Primitives: percent-encoding, HMAC-SHA1, Basic.
    private func primitives() throws {
        let primitives = try Self.vectors().primitives
        for (text, encoded) in primitives.percentEncode {
            #expect(PercentEncoding.encode(text) == encoded)
            #expect(try PercentEncoding.decode(encoded) == text)
        }
        for item in primitives.hmacSha1Base64 {
            #expect(try hmacSHA1Base64(key: item[0], message: item[1]) == item[2])
        }
        for item in primitives.basicBearer {
            #expect(basic(item.consumerKey, item.consumerSecret) == item.authorization)
        }
        print(
            "primitives checked: \(primitives.percentEncode.count) percent_encode,",
            "\(primitives.hmacSha1Base64.count) hmac_sha1_base64, \(primitives.basicBearer.count) basic_bearer")
    }
}
