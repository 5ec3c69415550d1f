import FoundationEssentials
import LibcryptoPrimitives
import OAuth1
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What happens where the installed libcrypto offers no algorithm; each in a process of its own.
@Suite struct WithoutProviderTests {
    /// Makes libcrypto start with its empty provider alone; it reads its configuration once, at its first use.
    static func disableLibcrypto() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "no-provider-\(getpid()).cnf")
        try "openssl_conf = a\n[a]\nproviders = b\n[b]\nnull = c\n[c]\nactivate = 1\n".write(
            to: file, atomically: true, encoding: .utf8)
        setenv("OPENSSL_CONF", file.path(), 1)
        // The first use; whatever it answers, the file has been read.
        _ = try? randomBytes(1)
        try FileManager.default.removeItem(at: file)
    }

    @Test("Signing, verifying and random bytes throw instead of trapping")
    func failures() async {
        await #expect(processExitsWith: .success) {
            try WithoutProviderTests.disableLibcrypto()
            let consumer = OAuthConsumer(key: "ck", secret: "S3CRET-MARK")
            let request = OAuth1Request(method: "GET", url: "http://h/")
            let key = #expect(throws: LibcryptoError.self) { try HMACKey([1], hash: .sha1) }
            #expect(key?.function == "EVP_MAC_fetch" && key?.description == "libcrypto: EVP_MAC_fetch failed")
            let random = #expect(throws: LibcryptoError.self) { try randomBytes(1) }
            #expect(random?.function == "RAND_bytes")
            #expect(throws: OAuth1Error.libcryptoFailed(function: "EVP_MAC_fetch")) {
                try OAuth1Signer(consumer: consumer).sign(request, nonce: "n")
            }
            #expect(throws: OAuth1Error.libcryptoFailed(function: "RAND_bytes")) {
                try OAuth1Signer(consumer: consumer, signatureMethod: .plaintext).sign(request)
            }
            let row = SigningCase(method: "GET", url: "http://h/", token: nil, signatureMethod: "PLAINTEXT")
            var header = try row.signed().authorizationHeader
            header = header.split(separator: "PLAINTEXT").joined(separator: "HMAC-SHA1")
            let claim = try OAuth1Claim(row.received(authorization: header))
            #expect(throws: OAuth1Error.libcryptoFailed(function: "EVP_MAC_fetch")) {
                try claim.verify(consumerSecret: "S3CRET-MARK", tokenSecret: nil)
            }
        }
    }
}
