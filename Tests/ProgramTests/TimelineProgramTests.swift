import FoundationEssentials
import Testing
import Twitter
import TwitterSandbox

@Suite(.serialized) struct TimelineProgramTests {
    private let timeline = Program("timeline")
    private static let lines = [
        "1500000000000000005  2017-07-14T02:25:00Z  @cleo: 日本語のテスト & some <markup> that must survive\n",
        "1500000000000000004  2017-07-14T02:10:00Z  @bob_93: 50% of the time it works every time (*) ~ #proverbs\n",
        "1500000000000000003  2017-07-14T01:55:00Z  @ada: The engine weaves algebraical patterns just as the loom weaves "
            + "flowers and leaves.\n",
        "1500000000000000002  2017-07-14T01:40:00Z  @cleo: Soupe à l'oignon ce soir 🧅 — recette demain\n",
        "1500000000000000001  2017-07-14T01:10:00Z  @bob_93: First light over the harbour. Tea's on.\n",
    ]

    @Test func readsOnePage() async throws {
        let sandbox = try await Sandbox.standingStill()
        let keys = sandbox.environment(of: sandbox.users[0])
        let home = try await timeline.run(["--count", "3"], environment: keys)
        #expect(home.status == 0 && home.errors == "")
        #expect(home.output == Self.lines[...2].joined())
        let user = try await timeline.run(["user", "@bob_93"], environment: keys)
        #expect(user.output == Self.lines[1] + Self.lines[4])
        #expect(try await timeline.run(["mentions"], environment: keys).output == "")
        #expect(sandbox.log.count == 3)
        await sandbox.stop()
    }

    @Test func readsAllPages() async throws {
        let sandbox = try await Sandbox.standingStill()
        let run = try await timeline.run(
            ["home", "--all", "--count", "2"], environment: sandbox.environment(of: sandbox.users[0]))
        #expect(run.status == 0)
        #expect(run.output == Self.lines.joined())
        #expect(
            run.errors == """
                page 1: 2 Tweets, 2 so far
                page 2: 2 Tweets, 4 so far
                page 3: 1 Tweets, 5 so far
                page 4: 0 Tweets, 5 so far
                5 Tweets on 4 pages

                """)
        await sandbox.stop()
    }

    @Test func readsWhatIsNewerThanATweet() async throws {
        let sandbox = try await Sandbox.standingStill()
        let run = try await timeline.run(
            ["--since", "1500000000000000002", "--json", "--count", "2"],
            environment: sandbox.environment(of: sandbox.users[0]))
        let ids = try run.output.split(separator: "\n").map {
            try JSONDecoder().decode(Tweet.self, from: Data($0.utf8)).id
        }
        #expect(ids == [1_500_000_000_000_000_005, 1_500_000_000_000_000_004, 1_500_000_000_000_000_003])
        await sandbox.stop()
    }

    @Test func followsFromWhereItWasToWhatIsPosted() async throws {
        let sandbox = try await Sandbox.standingStill()
        let bob = sandbox.users[1]
        let twitter = TwitterAPI(
            auth: .oauth1(consumer: sandbox.consumer, token: bob.token), service: sandbox.service)
        var hasPosted = false
        let run = try await timeline.ending(
            ["user", "bob_93", "--follow", "--every", "1", "--since", "1500000000000000001", "--count", "1"],
            environment: sandbox.environment(of: sandbox.users[0])
        ) { output in
            if output.contains("\n"), !hasPosted {
                hasPosted = true
                for text in ["one\u{1B}[2J\ntwo", "three"] { try await twitter.statuses.update(status: text).send() }
            }
            return output.contains("three\n")
        }
        #expect(run.status == 128 + 2)
        #expect(
            run.output == Self.lines[1] + """
                1500000000000000006  2017-07-14T02:40:00Z  @bob_93: one [2J two
                1500000000000000007  2017-07-14T02:40:00Z  @bob_93: three

                """)
        await sandbox.stop()
    }
}

@Suite(.serialized) struct SearchProgramTests {
    private let search = Program("search")

    @Test func findsTweets() async throws {
        let sandbox = try await Sandbox.standingStill()
        let keys = sandbox.environment(of: sandbox.users[0])
        let one = try await search.run(["the", "--count", "1"], environment: keys)
        #expect(one.status == 0 && one.errors == "")
        #expect(
            one.output
                == "1500000000000000004  2017-07-14T02:10:00Z  @bob_93: 50% of the time it works every time (*) ~ #proverbs\n"
        )
        let all = try await search.run(["the", "--all", "--count", "2", "--json"], environment: keys)
        #expect(all.output.split(separator: "\n").count == 3)
        #expect(
            all.errors == """
                page 1: 2 Tweets, 2 so far
                page 2: 1 Tweets, 3 so far
                page 3: 0 Tweets, 3 so far
                3 Tweets on 3 pages

                """)
        let words = try await search.run(["tea's", "harbour."], environment: keys)
        #expect(words.output.hasPrefix("1500000000000000001  "))
        #expect(try await search.run(["tea", "--since", "1500000000000000001"], environment: keys).output == "")
        await sandbox.stop()
    }
}

@Suite(.serialized) struct TrendsProgramTests {
    private let trends = Program("trends")

    @Test func showsWhatAPlaceTalksAbout() async throws {
        let sandbox = try await Sandbox.standingStill()
        let keys = sandbox.environment(of: sandbox.users[0])
        for (arguments, place) in [
            ([], "Worldwide (1)"), (["2"], "Sandbox (2)"), (["--near", "52.5,-13.4"], "Sandbox (2)"),
        ] as [([String], String)] {
            let run = try await trends.run(arguments, environment: keys)
            #expect(run.status == 0 && run.errors == "")
            #expect(run.output == "\(place), 2017-07-14T02:40:00Z\n#proverbs\n")
        }
        #expect(
            sandbox.log.map { $0.path.split(separator: "/").last } == [
                "place.json", "place.json", "closest.json", "place.json",
            ])
        let json = try await trends.run(["--json"], environment: keys)
        #expect(
            json.output
                == ##"{"name":"#proverbs","query":"%23proverbs","url":"http://localhost/search?q=%23proverbs"}"##
                + "\n")
        let none = try await trends.run(["--no-hashtags"], environment: keys)
        #expect(none.output == "Worldwide (1), 2017-07-14T02:40:00Z\nNothing trends there.\n")
        let nowhere = try await trends.run(["7"], environment: keys)
        #expect(nowhere.status == 1 && nowhere.output == "")
        #expect(nowhere.errors == "error: Sorry, that page does not exist. (HTTP 404, code 34)\n")
        await sandbox.stop()
    }
}
