import FoundationEssentials
import Terminal
import Twitter

/// Shows the reading part against the real service.
enum ServiceTour {
    /// What `/2/users/me` answers.
    private struct Me: Decodable {
        struct Person: Decodable {
            let id: String
            let name: String
            let username: String
        }

        let data: Person
    }

    static func run(_ service: TwitterService) async throws {
        let keys = EnvironmentKeys()
        guard let consumer = keys.consumer, let token = keys.token else {
            Terminal.fail(
                "Set TWITTER_CONSUMER_KEY, TWITTER_CONSUMER_SECRET, TWITTER_ACCESS_TOKEN and TWITTER_ACCESS_TOKEN_SECRET."
            )
        }
        let twitter = TwitterAPI(auth: .oauth1(consumer: consumer, token: token), service: service)

        // Keys of any access level may ask this one, so it tells whether they are good.
        Terminal.say("Who am I?  GET /2/users/me")
        let me = try await twitter.request(.get, "/2/users/me").decoded(as: Me.self).data
        Terminal.say("  @\(me.username), id \(me.id)\n")

        let failures = [
            await step("GET account/verify_credentials") {
                "@\(try await twitter.account.verifyCredentials().value.screenName ?? "")"
            },
            await step("GET statuses/home_timeline?count=5") {
                try await lines(twitter.statuses.homeTimeline(count: 5).value)
            },
            await step("GET statuses/user_timeline?count=5") {
                try await lines(twitter.statuses.userTimeline(screenName: me.username, count: 5).value)
            },
        ].count { !$0 }
        await twitter.shutdown()
        if failures > 0 { Terminal.fail("\(failures) of the calls were refused; the keys themselves are good.") }
    }

    private static func lines(_ tweets: [Tweet]) -> String {
        tweets.map { "@\($0.user?.screenName ?? ""): \($0.wholeText ?? "")" }.joined(separator: "\n  ")
    }

    /// One call: its answer, or why it was refused and what can be done.
    private static func step(_ title: String, _ call: () async throws -> String) async -> Bool {
        Terminal.say(title)
        do {
            Terminal.say("  \(try await call())\n")
            return true
        } catch let error as TwitterError {
            Terminal.say("  refused: \(error.line)")
            if let advice = error.advice { Terminal.say("  \(advice)") }
            Terminal.say()
        } catch {
            Terminal.say("  \(error)\n")
        }
        return false
    }
}
