import Foundation
import Testing
import Twitter

@Suite(.serialized) struct SandboxProgramTests {
    private struct Line: Decodable {
        struct Consumer: Decodable { let key, secret: String }
        struct User: Decodable { let id, screenName, token, tokenSecret: String }

        let baseURL: String
        let apiPath: String
        let signInPath: String
        let consumer: Consumer
        let bearerToken: String
        let users: [User]
    }

    @Test func servesWithTheKeysThatItPrintsUntilItIsInterrupted() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        defer { try? FileManager.default.removeItem(at: file) }
        let run = try await Program("sandbox").whileRunning(["--env-file", file.path]) { text in
            let line = try JSONDecoder().decode(Line.self, from: Data(text.utf8))
            let user = try #require(line.users.last)
            let keys = [
                "TWITTER_API_URL": line.baseURL, "TWITTER_CONSUMER_KEY": line.consumer.key,
                "TWITTER_CONSUMER_SECRET": line.consumer.secret, "TWITTER_ACCESS_TOKEN": user.token,
                "TWITTER_ACCESS_TOKEN_SECRET": user.tokenSecret,
            ]
            let answer = try await Program("request").run(["account/verify_credentials"], environment: keys)
            #expect(answer.status == 0)
            #expect(answer.output.contains(#""id_str":"\#(user.id)""#))
            #expect(answer.output.contains(#""screen_name":"\#(user.screenName)""#))
            let exports = try String(contentsOf: file, encoding: .utf8)
            #expect(exports.contains("export TWITTER_API_URL='\(line.baseURL)'\n"))
            #expect(exports.contains("export TWITTER_BEARER_TOKEN='\(line.bearerToken)'\n"))
            let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
        #expect(run.status == 0)
    }

    @Test func speaksLikeGNUSocial() async throws {
        let run = try await Program("sandbox").whileRunning(["--dialect", "gnu-social"]) { text in
            let line = try JSONDecoder().decode(Line.self, from: Data(text.utf8))
            let user = try #require(line.users.first)
            #expect(line.apiPath == "/api" && line.signInPath == "/api")
            let keys = [
                "TWITTER_CONSUMER_KEY": line.consumer.key, "TWITTER_CONSUMER_SECRET": line.consumer.secret,
                "TWITTER_ACCESS_TOKEN": user.token, "TWITTER_ACCESS_TOKEN_SECRET": user.tokenSecret,
            ]
            let answer = try await Program("request").run(
                ["followers/ids", "--service", line.baseURL, "--api-path", line.apiPath], environment: keys)
            #expect(answer.status == 0 && answer.output.hasPrefix("["))
        }
        #expect(run.status == 0)
    }

