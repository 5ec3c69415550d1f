import TLSLoopback
import Testing
import TwitterCurl

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A server's certificate, good or with one fault.
enum TestCertificate: Sendable, CaseIterable {
    case good, wrongHost, selfSigned, expired, notYetValid, unknownAuthority, forged

    /// What a server shows that has this certificate.
    ///
    /// - Parameters:
    ///   - authority: Whom the client trusts.
    ///   - protocols: What the server agrees to by ALPN.
    /// - Returns: A context for ``RawServer``.
    /// - Throws: What OpenSSL refuses.
    func context(authority: Certificate, protocols: [String] = ["http/1.1"]) throws -> TLSContext {
        let day = 86_400
        let issuer: Certificate? =
            switch self {
            case .selfSigned: nil
            case .unknownAuthority: try Self.makeAuthority("stranger")
            case .forged: try Self.makeAuthority()
            default: authority
            }
        let certificate = try Certificate(
            name: "server", alternativeName: self == .wrongHost ? "DNS:other.test,IP:127.0.0.2" : "IP:127.0.0.1",
            validity: self == .expired ? -2 * day ... -day : self == .notYetValid ? day...2 * day : -day...day,
            issuer: issuer)
        return try TLSContext(certificate, protocols: protocols)
    }

    /// Somebody who signs certificates, with a key of its own each time.
    static func makeAuthority(_ name: String = "authority") throws -> Certificate {
        try Certificate(name: name, isAuthority: true)
    }
}

/// Runs a test body with the path of a file that holds an authority's certificate, which goes afterwards.
func withAuthorityFile<Result>(
    _ authority: Certificate, _ body: (String) async throws -> Result
) async throws -> Result {
    var path = Array("/tmp/twitter-curl-tests-XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    let text = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    try #require(descriptor >= 0)
    defer { unlink(text) }
    let pem = authority.pem
    let written = pem.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
    try #require(written == pem.count)
    return try await body(text)
}
