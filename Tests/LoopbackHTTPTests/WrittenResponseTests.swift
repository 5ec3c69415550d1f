import Testing
import TwitterHTTP

@testable import LoopbackHTTP

@Suite struct WrittenResponseTests {
    private let date = "Sun, 06 Nov 1994 08:49:37 GMT"

    private func write(
        _ response: Response, method: String = "GET", version: String = "HTTP/1.1", closing: Bool = false
    ) -> (head: String, body: String, closes: Bool) {
        let request = ReceivedRequest(method: method, target: "/", path: "/", httpVersion: version)
        let written = WrittenResponse(response, to: request, date: date, closing: closing)
        let (head, body) = (
            String(decoding: written.head, as: UTF8.self), String(decoding: written.body, as: UTF8.self)
        )
        return (head, body, written.closes)
    }

    @Test func writesAnAnswer() {
        let (head, body, closes) = write(.text("hé", status: 201))
        let expected = """
            HTTP/1.1 201 Created\r
            Content-Type: text/plain; charset=utf-8\r
            Content-Length: 3\r
            Date: \(date)\r
            \r

            """
        #expect(head == expected)
        #expect(body == "hé")
        #expect(!closes)
    }

    private static let framings: [(String, Int, HTTPFields, String?)] = [
        ("HEAD", 200, [:], "3"), ("GET", 204, [:], nil), ("GET", 304, [:], "3"), ("GET", 200, [:], "3"),
        ("GET", 200, ["content-length": "99"], "3"), ("GET", 204, ["Content-Length": "0"], nil),
    ]

    @Test(arguments: framings)
    func framesTheBody(method: String, status: Int, headers: HTTPFields, length: String?) {
        let (head, body, _) = write(
            Response(status: status, headers: headers, body: .bytes(Array("abc".utf8))), method: method)
        #expect(body == (method == "GET" && status == 200 ? "abc" : ""))
        let lengths = head.split(separator: "\r\n").filter { $0.lowercased().hasPrefix("content-length:") }
        #expect(lengths.map { String($0.dropFirst(16)) } == (length.map { [$0] } ?? []))
    }

    @Test func keepsLengthsOfAnswersWithoutBody() {
        let response = Response(headers: ["Content-Length": "12", "Transfer-Encoding": "chunked"])
        #expect(write(response, method: "HEAD").head.contains("Content-Length: 12\r\n"))
        #expect(!write(response, method: "HEAD").head.contains("chunked"))
        let nonsense = write(Response(headers: ["Content-Length": "x"]), method: "HEAD")
        #expect(nonsense.head.contains("Content-Length: 0\r\n"))
        #expect(!write(Response(status: 304)).head.contains("Content-Length"))
    }

    @Test func saysWhetherItCloses() {
        #expect(write(.text("a"), closing: true).head.contains("Connection: close\r\n"))
        #expect(write(.text("a"), version: "HTTP/1.0").closes)
        let asked = write(Response(headers: ["connection": "Close", "date": "today"]))
        #expect(asked.closes)
        #expect(asked.head == "HTTP/1.1 200 OK\r\nConnection: close\r\ndate: today\r\nContent-Length: 0\r\n\r\n")
        let old = ReceivedRequest(
            method: "GET", target: "/", path: "/", headers: ["Connection": "keep-alive"], httpVersion: "HTTP/1.0")
        let kept = WrittenResponse(.text("a"), to: old, date: date, closing: false)
        #expect(!kept.closes)
        #expect(String(decoding: kept.head, as: UTF8.self).contains("Connection: keep-alive\r\n"))
    }

    @Test(arguments: [
        Response(status: 100), Response(status: 0), Response(status: 1000), Response(headers: ["A": "b\r\nC: d"]),
        Response(headers: ["A b": "c"]), Response(headers: ["": "c"]), Response(headers: ["A": "\u{0}"]),
    ])
    func turnsNonsenseIntoAnError(_ response: Response) {
        #expect(write(response).head.hasPrefix("HTTP/1.1 500 Internal Server Error\r\n"))
    }

    @Test func cutsTheBody() {
        let (head, body, closes) = write(Response(body: .bytes(Array("abcdef".utf8)), fault: .cutBody(after: 2)))
        #expect(head.contains("Content-Length: 6\r\n"))
        #expect(!head.contains("Connection"))
        #expect(body == "ab")
        #expect(closes)
        #expect(write(Response(body: .bytes([1]), fault: .cutBody(after: -1))).body.isEmpty)
    }

    @Test(arguments: [(3, "9"), (-2, "4"), (-7, "0"), (.max, "\(Int.max)")])
    func announcesAnotherLength(difference: Int, length: String) {
        let response = Response(body: .bytes(Array("abcdef".utf8)), fault: .wrongLength(by: difference))
        let (head, body, closes) = write(response)
        #expect(head.contains("Content-Length: \(length)\r\n"))
        #expect(!head.contains("Connection"))
        #expect(body == "abcdef")
        #expect(closes)
        #expect(!write(Response(status: 204, fault: .wrongLength(by: difference))).head.contains("Content-Length"))
    }
}