    @Test func limitsAndFaultsCanBeOrdered() async throws {
        let options = [
            "--limit", "followers=9", "--limit", "GET followers/ids=1", "--limit", "all=8", "--window", "3600",
            "--day-limit", "POST statuses/update=5/50", "--fault", "html=502@GET friends/ids",
            "--fault", "status=403*2@GET lists/list",
        ]
        let run = try await Program("sandbox").whileRunning(options) { text in
            let line = try JSONDecoder().decode(Line.self, from: Data(text.utf8))
            let user = try #require(line.users.first)
            let twitter = TwitterAPI(
                auth: .oauth1(
                    consumer: OAuthConsumer(key: line.consumer.key, secret: line.consumer.secret),
                    token: OAuthToken(token: user.token, secret: user.tokenSecret)),
                service: .custom(line.baseURL))
            #expect(try await twitter.request(.get, "followers/ids").response.rateLimit?.limit == 1)
            let refused = await #expect(throws: TwitterError.self) {
                try await twitter.request(.get, "followers/ids").with { $0.limits = .ignore }.send()
            }
            #expect(refused?.kind == .rateLimited)
            #expect(try await twitter.request(.get, "followers/list").response.rateLimit?.limit == 9)
            #expect(try await twitter.request(.get, "friends/list").response.rateLimit?.limit == 8)
            let posted = try await twitter.statuses.update(status: "x").response
            #expect(posted.headers["x-user-limit-24hour-limit"] == "5")
            #expect(posted.headers["x-app-limit-24hour-limit"] == "50")
            for _ in 0..<2 {
                let failed = await #expect(throws: TwitterError.self) {
                    try await twitter.request(.get, "lists/list").send()
                }
                #expect(failed?.status == 403)
            }
            try await twitter.request(.get, "lists/list").send()
            await twitter.shutdown()
        }
        #expect(run.status == 0)
    }

    @Test func aCrowdCanFollowSomebody() async throws {
        let run = try await Program("sandbox").whileRunning(["--crowd", "bob_93=7"]) { text in
            let line = try JSONDecoder().decode(Line.self, from: Data(text.utf8))
            let user = try #require(line.users.first)
            let twitter = TwitterAPI(
                auth: .oauth1(
                    consumer: OAuthConsumer(key: line.consumer.key, secret: line.consumer.secret),
                    token: OAuthToken(token: user.token, secret: user.tokenSecret)),
                service: .custom(line.baseURL))
            let ids = try await twitter.followers.ids(screenName: "bob_93").value.ids
            #expect(ids.count == 8 && ids.dropFirst().allSatisfy { $0 > 9_007_199_254_740_992 })
            await twitter.shutdown()
        }
        #expect(run.status == 0)
    }

    @Test func chanceCanBeSeeded() async throws {
        let run = try await Program("sandbox").whileRunning(
            ["--fault", "status=403", "--fault", "html=404", "--fault-probability", "1", "--seed", "4"]
        ) { text in
            let line = try JSONDecoder().decode(Line.self, from: Data(text.utf8))
            let keys = ["TWITTER_CONSUMER_KEY": "a", "TWITTER_CONSUMER_SECRET": "S3CRET-MARK"]
            let answer = try await Program("request").run(
                ["account/settings", "--service", line.baseURL], environment: keys)
            #expect(answer.status != 0)
            #expect(answer.errors.contains("403") || answer.errors.contains("404"))
        }
        #expect(run.status == 0)
    }

    @Test(arguments: [
        ["--crowd"], ["--crowd", "ada"], ["--crowd", "ada=-1"], ["--port"], ["--port", "70000"], ["--env-file"],
        ["else"], ["--dialect"], ["--dialect", "x"],
        ["--browser-user"], ["--limit"], ["--limit", "followers"], ["--limit", "followers=x"], ["--limit", "nobody=1"],
        ["--day-limit", "followers=1"], ["--day-limit", "POST statuses/update=1/x"], ["--window", "0"],
        ["--fault", "status"], ["--fault", "status=99"], ["--fault", "drop-after=1"], ["--fault", "drop-after*0"],
        ["--fault", "drop-after@GET nothing"], ["--fault-probability", "0.5"], ["--seed", "1"],
        ["--fault", "drop-after", "--fault-probability", "2"],
        ["--fault", "drop-after*2", "--fault-probability", "0.5"],
    ])
    func refusesOtherArguments(arguments: [String]) async throws {
        let run = try await Program("sandbox").run(arguments)
        #expect(run.status == 2)
        #expect(run.errors.contains("\nusage: sandbox "))
    }

    @Test func listsEveryEndpointWithTheTestThatSeesIt() async throws {
        let run = try await Program("sandbox").run(["--coverage"])
        #expect(run.status == 0)
        let lines = run.output.split(separator: "\n")
        #expect(lines.count == 234)
        #expect(lines.contains("POST favorites/create effect LikeTests.likesAreCountedAndTakenBack"))
        #expect(lines.contains("GET help/tos shape"))
    }

    @Test func helps() async throws {
        let run = try await Program("sandbox").run(["--help"])
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("usage: sandbox "))
    }
}
