import OAuth1
import Testing

@testable import Twitter

@Suite struct TwurlProfilesTests {
    @Test func readsTheProfilesTheDefaultFirst() throws {
        let text = """
            ---
            profiles:
              ada:
                ckA:
                  username: ada
                  consumer_key: ckA
                  consumer_secret: S3CRET-MARK-a
                  token: 12-abc
                  secret: 'S3CRET-MARK''s'
              '93':
                ckB:
                  token: 34-def
                  username: '93'
                  consumer_secret: "S3CRET-MARK \\"b\\" \\x26"
                  secret: S3CRET-MARK # a comment
                ckC:
                  username: '93'
                  consumer_key: ckC
                  consumer_secret: S3CRET-MARK
            configuration:
              default_profile:
              - '93'
              - ckB
            aliases:
              h: "/1.1/statuses/home_timeline.json"
            bearer_tokens:
              ckA: S3CRET-MARK%2Bx=%3D
            """
        let profiles = try TwurlProfiles(yaml: Array(text.utf8))
        #expect(profiles.profiles.map(\.screenName) == ["93", "ada"])
        #expect(profiles.profiles.map(\.consumer.key) == ["ckB", "ckA"])
        #expect(profiles.profiles.map(\.userID) == ["34", "12"])
        #expect(profiles.profiles[0].consumer.secret == Secret("S3CRET-MARK \"b\" &"))
        #expect(profiles.profiles[0].token == OAuthToken(token: "34-def", secret: "S3CRET-MARK"))
        #expect(profiles.profiles[1].token.secret == Secret("S3CRET-MARK's"))
        #expect(profiles.incomplete == ["93"])
        #expect(!"\(profiles)".contains("S3CRET-MARK"))
    }

    @Test func readsAFileWithoutProfiles() throws {
        let profiles = try TwurlProfiles(yaml: Array("---\nprofiles: {}\nconfiguration: {}\n".utf8))
        #expect(profiles.profiles.isEmpty)
    }

    @Test(arguments: ["", "---\n", "{}", "a: b", "- a", "{\"version\": 1}", "profiles: a", "profiles:\n  a: b\n"])
    func refusesWhatIsSomethingElse(text: String) {
        #expect(throws: TwurlProfiles.Malformed.self) { try TwurlProfiles(yaml: Array(text.utf8)) }
    }

    @Test func namesTheLineAndQuotesNothing() throws {
        let text = "profiles:\n  a:\n    k:\n      token: \"S3CRET-MARK\n"
        let error = try #require(throws: TwurlProfiles.Malformed.self) { try TwurlProfiles(yaml: Array(text.utf8)) }
        #expect(error.description == "Line 4: its quote does not end on the line.")
    }

    @Test func takesNoIDFromATokenOfAnotherForm() throws {
        for token in ["abc", "abc-def", "", "-x", "007-x", "99999999999999999999-x"] {
            let profile = TwurlProfiles.Profile(
                screenName: "a", consumer: Accounts.consumer, token: OAuthToken(token: token, secret: Secret("")))
            #expect(profile.userID == nil)
        }
    }
}
