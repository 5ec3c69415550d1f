import Testing
import TwitterHTTP

@testable import TwitterCurl

@Suite struct ResponseCollectorTests {
    private func collector(
        _ lines: String..., method: HTTPMethod = .get, maximum: Int = 100
    ) -> (ResponseCollector, TransportError.Kind?) {
        var collector = ResponseCollector(method: method, maximumBodyBytes: maximum)
        var refusal: TransportError.Kind?
        for line in lines where refusal == nil { refusal = take(line, into: &collector) }
        return (collector, refusal)
    }

    private func take(_ line: String, into collector: inout ResponseCollector) -> TransportError.Kind? {
        Array(line.utf8).withUnsafeBytes { collector.takeHeaderLine($0) }
    }

    private func take(_ count: Int, into collector: inout ResponseCollector) -> TransportError.Kind? {
        [UInt8](repeating: 7, count: count).withUnsafeBytes { collector.takeBody($0) }
    }

    @Test func headerIsWholeAfterTheEmptyLine() {
        var (collector, _) = collector("HTTP/1.1 200 OK\r\n", "A: 1\r\n")
        #expect(collector.hasBegun)
        #expect(!collector.hasWholeHeader)
        #expect(take("\r\n", into: &collector) == nil)
        #expect(collector.hasWholeHeader)
    }

    @Test(arguments: ["\r\n", "\n", ""])
    func linesMayEndInAnyWay(end: String) {
        let (collector, refusal) = collector("HTTP/1.1 200 OK\(end)", "A: 1 \(end)", "B:\(end)", "no colon\(end)", end)
        #expect(refusal == nil)
        #expect(collector.answer.header.fields == ["A": "1", "B": ""])
        #expect(collector.hasWholeHeader)
    }

    @Test func emptyPiecesChangeNothing() {
        var (collector, refusal) = collector("", "\r\n", "A: 1\r\n")
        #expect(refusal == nil)
        #expect(collector.answer.header.fields.isEmpty)
        #expect(!collector.hasWholeHeader)
        #expect(take(0, into: &collector) == nil)
        #expect(collector.answer.body.isEmpty)
    }

    @Test func foldedLineWithoutAFieldIsDropped() {
        #expect(collector("HTTP/1.1 200 OK\r\n", " lost\r\n", "A: 1\r\n", "\r\n").0.answer.header.fields == ["A": "1"])
    }

    @Test func newStatusLineBeginsAnew() {
        let (collector, _) = collector(
            "HTTP/1.1 103 Early Hints\r\n", "Link: x\r\n", "\r\n", "HTTP/1.1 200 OK\r\n", "A: 1\r\n", "\r\n")
        #expect(collector.answer.header.fields == ["A": "1"])
    }

    @Test func nothingAfterTheBodyChangesTheFields() {
        var (collector, _) = collector("HTTP/1.1 200 OK\r\n", "A: 1\r\n", "\r\n")
        #expect(take(3, into: &collector) == nil)
        #expect(take("X-Trailer: 1\r\n", into: &collector) == nil)
        #expect(take("HTTP/1.1 500 Trick\r\n", into: &collector) == nil)
        #expect(take("X-Trailer: 2\r\n", into: &collector) == nil)
        #expect(collector.answer.header.fields == ["A": "1"])
        #expect(collector.answer.body.count == 3)
    }

    @Test func bodyUpToTheLimit() {
        var (collector, _) = collector("HTTP/1.1 200 OK\r\n", "\r\n", maximum: 10)
        #expect(take(6, into: &collector) == nil)
        #expect(take(4, into: &collector) == nil)
        #expect(collector.answer.body.count == 10)
        #expect(take(1, into: &collector) == .responseTooLarge)
        #expect(collector.answer.body.isEmpty)
    }

    @Test func headerUpToTheLimitOverAllBlocks() {
        var (collector, _) = collector("HTTP/1.1 100 Continue\r\n", "\r\n", "HTTP/1.1 200 OK\r\n")
        let used = 25 + 17
        let line = "A: " + String(repeating: "a", count: 997)
        let fitting = (ResponseCollector.maximumHeaderBytes - used) / 1_000
        for _ in 0..<fitting { #expect(take(line, into: &collector) == nil) }
        #expect(take(line, into: &collector) == .headersTooLarge)
    }

    @Test(
        arguments: [
            ("HTTP/1.1 200 OK", "101", .get, .responseTooLarge), ("HTTP/1.1 200 OK", "100", .get, nil),
            ("HTTP/1.1 500 No", "101", .get, .responseTooLarge), ("HTTP/2 200", "101", .get, .responseTooLarge),
            ("HTTP/1.1 200 OK", "101", .head, nil), ("HTTP/1.1 204 OK", "101", .get, nil),
            ("HTTP/1.1 304 OK", "101", .get, nil), ("HTTP/1.1 103 OK", "101", .get, nil),
            ("HTTP/1.1 200 OK", "7, 7 ,7", .get, nil), ("HTTP/1.1 200 OK", "7,8", .get, .malformedResponse),
            ("HTTP/1.1 200 OK", "", .get, .malformedResponse), ("HTTP/1.1 200 OK", "-1", .get, .malformedResponse),
            ("HTTP/1.1 200 OK", "+7", .get, .malformedResponse), ("HTTP/1.1 200 OK", "7,", .get, .malformedResponse),
            ("HTTP/1.1 200 OK", "1e9", .get, .malformedResponse), ("HTTP/1.1 304 OK", "x", .get, nil),
            ("HTTP/1.1 200 OK", "99999999999999999999", .get, .responseTooLarge),
        ] as [(String, String, HTTPMethod, TransportError.Kind?)])
    func announcedLength(status: String, length: String, method: HTTPMethod, expected: TransportError.Kind?) {
        let (_, refusal) = collector("\(status)\r\n", "Content-Length: \(length)\r\n", "\r\n", method: method)
        #expect(refusal == expected)
    }

    @Test func repeatedLengthsMustAgree() {
        let status = "HTTP/1.1 200 OK\r\n"
        let (length, other) = ("Content-Length: 7\r\n", "content-length: 8\r\n")
        #expect(collector(status, length, length, "\r\n").1 == nil)
        #expect(collector(status, length, other, "\r\n").1 == .malformedResponse)
        #expect(collector(status, length, other, "Transfer-Encoding: chunked\r\n", "\r\n").1 == nil)
    }

    /// A line that is folded goes on in the next one.
    @Test func foldedLengths() {
        let status = "HTTP/1.1 200 OK\r\n"
        #expect(collector(status, "Content-Length: 7\r\n", " 8\r\n", "\r\n").1 == .malformedResponse)
        #expect(collector(status, "Content-Length: 7\r\n", "A: 1\r\n", " 8\r\n", "\r\n").1 == nil)
        #expect(collector(status, "CONTENT-LENGTHS: x\r\n", "Content-Lengt: y\r\n", "\r\n").1 == nil)
    }

    @Test func protocolsAreNotSwitched() {
        #expect(collector("HTTP/1.1 101 Switching Protocols\r\n", "\r\n").1 == .malformedResponse)
    }

    @Test func announcedLengthOfAPackedBodySaysNothing() {
        let (_, refusal) = collector(
            "HTTP/1.1 200 OK\r\n", "Content-Length: 101\r\n", "Content-Encoding: gzip\r\n", "\r\n")
        #expect(refusal == nil)
    }
}
