import FoundationEssentials
import Testing
import TwitterJSON

@testable import Twitter

@Suite struct IdentifierTests {
    @Test func integerAndItsCanonicalTextAreOne() {
        let id: Tweet.ID = 700_000_000_000_000_513
        #expect(id == "700000000000000513")
        #expect(id.integer == 700_000_000_000_000_513)
        #expect(id.description == "700000000000000513")
        #expect(Set<Tweet.ID>([7, "7", Tweet.ID(Int8(7))]).count == 1)
        #expect(Tweet.ID(UInt64.max).description == "18446744073709551615")
        #expect(Tweet.ID("18446744073709551615").integer == .max)
    }

    @Test(arguments: ["007", "+7", "-7", "", " 7", "7.0", "00", "18446744073709551616", "a1b2", "日本"])
    func otherSpellingsStayText(text: String) {
        let id = User.ID(text)
        #expect(id.integer == nil)
        #expect(id.description == text)
        #expect(id != 7)
    }

    @Test func negativeIntegersAreTexts() {
        let negative = -1
        #expect(User.ID(negative) == "-1")
        #expect(User.ID(negative).integer == nil)
    }

    @Test func orderIsNumericThenText() {
        let sorted: [Tweet.ID] = ["b", "10", "9", "a", "0100"].sorted()
        #expect(sorted == ["9", "10", "0100", "a", "b"])
    }

    @Test(arguments: [
        ("700000000000000513", "700000000000000513"), ("\"700000000000000513\"", "700000000000000513"),
        ("9007199254740993", "9007199254740993"), ("18446744073709551615", "18446744073709551615"),
        ("18446744073709551617", "18446744073709551617"), ("-5", "-5"), ("\"01ab\"", "01ab"), ("\"\"", ""),
    ])
    func readsNumbersAndTexts(json: String, description: String) throws {
        let ids = try decodeModel([Tweet.ID].self, from: Array("[\(json)]".utf8))
        #expect(ids.map(\.description) == [description])
    }

    @Test(arguments: ["true", "null", "{}", "[]"])
    func refusesWhatIsNeither(json: String) throws {
        #expect(throws: JSONError.self) { try decodeModel(Tweet.ID.self, from: Array(json.utf8)) }
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([Tweet.ID].self, from: Data("[\(json)]".utf8)) }
        #expect(try decodeModel([Tweet.ID].self, from: Array("[1, \(json), 2]".utf8)) == [1, 2])
    }
}
