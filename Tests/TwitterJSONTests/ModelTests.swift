import Testing
import TwitterJSON

@Suite struct ModelTests {
    @Test func aModelReadsItself() throws {
        let tag = try Hashtag(parsing: #"{"indices":[3,8],"unknown":{"text":"no","list":[1,[2]]},"text":"swift"}"#)
        #expect(tag.text == "swift" && tag.indices == 3..<8)
        #expect(try Hashtag(parsing: "{}") == Hashtag())
        #expect(try Hashtag(parsing: #"{"text":null,"indices":null}"#) == Hashtag())
        #expect(try Hashtag(parsing: #"{"text":"a","text":"b"}"#).text == "b")
    }

    @Test(
        arguments: [
            (
                #"{"id":700000000000000513,"hashtag":{"text":"a"},"hashtags":[{"text":"b"},null,{"text":"c"}]}"#, "a",
                ["b", "c"]
            ),
            (#"{"hashtag":null,"hashtags":null,"id":700000000000000513}"#, nil, nil),
            (#"{"hashtag":false,"hashtags":{},"id":"700000000000000513"}"#, nil, nil),
            (#"{"hashtag":[],"hashtags":[],"id":700000000000000513}"#, nil, []),
        ] as [(String, String?, [String]?)])
    func nestedModels(text: String, nested: String?, list: [String]?) throws {
        let post = try Post(parsing: text)
        #expect(post.id == 700_000_000_000_000_513)
        #expect(post.hashtag?.text == nested)
        #expect(post.hashtags?.map(\.text) == list)
    }

    @Test func whatModelsNeed() throws {
        #expect(throws: JSONError(.missing("id"), at: 1)) { try Post(parsing: " {}") }
        #expect(throws: JSONError(.wrongKind(expected: .object, found: .array), at: 0)) { try Post(parsing: "[]") }
        #expect(throws: JSONError(.wrongKind(expected: .array, found: .object), at: 0)) {
            try JSONList<Post>(parsing: "{}")
        }
        #expect(throws: JSONError(.wrongKind(expected: .object, found: .null), at: 0)) { try Post(parsing: "null") }
        #expect(throws: JSONError(.unexpectedEnd, at: 7)) { try Post(parsing: #"{"id":1"#) }
        // Only what is spoilt passes through a nested model.
        #expect(throws: JSONError(.loneSurrogate, at: 28)) {
            try Post(parsing: #"{"id":1,"hashtag":{"text":"x\uD800"}}"#)
        }
        #expect(try Post(parsing: #"{"id":1,"hashtags":[{"text":"x\uD800"},{}]}"#).hashtags?.count == 1)
    }

    @Test func untypedFields() throws {
        let post = try Post(parsing: #"{"id":1,"extra":{"b":[1,2.50],"a":null},"points":[1,"2.5",-3e0]}"#)
        #expect(post.extra?.description == #"{"b":[1,2.50],"a":null}"#)
        #expect(post.points == [1, 2.5, -3])
        #expect(try Post(parsing: #"{"id":1,"extra":null}"#).extra == nil)
    }

    @Test func listsReportWhatTheyDrop() throws {
        let list = try JSONList<Int>(parsing: #"[1, "bad", 3, null, [4], {"a": 5}, 1.5, "7"]"#)
        #expect(list.elements == [1, 3, 7])
        #expect(list.dropped.map(\.index) == [1, 3, 4, 5, 6])
        #expect(list.dropped.map(\.offset) == [5, 14, 20, 25, 35])
        #expect(list.dropped[0].reason == JSONError(.wrongKind(expected: .number, found: .string), at: 5))
        #expect(list.dropped[3].reason == JSONError(.wrongKind(expected: .number, found: .object), at: 25))
        let posts = try JSONList<Post>(parsing: #"[{"id":1},{"text":"no id"},{"id":3}]"#)
        #expect(posts.elements.map(\.id) == [1, 3])
        #expect(posts.dropped == [.init(index: 1, offset: 10, reason: JSONError(.missing("id"), at: 10))])
        #expect(try JSONList<Bool>(parsing: "[]") == JSONList<Bool>(parsing: " [ ] "))
    }

    /// More elements than room is made for at first, whether or not they are models.
    @Test func longLists() throws {
        let zeros = try JSONList<Post>(parsing: "[" + String(repeating: "0,", count: 5_000) + "{\"id\":1}]")
        #expect(zeros.elements.map(\.id) == [1] && zeros.dropped.count == 5_000)
        let posts = try JSONList<Post>(parsing: "[" + String(repeating: "{\"id\":1},", count: 5_000) + "0]")
        #expect(posts.elements.count == 5_000 && posts.dropped.map(\.index) == [5_000])
    }

    /// One of twenty is spoilt: nineteen are left, and a report.
    @Test func oneOfTwenty() throws {
        for bad in 0..<20 {
            let items = (0..<20).map { $0 == bad ? #"{"id":1,"hashtag":{"text":"\uDEAD"}}"# : "{\"id\":\($0 + 1)}" }
            let list = try JSONList<Post>(parsing: "[\(items.joined(separator: ","))]")
            #expect(list.elements.count == 19)
            #expect(list.dropped.map(\.index) == [bad])
        }
    }
}
