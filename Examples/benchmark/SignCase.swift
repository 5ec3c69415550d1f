import CReference
import OAuth1

/// Signing a status update: all that ``OAuth1Signer`` does, against nothing but the HMAC of the same base string.
struct SignCase: BenchmarkCase {
    static let name = "sign"
    static let usage = """
        sign [--requests N] [--rounds N]
          Signs POST statuses/update with ten parameters. Ours: a whole signature with nonce, sorting, escaping and the
          header. Reference: libcrypto's HMAC-SHA1 alone, over the same base string, with one keyed EVP_MAC context that
          is set back each time; so 1 cannot be reached, and the ratio is the HMAC's share of a signature.
          --requests N   signatures each way; 200000 without it
        """

    let requests: Int
    let rounds: Int

    init(_ options: inout Options) throws(UsageError) {
        requests = try options.number("--requests", default: 200_000)
        rounds = try options.number("--rounds", default: Comparison.usualRounds)
    }

    func run() async throws {
        let signer = OAuth1Signer(
            consumer: OAuthConsumer(key: "example-consumer-key", secret: "example-secret-of-the-consumer-00001"),
            token: OAuthToken(
                token: "12-example-access-token-of-a-user", secret: "example-secret-of-the-token-00000001"))
        let request = OAuth1Request(
            method: "POST", url: "https://api.twitter.com/1.1/statuses/update.json",
            form: [
                Parameter("status", "Hello, ladies + gentlemen: a signed request, with 100 % of its marks! ☃"),
                Parameter("include_entities", "true"), Parameter("tweet_mode", "extended"),
                Parameter("trim_user", "false"),
            ])
        let baseString = try Array(signer.sign(request).baseString.utf8)
        let key = Array("example-secret-of-the-consumer-00001&example-secret-of-the-token-00000001".utf8)
        try await Comparison(name: Self.name, unit: "signatures/s", work: requests, rounds: rounds).run(
            ours: { count in
                for _ in 0..<count { _ = try signer.sign(request) }
            },
            reference: { count in
                var code = [UInt8](repeating: 0, count: 20)
                let isRight = creference_hmac_run(
                    key, key.count, baseString, baseString.count, Int64(count), &code)
                guard isRight == 1 else { throw BenchmarkFailure(description: "libcrypto's HMAC failed.") }
            })
    }
}
