import FoundationEssentials
import Testing
import Twitter
import TwitterSandbox

@Suite(.serialized) struct RefusalTests {
    @Test func wrongKeysAndSecrets() async throws {
        try await withSandbox { sandbox in
            let (app, user) = (sandbox.consumer, sandbox.ada.token)
            let wrong = "S3CRET-MARK wrong"
            let cases: [(OAuthConsumer, OAuthToken?, status: Int, code: APIErrorCode, reason: String)] = [
                (OAuthConsumer(key: app.key, secret: wrong), user, 401, 32, "the signature is wrong; this should"),
                (app, OAuthToken(token: user.token, secret: wrong), 401, 32, "the signature is wrong; this should"),
                (OAuthConsumer(key: "eve", secret: app.secret), user, 401, 32, "oauth_consumer_key is unknown"),
                (app, OAuthToken(token: "12-eve", secret: user.secret), 401, 89, "oauth_token is unknown"),
                (app, nil, 400, 215, "there is no oauth_token"),
            ]
            for (index, (consumer, token, status, code, reason)) in cases.enumerated() {
                let twitter = sandbox.client(.oauth1(consumer: consumer, token: token))
                let error = try await refusal(of: twitter.account.verifyCredentials())
                #expect(error.kind == .unauthorized)
                #expect(error.status == status)
                #expect(error.code == code)
                #expect(sandbox.log.count == index + 1)
                #expect(sandbox.log.last?.refusal?.hasPrefix(reason) == true, "\(sandbox.log.last?.refusal ?? "")")
                #expect(sandbox.log.last?.caller.isEmpty == true)
                #expect(!showsSecret(dumped(error)) && !showsSecret("\(error)"))
            }
            #expect(!showsSecret(dumped(sandbox.log)))
        }
    }

    @Test func logTellsTheBaseStringOfAWrongSignature() async throws {
        try await withSandbox { sandbox in
            let token = OAuthToken(token: sandbox.ada.token.token, secret: "S3CRET-MARK wrong")
            let request = sandbox.client(.oauth1(consumer: sandbox.consumer, token: token)).statuses.update(
                status: "a b")
            let prepared = try await request.prepared()
            try await withTransport { _ = try await $0.send(prepared) }
            let told = try #require(sandbox.log.last?.refusal)
            #expect(told.contains("POST&http%3A%2F%2F127.0.0.1%3A"))
            #expect(told.hasSuffix("%26status%3Da%2520b%26tweet_mode%3Dextended"))
        }
    }

    @Test func repeatedNonce() async throws {
        try await withSandbox { sandbox in
            let prepared = try await sandbox.client(as: sandbox.ada).account.verifyCredentials().prepared()
            let statuses = try await withTransport { transport in
                [try await transport.send(prepared).status, try await transport.send(prepared).status]
            }
            #expect(statuses == [200, 401])
            #expect(sandbox.log.last?.code == 32)
            #expect(sandbox.log.last?.refusal == "the nonce was used before")
        }
    }

    @Test(arguments: [-601.0, -600, 600, 3600, 1e9])
    func timestampOutOfBounds(offset: Double) async throws {
        let clock = ManualClock()
        try await withSandbox {
            $0.now = { clock.date }
        } _: { sandbox in
            let twitter = sandbox.client(as: sandbox.ada) { $0.now = { clock.date.addingTimeInterval(offset) } }
            let prepared = try await twitter.account.verifyCredentials().prepared()
            let answer = try await withTransport { try await $0.send(prepared) }
            #expect(answer.status == 401)
            #expect(sandbox.log.last?.code == 135)
            // The client reads the server's clock and helps itself, once.
            let response = try await twitter.account.verifyCredentials().response
            #expect(response.attempts == 2)
            #expect(try await twitter.account.verifyCredentials().response.attempts == 1)
        }
    }

    @Test(arguments: [-300.0, -29, 0, 300]) func timestampWithinBounds(offset: Double) async throws {
        let clock = ManualClock()
        try await withSandbox {
            $0.now = { clock.date }
        } _: { sandbox in
            let twitter = sandbox.client(as: sandbox.ada) { $0.now = { clock.date.addingTimeInterval(offset) } }
            let response = try await twitter.account.verifyCredentials().response
            #expect(response.attempts == 1)
        }
    }

