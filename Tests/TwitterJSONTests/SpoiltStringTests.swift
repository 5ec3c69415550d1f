import Testing
import TwitterJSON

/// Half of a surrogate pair and invalid UTF-8 spoil their string, and nothing beside it.
@Suite struct SpoiltStringTests {
    private static let faults: [(bytes: [UInt8], reason: JSONError.Reason, offset: Int)] = [
        (Array(#"\uD800"#.utf8), .loneSurrogate, 0), (Array(#"\uDC00"#.utf8), .loneSurrogate, 0),
        (Array(#"\uD800\uD800"#.utf8), .loneSurrogate, 0), (Array(#"\uDC00\uD800"#.utf8), .loneSurrogate, 0),
        (Array(#"\uD83D\uDE00\uD83D"#.utf8), .loneSurrogate, 12), (Array(#"\uD800\n"#.utf8), .loneSurrogate, 0),
        (Array(#"\\\/\uD800x"#.utf8), .loneSurrogate, 4), (Array(#"\uD800\u0041"#.utf8), .loneSurrogate, 0),
        (Array(#"ab\u0041\uDFFF"#.utf8), .loneSurrogate, 8),
        ([0x80], .invalidUTF8, 0), ([0xC3], .invalidUTF8, 0), ([0x61, 0xC3, 0x28], .invalidUTF8, 1),
        ([0xC0, 0xAF], .invalidUTF8, 0), ([0xC1, 0xBF], .invalidUTF8, 0), ([0xE0, 0x9F, 0xBF], .invalidUTF8, 0),
        ([0xED, 0xA0, 0x80], .invalidUTF8, 0), ([0xE2, 0x82], .invalidUTF8, 0), ([0xE2, 0x28, 0xA1], .invalidUTF8, 0),
        ([0xF0, 0x8F, 0xBF, 0xBF], .invalidUTF8, 0), ([0xF4, 0x90, 0x80, 0x80], .invalidUTF8, 0),
        ([0xF0, 0x9F, 0x98], .invalidUTF8, 0), ([0xF5, 0x80, 0x80, 0x80], .invalidUTF8, 0),
        ([0xFF], .invalidUTF8, 0), ([0xC3, 0xA9, 0xE9], .invalidUTF8, 2), ([0x5C, 0x6E, 0xE9], .invalidUTF8, 2),
        ([0xC3, 0xA9, 0xFC, 0x80, 0x80, 0x80, 0x80, 0x80], .invalidUTF8, 2),
    ]

    @Test(arguments: 0..<faults.count)
    func oneStringIsSpoilt(place: Int) throws {
        let fault = Self.faults[place]
        let start = Array(#"["a","#.utf8).count + 1
        let error = JSONError(fault.reason, at: start + fault.offset)
        let bytes = Array("[\"a\",\"".utf8) + fault.bytes + Array("\",\"b\",{\"c\":1}]".utf8)

        let tape = try JSONTape(parsing: bytes)
        #expect(tape.spoiltString == error)
        let list = try JSONList<String>(json: tape.root)
        #expect(list.elements == ["a", "b"])
        #expect(list.dropped.first == .init(index: 1, offset: start, reason: error))
        #expect(list.dropped.map(\.index) == [1, 3])

        #expect(throws: error) { try JSON(parsing: bytes) }
    }

    @Test(arguments: 0..<faults.count)
    func aSpoiltNameIsNoName(place: Int) throws {
        let fault = Self.faults[place]
        for name in [[], Array("text".utf8), Array("0123456789abcdef".utf8)] {
            let start = 2 + name.count
            let bytes = Array("{\"".utf8) + name + fault.bytes + Array("\":7,\"text\":\"a\"}".utf8)
            #expect(try Hashtag(parsing: bytes).text == "a")
            #expect(throws: JSONError(fault.reason, at: start + fault.offset)) { try JSON(parsing: bytes) }
        }
    }

    @Test func whatIsNotSpoiltIsRead() throws {
        let boundaries = "\u{7F}\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFD}\u{FFFF}\u{10000}\u{10FFFF}"
        #expect(try JSON(parsing: "[\"\(boundaries)\"]") == [.string(boundaries)])
        let escaped = #""\u007F\u0080\u07FF\u0800\uD7FF\uE000\uFFFD\uFFFF\uD800\uDC00\uDBFF\uDFFF""#
        #expect(try JSON(parsing: escaped) == .string(boundaries))
        #expect(try JSONTape(parsing: Array(escaped.utf8)).spoiltString == nil)
    }

    /// The first one is told, in the order of the text.
    @Test func theFirstIsTold() throws {
        let tape = try JSONTape(parsing: Array("[1,".utf8) + [0x22, 0xFF, 0x22] + Array(#","\uD800"]"#.utf8))
        #expect(tape.spoiltString == JSONError(.invalidUTF8, at: 4))
    }

    /// A model of which nobody reads the spoilt field is whole; a list loses the elements whose fields are spoilt.
    @Test func modelsAroundSpoiltStrings() throws {
        let bytes = Array(
            #"[{"text":"a"},{"text":"\uD800","indices":[0,1]},{"other":"\uD800","text":"b"},{"text":null}]"#.utf8)
        let list = try JSONList<Hashtag>(parsing: bytes)
        #expect(list.elements.map(\.text) == ["a", "b", nil])
        #expect(list.dropped == [.init(index: 1, offset: 14, reason: JSONError(.loneSurrogate, at: 23))])
        #expect(list.dropped.first?.reason.isSpoiltString == true)
    }
}
