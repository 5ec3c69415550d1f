import Testing
import Twitter
import TwitterSandbox

@Suite(.serialized) struct TextTests {
    static let texts = [
        "plain",
        "It's 100% hot + 1 = 2 & ☃ (*) ~ 👩‍👩‍👧",
        "[\"date\": \"x\"] {a} <b> \\ | ^ `",
        "two\nlines\r\n\tand a tab",
        "+", "%20", "%", "a+b %2B c", "a=b&status=c;d", "?#/:@!$'()*,",
        "caf\u{E9}", "cafe\u{301}",
        "left \u{202E}thgir\u{202C} left",
        "\u{0}NUL\u{0}", "\u{1}\u{1F}\u{7F}", "\u{2028}\u{2029}\u{FEFF}\u{FFFD}\u{10FFFF}",
        " leading and trailing ",
        String(repeating: "☃", count: 140), String(repeating: "a", count: 280),
        "oauth_token=1&oauth_signature=2",
    ]

    /// Compared by bytes, for composed and decomposed letters are equal as Swift strings.
    @Test(arguments: texts) func textComesBackByteForByte(text: String) async throws {
        try await withSandbox { sandbox in
            let statuses = sandbox.client(as: sandbox.ada).statuses
            let posted = try await statuses.update(status: text).value
            #expect(posted.text.map { Array($0.utf8) } == Array(text.utf8))
            let shown = try await statuses.show(id: posted.id).value
            #expect(shown.text.map { Array($0.utf8) } == Array(text.utf8))
            #expect(shown.id == posted.id)
            #expect(shown.user?.id == sandbox.ada.id)
            #expect(sandbox.log.map(\.status) == [200, 200])
        }
    }

    @Test(arguments: [false, true]) func entitiesLieWhereTheTextHasThem(escapes: Bool) async throws {
        try await withSandbox {
            $0.escapesTexts = escapes
        } _: { sandbox in
            let text = "☃ 1 < 2 & @BOB_93, @nobody #moon: https://example.com/a"
            let tweet = try await sandbox.client(as: sandbox.ada).statuses.update(status: text).value
            let told = try #require(tweet.text)
            #expect(told == (escapes ? text.replacing("&", with: "&amp;").replacing("<", with: "&lt;") : text))
            let scalars = Array(told.unicodeScalars)
            func part(_ range: Range<Int>?) -> String {
                String(String.UnicodeScalarView(range.map { scalars[$0] } ?? []))
            }
            let entities = try #require(tweet.entities)
            #expect(entities.userMentions?.map(\.id) == [sandbox.bob.id])
            #expect(entities.userMentions?.map { part($0.indices) } == ["@BOB_93"])
            #expect(entities.hashtags?.map { part($0.indices) } == ["#moon"])
            #expect(entities.urls?.map { part($0.indices) } == ["https://example.com/a"])
            #expect(entities.urls?.first?.displayURL == "example.com/a")
            #expect(sandbox.tweets(of: sandbox.ada).last?.text == text)
        }
    }

    @Test func composedAndDecomposedAreNoDuplicates() async throws {
        try await withSandbox { sandbox in
            let statuses = sandbox.client(as: sandbox.ada).statuses
            try await statuses.update(status: "caf\u{E9}").send()
            try await statuses.update(status: "cafe\u{301}").send()
            #expect(try await refusal(of: statuses.update(status: "cafe\u{301}")).kind == .duplicate)
        }
    }

    @Test(arguments: [String(repeating: "a", count: 281), String(repeating: "☃", count: 141)])
    func textThatIsTooLongIsRefused(text: String) async throws {
        try await withSandbox { sandbox in
            let error = try await refusal(of: sandbox.client(as: sandbox.ada).statuses.update(status: text))
            #expect(error.code == 186)
            #expect(error.kind == .forbidden)
        }
    }

    @Test func longTextIsCutForCompatibilityOnly() async throws {
        try await withSandbox { sandbox in
            let statuses = sandbox.client(as: sandbox.ada).statuses
            let text = String(repeating: "é☃", count: 90)
            var compat = TweetOptions()
            compat.mode = .compat
            var unsaid = TweetOptions()
            unsaid.mode = nil
            let id = try await statuses.update(status: text).value.id
            for options in [compat, unsaid] {
                let cut = try await statuses.show(id: id, options: options).value
                #expect(cut.truncated == true)
                #expect(cut.fullText == nil)
                #expect(cut.compatText == String(repeating: "é☃", count: 69) + "é…")
            }
            let whole = try await statuses.show(id: id).value
            #expect(whole.truncated == false)
            #expect(whole.fullText == text)
            #expect(whole.displayTextRange == 0..<180)
        }
    }
}
