import Foundation
import Testing

@Suite(.serialized) struct QuickstartTests {
    @Test func tellsTheWholeTour() async throws {
        let run = try await Program("quickstart").run()
        #expect(run.status == 0)
        #expect(run.errors == "")
        // Ports and dates differ from run to run.
        let output = run.output
            .replacing(/127\.0\.0\.1:\d+/, with: "127.0.0.1:PORT")
            .replacing(/[A-Z][a-z]{2} [A-Z][a-z]{2} \d\d \d\d:\d\d:\d\d \+0000 \d{4}/, with: "DATE")
        #expect(
            output == """
                A Twitter 1.1 sandbox listens on http://127.0.0.1:PORT and checks every signature.

                Who am I?  GET account/verify_credentials, signed with OAuth 1.0a
                  @ada, id 12

                The same as the app alone, with a bearer token that is fetched once
                  the token is there

                Uploading a picture  POST media/upload
                  id 1600000000000000001, image/png

                Posting it with what breaks naive signers  POST statuses/update
                  id 1500000000000000006: It's 100% hot + 1 = 2 & ☃ (*) ~ [x] 👩‍👩‍👧
                  with 1 picture

                Reading it back  GET statuses/home_timeline?count=4
                  @ada: It's 100% hot + 1 = 2 & ☃ (*) ~ [x] 👩‍👩‍👧
                  @cleo: 日本語のテスト & some <markup> that must survive
                  @bob_93: 50% of the time it works every time (*) ~ #proverbs
                  @ada: The engine weaves algebraical patterns just as the loom weaves flowers and leaves.
                  the text came back byte for byte
                  14 of 15 calls are left in this window

                A user's timeline as the app  GET statuses/user_timeline?screen_name=bob_93
                  DATE  50% of the time it works every time (*) ~ #proverbs
                  DATE  First light over the harbour. Tea's on.

                Searching  GET search/tweets?q=time
                  @bob_93: 50% of the time it works every time (*) ~ #proverbs

                What the world talks about  GET trends/place?id=1
                  #proverbs

                Who follows @ada  GET followers/ids
                  9007199254740993, 34

                The same text once more, which the service refuses
                  Status is a duplicate. (POST statuses/update, HTTP 403, code 187)

                Done. The sandbox counted 10 requests over its one connection.

                """)
    }

    @Test func saysWhichKeysTheServiceNeeds() async throws {
        let run = try await Program("quickstart").run(["--service", "x"])
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("error: Set TWITTER_CONSUMER_KEY, "))
    }

    @Test func refusesOtherArguments() async throws {
        #expect(try await Program("quickstart").run(["--service"]).status == 2)
        #expect(try await Program("quickstart").run(["--help"]).output.hasPrefix("usage: quickstart "))
    }
}
