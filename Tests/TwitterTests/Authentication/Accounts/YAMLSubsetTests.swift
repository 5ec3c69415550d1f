import Testing

@testable import Twitter

@Suite struct YAMLSubsetTests {
    private static func map(_ members: KeyValuePairs<String, YAMLSubset>) -> YAMLSubset {
        .map(members.map { .init(name: $0, value: $1) })
    }

    @Test(
        arguments: [
            ("", .null), ("---", .null), ("# only this", .null), ("a:", map(["a": .null])),
            ("a: ~\nb: null\nc: ''\nd: 'null'", map(["a": .null, "b": .null, "c": .text(""), "d": .text("null")])),
            ("a: 1e3\nb: true\nc: 0x1F", map(["a": .text("1e3"), "b": .text("true"), "c": .text("0x1F")])),
            ("a: x:y#z # w", map(["a": .text("x:y#z")])), ("a: -x", map(["a": .text("-x")])),
            ("a: 'it''s: #x'", map(["a": .text("it's: #x")])), ("\"n\": 5", map(["n": .text("5")])),
            ("'a: b': c", map(["a: b": .text("c")])), ("a: {}\nb: []", map(["a": map([:]), "b": .list([])])),
            (#"a: "\"\\\n\t\x41\u2603\U0001F600\e""#, map(["a": .text("\"\\\n\tA☃😀\u{1B}")])),
            ("a:\n- x\n- 'y'\nb: z", map(["a": .list([.text("x"), .text("y")]), "b": .text("z")])),
            ("a:\n  - x\n  -\n", map(["a": .list([.text("x"), .null])])),
            ("a:\n    b:\n      c: d\n    e: f", map(["a": map(["b": map(["c": .text("d")]), "e": .text("f")])])),
            ("a: &1 x\nb: *1", map(["a": .text("x"), "b": .text("x")])),
            ("\u{FEFF}---\r\na: b\r\n\r\n# c\r\n", map(["a": .text("b")])),
            // A combining mark belongs to the quote before it for Swift's characters, and not for YAML.
            ("a: '\u{301}x'", map(["a": .text("\u{301}x")])), ("é☃: 日", map(["é☃": .text("日")])),
        ] as [(String, YAMLSubset)])
    func reads(text: String, value: YAMLSubset) throws {
        #expect(try YAMLSubset(Array(text.utf8)) == value)
    }

    @Test(arguments: [
        ("a: 'b", 1), ("a: b\n  c", 2), ("a: b\n   c: d", 2), ("a:\n  b: c\n d: e", 3), ("a: b\n\tc: d", 2),
        ("a: 'b' c", 1), ("a: |\n  b", 1), ("a: [b]", 1), ("a: {b: c}", 1), ("a: !x b", 1), ("a: *b", 1), ("a", 1),
        ("a: b\na: c", 2), ("? a\n: b", 1), ("a:\n- - b", 2), ("a:\n- b: c", 2), ("a: \"\\q\"", 1),
        ("a: \"\\uD800\"", 1), ("a: \"\\x4\"", 1), ("a: b\n---\nc: d", 2), ("a: &1 {}", 1), ("'a' b: c", 1),
    ])
    func refusesAndNamesTheLine(text: String, line: Int) {
        let error = #expect(throws: YAMLSubset.Malformed.self) { try YAMLSubset(Array(text.utf8)) }
        #expect(error?.line == line)
    }

    @Test func refusesWhatIsNotUTF8AndWhatIsTooDeep() {
        #expect(throws: YAMLSubset.Malformed(line: 2, reason: "it is not UTF-8")) {
            try YAMLSubset(Array("a: b\nc: ".utf8) + [0xFF])
        }
        let deep = (0..<10_000).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
        #expect(throws: YAMLSubset.Malformed(line: 17, reason: "it is nested too deep")) {
            try YAMLSubset(Array(deep.utf8))
        }
    }
}
