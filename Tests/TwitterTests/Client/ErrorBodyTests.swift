import Testing

@testable import Twitter

/// Case 53 and its kind.
@Suite struct ErrorBodyTests {
    typealias Case = (body: String, entries: [APIErrorEntry])

    private static func entry(_ code: Int?, _ message: String) -> APIErrorEntry {
        APIErrorEntry(code: code.map(APIErrorCode.init(rawValue:)), message: message)
    }

    static let cases: [Case] = [
        (#"{"errors":[{"code":34,"message":"m"}]}"#, [entry(34, "m")]),
        (#" {"errors":[{"message":"a","code":32},{"message":"b","code":215}]}"#, [entry(32, "a"), entry(215, "b")]),
        (#"{"errors":["a","b"]}"#, [entry(nil, "a"), entry(nil, "b")]),
        (#"{"errors":"a"}"#, [entry(nil, "a")]),
        (#"{"errors":{"code":17,"message":"m"}}"#, [entry(17, "m")]),
        (#"{"errors":[{"code":"17","message":"m"}]}"#, [entry(17, "m")]),
        (#"{"errors":[{"code":"x","message":"m"}]}"#, [entry(nil, "m")]),
        (#"{"errors":[{"code":17}]}"#, [entry(17, "")]),
        (#"{"errors":[{"code":null,"message":null,"detail":"d"}]}"#, [entry(nil, "d")]),
        (#"{"errors":[17]}"#, [entry(17, "")]),
        (#"{"errors":[]}"#, []), (#"{"errors":null}"#, []), (#"{"errors":[null,true]}"#, []),
        (#"{"error":"Not authorized","request":"/1.1/x.json"}"#, [entry(nil, "Not authorized")]),
        (#"{"request":"/1.1/x.json","error":"e"}"#, [entry(nil, "e")]),
        (#"{"error":{"code":"50","message":"m","sent":"s"}}"#, [entry(50, "m")]),
        (#"{"error":{"code":1,"name":"InvalidMedia"}}"#, [entry(1, "InvalidMedia")]),
        (#"{"error":"e","code":"17"}"#, [entry(17, "e")]),
        (#"{"error":null,"errors":[{"code":5,"message":"m"}]}"#, [entry(5, "m")]),
        (#"{"errors":[],"error":"e"}"#, [entry(nil, "e")]),
        (#"{"title":"t","detail":"d","type":"about:blank","status":401}"#, [entry(nil, "d")]),
        (#"{"title":"t","status":401}"#, [entry(nil, "t")]),
        (#"{"code":89,"message":"m"}"#, [entry(89, "m")]),
        (#"{"message":"m"}"#, []), (#"{"id":1}"#, []), ("[]", []), ("[1]", []), ("{}", []),
        (#"<?xml version="1.0"?><errors><error code="87">m</error></errors>"#, [entry(87, "m")]),
        (
            #"<errors><error code='32'> a  b </error><error>c &lt;&amp;lt;</error></errors>"#,
            [entry(32, "a b"), entry(nil, "c <&lt;")]
        ),
        ("<hash><request>/1/x</request><error>e</error></hash>", [entry(nil, "e")]),
        ("<!DOCTYPE html><html><head><TITLE>Over\n capacity</TITLE></head>", [entry(nil, "Over capacity")]),
        ("<html><body>no title</body></html>", []), ("<error", []), ("<error>", []), ("<", []),
        ("Invalid request token.", [entry(nil, "Invalid request token.")]),
        ("first\nsecond", [entry(nil, "first")]), ("oauth_problem=x", []), ("", []), (" \r\n\t", []),
        (#"{"errors":[{"message":"Bad Gat"#, []), (#"{"errors":[{"code":34,"message":"m"}]}}"#, []),
    ]

    @Test(arguments: cases.indices) func entriesOfEveryShape(index: Int) {
        let (body, entries) = Self.cases[index]
        #expect(APIErrorBody(Array(body.utf8)).entries == entries, "\(body)")
    }

    @Test func invalidUTF8SpoilsTheMessageOnly() {
        var body = Array(#"{"errors":[{"code":34,"message":"a"#.utf8)
        body += [0xFF, 0xED, 0xA0, 0x80]
        body += Array(#"b"}]}"#.utf8)
        let entries = APIErrorBody(body).entries
        #expect(entries.map(\.code) == [34])
        #expect(entries.first?.message.hasPrefix("a\u{FFFD}") == true)
        #expect(APIErrorBody([0xFF, 0xFE]).entries.map(\.code) == [nil])
    }

    @Test(arguments: ["[", "{\"errors\":", "{\"errors\":[", "{\"error\":{\"error\":", "<error>", "<errors>", "{"])
    func deepNestingDoesNotTrap(piece: String) {
        let body = Array(String(repeating: piece, count: 100_000).utf8)
        #expect(APIErrorBody(body).entries.isEmpty)
        #expect(error(body).kind == .serviceUnavailable)
        // Closed as well, and just within what the decoder takes.
        for depth in [5, 100, 500] {
            let nested = String(repeating: "[", count: depth) + "17" + String(repeating: "]", count: depth)
            #expect(APIErrorBody(Array("{\"errors\":\(nested)}".utf8)).entries.count <= 1)
        }
    }

    @Test(arguments: ["{", "[", "<", "x", "\u{0}", "<error ", "<error>x", "{\"errors\":[{\"code\":"])
    func megabyteOfGarbageDoesNotTrap(start: String) {
        var state: UInt64 = 42
        var body = Array(start.utf8)
        for _ in 0..<(1 << 20) {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            body.append(UInt8(truncatingIfNeeded: state >> 33))
        }
        let error = error(body)
        #expect(error.kind == .serviceUnavailable)
        #expect(error.bodyPrefix.count == 200)
        #expect(error.description.utf8.count < 1000)
    }

    private func error(_ body: [UInt8]) -> TwitterError {
        let response = TransportResponse(status: 500, body: body)
        return TwitterError.refusal(in: response, of: Endpoint(.get, "a")) ?? TwitterError(kind: .rejected, message: "")
    }
}
