import FoundationEssentials
import Testing
import TwitterJSON

@testable import Twitter

@Suite struct IDsPageTests {
    private func page(_ body: String) throws -> IDsPage<User> {
        try decodeModel(IDsPage<User>.self, from: Array(body.utf8))
    }

    @Test func allFields() throws {
        let body = #"""
            {"ids": [14645160, 700000000000000513, "abc"],
             "next_cursor": 1482201362283529597, "next_cursor_str": "1482201362283529597",
             "previous_cursor": -1305101990888327757, "previous_cursor_str": "-1305101990888327757", "total_count": 12}
            """#
        let page = try page(body)
        #expect(page.ids == [14_645_160, 700_000_000_000_000_513, "abc"])
        #expect(page.nextCursor?.description == "1482201362283529597")
        #expect(page.previousCursor?.description == "-1305101990888327757")
        #expect(page.totalCount == 12)
        try expectWritten(page, body)
    }

    @Test(
        arguments: [
            ("[]", []), ("[14645160, 700000000000000513]", [14_645_160, 700_000_000_000_000_513]),
            (#"["14645160", "700000000000000513"]"#, [14_645_160, 700_000_000_000_000_513]),
            (#"[1, "2", "abc", 18446744073709551615, "007"]"#, [1, 2, "abc", 18_446_744_073_709_551_615, "007"]),
            (#"[1, null, {}, [], true, 3]"#, [1, 3]),
        ] as [(String, [User.ID])])
    func identifiers(list: String, ids: [User.ID]) throws {
        let page = try page("{\"ids\": \(list)}")
        #expect(page.ids == ids)
        #expect(page.nextCursor == nil && page.previousCursor == nil && page.totalCount == nil)
        #expect(try self.page(list) == page)
    }

    @Test(arguments: ["{}", #"{"ids": null}"#, #"{"ids": {}}"#, #"{"errors": []}"#, "7", "null", "\"\"", ""])
    func noPages(body: String) {
        #expect(throws: JSONError.self) { try page(body) }
    }

    @Test(
        arguments: [
            (#""next_cursor": 9007199254740993"#, "9007199254740993"),
            (#""next_cursor": "9007199254740993""#, "9007199254740993"),
            (#""next_cursor_str": "18446744073709551615", "next_cursor": 1"#, "18446744073709551615"),
            (#""next_cursor_str": "", "next_cursor": 5"#, "5"), (#""next_cursor_str": null, "next_cursor": 5"#, "5"),
            (#""next_cursor": "ODU2NDc3NzEw""#, "ODU2NDc3NzEw"), (#""next_cursor_str": "DAABCgAB""#, "DAABCgAB"),
            (#""next_cursor": 0"#, nil), (#""next_cursor_str": "0", "next_cursor": 0"#, nil),
            (#""next_cursor": "0""#, nil), (#""next_cursor": """#, nil), (#""next_cursor": null"#, nil),
            (#""next_cursor": {}"#, nil), (#""next_cursor": false"#, nil), (#""other": 1"#, nil),
        ] as [(String, String?)])
    func cursors(fields: String, cursor: String?) throws {
        #expect(try page("{\"ids\": [], \(fields)}").nextCursor?.description == cursor)
        let previous = fields.replacing("next", with: "previous")
        #expect(try page("{\"ids\": [], \(previous)}").previousCursor?.description == cursor)
    }

    @Test func writtenCursors() throws {
        try expectWritten(
            IDsPage<User>(),
            #"{"ids": [], "next_cursor": 0, "next_cursor_str": "0", "previous_cursor": 0, "previous_cursor_str": "0"}"#)
        var page = IDsPage<User>()
        page.nextCursor = Cursor("DAABCgAB")
        try expectWritten(
            page,
            #"{"ids": [], "next_cursor_str": "DAABCgAB", "previous_cursor": 0, "previous_cursor_str": "0"}"#)
    }
}

/// Expects that a model is written as the body says, and read again as what it was.
func expectWritten<Model: Codable & Equatable>(
    _ model: Model, _ body: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let written = Array(try JSONEncoder().encode(model))
    #expect(try PlainJSON(written) == PlainJSON(body.utf8), sourceLocation: sourceLocation)
    #expect(try decodeModel(Model.self, from: written) == model, sourceLocation: sourceLocation)
}
