import FoundationEssentials
import Testing
import Twitter
import TwitterSandbox

@Suite(.serialized) struct RateLimitTests {
    @Test func limitIsToldCountedAndPasses() async throws {
        let clock = ManualClock()
        try await withSandbox {
            $0.now = { clock.date }
            $0.limits = ["GET statuses/home_timeline": 3]
            $0.window = .seconds(60)
        } _: { sandbox in
            let statuses = sandbox.client(as: sandbox.ada) { $0.now = { clock.date } }.statuses
            let end = clock.date.addingTimeInterval(60)
            for left in [2, 1, 0] {
                let limit = try await statuses.homeTimeline().response.rateLimit
                #expect(limit?.limit == 3)
                #expect(limit?.remaining == left)
                #expect(limit?.reset == end)
            }
            clock.advance(by: .seconds(59))
            let error = try await refusal(of: statuses.homeTimeline())
            #expect(error.kind == .rateLimited && error.status == 429 && error.code == .rateLimitExceeded)
            #expect(error.canRepeat)
            #expect(error.rateLimit?.limit == 3 && error.rateLimit?.remaining == 0 && error.rateLimit?.reset == end)
            #expect(sandbox.log.last?.status == 429)

            // Other users and other endpoints have windows of their own.
            let bob = sandbox.client(as: sandbox.bob) { $0.now = { clock.date } }
            #expect(try await bob.statuses.homeTimeline().response.rateLimit?.remaining == 2)
            #expect(try await statuses.userTimeline().response.rateLimit?.remaining == 899)

            clock.advance(by: .seconds(1))
            let next = try await statuses.homeTimeline().response.rateLimit
            #expect(next?.remaining == 2)
            #expect(next?.reset == clock.date.addingTimeInterval(60))
        }
    }

    @Test func appsHaveLimitsOfTheirOwnAndWritesHaveNone() async throws {
        try await withSandbox { sandbox in
            let app = sandbox.client(.appOnly(consumer: sandbox.consumer))
            let limit = try await app.statuses.userTimeline(screenName: "ada").response.rateLimit
            #expect(limit?.limit == 1500 && limit?.remaining == 1499)
            let posted = try await sandbox.client(as: sandbox.ada).statuses.update(status: "x").response
            #expect(posted.rateLimit == nil)
        }
    }

    @Test func refusedCallsCountAsWell() async throws {
        try await withSandbox { sandbox in
            let statuses = sandbox.client(as: sandbox.ada).statuses
            let error = try await refusal(of: statuses.show(id: 1))
            #expect(error.status == 404)
            #expect(error.rateLimit?.remaining == 899)
        }
    }

    @Test func connectionsStayWithinTheTransportsLimit() async throws {
        try await withSandbox {
            $0.limits = ["GET account/verify_credentials": 1000]
        } _: { sandbox in
            let twitter = sandbox.client(as: sandbox.ada) { $0.transport.maximumConnections = 8 }
            let ids = try await withThrowingTaskGroup(of: User.ID.self) { group in
                for _ in 0..<300 { group.addTask { try await twitter.account.verifyCredentials().value.id } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(ids.count == 300)
            #expect(Set(ids) == [sandbox.ada.id])
            #expect(sandbox.log.count == 300)
            #expect(sandbox.log.allSatisfy { $0.status == 200 })
            #expect((1...8).contains(sandbox.statistics.mostOpenConnections))
            #expect(Set(sandbox.log.map(\.connection)).count <= 8)
        }
    }
}
