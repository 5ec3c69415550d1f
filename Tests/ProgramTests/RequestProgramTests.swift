import Foundation
import OAuth1
import Testing
import TwitterSandbox

@Suite(.serialized) struct RequestProgramTests {
    private let request = Program("request")

    @Test(arguments: [
        "It's 100% hot + 1 = 2 & ☃ (*) ~ 👩‍👩‍👧", #"["date": "x"]"#, "a\nb", "cafe\u{301}", "=%3D==", "@file", "\u{202E}x",
    ])
    func postsTheVeryText(text: String) async throws {
        let sandbox = try await Sandbox.start()
        let keys = sandbox.environment(of: sandbox.users[0])
        let run = try await request.run(["-X", "POST", "statuses/update", "status=\(text)"], environment: keys)
        #expect(run.status == 0)
        #expect(run.errors == "")
        let body = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(Array((body["text"] as? String ?? "").utf8) == Array(text.utf8))
        await sandbox.stop()
    }

    @Test func prefersTheUserThenTheBearerThenTheLoginThenTheApp() async throws {
        let sandbox = try await Sandbox.start()
        let user = sandbox.users[1]
        var keys = sandbox.environment(of: user)
        keys["TWITTER_BEARER_TOKEN"] = sandbox.bearerToken.revealed
        keys["TWITTER_USERNAME"] = user.screenName
        keys["TWITTER_PASSWORD"] = user.password.revealed
        let call = ["statuses/user_timeline", "screen_name=ada", "count=1"]
        #expect(try await request.run(call, environment: keys).status == 0)
        keys["TWITTER_ACCESS_TOKEN_SECRET"] = nil
        #expect(try await request.run(call, environment: keys).status == 0)
        keys["TWITTER_BEARER_TOKEN"] = nil
        #expect(try await request.run(call, environment: keys).status == 0)
        keys["TWITTER_PASSWORD"] = nil
        #expect(try await request.run(call, environment: keys).status == 0)
        #expect(sandbox.log.map(\.caller) == ["bob_93", "app", "bob_93", "", "app"])
        let nothing = try await request.run(call, environment: ["TWITTER_API_URL": sandbox.baseURL])
        #expect(nothing.status == 1)
        #expect(nothing.errors.hasPrefix("error: There are no keys in the environment"))
        await sandbox.stop()
    }

    @Test func tellsRefusalsInOneLine() async throws {
        let sandbox = try await Sandbox.start()
        var keys = sandbox.environment(of: sandbox.users[0])
        keys["TWITTER_ACCESS_TOKEN_SECRET"] = "S3CRET-MARK wrong"
        let run = try await request.run(["account/verify_credentials"], environment: keys)
        #expect(run.status == 1)
        #expect(run.output == "")
        #expect(run.errors == "error: Could not authenticate you. (HTTP 401, code 32)\n")
        await sandbox.stop()
    }

    @Test func namesHostAndPortOfAServerThatIsGone() async throws {
        // A server of another test may take the port in between, and then says another sentence; not five times over.
        var lines: [String] = []
        for _ in 0..<5 {
            let sandbox = try await Sandbox.start()
            let keys = sandbox.environment(of: sandbox.users[0])
            let address = sandbox.baseURL.dropFirst("http://".count)
            await sandbox.stop()
            let run = try await request.run(["account/verify_credentials"], environment: keys)
            #expect(run.status == 1)
            if run.errors == "error: No connection to \(address) could be opened. (curl 7)\n" { return }
            lines.append(run.errors)
        }
        Issue.record("\(lines)")
    }

    @Test func printsWithoutSendingAndWithoutSecrets() async throws {
        let sandbox = try await Sandbox.start()
        let keys = sandbox.environment(of: sandbox.users[0])
        let call = [
            "-X", "POST", "oauth/access_token", "x_auth_mode=client_auth", "x_auth_username=ada",
            "x_auth_password=\(sandbox.users[0].password.revealed)",
        ]
        let curl = try await request.run(call + ["--print", "curl"], environment: keys)
        #expect(curl.status == 0)
        #expect(curl.output.hasPrefix("curl --request POST "))
        #expect(curl.output.contains("'Authorization: OAuth <redacted>'"))
        let base = try await request.run(call + ["--print", "base-string"], environment: keys)
        #expect(base.output.hasPrefix("POST&http%3A%2F%2F127.0.0.1%3A"))
        #expect(base.output.contains("x_auth_password%3D%253Credacted%253E"))
        let open = try await request.run(call + ["--print", "base-string", "--show-secrets"], environment: keys)
        #expect(
            open.output.contains(PercentEncoding.encode(PercentEncoding.encode(sandbox.users[0].password.revealed))))
        let app = try await request.run(["x", "--auth", "app", "--print", "curl"], environment: keys)
        #expect(app.output.contains("'Authorization: Bearer <redacted>'"))
        #expect(sandbox.log.isEmpty)
        await sandbox.stop()
    }

    @Test func sendsJSONFilesAndHeaders() async throws {
        let sandbox = try await Sandbox.start()
        let keys = sandbox.environment(of: sandbox.users[0])
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).gif")
        try Data([UInt8]("GIF89a".utf8) + [2, 0, 3, 0]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        // Bodies of JSON and of parts are not signed; what goes into the query is.
        let json = try await request.run(
            ["-X", "POST", "statuses/update", "status=from the query", "--json", #"{"a":1}"#], environment: keys)
        #expect(json.status == 0)
        #expect(json.output.contains("from the query"))
        let parts = try await request.run(
            ["media/upload", "media_category=tweet_image", "--file", "media=\(file.path)"], environment: keys)
        #expect(parts.status == 0)
        #expect(parts.output.contains(#""image_type":"image/gif","w":2,"h":3"#))
        let missing = try await request.run(["x", "--file", "media=/nowhere/at/all"], environment: keys)
        #expect(missing.status == 1)
        #expect(missing.errors == "error: The file /nowhere/at/all cannot be read.\n")
        let header = try await request.run(
            ["account/verify_credentials", "--print", "headers", "--header", "X-Own: 1"], environment: keys)
        #expect(header.output.hasPrefix("HTTP 200\nx-rate-limit-limit: 75\n"))
        await sandbox.stop()
    }

    @Test(arguments: [
        [], ["--what"], ["a", "b"], ["a", "=b"], ["a", "--json"], ["a", "--json", "1", "--file", "b=c"],
        ["a", "--print", "x"], ["a", "--auth", "x"], ["a", "--header", "b"],
        ["a", "--service", "x", "--api-path", "/b"], ["a", "--account"], ["a", "--account", "b", "--auth", "bearer"],
    ])
    func refusesOtherArguments(arguments: [String]) async throws {
        let run = try await request.run(arguments)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("error: "))
        #expect(run.errors.contains("\nusage: request "))
    }

    @Test func helps() async throws {
        let run = try await request.run(["--help"])
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("usage: request [-X METHOD] PATH"))
    }
}
