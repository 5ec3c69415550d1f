import Testing
import TwitterHTTP

@Suite struct TransportValuesTests {
    @Test("A request's description names its header fields and hides values, query and body")
    func requestDescription() {
        let bytes = Array("status=S3CRET-MARK".utf8)
        var request = TransportRequest(
            method: .post, url: "https://h/1.1/a.json?q=S3CRET-MARK#S3CRET-MARK",
            headers: ["Authorization": "OAuth S3CRET-MARK", "X-Other": "S3CRET-MARK"], body: .bytes(bytes))
        #expect("\(request)" == "POST https://h/1.1/a.json [Authorization, X-Other] 18 bytes")
        #expect(String(reflecting: request) == "\(request)")
        #expect(!"\([request])".contains("S3CRET-MARK"))
        request.url = "https://h/a#S3CRET-MARK?b"
        request.headers = [:]
        request.body = .none
        #expect("\(request)" == "POST https://h/a [] no body")
    }

    @Test("A body's description is its kind and size")
    func bodyDescription() {
        let part = MultipartPart(name: "media", text: "S3CRET-MARK")
        #expect("\(TransportBody.none)" == "no body")
        #expect("\(TransportBody.bytes([]))" == "0 bytes")
        #expect("\(TransportBody.bytes(Array("S3CRET-MARK".utf8)))" == "11 bytes")
        #expect("\(TransportBody.multipart([part, part]))" == "2 parts")
        #expect(String(reflecting: TransportBody.multipart([part])) == "1 parts")
    }

    @Test("A text part is its UTF-8 bytes, without file name and type")
    func textPart() {
        let part = MultipartPart(name: "n", text: "é")
        #expect(part == MultipartPart(name: "n", bytes: [0xC3, 0xA9]))
        #expect(part.filename == nil && part.contentType == nil)
    }

    @Test(
        "Methods that only read",
        arguments: [
            (.get, true), (.head, true), ("OPTIONS", true), ("TRACE", true), (.post, false), (.put, false),
            (.delete, false), ("PATCH", false), ("get", false), ("CONNECT", false), ("", false),
        ] as [(HTTPMethod, Bool)])
    func safeMethods(_ method: HTTPMethod, _ isSafe: Bool) {
        #expect(method.isSafe == isSafe)
    }

    @Test("A method is its name on the wire")
    func methodNames() {
        let methods: [HTTPMethod] = [.get, .head, .post, .put, .delete]
        #expect(methods.map(\.rawValue) == ["GET", "HEAD", "POST", "PUT", "DELETE"])
        #expect("\(HTTPMethod.delete)" == "DELETE" && HTTPMethod(rawValue: "GET") == .get && "get" != HTTPMethod.get)
    }

    @Test("An error's description is its message with what lies underneath")
    func errorDescription() {
        var error = TransportError(kind: .connectionLost, stage: .sending, message: "h:443 closed the connection")
        #expect("\(error)" == "h:443 closed the connection")
        #expect(!error.requestMayHaveBeenSent && error.underlyingCode == nil)
        error.underlyingCode = 52
        #expect("\(error)" == "h:443 closed the connection (code 52)")
        error.underlyingMessage = "empty reply"
        #expect("\(error)" == "h:443 closed the connection (empty reply, code 52)")
        error.underlyingCode = nil
        #expect("\(error)" == "h:443 closed the connection")
    }

    @Test("Kinds have names of their own")
    func kinds() {
        let kinds: [TransportError.Kind] = [
            .invalidRequest, .unavailable, .shutDown, .overloaded, .nameNotResolved, .connectionFailed, .tlsFailed,
            .untrustedCertificate, .connectionLost, .malformedResponse, .responseTooLarge, .headersTooLarge,
            .connectTimeout, .idleTimeout, .totalTimeout, .other,
        ]
        #expect(Set(kinds).count == kinds.count && Set(kinds.map(\.description)).count == kinds.count)
        #expect("\(TransportError.Kind.shutDown)" == "shutDown")
    }

    @Test("The default limits are those that are documented")
    func limits() {
        let limits = TransportLimits()
        #expect(limits.connect == .seconds(10) && limits.idle == .seconds(30) && limits.total == .seconds(60))
        #expect(limits.maximumResponseBytes == 33_554_432)
    }

    @Test("A transport without threads has nothing to shut down")
    func defaultShutdown() async throws {
        struct Echo: HTTPTransport {
            func send(_ request: TransportRequest) async throws -> TransportResponse {
                TransportResponse(status: 200, headers: request.headers)
            }
        }
        let transport: any HTTPTransport = Echo()
        await transport.shutdown()
        let response = try await transport.send(TransportRequest(method: .get, url: "http://h/", headers: ["a": "b"]))
        #expect(response == TransportResponse(status: 200, headers: ["a": "b"]))
        #expect(response.body.isEmpty && response.metrics == TransportMetrics())
    }
}
