import FoundationEssentials
import Terminal
import Twitter
import TwitterSandbox

/// Shows real calls against a sandbox.
enum SandboxTour {
    static func run() async throws {
        let sandbox = try await Sandbox.start()
        Terminal.say("A Twitter 1.1 sandbox listens on \(sandbox.baseURL) and checks every signature.\n")
        let user = sandbox.users[0]
        let twitter = TwitterAPI(
            auth: .oauth1(consumer: sandbox.consumer, token: user.token), service: sandbox.service)

        Terminal.say("Who am I?  GET account/verify_credentials, signed with OAuth 1.0a")
        let me = try await twitter.verify()
        Terminal.say("  @\(me.screenName ?? ""), id \(me.userID?.description ?? "")\n")

        Terminal.say("The same as the app alone, with a bearer token that is fetched once")
        let app = twitter.authenticated(by: .appOnly(consumer: sandbox.consumer))
        _ = try await app.verify()
        Terminal.say("  the token is there\n")

        Terminal.say("Uploading a picture  POST media/upload")
        let picture = try await twitter.media.upload(media: Picture.png, filename: "pixel.png").value
        Terminal.say("  id \(picture.id), \(picture.image?.imageType ?? "")\n")

        let text = "It's 100% hot + 1 = 2 & ☃ (*) ~ [x] 👩‍👩‍👧"
        Terminal.say("Posting it with what breaks naive signers  POST statuses/update")
        let posted = try await twitter.statuses.update(status: text, mediaIDs: [picture.id]).value
        Terminal.say("  id \(posted.id): \(posted.wholeText ?? "")")
        Terminal.say("  with \(posted.wholeTextMedia.count) picture\n")

        Terminal.say("Reading it back  GET statuses/home_timeline?count=4")
        let home = try await twitter.statuses.homeTimeline(count: 4).response
        for tweet in home.value { Terminal.say("  @\(tweet.user?.screenName ?? ""): \(tweet.wholeText ?? "")") }
        let isWhole = home.value.first.map { Array(($0.wholeText ?? "").utf8) == Array(text.utf8) } ?? false
        guard isWhole else { Terminal.fail("The text came back changed.") }
        Terminal.say("  the text came back byte for byte")
        if let limit = home.rateLimit, let remaining = limit.remaining, let total = limit.limit {
            Terminal.say("  \(remaining) of \(total) calls are left in this window\n")
        }

        let other = sandbox.users[1].screenName
        Terminal.say("A user's timeline as the app  GET statuses/user_timeline?screen_name=\(other)")
        for tweet in try await app.statuses.userTimeline(screenName: other).value {
            Terminal.say("  \(tweet.createdAt.map(TwitterDate.format) ?? "")  \(tweet.wholeText ?? "")")
        }

        Terminal.say("\nSearching  GET search/tweets?q=time")
        for tweet in try await app.search.tweets(query: "time").value.statuses {
            Terminal.say("  @\(tweet.user?.screenName ?? ""): \(tweet.wholeText ?? "")")
        }

        Terminal.say("\nWhat the world talks about  GET trends/place?id=1")
        let trends = try await app.trends.place(id: 1).value
        Terminal.say("  \(trends.flatMap(\.trends).compactMap(\.name).joined(separator: ", "))")

        Terminal.say("\nWho follows @\(user.screenName)  GET followers/ids")
        let followers = try await app.followers.ids(screenName: user.screenName).value
        Terminal.say("  \(followers.ids.map(\.description).joined(separator: ", "))")

        Terminal.say("\nThe same text once more, which the service refuses")
        do {
            try await twitter.statuses.update(status: text).send()
            Terminal.fail("The sandbox took the same text twice.")
        } catch let error as TwitterError where error.kind == .duplicate {
            Terminal.say("  \(error)")
        }

        await twitter.shutdown()
        await sandbox.stop()
        Terminal.say("\nDone. The sandbox counted \(sandbox.log.count) requests over its \(connections(of: sandbox)).")
    }

    private static func connections(of sandbox: Sandbox) -> String {
        let count = Set(sandbox.log.map(\.connection)).count
        return count == 1 ? "one connection" : "\(count) connections"
    }
}
