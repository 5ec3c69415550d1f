import FoundationEssentials
import Testing
import TwitterJSON

@Suite struct JSONTests {
    private func read(_ text: String) throws -> JSON {
        try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
    }

    @Test func accessors() {
        let value: JSON = ["a": [1, 2.5, "x", true], "b": .null, "a": ["second", -7]]
        #expect(value.object?.map(\.name) == ["a", "b", "a"])
        #expect(value["a"]?[0]?.string == "second")
        #expect(value["a"]?[1]?.int == -7)
        #expect(value["a"]?[2] == nil && value["a"]?[-1] == nil)
        #expect(value["b"]?.isNull == true && value["c"] == nil)
        let first = value.object?.first?.value
        #expect(first?[1]?.double == 2.5 && first?[1]?.int == nil)
        #expect(first?[3]?.bool == true && first?[2]?.bool == nil)
        #expect(first?[2]?.int == nil && first?[2]?.double == nil && first?.string == nil)
        #expect(first?.array?.count == 4 && first?["a"] == nil && value[0] == nil)
    }

    @Test(
        arguments: [
            ("0", 0), ("-0", 0), ("12", 12), ("1.0", 1), ("1e3", 1000), ("1.5", nil), ("9223372036854775807", Int.max),
            ("9223372036854775808", nil), ("9007199254740991.0", 9_007_199_254_740_991), ("9007199254740993.0", nil),
            ("1e18", nil), ("1e999", nil),
        ] as [(String, Int?)])
    func integers(text: String, value: Int?) throws {
        #expect(try #require(JSON.Number(text)).int == value)
    }

    @Test(arguments: [
        "", "-", "01", "+1", "1.", ".5", "1e", "1e+", "0x1", "1 ", " 1", "nan", "inf", "1.2.3", "--1", "١",
    ])
    func noNumbers(text: String) {
        #expect(JSON.Number(text) == nil)
    }

    @Test func numbersFromDoubles() {
        #expect(JSON.Number(2.0)?.description == "2")
        #expect(JSON.Number(0.1)?.description == "0.1")
        #expect(JSON.Number(1e300)?.double == 1e300)
        #expect(JSON.Number(Double.infinity) == nil && JSON.Number(Double.nan) == nil)
    }

    @Test func readingKeepsValuesAndSortsNames() throws {
        let value = try read(
            #"{"b": [1, -2.5, 18446744073709551615, 1e300, "1", "", false, null, {}, []], "a": {"x": "ü"}}"#)
        let large = try #require(JSON.Number("18446744073709551615"))
        let huge = try #require(value["b"]?[3]?.double)
        #expect(huge == 1e300)
        #expect(value.object?.map(\.name) == ["a", "b"])
        #expect(value["a"] == ["x": "ü"])
        #expect(value["b"]?.array?.prefix(3) == [1, -2.5, .number(large)])
        #expect(value["b"]?.array?.suffix(6) == ["1", "", false, .null, [:], []])
    }

    @Test(
        arguments: [
            "null", "true", "false", "0", "-12", "9007199254740993", "18446744073709551615", "0.1",
            "-122.4461400159226", "\"\"",
            "\"1\"", "[]", "{}", "[[],[null]]", #"{"a":{"b":[1,"x",{"c":false}]}}"#,
        ])
    func writingGivesTheSameText(text: String) throws {
        #expect(String(decoding: try JSONEncoder().encode(read(text)), as: UTF8.self) == text)
    }

    @Test func nestingIsLimited() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(try read(nested(128)).array?.count == 1)
        #expect(throws: DecodingError.self) { try read(nested(129)) }
        #expect(throws: DecodingError.self) { try read(nested(500)) }
    }
}
