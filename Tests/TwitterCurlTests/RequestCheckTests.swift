import Testing
import TwitterHTTP

@testable import TwitterCurl

/// Which requests are refused before anything is sent, and that the refusal gives nothing away.
@Suite(.serialized) struct RequestCheckTests {
    @Test(arguments: [
        ("http://example.com/", "example.com:80"), ("https://example.com", "example.com:443"),
        ("HTTPS://API.x.com:8443/1.1/a.json?b=c", "API.x.com:8443"), ("http://127.0.0.1:1/", "127.0.0.1:1"),
        ("http://[::1]:8080/x", "[::1]:8080"), ("http://[fe80::1%25eth0]/", "[fe80::1%25eth0]:80"),
        ("http://localhost?x=1", "localhost:80"), ("http://a_b-c.d~e:/", "a_b-c.d~e:80"),
        ("http://h/@:[]", "h:80"), ("http://h?q=http://u@v:1/", "h:80"),
    ])
    func possibleAddresses(url: String, place: String) throws {
        #expect(try RequestAddress(url).description == place)
    }

    @Test(
        arguments: [
            ("", .badScheme), ("example.com/", .badScheme), ("/path", .badScheme), ("ftp://h/", .badScheme),
            ("file:///etc/passwd", .badScheme), ("gopher://h:1/_", .badScheme), ("http:/h", .badScheme),
            ("http:h", .badScheme), ("httpx://h/", .badScheme), ("javascript:0", .badScheme),
            ("http://", .noHost), ("http:///path", .noHost), ("https://:80/", .noHost), ("http://?q", .noHost),
            ("http://[]/", .noHost), ("http://[::1/", .badHost), ("http://::1/", .badHost), ("http://h%00/", .badHost),
            ("http://h%2Fx/", .badHost), ("http://a,b/", .badHost), ("http://a]/", .badHost),
            ("http://[::1]x/", .badHost),
            ("http://h:x/", .badPort), ("http://h:65536/", .badPort), ("http://h:0/", .badPort),
            ("http://h:-1/", .badPort),
            ("http://h:+1/", .badPort), ("http://h:99999999999999999999/", .badPort), ("http://[::1]:x/", .badPort),
            ("http://user@h/", .userInfo), ("http://user:word@h/", .userInfo), ("http://@h/", .userInfo),
            ("http://h/a b", .badCharacter), ("http://h/\r\nX: y", .badCharacter), ("http://h/\u{0}", .badCharacter),
            ("http://h/\u{7F}", .badCharacter), ("http://h/\t", .badCharacter), ("http://h\\@evil/", .badCharacter),
            ("http://h/caf\u{E9}", .badCharacter), ("http://\u{FF48}/", .badCharacter), (" http://h/", .badCharacter),
            ("http://h/#f", .fragment), ("http://h#@evil/", .fragment),
        ] as [(String, RequestAddress.Fault)])
    func impossibleAddresses(url: String, fault: RequestAddress.Fault) {
        #expect(throws: fault) { try RequestAddress(url) }
    }

    @Test(arguments: [
        ("localhost", true), ("LOCALHOST", true), ("127.0.0.1", true), ("127.255.1.9", true), ("[::1]", true),
        ("127.0.0.1.evil.example", false), ("127.0.0.256", false), ("localhost.example", false), ("128.0.0.1", false),
        ("[::2]", false), ("127.1", false),
    ])
    func loopback(host: String, isLoopback: Bool) throws {
        #expect(try RequestAddress("http://\(host)/").isLoopback == isLoopback)
    }

    private static let url = "http://h.example/path?secret=S3CRET-MARK"

    private static let faulty: [TransportRequest] = [
        TransportRequest(method: .get, url: "http://h.example/a b?secret=S3CRET-MARK"),
        TransportRequest(method: .get, url: "ftp://h.example/?secret=S3CRET-MARK"),
        TransportRequest(method: "", url: url),
        TransportRequest(method: "GET /x HTTP/1.1\r\nX:", url: url),
        TransportRequest(method: "G\u{CB}T", url: url),
        TransportRequest(method: .get, url: url, headers: ["Authorization": "S3CRET-MARK\r\nX-Injected: 1"]),
        TransportRequest(method: .get, url: url, headers: ["Authorization": "S3CRET-MARK\nX"]),
        TransportRequest(method: .get, url: url, headers: ["Authorization": "S3CRET-MARK\u{0}"]),
        TransportRequest(method: .get, url: url, headers: ["": "S3CRET-MARK"]),
        TransportRequest(method: .get, url: url, headers: ["X Y": "S3CRET-MARK"]),
        TransportRequest(method: .get, url: url, headers: ["S3CRET-MARK:": "1"]),
        TransportRequest(method: .get, url: url, headers: ["X\r\nS3CRET-MARK": "1"]),
        TransportRequest(method: .post, url: url, headers: ["content-length": "5"], body: .bytes([1])),
        TransportRequest(method: .post, url: url, headers: ["Transfer-Encoding": "chunked"]),
        TransportRequest(method: .get, url: url, headers: ["HOST": "other.example"]),
        TransportRequest(method: .head, url: url, body: .bytes([1])),
        TransportRequest(method: .post, url: url, headers: ["Content-Type": "x/y"], body: .multipart([])),
        TransportRequest(
            method: .post, url: url, body: .multipart([MultipartPart(name: "a\r\nS3CRET-MARK", text: "")])),
        TransportRequest(
            method: .post, url: url,
            body: .multipart([MultipartPart(name: "a", bytes: [], filename: "b\u{0}S3CRET-MARK")])),
        TransportRequest(
            method: .post, url: url,
            body: .multipart([MultipartPart(name: "a", bytes: [], contentType: "x/y\r\nS3CRET-MARK: 1")])),
    ]

    @Test(arguments: faulty.indices)
    func impossibleRequestsAreRefused(index: Int) async throws {
        let transport = CurlTransport()
        let error = try await failure(of: Self.faulty[index], by: transport)
        #expect(error.kind == .invalidRequest)
        #expect(error.stage == .queued)
        #expect(!error.requestMayHaveBeenSent)
        #expect(!"\(error)".contains("S3CRET-MARK"))
        #expect(error.message.hasSuffix("."))
        await transport.shutdown()
    }
}
