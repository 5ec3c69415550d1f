import FoundationEssentials
import Testing
import TwitterHTTP
import TwitterJSON

@testable import Twitter

/// A page of identifiers and nothing else.
struct PlainPage: Page {
    var items: [String]
    var nextCursor: Cursor?
    var nextMaxID: String?

    static func id(of item: String) -> String? { item.isEmpty ? nil : item }
}

/// The rules as functions: page by page, what is asked for and what is handed out.
@Suite struct PagingRuleTests {
    /// A page that the service sends, what of it is handed out, and the value of the parameter that asks for the next.
    struct Turn: Sendable {
        var page: [String]
        var next: String?
        var handedOut: [String]
        var asks: String?
    }

    struct Walk: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var rule: PagingRule
        var parameters: Parameters = [:]
        var turns: [Turn]
    }

    static func token(_ page: [String], _ next: String?, asks: String?) -> Turn {
        Turn(page: page, next: next, handedOut: page, asks: asks)
    }

    static func turn(_ page: [String], _ handedOut: [String], asks: String?, told: String? = nil) -> Turn {
        Turn(page: page, next: told, handedOut: handedOut, asks: asks)
    }

    static let walks: [Walk] = tokens + boundaries + texts + numbers

    static let tokens = [
        Walk(
            testDescription: "cursors above 2^53, texts, and 0 at the end", rule: .cursor,
            turns: [
                token(["1"], "9007199254740993", asks: "9007199254740993"),
                token(["2"], "18446744073709551616", asks: "18446744073709551616"),
                token(["3"], "DAABCgAB", asks: "DAABCgAB"), token(["4"], "0", asks: nil),
            ]),
        Walk(testDescription: "an empty cursor", rule: .cursor, turns: [token(["1"], "", asks: nil)]),
        Walk(testDescription: "no cursor", rule: .cursor, turns: [token(["1"], nil, asks: nil)]),
        Walk(
            testDescription: "an empty page is not the end", rule: .cursor,
            turns: [token([], "7", asks: "7"), token([], "8", asks: "8"), token(["1"], nil, asks: nil)]),
        Walk(
            testDescription: "a cursor that leads to its own page", rule: .cursor, parameters: ["cursor": "5"],
            turns: [token(["1"], "5", asks: nil)]),
        Walk(
            testDescription: "a cursor that leads to its own page, later", rule: .cursor,
            turns: [token(["1"], "5", asks: "5"), token(["1"], "5", asks: nil)]),
        Walk(
            testDescription: "next tokens", rule: .next,
            turns: [token(["1"], "eyJh==", asks: "eyJh=="), token([], "b", asks: "b"), token(["2"], nil, asks: nil)]),
        Walk(
            testDescription: "positions of a collection", rule: .maxPosition,
            turns: [token(["1"], "371578415352947200", asks: "371578415352947200"), token(["2"], nil, asks: nil)]),
    ]

    static let boundaries = [
        Walk(
            testDescription: "one below the lowest, exactly", rule: .maxID,
            turns: [
                turn(
                    ["18446744073709551615", "700000000000000513"], ["18446744073709551615", "700000000000000513"],
                    asks: "700000000000000512"),
                turn(["700000000000000512"], ["700000000000000512"], asks: "700000000000000511"),
                turn([], [], asks: nil),
            ]),
        Walk(
            testDescription: "no item twice from a server that hands the boundary out again", rule: .maxID,
            turns: [
                turn(["9", "8", "7"], ["9", "8", "7"], asks: "6"), turn(["7", "6", "5"], ["6", "5"], asks: "4"),
                turn(["5", "4"], ["4"], asks: "3"), turn(["4"], [], asks: nil),
            ]),
        Walk(
            testDescription: "a server that knows no max_id", rule: .maxID,
            turns: [turn(["9", "8"], ["9", "8"], asks: "7"), turn(["9", "8"], [], asks: nil)]),
        Walk(
            testDescription: "the same item twice on a page", rule: .maxID,
            turns: [turn(["9", "9", "8"], ["9", "8"], asks: "7")]),
        Walk(
            testDescription: "below 1 lies nothing but 0", rule: .maxID,
            turns: [turn(["1"], ["1"], asks: "0"), turn(["0"], ["0"], asks: nil)]),
        Walk(
            testDescription: "not sorted: what is below the told boundary came already", rule: .maxID,
            turns: [
                turn(["20", "90", "80"], ["20", "90", "80"], asks: "79", told: "79"),
                turn(["70", "20"], ["70"], asks: "19"), turn(["10"], ["10"], asks: "9"),
            ]),
        Walk(
            testDescription: "a told boundary that does not move", rule: .maxID,
            turns: [
                turn(["9", "8"], ["9", "8"], asks: "7", told: "7"), turn(["7"], ["7"], asks: "6", told: "7"),
            ]),
        Walk(
            testDescription: "down to since_id", rule: .maxID, parameters: ["since_id": "5"],
            turns: [turn(["9", "8"], ["9", "8"], asks: "7"), turn(["7", "6"], ["7", "6"], asks: nil)]),
        Walk(
            testDescription: "a server that knows no since_id", rule: .maxID, parameters: ["since_id": "5"],
            turns: [turn(["9", "8"], ["9", "8"], asks: "7"), turn(["7", "4", "3"], ["7"], asks: nil)]),
        Walk(
            testDescription: "items without identifier", rule: .maxID,
            turns: [turn(["9", "", "8"], ["9", "", "8"], asks: "7"), turn(["", ""], ["", ""], asks: nil)]),
    ]

    static let texts = [
        Walk(
            testDescription: "texts: the boundary comes again and is left out", rule: .maxID,
            turns: [
                turn(["d", "c"], ["d", "c"], asks: "c"), turn(["c", "b"], ["b"], asks: "b"),
                turn(["b"], [], asks: nil),
            ]),
        Walk(
            testDescription: "texts, from a server that leaves the boundary out", rule: .maxID,
            turns: [
                turn(["d", "c"], ["d", "c"], asks: "c"), turn(["b", "a"], ["b", "a"], asks: "a"),
                turn([], [], asks: nil),
            ]),
        Walk(
            testDescription: "texts down to since_id", rule: .maxID, parameters: ["since_id": "b"],
            turns: [turn(["d", "c", "b", "a"], ["d", "c"], asks: nil)]),
    ]

    static let numbers = [
        Walk(
            testDescription: "page numbers end with an empty page", rule: .page,
            turns: [turn(["1", "2"], ["1", "2"], asks: "2"), turn(["3"], ["3"], asks: "3"), turn([], [], asks: nil)]),
        Walk(
            testDescription: "page numbers end where the last page comes again", rule: .page,
            parameters: ["page": "4"],
            turns: [turn(["1", "2"], ["1", "2"], asks: "5"), turn(["2", "1"], [], asks: nil)]),
        Walk(
            testDescription: "what moved down to the next page is left out", rule: .page,
            turns: [turn(["1", "2"], ["1", "2"], asks: "2"), turn(["2", "3"], ["3"], asks: "3")]),
        Walk(
            testDescription: "no number after the largest", rule: .page, parameters: ["page": "9223372036854775807"],
            turns: [turn(["1"], ["1"], asks: nil)]),
        Walk(
            testDescription: "without identifiers only an empty page is the end", rule: .page,
            turns: [turn([""], [""], asks: "2"), turn([""], [""], asks: "3"), turn([], [], asks: nil)]),
    ]

    @Test(arguments: walks) func followsItsRule(walk: Walk) throws {
        let first = Call(Endpoint(.get, "x"), walk.parameters)
        var position: PagePosition? = .start
        for turn in walk.turns {
            // Saved and read again after every page.
            let start = try decodeModel(PagePosition.self, from: saved(try #require(position)))
            #expect(start == position)
            let call = walk.rule.call(first, at: start)
            let page = PlainPage(items: turn.page, nextCursor: Cursor(turn.next), nextMaxID: turn.next)
            let step = walk.rule.step(after: page, of: call, at: start)
            #expect(step.items == turn.handedOut)
            position = step.next
            let asked = position.map { walk.rule.call(first, at: $0).parameters }
            #expect(asked?[walk.rule.parameter] == turn.asks)
            #expect(asked.map { $0.filter { $0.name == walk.rule.parameter }.count } == turn.asks.map { _ in 1 })
            #expect(asked?["since_id"] == (turn.asks == nil ? nil : walk.parameters["since_id"]))
        }
    }

    /// Handed out up to each place, a page goes on with exactly what is left of it.
    @Test(arguments: [PagingRule.cursor, .maxID, .page]) func goesOnWithinAPage(rule: PagingRule) {
        let call = Call(Endpoint(.get, "x"))
        let page = PlainPage(items: ["9", "8", "7"], nextCursor: Cursor("5"))
        let whole = rule.step(after: page, of: call, at: .start)
        for count in 0...3 {
            let position = rule.position(after: whole.items[..<count], of: whole, at: .start, in: PlainPage.self)
            let rest = rule.step(after: page, of: call, at: position)
            #expect(rest.items == Array(page.items[count...]))
            #expect(rest.next == whole.next)
            // Once more, from within the rest.
            let later = rule.position(after: rest.items.prefix(1), of: rest, at: position, in: PlainPage.self)
            #expect(rule.step(after: page, of: call, at: later).items == Array(page.items[min(count + 1, 3)...]))
        }
    }

    @Test func aPageThatChangedComesAgainRatherThanMissingAnItem() {
        let call = Call(Endpoint(.get, "x"))
        let page = PlainPage(items: ["9", "8", "7"])
        let step = PagingRule.cursor.step(after: page, of: call, at: .start)
        let position = PagingRule.cursor.position(after: step.items[..<2], of: step, at: .start, in: PlainPage.self)
        func items(_ ids: [String]) -> [String] {
            PagingRule.cursor.step(after: PlainPage(items: ids), of: call, at: position).items
        }
        #expect(items(["8", "7"]) == ["7"])
        #expect(items(["9", "7"]) == ["9", "7"])
        #expect(items(["10", "9", "8", "7"]) == ["7"])
    }

    @Test func theParameterIsSetWhereTheCallHasIt() throws {
        var position = PagePosition.start
        position.token = "t"
        func next(_ call: Call, _ rule: PagingRule = .cursor) -> Call { rule.call(call, at: position) }
        let query = Call(Endpoint(.get, "x"), ["a": 1, "cursor": -1, "b": 2, "cursor": 3])
        #expect(next(query).parameters == ["a": 1, "cursor": "t", "b": 2])
        #expect(next(Call(Endpoint(.post, "x"), ["a": 1])).parameters == ["a": 1, "cursor": "t"])
        let path = next(Call(Endpoint(.get, "x?cursor=-1&a=1")))
        #expect(try build(path).request.url.hasSuffix("/x.json?a=1&cursor=t"))
        let json = Call(Endpoint(.post, "x"), body: .json(Array(#"{"query":"q","next":"s"}"#.utf8)))
        #expect(json.pageParameter("next") == "s")
        #expect(next(json, .next).body == .json(["query": "q", "next": "t"]))
        #expect(next(Call(Endpoint(.post, "x"), body: .json([:])), .next).body == .json(["next": "t"]))
    }

    @Test(
        arguments: [
            (
                #"{"next_cursor":9007199254740993,"next_cursor_str":"","ids":[1,"a"]}"#, PagingRule.cursor,
                "9007199254740993"
            ),
            (#"{"a":1,"ids":[1,"a"],"next_cursor":0,"next_cursor_str":"0"}"#, .cursor, nil),
            (#"{"ids":[1,"a"],"next_cursor":null}"#, .cursor, nil),
            (#"{"ids":[1,"a"],"response":{"cursors":{"next_cursor":"x"}}}"#, .cursor, "x"),
            (#"{"ids":[1,"a"],"next":"x"}"#, .next, "x"),
            (#"{"ids":[1,"a"],"response":{"position":{"min_position":"7","was_truncated":true}}}"#, .maxPosition, "7"),
            (#"{"ids":[1,"a"],"response":{"position":{"min_position":"7","was_truncated":false}}}"#, .maxPosition, nil),
            (#"{"ids":[1,"a"],"meta":{"next_token":"x"}}"#, .token("t", from: ["meta", "next_token"]), "x"),
            (#"[1,"a"]"#, .cursor, nil),
        ] as [(String, PagingRule, String?)])
    func untypedPages(body: String, rule: PagingRule, next: String?) throws {
        for name in [nil, "ids"] where name == nil || body.hasPrefix("{") {
            let page = JSONPage(try JSON(parsing: body), rule: rule, name: name)
            #expect(page.items == [1, "a"])
            #expect(page.nextCursor?.description == next)
            #expect(page.items.map { JSONPage.id(of: $0) } == ["1", "a"])
        }
        #expect(JSONPage.id(of: ["id": 7, "id_str": "700000000000000513"]) == "700000000000000513")
        #expect(JSONPage.id(of: ["name": "x"]) == nil)
    }

    private func saved(_ position: PagePosition) throws -> [UInt8] {
        Array(try JSONEncoder().encode(position))
    }
}
