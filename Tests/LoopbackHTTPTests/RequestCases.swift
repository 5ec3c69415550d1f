import Testing
import TwitterHTTP

@testable import LoopbackHTTP

/// A request that is refused, with the status of the refusal.
struct MalformedRequest: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let status: Int
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ status: Int = 400) {
        self.name = name
        bytes = Array(text.utf8)
        self.status = status
    }

    /// The limits that the table is written for.
    static var limits: LoopbackLimits {
        var limits = LoopbackLimits()
        limits.headBytes = 2000
        limits.bodyBytes = 1000
        return limits
    }

    private static func post(_ name: String, _ headers: String, _ body: String = "", _ status: Int = 400) -> Self {
        Self(name, "POST / HTTP/1.1\r\nHost: h\r\n\(headers)\r\n\r\n\(body)", status)
    }

    private static func chunked(_ name: String, _ body: String, _ status: Int = 400) -> Self {
        post(name, "Transfer-Encoding: chunked", body, status)
    }

    private static func get(_ name: String, _ requestLine: String, _ status: Int = 400) -> Self {
        Self(name, "\(requestLine)\r\nHost: h\r\n\r\n", status)
    }

    static let all: [Self] = lines + heads + bodies

    private static let lines: [Self] = [
        get("method with a bracket", "GE[T / HTTP/1.1"),
        get("method beyond ASCII", "GÉT / HTTP/1.1"),
        get("TLS instead of HTTP", "\u{16}\u{3}\u{1}\u{2}\u{0}"),
        get("leading space", " GET / HTTP/1.1"),
        get("one part", "GET"),
        get("two parts", "GET /"),
        get("four parts", "GET / HTTP/1.1 x"),
        get("two spaces", "GET  / HTTP/1.1"),
        get("trailing space", "GET / HTTP/1.1 "),
        get("tabs", "GET\t/\tHTTP/1.1"),
        get("small http", "GET / http/1.1"),
        get("long version", "GET / HTTP/1.10"),
        get("no digit", "GET / HTTP/1.x"),
        get("version 0.9", "GET / HTTP/0.9", 505),
        get("version 1.2", "GET / HTTP/1.2", 505),
        get("version 2.0", "GET / HTTP/2.0", 505),
        get("HTTP/2 preface", "PRI * HTTP/2.0", 505),
        get("asterisk", "OPTIONS * HTTP/1.1"),
        get("authority", "CONNECT h:443 HTTP/1.1"),
        get("relative path", "GET a/b HTTP/1.1"),
        get("other scheme", "GET ftp://h/ HTTP/1.1"),
        get("no host in address", "GET http:///x HTTP/1.1"),
        get("nothing after scheme", "GET http:// HTTP/1.1"),
        get("fragment", "GET /#x HTTP/1.1"),
        get("target beyond ASCII", "GET /é HTTP/1.1"),
        get("NUL in target", "GET /\u{0} HTTP/1.1"),
        Self("bare LF after request line", "GET / HTTP/1.1\nHost: h\r\n\r\n"),
        Self("bare LF after a header", "GET / HTTP/1.1\r\nHost: h\n\r\n"),
        Self("bare LF at the end", "GET / HTTP/1.1\r\nHost: h\r\n\n"),
        Self("bare LF first", "\nGET / HTTP/1.1\r\nHost: h\r\n\r\n"),
        Self("bare CR in request line", "GET /\r HTTP/1.1\r\nHost: h\r\n\r\n"),
        Self("bare CR in a value", "GET / HTTP/1.1\r\nHost: h\r\nA: b\rc\r\n\r\n"),
        Self("CR CR LF", "GET / HTTP/1.1\r\r\nHost: h\r\n\r\n"),
        Self("many empty lines", String(repeating: "\r\n", count: 5) + "GET / HTTP/1.1\r\nHost: h\r\n\r\n"),
    ]

    private static let heads: [Self] = [
        post("space before colon", "A : b"),
        post("tab before colon", "A\t: b"),
        post("folded", "A: b\r\n c"),
        post("folded by tab", "A: b\r\n\tc"),
        Self("folded at once", "GET / HTTP/1.1\r\n Host: h\r\n\r\n"),
        post("no name", ": b"),
        post("no colon", "abc"),
        post("name with a bracket", "A(b): c"),
        post("NUL in a value", "A: b\u{0}c"),
        post("escape in a value", "A: \u{1B}c"),
        post("DEL in a value", "A: \u{7F}c"),
        post("two hosts", "Host: h"),
        post("two hosts, other case", "hOST: g"),
        Self("no host", "GET / HTTP/1.1\r\n\r\n"),
        Self("host with a path", "GET / HTTP/1.1\r\nHost: h/x\r\n\r\n"),
        Self("host list", "GET / HTTP/1.1\r\nHost: h,g\r\n\r\n"),
        Self("two hosts in 1.0", "GET / HTTP/1.0\r\nHost: h\r\nHost: g\r\n\r\n"),
        post("other expectation", "Expect: miracles\r\nContent-Length: 1", "", 417),
        post("two expectations", "Expect: 100-continue, more\r\nContent-Length: 1", "", 417),
        post("one long header", "A: " + String(repeating: "b", count: 2000), "", 431),
        post("many headers", String(repeating: "A: b\r\n", count: 500) + "C: d", "", 431),
        Self("long target", "GET /" + String(repeating: "b", count: 3000), 431),
    ]

    private static let bodies: [Self] = [
        post("negative length", "Content-Length: -1"),
        post("signed length", "Content-Length: +1", "x"),
        post("hexadecimal length", "Content-Length: 0x1", "x"),
        post("empty length", "Content-Length: "),
        post("length list", "Content-Length: 1, 1", "x"),
        post("length overflows", "Content-Length: 9223372036854775808"),
        post("length overflows far", "Content-Length: " + String(repeating: "9", count: 100)),
        post("two lengths", "Content-Length: 1\r\nContent-Length: 2", "xx"),
        post("length and coding", "Content-Length: 5\r\nTransfer-Encoding: chunked", "0\r\n\r\n"),
        post("coding and length", "Transfer-Encoding: chunked\r\nContent-Length: 5", "0\r\n\r\n"),
        post("announced too large", "Content-Length: 1001", "", 413),
        post("announced far too large", "Content-Length: 9223372036854775807", "", 413),
        post("too large, expecting", "Expect: 100-continue\r\nContent-Length: 1001", "", 413),
        post("gzip", "Transfer-Encoding: gzip", "", 501),
        post("gzip, chunked", "Transfer-Encoding: gzip, chunked", "", 501),
        post("identity", "Transfer-Encoding: identity", "", 501),
        post("chunked twice", "Transfer-Encoding: chunked, chunked"),
        post("chunked twice, two lines", "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked"),
        post("empty coding", "Transfer-Encoding: "),
        Self("chunked in 1.0", "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
        chunked("chunk size is text", "xyz\r\n"),
        chunked("chunk size is empty", "\r\n"),
        chunked("chunk size is negative", "-1\r\n"),
        chunked("chunk size with 0x", "0x1\r\n"),
        chunked("chunk size with space", "1 \r\nx\r\n0\r\n\r\n"),
        chunked("chunk size overflows", "8000000000000000\r\n"),
        chunked("chunk size overflows far", String(repeating: "f", count: 40) + "\r\n"),
        chunked("chunk size line too long", "1;" + String(repeating: "x", count: 5000) + "\r\n"),
        chunked("bare LF after size", "1\nx\r\n0\r\n\r\n"),
        chunked("chunk longer than its size", "1\r\nxx\r\n0\r\n\r\n"),
        chunked("bare LF after chunk", "1\r\nx\n0\r\n\r\n"),
        chunked("NUL in extension", "1;a=\u{0}\r\nx\r\n0\r\n\r\n"),
        chunked("one chunk too large", "3e9\r\n", 413),
        chunked("largest size", "7fffffffffffffff\r\n", 413),
        chunked("sum too large", "1\r\nx\r\n3e8\r\n", 413),
        chunked("trailer without colon", "0\r\nabc\r\n\r\n"),
        chunked("trailer folded", "0\r\nA: b\r\n c\r\n\r\n"),
        chunked("trailers too large", "0\r\n" + String(repeating: "A: b\r\n", count: 400), 431),
    ]
}

