import Testing
import TwitterCurl
import TwitterHTTP

/// What goes over the wire, byte by byte.
@Suite(.serialized) struct WireTests {
    private static let answering: RawServer.Script = { connection in
        while connection.readRequest() != nil { connection.answer("done") }
    }

    /// Sends a request and gives back what the server saw.
    private func wire(
        _ method: HTTPMethod, _ path: String = "/", headers: HTTPFields = [:], body: TransportBody = .none
    ) async throws -> RawRequest {
        var seen: RawRequest?
        try await withServer(Self.answering) { server, transport in
            let response = try await transport.send(
                TransportRequest(method: method, url: server.url(path), headers: headers, body: body))
            #expect(response.status == 200)
            #expect(response.body == (method == .head ? [] : Array("done".utf8)))
            #expect(server.requests.count == 1)
            seen = server.requests.first
        }
        return try #require(seen)
    }

    @Test func plainGetHasNothingUnexpected() async throws {
        let request = try await wire(.get, "/1.1/statuses/show.json?id=20")
        #expect(request.requestLine == "GET /1.1/statuses/show.json?id=20 HTTP/1.1")
        let names = request.lines.dropFirst().compactMap { $0.split(separator: ":").first.map(String.init) }
        #expect(names == ["Host", "Accept", "Accept-Encoding"])
        #expect(request.value("Accept") == "*/*")
        #expect(request.value("Accept-Encoding") == "gzip")
        #expect(request.body.isEmpty)
    }

    @Test(arguments: [
        "/", "/a/../b/./c//d", "/%2f%2F%e3%83%9e", "/x?", "/x?a=b?c&d=%20+%2B", "/{a}|^`\"<>", "/~!$&'()*+,;=:@-._",
    ])
    func pathGoesOutAsItIs(path: String) async throws {
        #expect(try await wire(.get, path).requestLine == "GET \(path) HTTP/1.1")
    }

    @Test(arguments: ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "FROB-ulate"])
    func methodWithoutBody(name: String) async throws {
        let request = try await wire(HTTPMethod(rawValue: name), "/m")
        #expect(request.requestLine == "\(name) /m HTTP/1.1")
        #expect(request.value("Content-Length") == (["POST", "PUT", "PATCH"].contains(name) ? "0" : nil))
        #expect(request.value("Content-Type") == nil)
        #expect(request.value("Transfer-Encoding") == nil)
        #expect(request.value("Expect") == nil)
    }

    @Test(arguments: ["GET", "POST", "PUT", "DELETE", "PATCH", "FROB"], [0, 1, 3_000_000])
    func methodWithBody(name: String, size: Int) async throws {
        let body = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let request = try await wire(HTTPMethod(rawValue: name), "/m", body: .bytes(body))
        #expect(request.requestLine == "\(name) /m HTTP/1.1")
        #expect(request.value("Content-Length") == "\(size)")
        #expect(request.value("Content-Type") == nil)
        #expect(request.value("Expect") == nil)
        #expect(request.body == body)
    }

    @Test func headerFieldsGoOutInOrderAndAreNotReplaced() async throws {
        let request = try await wire(
            .post,
            headers: [
                "Authorization": "OAuth oauth_signature=\"S3CRET-MARK\"", "X-Empty": "", "x-twice": "1", "X-Twice": "2",
                "User-Agent": "house/1", "Accept": "application/json", "X-Blank": " ", "X-Accent": "caf\u{E9}",
                "Content-Type": "application/x-www-form-urlencoded",
            ],
            body: .bytes(Array("status=a".utf8)))
        #expect(
            Array(request.lines.dropFirst(2)) == [
                "Accept-Encoding: gzip",
                "Authorization: OAuth oauth_signature=\"S3CRET-MARK\"", "X-Empty:", "x-twice: 1", "X-Twice: 2",
                "User-Agent: house/1", "Accept: application/json", "X-Blank:", "X-Accent: caf\u{E9}",
                "Content-Type: application/x-www-form-urlencoded", "Content-Length: 8",
            ])
    }

    @Test func multipartBody() async throws {
        let bytes: [UInt8] = [0, 13, 10, 255, 45, 45]
        let request = try await wire(
            .post,
            body: .multipart([
                MultipartPart(name: "command", text: "APPEND"),
                MultipartPart(name: "media", bytes: bytes, filename: "a\"b.png", contentType: "image/png"),
                MultipartPart(name: "plain", bytes: [], filename: "blob"),
            ]))
        let type = try #require(request.value("Content-Type"))
        let boundary = try #require(type.split(separator: "boundary=").last.map(String.init))
        #expect(type == "multipart/form-data; boundary=\(boundary)")
        let expected =
            Array("--\(boundary)\r\nContent-Disposition: form-data; name=\"command\"\r\n\r\nAPPEND\r\n".utf8)
            + Array(
                "--\(boundary)\r\nContent-Disposition: form-data; name=\"media\"; filename=\"a%22b.png\"\r\n".utf8)
            + Array("Content-Type: image/png\r\n\r\n".utf8) + bytes
            + Array(
                "\r\n--\(boundary)\r\nContent-Disposition: form-data; name=\"plain\"; filename=\"blob\"\r\n\r\n".utf8)
            + Array("\r\n--\(boundary)--\r\n".utf8)
        #expect(request.body == expected)
        #expect(request.value("Content-Length") == "\(expected.count)")
        #expect(request.value("Expect") == nil)
    }

    @Test func largeMultipartBodyDoesNotWaitForAContinue() async throws {
        let part = MultipartPart(name: "media", bytes: Array(repeating: 7, count: 5 << 20), filename: "m")
        let request = try await wire(.post, body: .multipart([part]))
        #expect(request.body.count > 5 << 20)
        #expect(request.value("Expect") == nil)
    }

    @Test(arguments: [("m", nil, nil), ("m", "image/gif", "image/gif"), ("m.jpg", "image/gif", "image/gif")])
    func typeOfAPartIsTheOneTheCallerNames(filename: String, type: String?, expected: String?) async throws {
        let part = MultipartPart(name: "media", bytes: [1], filename: filename, contentType: type)
        let request = try await wire(.post, body: .multipart([part]))
        let line = request.bodyText.split(separator: "\r\n").first { $0.hasPrefix("Content-Type") }
        #expect(line.map(String.init) == expected.map { "Content-Type: \($0)" })
    }

    @Test func handlesAreCleanWhenTheyAreUsedAgain() async throws {
        try await withServer(Self.answering, configuration: CurlConfiguration(maximumConnections: 1)) {
            server, transport in
            let post = TransportRequest(
                method: .post, url: server.url(), headers: ["X-Mark": "1"], body: .bytes(Array("abc".utf8)))
            let form = TransportRequest(
                method: .put, url: server.url(), body: .multipart([MultipartPart(name: "a", text: "b")]))
            let get = TransportRequest(method: .get, url: server.url())
            let head = TransportRequest(method: .head, url: server.url())
            for request in [post, get, form, get, head, get, post] { _ = try await transport.send(request) }
            let methods = server.requests.map { $0.requestLine.prefix { $0 != " " } }
            #expect(methods == ["POST", "GET", "PUT", "GET", "HEAD", "GET", "POST"])
            #expect(
                server.requests.map { $0.value("X-Mark") != nil } == [true, false, false, false, false, false, true])
            #expect(server.requests.filter { $0.requestLine.hasPrefix("GET") }.allSatisfy { $0.body.isEmpty })
            #expect(
                server.requests.filter { $0.requestLine.hasPrefix("GET") }.allSatisfy {
                    $0.value("Content-Type") == nil
                })
        }
    }
}
