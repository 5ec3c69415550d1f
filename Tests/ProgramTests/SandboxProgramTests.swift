import Foundation
import Testing

@Suite struct SandboxProgramTests {
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

    @Test(arguments: [
        ["--port"], ["--port", "70000"], ["--env-file"], ["else"], ["--dialect"], ["--dialect", "x"],
        ["--browser-user"],
    ])
    func refusesOtherArguments(arguments: [String]) async throws {
        let run = try await Program("sandbox").run(arguments)
        #expect(run.status == 2)
        #expect(run.errors.contains("\nusage: sandbox "))
    }

    @Test func helps() async throws {
        let run = try await Program("sandbox").run(["--help"])
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("usage: sandbox "))
    }
}
