import FoundationEssentials
import OAuth1

@testable import Twitter
@testable import TwitterSandbox

/// What the rows of the table speak of: they are sent as ada, 11, who has a list, a collection and more.
enum EndpointWorld {
    static let consumer = OAuthConsumer(key: "k", secret: "s")
    /// A picture that is also a text.
    static let picture = Array("GIF87aaaaa".utf8)

    private static let ada: User.ID = 11
    private static let bob: User.ID = 12
    private static let eve: User.ID = 13
    private static let dan: User.ID = 14

    static func fill(_ world: inout World, now: Date) {
        world.accounts = TwitterSandbox.Accounts(
            consumer: consumer, bearerToken: "bt",
            users: [("ada", ada), ("bob", bob), ("eve", eve), ("dan", dan)].map { name, id in
                SandboxUser(
                    id: id, screenName: name, name: name.capitalized,
                    token: OAuthToken(token: name == "ada" ? "at" : name, secret: "as"), password: "pw")
            })
        for (one, other) in [(ada, eve), (bob, ada), (bob, eve), (eve, bob), (eve, ada)] {
            world.relations.follows.tie(one, other)
        }
        world.relations.blocks.tie(ada, dan)
        world.relations.mutes.tie(ada, dan)
        world.relations.hiddenRetweets.tie(ada, dan)
        world.profiles[bob].hasBanner = true
        fillMedia(&world)
        fillTweets(&world)
        fillLists(&world, now)
        fillMessages(&world, now)
        world.savedSearches.lastID = 6
        _ = world.savedSearches.save("moon", for: ada, at: now)
        fillAccountActivity(&world, now)
        world.schedule.lastID = 5
        _ = world.schedule.add("Later", executeAt: 1_500_000_000, mediaIDs: "", owner: ada)
        world.customProfiles.lastID = 4
        _ = world.customProfiles.add("Ada of Example", owner: ada, at: now)
        _ = world.signIns.begin(
            consumerKey: consumer.key, callback: .pin, token: OAuthToken(token: "rt", secret: "rs"), now: now)
    }

    private static func fillMedia(_ world: inout World) {
        for id in [7, 8, 31, 32] as [UInt64] {
            world.media.nextID = id
            _ = world.media.add(picture, owner: ada)
        }
        // The same id again waits for one more byte.
        world.media.nextID = 31
        _ = world.media.begin(picture.count + 1, owner: ada)
        _ = world.media.append(picture, at: 0, to: 31)
        world.media.nextID = 33
    }

    private static func fillTweets(_ world: inout World) {
        let instant = Fixed.date + 60
        func post(
            _ id: UInt64, _ text: String, _ author: User.ID, to answered: UInt64? = nil, of original: UInt64? = nil
        ) {
            world.tweets.nextID = id
            let media = id == 5 ? world.media.media(31).map { [$0] } ?? [] : []
            _ = world.tweets.post(
                text, by: author, at: instant, inReplyTo: answered, media: media, retweetOf: original)
        }
        post(1, "The first", eve)
        post(2, "#moon -filter:retweets", bob)
        post(3, "swift linux: a,b é", ada)
        post(4, "Hello @ada", bob)
        post(5, "See", ada)
        post(6, "https://example.com/?a=1&b=2", eve)
        post(20, "The question", ada)
        post(21, "The answer", bob, to: 20)
        post(22, "RT @ada: The question", bob, of: 20)
        post(23, "RT @ada: swift linux: a,b é", bob, of: 3)
        world.likes.tie(bob, 3)
        world.likes.tie(bob, 20)
    }

    private static func fillLists(_ world: inout World, _ now: Date) {
        for (id, name, owner) in [(5, "Moon", ada), (6, "Mars", bob)] as [(UInt64, String, User.ID)] {
            world.lists.lastID = id - 1
            _ = world.lists.create(name, description: "", isPrivate: false, owner: owner, at: now)
            world.lists.change(id) { list in
                list.members = [bob, eve]
                list.subscribers = [bob]
            }
        }
        let first = world.collections.create("Moon", description: "", url: "", order: "tweet_chron", owner: ada)
        world.collections.change(first.id) { $0.tweets = [21, 3, 4] }
        let second = world.collections.create("Mars", description: "", url: "", order: "tweet_chron", owner: bob)
        world.collections.change(second.id) { $0.tweets = [20] }
    }

    private static func fillMessages(_ world: inout World, _ now: Date) {
        world.messages.lastID = 2
        world.messages.welcomes = [
            StoredWelcome(
                id: world.messages.newID(), owner: ada, name: "first", data: ["text": "Welcome"], createdAt: now)
        ]
        world.messages.rules = [StoredRule(id: world.messages.newID(), owner: ada, welcome: 3, createdAt: now)]
        for (sender, recipient) in [(bob, ada), (ada, bob), (bob, ada)] {
            _ = world.messages.send(["text": "Hello"], from: sender, to: recipient, at: now)
        }
    }

    private static func fillAccountActivity(_ world: inout World, _ now: Date) {
        for environment in ["prod", nil] {
            world.webhooks.lastID = 8
            _ = world.webhooks.add("https://example.com/", in: environment, at: now)
        }
        for (user, key) in [(ada, "prod"), (bob, "prod"), (ada, "9")] { world.webhooks.subscribe(user, to: key) }
    }
}