/// Bytes that hold whole requests, with what is to be read from them.
struct GoodRequest: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let expected: [ReceivedRequest]
    var continues = 0
    var testDescription: String { name }

    private static func one(
        _ name: String, _ head: String, body sent: String = "", continues: Int = 0, _ expected: ReceivedRequest
    ) -> Self {
        let received = ReceivedRequest(
            method: expected.method, target: expected.target, path: expected.path, query: expected.query,
            headers: expected.headers, body: expected.body, httpVersion: expected.httpVersion, connection: 7,
            rawHead: Array(head.utf8))
        return Self(name: name, text: head + sent, expected: [received], continues: continues)
    }

    static let all: [Self] =
        single + [
            Self(
                name: "three in a row", text: single.map(\.text).joined(), expected: single.flatMap(\.expected),
                continues: single.map(\.continues).reduce(0, +)),
            Self(
                name: "empty lines before", text: "\r\n\r\n\r\n\r\n" + single[0].text, expected: single[0].expected),
        ]

    private static let single: [Self] = [
        one(
            "plain", "GET /a?b=c&d HTTP/1.1\r\nHost: h:80\r\nX:\t y \t\r\nx: z\r\nEmpty:\r\n\r\n",
            ReceivedRequest(
                method: "GET", target: "/a?b=c&d", path: "/a", query: "b=c&d",
                headers: ["Host": "h:80", "X": "y", "x": "z", "Empty": ""])),
        one(
            "HTTP/1.0", "HEAD / HTTP/1.0\r\n\r\n",
            ReceivedRequest(method: "HEAD", target: "/", path: "/", httpVersion: "HTTP/1.0")),
        one(
            "empty host", "GET /%7e?? HTTP/1.1\r\nHost:\r\n\r\n",
            ReceivedRequest(method: "GET", target: "/%7e??", path: "/%7e", query: "?", headers: ["Host": ""])),
        one(
            "own method", "m-search /? HTTP/1.1\r\nHost: [::1]:1\r\n\r\n",
            ReceivedRequest(method: "m-search", target: "/?", path: "/", query: "", headers: ["Host": "[::1]:1"])),
        one(
            "address", "GET HTTP://h:8/p/q?x HTTP/1.1\r\nHost: h\r\n\r\n",
            ReceivedRequest(
                method: "GET", target: "HTTP://h:8/p/q?x", path: "/p/q", query: "x", headers: ["Host": "h"])),
        one(
            "address without path", "GET https://h?x=/ HTTP/1.1\r\nHost: h\r\n\r\n",
            ReceivedRequest(method: "GET", target: "https://h?x=/", path: "/", query: "x=/", headers: ["Host": "h"])),
        one(
            "body", "POST /b HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\ncontent-length: 5\r\n\r\n", body: "a\r\n\r\n",
            ReceivedRequest(
                method: "POST", target: "/b", path: "/b",
                headers: ["Host": "h", "Content-Length": "5", "content-length": "5"], body: Array("a\r\n\r\n".utf8))),
        one(
            "expecting", "PUT / HTTP/1.1\r\nHost: h\r\nExpect: 100-Continue\r\nContent-Length: 2\r\n\r\n", body: "ab",
            continues: 1,
            ReceivedRequest(
                method: "PUT", target: "/", path: "/",
                headers: ["Host": "h", "Expect": "100-Continue", "Content-Length": "2"], body: Array("ab".utf8))),
        one(
            "expecting nothing", "PUT / HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\n\r\n",
            ReceivedRequest(
                method: "PUT", target: "/", path: "/", headers: ["Host": "h", "Expect": "100-continue"])),
        one(
            "chunked", "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: Chunked\r\n\r\n",
            body: "5\r\nab\r\nc\r\n00A ;x=\"y\";z\r\n0123456789\r\n1;\r\nq\r\n0\r\nTrailer: t\r\n\r\n",
            ReceivedRequest(
                method: "POST", target: "/", path: "/", headers: ["Host": "h", "Transfer-Encoding": "Chunked"],
                body: Array("ab\r\nc0123456789q".utf8))),
        one(
            "empty chunked", "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n", body: "0\r\n\r\n",
            ReceivedRequest(
                method: "POST", target: "/", path: "/", headers: ["Host": "h", "Transfer-Encoding": "chunked"])),
    ]
}
