import FoundationEssentials
import Locking
public import LoopbackHTTP
public import OAuth1
public import Twitter

/// A Twitter 1.1 server in memory, on loopback, that checks what it is sent.
///
/// It verifies OAuth 1.0a signatures, timestamps and nonces from the bytes it receives, bearer tokens and passwords, and
/// answers with Twitter's bodies, codes and limit headers. A few users, Tweets and follows are there from the start;
/// what is posted stays until the sandbox ends. Users sign in to its two apps on pages of its own, and
/// ``SandboxDialect`` lets it answer as another kind of server.
///
/// Every secret that it gives out contains `S3CRET-MARK`, so that a search through logs and output finds a leak.
///
/// ```swift
/// let sandbox = try await Sandbox.start()
/// let ada = sandbox.users[0]
/// let twitter = TwitterAPI(auth: .oauth1(consumer: sandbox.consumer, token: ada.token), service: sandbox.service)
/// ```
///
/// Limits are Twitter's unless ``SandboxConfiguration`` sets others, and calls go wrong on order:
///
/// ```swift
/// sandbox.fail(.dropAfterHandling, calls: 2, of: "POST statuses/update")
/// ```
///
/// Every endpoint answers: those that programs use have their effect, the others the right shape. Streams send what is
/// there and end.
///
/// It differs from Twitter where programs under test want it simpler: `&`, `<` and `>` come back in texts as they were
/// posted unless ``SandboxConfiguration/escapesTexts`` says otherwise, and links are not shortened.
public final class Sandbox: Sendable {
    /// The app whose requests it accepts, and that ``users`` have tokens for.
    public let consumer: OAuthConsumer
    /// Another app, which nobody is signed in to.
    public let secondConsumer: OAuthConsumer
    /// The users that were there from the start, with their tokens.
    public let users: [SandboxUser]
    /// The bearer token of the app.
    public let bearerToken: Secret
    private let server: LoopbackServer
    private let world: Locked<World>
    /// Whose ways it has.
    public let dialect: SandboxDialect
    private let publicAddress: String?

    private init(server: LoopbackServer, world: Locked<World>) {
        self.server = server
        self.world = world
        let (accounts, configuration) = world.withLock { ($0.accounts, $0.configuration) }
        dialect = configuration.dialect
        publicAddress = configuration.publicAddress
        (consumer, secondConsumer) = (accounts.consumer, accounts.secondConsumer)
        users = accounts.users
        bearerToken = accounts.bearerToken
    }

    /// Starts a sandbox; when this returns, it answers.
    ///
    /// - Parameter configuration: Port, clock, limits and more.
    /// - Returns: The sandbox. It ends with ``stop()`` or with the last reference.
    /// - Throws: `LoopbackError` if the port cannot be had.
    public static func start(_ configuration: SandboxConfiguration = .init()) async throws -> Sandbox {
        let world = Locked(World(configuration: configuration))
        let (now, sleep) = (configuration.now, configuration.sleep)
        let server = try await LoopbackServer.start(port: configuration.port) { request in
            let instant = now()
            let answer = world.withLock { $0.answer(request, now: instant) }
            guard case .delay(let time) = answer.fault else { return answer.response(date: instant) }
            // Cut short when the client goes away, which does not matter then.
            try? await sleep(time)
            return answer.response(date: now())
        }
        return Sandbox(server: server, world: world)
    }

    /// Where it listens, such as `http://127.0.0.1:8099`.
    public var baseURL: String { server.baseURL }

    /// The service to give to a client.
    public var service: TwitterService {
        .custom(baseURL, apiPath: dialect.apiPath, signInPath: dialect.signInPath, signedAs: publicAddress)
    }

    /// What it received so far and why it refused what it refused; the last 10,000 requests, oldest first.
    public var log: [SandboxLogEntry] { world.withLock { $0.log.entries } }

    /// What the server underneath has done so far.
    public var statistics: LoopbackStatistics { server.statistics }

    /// The endpoints that it has, as the REST reference spells them, such as `GET statuses/show/:id`.
    public static let endpoints: [String] = Route.all.filter { !$0.isInside }.map(\.name)

    /// How many calls it received so far and what became of them.
    ///
    /// - Parameter endpoint: An endpoint such as `POST statuses/update`; `nil` for all together.
    /// - Returns: The counts, from its start on.
    public func counts(of endpoint: String? = nil) -> SandboxCounts {
        world.withLock { world in
            if let endpoint { return world.counts[endpoint] ?? SandboxCounts() }
            return world.counts.values.reduce(SandboxCounts(), +)
        }
    }

    /// The Tweets of a user that it holds, retweets among them, oldest first.
    public func tweets(of user: SandboxUser) -> [SandboxTweet] {
        world.withLock { world in
            world.tweets.all.filter { $0.author == user.id }
                .map { SandboxTweet(id: Tweet.ID($0.id), text: $0.text, createdAt: $0.createdAt) }
        }
    }

    /// Makes the next calls go wrong.
    ///
    /// Orders are kept in a queue: a call takes the first that is meant for it, and one at a time.
    ///
    /// - Parameters:
    ///   - fault: What goes wrong.
    ///   - calls: With how many calls.
    ///   - endpoint: With calls of which endpoint, such as `POST statuses/update`; `nil` for whatever comes.
    public func fail(_ fault: SandboxFault, calls: Int = 1, of endpoint: String? = nil) {
        world.withLock { $0.faults.order(fault, calls: calls, of: endpoint) }
    }

    /// Makes calls go wrong by chance, where ``fail(_:calls:of:)`` has nothing for them.
    ///
    /// - Parameters:
    ///   - faults: What goes wrong, one of them each time.
    ///   - probability: How likely it is for a call, from 0 to 1.
    ///   - endpoint: With calls of which endpoint; `nil` for whatever comes.
    ///   - seed: The same seed makes the same calls go wrong, counted in the order in which they arrive.
    public func failAtRandom(_ faults: [SandboxFault], probability: Double, of endpoint: String? = nil, seed: UInt64) {
        world.withLock { $0.faults.order(faults, probability: probability, of: endpoint, seed: seed) }
    }

    /// Drops everything that was ordered to go wrong.
    public func stopFailing() { world.withLock { $0.faults.clear() } }

    /// Makes the app's bearer token invalid; a new one can be fetched.
    ///
    /// ``bearerToken`` keeps the old one.
    public func invalidateBearerToken() {
        world.withLock { $0.accounts.renewBearerToken() }
    }

    /// Makes a user's token invalid, as if the user had revoked the app.
    public func invalidateToken(of user: SandboxUser) {
        world.withLock { $0.accounts.revoke(user.token.token) }
    }

    /// Ends the sandbox and waits until nothing of it is left.
    public func stop() async { await server.stop() }
}
