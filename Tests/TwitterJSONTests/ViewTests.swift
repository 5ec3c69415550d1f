import SeededRandom
import Testing
import TwitterJSON

@Suite struct ViewTests {
    /// Reads something from the view of a text.
    private func view<Value>(_ text: String, _ read: (JSONView) throws(JSONError) -> Value) throws -> Value {
        let tape = try JSONTape(parsing: Array(text.utf8))
        return try read(tape.root)
    }

    @Test(
        arguments: [
            ("5", 5), ("\"5\"", 5), ("\"+5\"", 5), ("\"100+\"", 100), ("12.0", 12), ("1.2e1", 12), ("\"0\"", 0),
            ("-3", -3),
            ("-0", 0), ("9223372036854775807", .max), ("-9223372036854775808", .min), ("9223372036854775808", nil),
            ("-9223372036854775809", nil), ("\"9223372036854775807\"", .max),
            ("9007199254740991.0", 9_007_199_254_740_991),
            ("9007199254740993.0", nil), ("\"007\"", 7), ("12.5", nil), ("1e300", nil), ("99999999999999999999", nil),
            ("1e999", nil), ("null", nil), ("true", nil), ("{}", nil), ("[1]", nil), ("\"\"", nil), ("\"+\"", nil),
            ("\"-\"", nil), ("\"many\"", nil), ("\"nan\"", nil), ("\"inf\"", nil), ("\"0x10\"", nil), ("\"1 \"", nil),
            ("\" 1\"", nil), ("\"1,000\"", nil), ("\"٣\"", nil), ("\"--5\"", nil), ("\"5++\"", nil),
            (#""\u0035""#, nil),
            ("\"1e999\"", nil),
        ] as [(String, Int?)])
    func integers(text: String, value: Int?) throws {
        #expect(try view(text) { view in view.integer } == value)
    }

    @Test(
        arguments: [
            ("18446744073709551615", .max), ("\"18446744073709551615\"", .max), ("18446744073709551616", nil),
            ("9007199254740993", 9_007_199_254_740_993), ("0", 0), ("-0", 0), ("-1", nil), ("7.0", 7), ("7.5", nil),
            ("\"abc\"", nil), ("\"100+\"", 100), ("null", nil), ("\"\"", nil), ("99999999999999999999999", nil),
            ("700000000000000513", 700_000_000_000_000_513),
        ] as [(String, UInt64?)])
    func identifiers(text: String, value: UInt64?) throws {
        #expect(try view(text) { view in view.unsigned } == value)
    }

    @Test(
        arguments: [
            ("1", 1), ("-122.4461400159226", -122.4461400159226), ("\"37.5\"", 37.5), ("1e300", 1e300), ("1e999", nil),
            ("-1e999", nil), ("5e-324", .leastNonzeroMagnitude), ("1e-999", 0), ("0.1", 0.1),
            ("0.30000000000000004", 0.30000000000000004),
            ("9007199254740993", 9_007_199_254_740_992),
            ("123456789012345678901234567890", 1.2345678901234568e29),
            ("2.2250738585072011e-308", .leastNormalMagnitude.nextDown), ("0.000000000000000001", 1e-18),
            ("-0.0", -0.0),
            ("9007199254740991.5", 9007199254740991.5), ("\"nan\"", nil), ("\"inf\"", nil), ("\"0x1p3\"", nil),
            ("\"\"", nil),
            ("null", nil), ("true", nil), ("[]", nil), ("\".\"", nil), ("\"1.5.\"", nil), ("\"e5\"", nil),
            ("1.7976931348623157e308", .greatestFiniteMagnitude), ("1.7976931348623159e308", nil),
        ] as [(String, Double?)])
    func numbers(text: String, value: Double?) throws {
        #expect(try view(text) { view in view.number } == value)
    }

    /// Whatever way a number takes, it is the nearest value, as the standard library finds it.
    @Test func numbersAreTheNearest() throws {
        var random = Seeded("numbersAreTheNearest")
        for _ in 0..<20_000 {
            let whole = String(random.next() >> UInt64.random(in: 0..<64, using: &random))
            let digits = Int.random(in: 1..<20, using: &random)
            let fraction = String(random.next()).prefix(digits)
            let text = Bool.random(using: &random) ? "-\(whole).\(fraction)" : "\(whole).\(fraction)"
            #expect(try view(text) { view in view.number } == Double(text))
        }
    }

    @Test(
        arguments: [
            ("true", true), ("false", false), ("1", true), ("0", false), ("\"true\"", true), ("\"False\"", false),
            ("\"TRUE\"", true), ("\"1\"", true), ("\"0\"", false), ("null", nil), ("2", nil), ("\"yes\"", nil),
            ("[]", nil),
            ("{}", nil), ("\"\"", nil), ("1.0", nil), ("\"tru\"", nil), ("\"t\\u0072ue\"", nil),
        ] as [(String, Bool?)])
    func booleans(text: String, value: Bool?) throws {
        #expect(try view(text) { view in view.boolean } == value)
    }

    @Test(
        arguments: [
            ("\"en\"", "en"), ("\"\"", ""), ("7", "7"), ("1.50", "1.50"), ("1e5", "1e5"),
            (#""a\nb\u00e9\/""#, "a\nbé/"),
            ("\"😀 and a text that is longer than fifteen bytes\"", "😀 and a text that is longer than fifteen bytes"),
            ("false", nil), ("null", nil), ("{}", nil), ("[\"en\"]", nil),
        ] as [(String, String?)])
    func texts(text: String, value: String?) throws {
        #expect(try view(text) { (view) throws(JSONError) in try view.text } == value)
    }

    @Test(
        arguments: [
            ("[0, 5]", 0..<5), ("[\"3\", 4.0]", 3..<4), ("[2, 2]", 2..<2), ("[5, 3]", nil), ("[-1, 3]", nil),
            ("[1]", nil),
            ("[]", nil), ("[1, 2, 3]", nil), ("[null, 1, 2]", nil), ("[null, 2]", nil), ("[[], 2]", nil),
            ("[[1, 2]]", nil),
            ("[[1], 2]", nil), ("null", nil), ("\"0,5\"", nil), ("{}", nil), ("{\"a\": 5}", nil),
        ] as [(String, Range<Int>?)])
    func ranges(text: String, value: Range<Int>?) throws {
        #expect(try view(text) { view in view.range } == value)
    }

    @Test(
        arguments: [
            ("null", .null), ("true", .boolean), ("false", .boolean), ("1", .number), ("1.5", .number),
            ("\"a\"", .string),
            (#""\n""#, .string), (#""\uD800""#, .string), ("[]", .array), ("{}", .object),
        ] as [(String, JSONKind)])
    func kinds(text: String, kind: JSONKind) throws {
        #expect(try view(text) { view in view.kind } == kind)
        #expect(try view(text) { view in view.isNull } == (kind == .null))
    }

    /// What is not read is stepped over, however deep it is.
    @Test func membersAndElements() throws {
        let text = #"{"a":1,"b":[[2],{"c":[3]}],"d":{"e":{"f":4}},"g":"h"}"#
        let found = try view(text) { (view) throws(JSONError) in
            var members = try view.members
            var found = ["\(members.count)"]
            while let member = members.next() {
                found.append("\(member.name.text ?? "?") \(member.value.kind) \(member.value.offset) \(members.count)")
            }
            return found
        }
        #expect(found == ["4", "a a number 5 3", "b an array 11 2", "d an object 31 1", "g a string 50 0"])
        let kinds = try view(#"[1,[2,[3]],{"a":{}},"b",[],null]"#) { (view) throws(JSONError) in
            var elements = try view.elements
            var kinds = ["\(elements.count)"]
            while let element = elements.next() { kinds.append("\(element.kind) \(element.offset)") }
            return kinds
        }
        #expect(
            kinds == ["6", "a number 1", "an array 3", "an object 11", "a string 21", "an array 24", "null 27"])
        #expect(throws: JSONError(.wrongKind(expected: .object, found: .array), at: 0)) {
            try view("[]") { (view) throws(JSONError) in _ = try view.members }
        }
        #expect(throws: JSONError(.wrongKind(expected: .array, found: .null), at: 1)) {
            try view(" null") { (view) throws(JSONError) in _ = try view.elements }
        }
    }

    /// A tape may be kept and read again.
    @Test func aTapeCanBeReadTwice() throws {
        let tape = try JSONTape(parsing: Array(#"{"text":"a"}"#.utf8))
        let first = try Hashtag(json: tape.root)
        let second = try Hashtag(json: tape.root)
        #expect(first == second)
    }
}
