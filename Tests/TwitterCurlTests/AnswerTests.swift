import Testing
import TwitterCurl
import TwitterHTTP

/// What becomes of the bytes of an answer.
@Suite(.serialized) struct AnswerTests {
    /// Lets a server answer the first request with some bytes and close, and gives back what the transport made of them.
    private func response(
        to method: HTTPMethod = .get, _ bytes: [UInt8], limits: TransportLimits = TransportLimits()
    ) async throws -> Result<TransportResponse, TransportError> {
        var result: Result<TransportResponse, TransportError>?
        try await withServer({ connection in
            connection.readRequest()
            connection.write(bytes)
        }) { server, transport in
            do {
                result = .success(
                    try await transport.send(TransportRequest(method: method, url: server.url(), limits: limits)))
            } catch let error as TransportError {
                result = .failure(error)
            }
        }
        return try #require(result)
    }

    private func response(
        to method: HTTPMethod = .get, _ text: String, limits: TransportLimits = TransportLimits()
    ) async throws -> Result<TransportResponse, TransportError> {
        try await response(to: method, Array(text.utf8), limits: limits)
    }

    @Test func headerFieldsKeepOrderSpellingAndDuplicates() async throws {
        let response = try await response(
            "HTTP/1.1 200 OK\r\nX-B: 1\r\nset-cookie: a=1\r\nSet-Cookie: b=2\r\nX-A:  spaced\t \r\nX-Empty:\r\n\r\nbody"
        ).get()
        #expect(response.headers.map(\.name) == ["X-B", "set-cookie", "Set-Cookie", "X-A", "X-Empty"])
        #expect(response.headers.map(\.value) == ["1", "a=1", "b=2", "spaced", ""])
        #expect(response.headers.values(of: "SET-COOKIE") == ["a=1", "b=2"])
        #expect(response.body == Array("body".utf8))
    }

    @Test func foldedLinesAreJoined() async throws {
        let response = try await response(
            "HTTP/1.1 200 OK\r\nX-Folded: one\r\n two\r\n\tthree\r\nX-Next: 4\r\nContent-Length: 0\r\n\r\n"
        ).get()
        #expect(response.headers["X-Folded"] == "one two three")
        #expect(response.headers["X-Next"] == "4")
    }

    @Test func interimAnswersAreLeftOut() async throws {
        let response = try await response(
            "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </x>\r\nContent-Length: 9999999999\r\n\r\n"
                + "HTTP/1.1 403 Forbidden\r\nX-Final: 1\r\nContent-Length: 2\r\n\r\nno"
        ).get()
        #expect(response.status == 403)
        #expect(response.headers.map(\.name) == ["X-Final", "Content-Length"])
        #expect(response.body == Array("no".utf8))
    }

    @Test func trailersAreLeftOut() async throws {
        let response = try await response(
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: X-Late\r\n\r\n3\r\nabc\r\n0\r\nX-Late: 1\r\n\r\n"
        ).get()
        #expect(response.headers["X-Late"] == nil)
        #expect(response.body == Array("abc".utf8))
    }

    @Test func bytesThatAreNotUTF8AreReplaced() async throws {
        let response = try await response(
            Array("HTTP/1.1 200 OK\r\nX-Latin: caf".utf8) + [0xE9] + Array("\r\nContent-Length: 0\r\n\r\n".utf8)
        ).get()
        #expect(response.headers["X-Latin"] == "caf\u{FFFD}")
    }

    /// `gzip -9 -n` of 1,000 times the letter "a".
    private static let packed: [UInt8] = [
        0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0x4B, 0x4C, 0x1C, 0x05, 0xA3, 0x60, 0x14, 0x0C,
        0x77, 0x00, 0x00, 0x03, 0xDA, 0x38, 0x9A, 0xE8, 0x03, 0x00, 0x00,
    ]

    private static let packedAnswer =
        Array("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(packed.count)\r\n\r\n".utf8) + packed

    @Test func packedBodiesAreUnpacked() async throws {
        let response = try await response(Self.packedAnswer).get()
        #expect(response.body == Array(repeating: UInt8(ascii: "a"), count: 1_000))
        #expect(response.headers["Content-Encoding"] == "gzip")
    }

    @Test func theLimitCountsUnpackedBytes() async throws {
        let fits = try await response(Self.packedAnswer, limits: TransportLimits(maximumResponseBytes: 1_000))
        #expect(try fits.get().body.count == 1_000)
        let error = try #require(
            try await response(Self.packedAnswer, limits: TransportLimits(maximumResponseBytes: 999)).failure)
        #expect(error.kind == .responseTooLarge)
        #expect(error.requestMayHaveBeenSent)
        #expect(error.stage == .receiving)
    }

    @Test(arguments: ["HTTP/1.1 500 Oops\r\nContent-Length: 0\r\n\r\n", "HTTP/1.0 200 OK\r\n\r\n"])
    func answersWithoutBody(answer: AnswerText) async throws {
        let response = try await response(answer.text, limits: TransportLimits(maximumResponseBytes: 10)).get()
        #expect(response.body.isEmpty)
        #expect(response.status == Int(answer.text.dropFirst(9).prefix(3)))
        #expect(response.metrics.httpVersion == answer.text.dropFirst(5).prefix(3))
    }

    @Test func answerToHeadMayAnnounceALargeBody() async throws {
        let text = "HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n"
        let response = try await response(to: .head, text, limits: TransportLimits(maximumResponseBytes: 10)).get()
        #expect(response.headers["Content-Length"] == "500")
    }

    @Test(arguments: [0, 3, 65_535, 65_536, 1_000_000])
    func metricsTellSizes(bodySize: Int) async throws {
        let text = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello"
        try await withServer({ connection in
            connection.readRequest()
            connection.write(text)
        }) { server, transport in
            let body = TransportBody.bytes(Array(repeating: 1, count: bodySize))
            let response = try await transport.send(TransportRequest(method: .post, url: server.url(), body: body))
            let request = try #require(server.requests.first)
            #expect(response.metrics.bytesReceived == text.utf8.count)
            #expect(response.metrics.bytesSent == request.head.utf8.count + 4 + bodySize)
            #expect(response.metrics.httpVersion == "1.1")
            #expect(!response.metrics.reusedConnection)
        }
    }

    @Test(arguments: [0, -1])
    func noByteIsTakenWhereNoneMayBe(limit: Int) async throws {
        let text = "HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n0"
        let error = try #require(
            try await response(text, limits: TransportLimits(maximumResponseBytes: limit)).failure)
        #expect(error.kind == .responseTooLarge)
    }

    @Test func headersUnderTheLimitAreTaken() async throws {
        let fields = String(repeating: "X-Many: 12345678901234567890\r\n", count: 8_000)
        let response = try await response("HTTP/1.1 200 OK\r\n\(fields)Content-Length: 0\r\n\r\n").get()
        #expect(response.headers.count == 8_001)
    }
}

extension Result {
    fileprivate var failure: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
