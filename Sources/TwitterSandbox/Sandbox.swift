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
/// It differs from Twitter where programs under test want it simpler: `&`, `<` and `>` come back in texts as they were
/// posted, and entities are empty lists.
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
        let now = configuration.now
        let server = try await LoopbackServer.start(port: configuration.port) { request in
            let instant = now()
            return world.withLock { $0.answer(request, now: instant) }.response(date: instant)
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
