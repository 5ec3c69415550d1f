import Testing
import TwitterHTTP

@testable import LoopbackHTTP

@Suite struct RequestParserTests {
    /// Feeds bytes in pieces and collects the steps but the waiting.
    private func steps(
        _ bytes: [UInt8], pieces size: Int, limits: LoopbackLimits = MalformedRequest.limits
    ) -> [RequestParser.Step] {
        var parser = RequestParser(limits: limits, connection: 7)
        var steps: [RequestParser.Step] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            parser.append(bytes[start..<min(start + size, bytes.count)])
            loop: while true {
                switch parser.next() {
                case .needsMore: break loop
                case .refused(let refusal):
                    // It stays refused.
                    #expect(parser.next() == .refused(refusal))
                    return steps + [.refused(refusal)]
                case let step: steps.append(step)
                }
            }
        }
        return steps
    }

    @Test(arguments: GoodRequest.all, [Int.max, 1, 2, 7])
    func readsGoodRequests(_ good: GoodRequest, pieces: Int) {
        let steps = steps(Array(good.text.utf8), pieces: min(pieces, good.text.utf8.count))
        let requests = steps.compactMap { step in if case .request(let request) = step { request } else { nil } }
        #expect(requests == good.expected)
        #expect(steps.count { $0 == .continueExpected } == good.continues)
        #expect(steps.count == good.expected.count + good.continues)
    }

    @Test(arguments: MalformedRequest.all)
    func refusesMalformedRequests(_ malformed: MalformedRequest) throws {
        let whole = steps(malformed.bytes, pieces: malformed.bytes.count)
        guard case .refused(let refusal) = try #require(whole.last) else {
            Issue.record("not refused: \(whole)")
            return
        }
        #expect(refusal.status == malformed.status)
        #expect(whole.count == 1)
        for size in [1, 2, 3, 7] { #expect(steps(malformed.bytes, pieces: size) == whole) }
    }

    @Test func survivesEveryChangedByte() {
        let text = "POST /a?b HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n"
        let bytes = Array(text.utf8)
        for index in bytes.indices {
            for value in UInt8.min...UInt8.max {
                var changed = bytes
                changed[index] = value
                let whole = steps(changed, pieces: changed.count)
                #expect(steps(changed, pieces: 7) == whole, "byte \(index) is \(value)")
            }
        }
    }

    @Test func survivesEveryShortening() {
        for good in GoodRequest.all where good.expected.count == 1 {
            let bytes = Array(good.text.utf8)
            for count in 0..<bytes.count {
                let requests = steps(Array(bytes[..<count]), pieces: 5).filter { $0 != .continueExpected }
                #expect(requests.isEmpty, "\(good.name) cut to \(count)")
            }
        }
    }

    @Test func limitsAreExact() throws {
        var limits = LoopbackLimits()
        let head = "GET /abc HTTP/1.1\r\nHost: h\r\n\r\n"
        limits.headBytes = head.utf8.count
        for size in [1, 7, 100] {
            guard case .request = steps(Array(head.utf8), pieces: size, limits: limits).last else {
                Issue.record("refused at its limit")
                return
            }
        }
        limits.headBytes -= 1
        for size in [1, 7, 100] {
            #expect(steps(Array(head.utf8), pieces: size, limits: limits) == [.refused(.headTooLarge)])
        }

        let body = "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n"
        limits.headBytes = 1000
        limits.bodyBytes = 3
        #expect(steps(Array(body.utf8), pieces: 4, limits: limits).count == 1)
        limits.bodyBytes = 2
        #expect(steps(Array(body.utf8), pieces: 4, limits: limits) == [.refused(.bodyTooLarge)])
    }

    @Test func knowsWhenItIsIdle() {
        var parser = RequestParser(limits: .init(), connection: 1)
        #expect(parser.isIdle)
        parser.append(Array("G".utf8))
        #expect(parser.next() == .needsMore)
        #expect(!parser.isIdle)
        parser.append(Array("ET / HTTP/1.0\r\n\r\n".utf8))
        guard case .request = parser.next() else { return #expect(Bool(false), "no request") }
        #expect(parser.isIdle)
        parser.append(Array("\r\n".utf8))
        #expect(parser.next() == .needsMore)
        #expect(parser.isIdle, "an empty line begins nothing")
    }

    @Test(arguments: [
        ("HTTP/1.1", nil, true), ("HTTP/1.1", "close", false), ("HTTP/1.1", "TE, Close", false),
        ("HTTP/1.1", "keep-alive", true), ("HTTP/1.0", nil, false), ("HTTP/1.0", "Keep-Alive", true),
        ("HTTP/1.0", "keep-alive, close", false),
    ])
    func keepsConnectionByVersionAndHeader(version: String, header: String?, keeps: Bool) {
        var headers = HTTPFields()
        headers["Connection"] = header
        let request = ReceivedRequest(method: "GET", target: "/", path: "/", headers: headers, httpVersion: version)
        #expect(request.keepsConnection == keeps)
    }
}
