import Testing
import TwitterHTTP

@Suite struct HTTPFieldsTests {
    @Test(
        "Names have no case",
        arguments: [
            "X-Rate-Limit-Remaining", "x-rate-limit-remaining", "X-RATE-LIMIT-REMAINING", "x-Rate-limit-REMAINING",
        ])
    func lookup(_ spelling: String) {
        for asked in ["X-Rate-Limit-Remaining", "x-rate-limit-remaining", "X-RATE-LIMIT-remaining"] {
            let fields: HTTPFields = ["Date": "d", "X-Rate-Limit-Limit": "15", spelling: "14"]
            #expect(fields[asked] == "14")
            #expect(fields.values(of: asked) == ["14"])
            #expect(fields[2].name == spelling)
        }
    }

    @Test("A missing name is nil, even where others are near")
    func missing() {
        let fields: HTTPFields = ["X-Rate-Limit-Limit": "15", "X-Rate-Limit-Reset": "1"]
        for name in ["X-Rate-Limit-Remaining", "X-Rate-Limit", "X-Rate-Limit-Limit ", "", "X_Rate_Limit_Limit"] {
            #expect(fields[name] == nil)
            #expect(fields.values(of: name).isEmpty)
        }
        #expect(HTTPFields()["a"] == nil && HTTPFields().isEmpty)
    }

    @Test("Only the letters A to Z have a second form")
    func letters() {
        // Each pair differs by the bit that makes a letter small; no locale has a say.
        for (one, other) in [
            ("@", "`"), ("[", "{"), ("^", "~"), ("_", "\u{7F}"), ("K", "\u{212A}"), ("É", "é"), ("1", "Q"),
        ] {
            let fields: HTTPFields = [one: "v"]
            #expect(fields[one] == "v" && fields[other] == nil)
        }
        let fields: HTTPFields = ["AZ": "v"]
        #expect(fields["az"] == "v" && fields["Az"] == "v")
    }

    @Test("Order and repetitions are kept")
    func order() {
        var fields: HTTPFields = ["B": "1", "a": "2", "b": "3"]
        fields.append(name: "A", value: "4")
        #expect(fields.map(\.name) == ["B", "a", "b", "A"])
        #expect(fields.map(\.value) == ["1", "2", "3", "4"])
        #expect(fields["b"] == "1" && fields["A"] == "2")
        #expect(fields.values(of: "B") == ["1", "3"] && fields.values(of: "a") == ["2", "4"])
        #expect(fields.count == 4 && fields.startIndex == 0 && fields.endIndex == 4)
        #expect(fields != ["a": "2", "B": "1", "b": "3", "A": "4"])
        #expect(fields == ["B": "1", "a": "2", "b": "3", "A": "4"])
    }

    @Test("Setting replaces all values of a name in the first one's place")
    func setting() {
        var fields: HTTPFields = ["a": "1", "B": "2", "c": "3", "b": "4"]
        fields["b"] = "5"
        #expect(fields == ["a": "1", "b": "5", "c": "3"])
        fields["D"] = "6"
        #expect(fields == ["a": "1", "b": "5", "c": "3", "D": "6"])
        fields["A"] = nil
        #expect(fields == ["b": "5", "c": "3", "D": "6"])
        fields["none"] = nil
        #expect(fields.count == 3)
        fields["c"] = ""
        #expect(fields["C"]?.isEmpty == true)
    }

    @Test("A folded line goes on with a blank")
    func folding() {
        var fields: HTTPFields = ["a": "1", "b": "x"]
        fields.extendLastValue(with: "y z")
        #expect(fields == ["a": "1", "b": "x y z"])
        fields.extendLastValue(with: "")
        #expect(fields["b"] == "x y z")
        fields.append(name: "c", value: "")
        fields.extendLastValue(with: "w")
        #expect(fields["c"] == "w" && fields["b"] == "x y z")
        var empty = HTTPFields()
        empty.extendLastValue(with: "x")
        #expect(empty.isEmpty)
    }

    @Test(
        "Values that may stand in a message",
        arguments: [
            ("", true), ("a b", true), ("a\tb", true), (" ~", true), ("é", true), ("日本", true), ("\u{80}", true),
            ("a\rb", false), ("a\nb", false), ("a\r\nX: y", false), ("a\0b", false), ("\u{7F}", false),
            ("\u{1B}[0m", false), ("\u{1F}", false), ("\u{1}", false), ("a\n", false), ("\r", false), ("\u{B}", false),
        ])
    func values(_ value: String, _ isValid: Bool) {
        #expect(HTTPFields.Field(name: "a", value: value).isValid == isValid)
    }

    @Test("Names that may stand in a message are tokens", arguments: UInt8(0)...127)
    func names(_ byte: UInt8) {
        let token = "!#$%&'*+-.^_`|~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
        let name = String(UnicodeScalar(byte))
        for name in [name, "a\(name)", "\(name)a"] {
            #expect(HTTPFields.Field(name: name, value: "v").isValid == token.utf8.contains(byte))
        }
    }

    @Test("Other names that may not", arguments: ["", "é", "a b", "a:", "ａ", "a\r\nb", "(a)"])
    func refusedNames(_ name: String) {
        #expect(!HTTPFields.Field(name: name, value: "v").isValid)
    }
}
