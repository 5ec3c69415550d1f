import Testing
import TwitterJSON

/// Names are matched by their bytes, at every length and at every place in the text.
@Suite struct NameTests {
    /// Which literal the only member's name matches.
    private func match(_ name: String) throws -> Int? {
        let tape = try JSONTape(parsing: Array("{\"\(name)\":0}".utf8))
        var members = try tape.root.members
        guard let member = members.next() else { return nil }
        switch member.name {
        case "": return 0
        case "a": return 1
        case "ab": return 2
        case "abc": return 3
        case "abcd": return 4
        case "abcde": return 5
        case "abcdef": return 6
        case "abcdefg": return 7
        case "abcdefgh": return 8
        case "abcdefghi": return 9
        case "abcdefghijklmno": return 15
        case "abcdefghijklmnop": return 16
        case "abcdefghijklmnopq": return 17
        case "abcdefghijklmnopqrstuvwx": return 24
        case "abcdefghijklmnopqrstuvwxyzabcdefgh": return 34
        case "größe": return 100
        default: return nil
        }
    }

    @Test func everyLength() throws {
        let alphabet = "abcdefghijklmnopqrstuvwxyzabcdefgh"
        let known: Set<Int> = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17, 24, 34]
        for count in 0...34 {
            let name = String(alphabet.prefix(count))
            #expect(try match(name) == (known.contains(count) ? count : nil), "\(count)")
            // One byte that differs, wherever it stands.
            for place in 0..<count {
                var other = Array(name)
                other[place] = "_"
                #expect(try match(String(other)) == nil, "\(count) \(place)")
            }
            #expect(try match(name + "\\u0000") == nil)
        }
    }

    @Test(
        arguments: [
            (#"\u0061"#, 1), (#"a\u0062c"#, 3), (#"\u0061bcdefgh"#, 8),
            (#"abcdefghijklmnopqrstuvwxyzabcdefg\u0068"#, 34),
            ("größe", 100), (#"gr\u00f6\u00dfe"#, 100), ("gro\u{308}ße", nil), (#"\uD800"#, nil), (#"a\uD800"#, nil),
            ("A", nil), (" a", nil), ("a ", nil),
        ] as [(String, Int?)])
    func escapes(name: String, place: Int?) throws {
        #expect(try match(name) == place)
    }

    /// Names without their escapes stand behind the text, and the values between them stay where they are.
    @Test func manyEscapedNames() throws {
        let text = #"{"\u0074ext":"\u0061","x\n":{"\u0074ext":1},"indices":[1,2],"\u0069ndices":[3,4]}"#
        let tag = try Hashtag(parsing: text)
        #expect(tag.text == "a" && tag.indices == 3..<4)
        #expect(
            try JSON(parsing: text).description == #"{"text":"a","x\n":{"text":1},"indices":[1,2],"indices":[3,4]}"#)
    }

    @Test func namesAsTexts() throws {
        let tape = try JSONTape(parsing: Array(#"{"thumb":1,"":2,"gr\u00f6ße":3,"\uDC00":4}"#.utf8))
        var members = try tape.root.members
        var names: [String?] = []
        while let member = members.next() { names.append(member.name.text) }
        #expect(names == ["thumb", "", "größe", nil])
    }
}
