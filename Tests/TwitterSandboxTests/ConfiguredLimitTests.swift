import FoundationEssentials
import Testing
import Twitter
import TwitterHTTP
import TwitterSandbox

/// Limits that a configuration sets; headers, refusals and `application/rate_limit_status` tell the same.
@Suite(.serialized) struct ConfiguredLimitTests {
    private let clock = ManualClock()

    private func withLimits<Result: Sendable>(
        _ change: (inout SandboxConfiguration) -> Void, _ body: (Sandbox) async throws -> Result
    ) async throws -> Result {
        try await withSandbox(
            {
                $0.now = { [clock] in clock.date }
                change(&$0)
            }, body)
    }

    private func client(_ sandbox: Sandbox, _ user: SandboxUser) -> TwitterAPI {
        sandbox.client(as: user) { $0.now = { [clock] in clock.date } }
    }

    @Test func endpointGoesBeforeFamilyAndFamilyBeforeDefault() async throws {
        try await withLimits {
            $0.limits = ["followers": 5, "GET followers/ids": 2]
            $0.defaultLimit = 7
        } _: { sandbox in
            let twitter = client(sandbox, sandbox.ada)
            for (path, limit) in [("followers/ids", 2), ("followers/list", 5), ("friends/ids", 7)] {
                let told = try await twitter.request(.get, path).response.rateLimit
                #expect(told?.limit == limit)
            }
            #expect(try await twitter.statuses.update(status: "x").response.rateLimit == nil)
        }
    }

    @Test func statusHeadersAndRefusalsAgree() async throws {
        try await withLimits {
            $0.limits = ["GET followers/ids": 2, "GET friends/ids": 0]
            $0.window = .seconds(3)
        } _: { sandbox in
            let twitter = client(sandbox, sandbox.ada)
            for expected in [2, 1, 0, 0] {
                let status = try await twitter.application.rateLimitStatus(resources: ["followers"]).value
                let told = try #require(status.limit(of: Endpoint(.get, "followers/ids")))
                #expect(told.limit == 2 && told.remaining == expected)
                guard expected > 0 else {
                    let error = try await refusal(of: twitter.request(.get, "followers/ids"))
                    #expect(error.status == 429 && error.code == .rateLimitExceeded)
                    #expect(error.rateLimit == told)
                    continue
                }
                let limit = try await twitter.request(.get, "followers/ids").response.rateLimit
                #expect(limit?.remaining == expected - 1)
                #expect(limit?.reset == told.reset)
            }
            #expect(try await refusal(of: twitter.request(.get, "friends/ids")).rateLimit?.remaining == 0)
            #expect(sandbox.counts(of: "GET followers/ids").overLimit == 2)
            #expect(sandbox.counts(of: "GET followers/ids").handled == 2)
            #expect(sandbox.counts().overLimit == 3)
            #expect(sandbox.counts(of: "GET lists/list").calls == 0)
            clock.advance(by: .seconds(3))
            #expect(try await twitter.request(.get, "followers/ids").response.rateLimit?.remaining == 1)
        }
    }

    @Test func eachUserOfEachAppAndEachAppHasABudget() async throws {
        try await withLimits {
            $0.limits = ["GET followers/ids": 1]
        } _: { sandbox in
            let (ada, bob) = (client(sandbox, sandbox.ada), client(sandbox, sandbox.bob))
            let app = sandbox.client(.bearer(sandbox.bearerToken)) { $0.now = { [clock] in clock.date } }
            // The second app gets a token of its own for the same user.
            let second = sandbox.client(
                .xAuth(consumer: sandbox.secondConsumer, username: "ada", password: sandbox.ada.password)
            ) { $0.now = { [clock] in clock.date } }
            for twitter in [ada, bob, app, second] {
                let request = twitter.request(.get, "followers/ids", ["screen_name": "ada"])
                let limit = try await request.response.rateLimit
                #expect(limit?.remaining == 0)
                #expect(try await refusal(of: request).status == 429)
            }
        }
    }