    @Test func duplicatesUnknownPathsAndWrongMethods() async throws {
        try await withSandbox { sandbox in
            let twitter = sandbox.client(as: sandbox.ada)
            try await twitter.statuses.update(status: "once").send()
            let duplicate = try await refusal(of: twitter.statuses.update(status: "once"))
            #expect(duplicate.kind == .duplicate && duplicate.code == 187 && duplicate.status == 403)
            for path in [
                "no/such/path", "/1.1/statuses/home_timeline.xml", "/statuses/home_timeline.json",
                "statuses/show/1/2", "/1.1/oauth2/token.json",
                "/2/account/verify_credentials",
            ] {
                let unknown = try await refusal(of: twitter.request(.get, path))
                #expect(unknown.kind == .notFound && unknown.code == 34 && unknown.status == 404, "\(path)")
            }
            let method = try await refusal(of: twitter.request(.get, "statuses/update", ["status": "x"]))
            #expect(method.kind == .rejected && method.code == 86 && method.status == 405)
            #expect(method.message == "This method requires a POST.")
            let empty = try await refusal(of: twitter.statuses.update(status: ""))
            #expect(empty.code == 170)
        }
    }

    @Test func noCredentials() async throws {
        try await withSandbox { sandbox in
            let plain = sandbox.client(.none)
            for headers: HTTPFields in [[:], ["Authorization": "Digest x"], ["Authorization": ""]] {
                let error = try await refusal(of: plain.request(.get, "account/verify_credentials", headers: headers))
                #expect(error.kind == .unauthorized && error.code == .badAuthenticationData && error.status == 400)
            }
            for header in ["Basic", "Basic %%%", "Basic YWRh", "Basic /w==", "OAuth", "OAuth a", "OAuth a=\"%zz\""] {
                let error = try await refusal(
                    of: plain.request(.get, "account/verify_credentials", headers: ["Authorization": header]))
                #expect(error.kind == .unauthorized, "\(header)")
            }
        }
    }

    @Test func xAuthRefusals() async throws {
        for isAllowed in [true, false] {
            try await withSandbox {
                $0.allowsXAuth = isAllowed
            } _: { sandbox in
                let password: Secret = isAllowed ? "S3CRET-MARK wrong" : sandbox.ada.password
                let twitter = sandbox.client(
                    .xAuth(consumer: sandbox.consumer, username: "ada", password: password))
                let error = await #expect(throws: TwitterError.self) { try await twitter.verify() }
                #expect(error?.kind == (isAllowed ? .unauthorized : .xAuthNotEnabled))
                #expect(error?.code == (isAllowed ? 32 : .clientNotPermitted))
                #expect(error?.endpoint?.name == "oauth/access_token")
                let app = OAuthConsumer(key: sandbox.consumer.key, secret: "S3CRET-MARK other")
                let unsigned = sandbox.client(.xAuth(consumer: app, username: "ada", password: sandbox.ada.password))
                await #expect(throws: TwitterError.self) { try await unsigned.verify() }
                #expect(sandbox.log.last?.refusal == "the signature is wrong")
                #expect(!showsSecret(dumped(sandbox.log)))
                #expect(!showsSecret(dumped(error)))
            }
        }
    }

    @Test func bearerTokenOfAnUnknownApp() async throws {
        try await withSandbox { sandbox in
            for app in [
                OAuthConsumer(key: "eve", secret: sandbox.consumer.secret),
                OAuthConsumer(key: sandbox.consumer.key, secret: "S3CRET-MARK"),
            ] {
                let error = await #expect(throws: TwitterError.self) {
                    try await sandbox.client(.appOnly(consumer: app)).verify()
                }
                #expect(error?.kind == .unauthorized && error?.code == .couldNotVerifyCredentials)
            }
            #expect(!showsSecret(dumped(sandbox.log)))
        }
    }
}

/// A transport that ends with its block.
func withTransport<Result: Sendable>(_ body: (CurlTransport) async throws -> Result) async throws -> Result {
    let transport = CurlTransport()
    do {
        let result = try await body(transport)
        await transport.shutdown()
        return result
    } catch {
        await transport.shutdown()
        throw error
    }
}
