import Testing
import TwitterJSON

@Suite struct PrintingTests {
    @Test func compact() {
        let json: JSON = ["b": [1, -2.5, true, .null, [:], []], "a": "x", "b": ["": "ü\"\\/"]]
        #expect(json.description == #"{"b":[1,-2.5,true,null,{},[]],"a":"x","b":{"":"ü\"\\/"}}"#)
    }

    @Test func pretty() {
        let json: JSON = ["b": [1, ["c": .null]], "a": [:], "d": []]
        #expect(
            json.prettyDescription == """
                {
                  "b": [
                    1,
                    {
                      "c": null
                    }
                  ],
                  "a": {},
                  "d": []
                }
                """)
        #expect(JSON.null.prettyDescription == "null")
    }

    @Test(arguments: [
        ("", #""""#), ("a\"b\\c/d", #""a\"b\\c/d""#), ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
        ("\0\u{1}\u{1F}\u{7F}", "\"\\u0000\\u0001\\u001f\u{7F}\""), ("é\u{2028}😀", "\"é\u{2028}😀\""),
        // A combining mark after an escaped character, and two carriage returns that are one Swift character with a line feed.
        ("\"\u{301}", "\"\\\"\u{301}\""), ("\r\n\r\n", #""\r\n\r\n""#),
    ])
    func strings(string: String, text: String) {
        #expect(Array(JSON.string(string).description.utf8) == Array(text.utf8))
        #expect(JSON.object([.init(string, 1)]).description == "{\(text):1}")
    }

    @Test(arguments: [
        "0", "-0", "1.0", "1.50", "1E5", "1e-999", "18446744073709551615", "18446744073709551616",
        "0.1000000000000000055511151231257827", "1.000000000000000005",
    ])
    func digitsStay(text: String) throws {
        #expect(try JSON(parsing: text).description == text)
    }

    @Test func numbersOfSixtyFourBits() throws {
        #expect(try JSON(parsing: "18446744073709551615").uint64 == .max)
        #expect(try JSON(parsing: "18446744073709551615").int == nil)
        #expect(try JSON(parsing: "9223372036854775807").int == .max)
        #expect(try JSON(parsing: "-9223372036854775808").int == .min)
        #expect(try JSON(parsing: "-1").uint64 == nil)
        #expect(try JSON(parsing: "700000000000000513").uint64 == 700_000_000_000_000_513)
        #expect(try JSON(parsing: "1e2").int == 100)
        #expect(try JSON(parsing: "1e999").double == nil)
        #expect(try JSON(parsing: "\"1\"").uint64 == nil)
    }

    /// Names that look alike are two names (RFC 8259, section 8.3).
    @Test func namesThatLookAlike() throws {
        let json = try JSON(parsing: #"{"\u00e9":"one","e\u0301":"two"}"#)
        #expect(json["\u{E9}"] == "one")
        #expect(json["e\u{301}"] == "two")
        #expect(json.object?.count == 2)
    }
}