    @Test func appsAreToldOfWhatTheyMayCall() async throws {
        try await withLimits {
            $0.limits = ["GET statuses/home_timeline": 3, "GET followers/ids": 4]
        } _: { sandbox in
            let app = sandbox.client(.bearer(sandbox.bearerToken)) { $0.now = { [clock] in clock.date } }
            let status = try await app.application.rateLimitStatus().value
            #expect(status.limit(of: Endpoint(.get, "statuses/home_timeline")) == nil)
            #expect(status.limit(of: Endpoint(.get, "followers/ids"))?.limit == 4)
        }
    }

    @Test(arguments: ["GET users/lookup", "POST users/lookup"])
    func twoSpellingsOfALookupShareABudget(limited: String) async throws {
        try await withLimits {
            $0.limits = [limited: 2, "users": 9]
        } _: { sandbox in
            let twitter = client(sandbox, sandbox.ada)
            let got = try await twitter.request(.get, "users/lookup", ["screen_name": "ada"]).response.rateLimit
            #expect(got?.remaining == 1)
            let posted = twitter.request(.post, "users/lookup", ["screen_name": "ada"])
            #expect(try await posted.response.rateLimit?.remaining == 0)
            #expect(try await refusal(of: posted).status == 429)
        }
    }

    @Test func windowEndsAtAWholeSecond() async throws {
        try await withLimits {
            $0.limits = ["GET followers/ids": 1]
            $0.window = .seconds(3)
        } _: { sandbox in
            let twitter = client(sandbox, sandbox.ada)
            let start = clock.date
            clock.advance(by: .milliseconds(400))
            let first = try await twitter.request(.get, "followers/ids").response.rateLimit
            #expect(first?.reset == start.addingTimeInterval(3))
            clock.advance(by: .milliseconds(2599))
            #expect(
                try await refusal(of: twitter.request(.get, "followers/ids")).rateLimit?.reset
                    == start.addingTimeInterval(3))
            clock.advance(by: .milliseconds(1))
            #expect(
                try await twitter.request(.get, "followers/ids").response.rateLimit?.reset
                    == start.addingTimeInterval(6))
        }
    }

    @Test func limitsOfADayAreToldAndKept() async throws {
        try await withLimits {
            $0.dayLimits = ["POST statuses/update": SandboxDayLimit(user: 2, app: 3)]
        } _: { sandbox in
            let (ada, bob) = (client(sandbox, sandbox.ada), client(sandbox, sandbox.bob))
            let reset = String(Int(clock.date.timeIntervalSince1970) + 24 * 60 * 60)
            let headers = try await ada.statuses.update(status: "1").response.headers
            #expect(headers["x-user-limit-24hour-limit"] == "2" && headers["x-app-limit-24hour-limit"] == "3")
            #expect(headers["x-user-limit-24hour-remaining"] == "1" && headers["x-app-limit-24hour-remaining"] == "2")
            #expect(headers["x-user-limit-24hour-reset"] == reset && headers["x-app-limit-24hour-reset"] == reset)
            #expect(headers["x-rate-limit-limit"] == nil)
            try await ada.statuses.update(status: "2").send()
            let error = try await refusal(of: ada.statuses.update(status: "3"))
            #expect(error.status == 403 && error.code == APIErrorCode(rawValue: 185))
            #expect(error.headers["x-user-limit-24hour-remaining"] == "0")
            // What was refused costs the app nothing.
            #expect(error.headers["x-app-limit-24hour-remaining"] == "1")
            try await bob.statuses.update(status: "1").send()
            #expect(try await refusal(of: bob.statuses.update(status: "2")).status == 403)
            #expect(sandbox.tweets(of: sandbox.ada).map(\.text).suffix(2) == ["1", "2"])
            clock.advance(by: .seconds(24 * 60 * 60))
            try await bob.statuses.update(status: "2").send()
            #expect(sandbox.counts(of: "POST statuses/update").overLimit == 2)
        }
    }

    @Test func gnuSocialHasNoLimits() async throws {
        try await withSandbox {
            $0.dialect = .gnuSocial
            $0.limits = ["GET followers/ids": 0]
        } _: { sandbox in
            let answer = try await sandbox.client(as: sandbox.ada).request(.get, "followers/ids").response
            #expect(answer.rateLimit == nil)
        }
    }
}
