import Testing
import TwitterJSON

/// The rules of RFC 8259, one by one.
@Suite struct GrammarTests {
    @Test(
        arguments: [
            // Section 2: blanks, and a scalar as the whole text.
            (" \t\r\n1 \t\r\n", "1"), ("null", "null"), ("true", "true"), ("false", "false"), ("\"\"", "\"\""),
            ("[ ]", "[]"), ("{ }", "{}"), ("[ 1 , 2 ]", "[1,2]"), ("{ \"a\" : 1 , \"b\" : 2 }", #"{"a":1,"b":2}"#),
            // Sections 4 and 5: what stands in containers, duplicates and their order.
            ("[[],[[]],{}]", "[[],[[]],{}]"), (#"{"":{"":[{}]}}"#, #"{"":{"":[{}]}}"#),
            (#"{"b":1,"a":2,"b":3}"#, #"{"b":1,"a":2,"b":3}"#), ("[null,true,false]", "[null,true,false]"),
            ("[[1],[2,[3]],4]", "[[1],[2,[3]],4]"), (#"[{"a":[]},{"b":{}}]"#, #"[{"a":[]},{"b":{}}]"#),
            // Section 6: numbers keep their digits.
            ("0", "0"), ("-0", "-0"), ("-1", "-1"), ("10", "10"), ("0.5", "0.5"), ("1.50", "1.50"), ("1e5", "1e5"),
            ("1E+5", "1E+5"), ("1e-05", "1e-05"), ("-0.0e0", "-0.0e0"), ("123456789012345678901234567890", nil),
            ("1.000000000000000000005", nil), ("1e999", nil), ("18446744073709551615", nil),
            // Section 7: strings and escapes.
            (#""\"\\\/\b\f\n\r\t""#, #""\"\\/\b\f\n\r\t""#), (#""\u0041\u00e9\u20AC\uD83D\uDE00""#, "\"Aé€😀\""),
            (#""\u0000\u001f\u007f""#, "\"\\u0000\\u001f\u{7F}\""), ("\"ü€😀\u{FFFF}\"", nil),
            ("\"\u{7F}\u{2028}\"", nil),
            (#"{"\u0061\n":1}"#, #"{"a\n":1}"#), (#""http:\/\/t.co\/a""#, #""http://t.co/a""#),
            // Section 8.1: a byte order mark is stepped over.
            ("\u{FEFF}[1]", "[1]"),
        ] as [(String, String?)])
    func read(text: String, printed: String?) throws {
        #expect(try JSON(parsing: text).description == printed ?? text)
    }

    @Test(
        arguments: [
            ("", .unexpectedEnd, 0), (" ", .unexpectedEnd, 1), ("[", .unexpectedEnd, 1), ("{", .unexpectedEnd, 1),
            ("[1", .unexpectedEnd, 2), ("[1,", .unexpectedEnd, 3), (#"{"a""#, .unexpectedEnd, 4),
            (#"{"a":"#, .unexpectedEnd, 5), (#"{"a":1"#, .unexpectedEnd, 6), (#"{"a":1,"#, .unexpectedEnd, 7),
            ("\"", .unexpectedEnd, 1), ("\"a", .unexpectedEnd, 2), ("\"a\\", .unexpectedEnd, 3),
            ("-", .unexpectedEnd, 1),
            ("1.", .unexpectedEnd, 2), ("1e", .unexpectedEnd, 2), ("1e+", .unexpectedEnd, 3),
            ("nul", .unexpectedEnd, 3),
            ("\"0123456789abcdef", .unexpectedEnd, 17),
            ("]", .expected("a value"), 0), ("}", .expected("a value"), 0), ("[1,]", .expected("a value"), 3),
            ("[,1]", .expected("a value"), 1), ("[}", .expected("a value"), 1), ("'a'", .expected("a value"), 0),
            ("+1", .expected("a value"), 0), (".5", .expected("a value"), 0), ("NaN", .expected("a value"), 0),
            ("\u{A0}1", .expected("a value"), 0), ("\u{B}1", .expected("a value"), 0),
            (#"{"a":}"#, .expected("a value"), 5),
            ("/**/1", .expected("a value"), 0), ("\0", .expected("a value"), 0),
            (#"{"a":1,}"#, .expected("a name"), 7), (#"{"a":1,2}"#, .expected("a name"), 7),
            ("{1:1}", .expected("a name or the end of the object"), 1),
            ("{]", .expected("a name or the end of the object"), 1),
            ("{a:1}", .expected("a name or the end of the object"), 1), (#"{"a",1}"#, .expected("a colon"), 4),
            (#"{"a" 1}"#, .expected("a colon"), 5),
            ("[1 2]", .expected("a comma or the end of the array"), 3),
            ("[1}", .expected("a comma or the end of the array"), 2),
            ("[\"a\":1]", .expected("a comma or the end of the array"), 4),
            (#"{"a":1]"#, .expected("a comma or the end of the object"), 6),
            (#"{"a":[1}"#, .expected("a comma or the end of the array"), 7),
            (#"[{"a":1]"#, .expected("a comma or the end of the object"), 7),
            ("nil", .unknownWord, 0), ("[tru]", .unknownWord, 1), ("True", .expected("a value"), 0),
            ("falze", .unknownWord, 0),
            ("01", .malformedNumber, 1), ("-01", .malformedNumber, 2), ("00", .malformedNumber, 1),
            ("[-a]", .malformedNumber, 2),
            ("[1.]", .malformedNumber, 3), ("[1.e5]", .malformedNumber, 3), ("[1e]", .malformedNumber, 3),
            ("[1e+]", .malformedNumber, 4), ("1.2.3", .trailingBytes, 3), ("1a", .trailingBytes, 1),
            ("0x1", .trailingBytes, 1), ("--1", .malformedNumber, 1),
            ("\"\n\"", .controlCharacter, 1), ("\"a\0\"", .controlCharacter, 2), ("\"\u{1F}\"", .controlCharacter, 1),
            ("{\"\t\":1}", .controlCharacter, 2), ("\"0123456789abcdef\t\"", .controlCharacter, 17),
            (#""\a""#, .malformedEscape, 1), (#""\u123""#, .malformedEscape, 1), (#""\u12G4""#, .malformedEscape, 1),
            (#""\U0041""#, .malformedEscape, 1), (#""\'""#, .malformedEscape, 1), ("\"\\é\"", .malformedEscape, 1),
            (#""\uD800\u00""#, .malformedEscape, 7),
            ("1 2", .trailingBytes, 2), ("[]]", .trailingBytes, 2), ("{}{}", .trailingBytes, 2),
            ("null,", .trailingBytes, 4),
            ("\u{FEFF}", .unexpectedEnd, 3), ("1\u{FEFF}", .trailingBytes, 1),
        ] as [(String, JSONError.Reason, Int)])
    func refused(text: String, reason: JSONError.Reason, offset: Int) {
        #expect(throws: JSONError(reason, at: offset)) { try JSONTape(parsing: Array(text.utf8)) }
    }

    @Test(
        arguments: [
            [0x80], [0xFF], [0x5B, 0xE9, 0x5D], [0x5B, 0x31, 0x2C, 0xC3, 0xA9, 0x5D], [0xFE, 0xFF, 0x00, 0x31],
            [0x31, 0x00], [0xEF, 0xBB, 0x31],
        ] as [[UInt8]])
    func bytesOutsideOfStrings(bytes: [UInt8]) {
        #expect(throws: JSONError.self) { try JSONTape(parsing: bytes) }
    }

    /// Each end of a text is an error and no trap, wherever the eight bytes that are read at once end.
    @Test func everyBeginningIsRefused() throws {
        let text = Array(
            #"{"name \u00e9 of some length":[1.5e3,"ü \uD83D\uDE00 \"text\"",true,null,{"a":false}]}"#.utf8)
        _ = try JSONTape(parsing: text)
        for count in 0..<text.count {
            #expect(throws: JSONError.self, "\(count)") { try JSONTape(parsing: Array(text[..<count])) }
        }
    }

    /// A quote, an escape and a character beyond ASCII are found at every place of the words that are scanned.
    @Test(arguments: 0..<40)
    func stringsOfEveryLength(count: Int) throws {
        let plain = String(repeating: "x", count: count)
        for (written, read) in [("", ""), ("\\n", "\n"), ("é", "é"), ("\\uD83D\\uDE00", "😀"), ("😀\\/", "😀/")] {
            for blanks in ["", "                        "] {
                let text = "[\"\(plain)\(written)\(plain)\"\(blanks)]"
                #expect(try JSON(parsing: text) == [.string(plain + read + plain)])
            }
        }
    }

    @Test func limits() throws {
        func nested(_ depth: Int) -> [UInt8] {
            Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
        }
        _ = try JSONTape(parsing: nested(512))
        #expect(throws: JSONError(.tooDeep(limit: 512), at: 512)) { try JSONTape(parsing: nested(513)) }
        #expect(throws: JSONError(.tooDeep(limit: 512), at: 512)) { try JSONTape(parsing: nested(100_000)) }
        #expect(throws: JSONError(.tooDeep(limit: 2), at: 2)) {
            try JSONTape(parsing: nested(3), limits: .init(depth: 2))
        }
        #expect(throws: JSONError(.tooDeep(limit: 0), at: 0)) {
            try JSONTape(parsing: nested(1), limits: .init(depth: 0))
        }
        _ = try JSONTape(parsing: nested(2), limits: .init(bytes: 4))
        #expect(throws: JSONError(.tooLarge(limit: 3), at: 3)) {
            try JSONTape(parsing: nested(2), limits: .init(bytes: 3))
        }
    }

    /// The tape starts with room for fewer values than this.
    @Test func manyValues() throws {
        let text = "[" + String(repeating: "{\"\":[1,{}]},", count: 10_000) + "0]"
        let json = try JSON(parsing: text)
        #expect(json.array?.count == 10_001)
        #expect(json[9_999] == ["": [1, [:]]] && json[10_000] == 0)
    }

    @Test func errorsSayWhereAndWhy() {
        let texts: [(JSONError.Reason, String)] = [
            (.unexpectedEnd, "At byte 7, the text ends in the middle of a value."),
            (.expected("a colon"), "At byte 7, a colon is expected."),
            (.unknownWord, "At byte 7, there is a word that is not null, true or false."),
            (.malformedNumber, "At byte 7, a number is malformed."),
            (.controlCharacter, "At byte 7, a string contains a control character that is not escaped."),
            (.malformedEscape, "At byte 7, a string contains a malformed escape."),
            (.loneSurrogate, "At byte 7, a string contains half of a surrogate pair."),
            (.invalidUTF8, "At byte 7, a string is not valid UTF-8."),
            (.trailingBytes, "At byte 7, something follows the end of the value."),
            (.tooDeep(limit: 5), "At byte 7, the value is nested more than 5 deep."),
            (.tooLarge(limit: 5), "At byte 7, the text is longer than 5 bytes."),
            (.wrongKind(expected: .object, found: .string), "At byte 7, an object is expected, not a string."),
            (.missing("id"), "At byte 7, the object has no readable member \"id\"."),
        ]
        for (reason, text) in texts { #expect(JSONError(reason, at: 7).description == text) }
    }
}
