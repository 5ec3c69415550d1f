public import FoundationEssentials
public import OAuth1
import TwitterCurl
public import TwitterHTTP

/// The client: the endpoints of the REST API as methods, under the names of their paths.
///
/// ```swift
/// let twitter = TwitterAPI(auth: .oauth1(consumer: consumer, token: token))
/// let tweet = try await twitter.statuses.update(status: "Hello").value
/// ```
///
/// It is an immutable value that may be used from any number of tasks. Copies, and clients made from it by
/// ``authenticated(as:)``, share one transport with its connections: make one per process, not one per user. The last
/// reference ends the transport without blocking; ``shutdown()`` waits for its end.
public struct TwitterAPI: Sendable, CustomStringConvertible, CustomReflectable {
    /// An object, so that a client is one reference wherever it lies: in groups of endpoints, in requests, and in the frames
    /// of calls that wait.
    private final class Parts: Sendable {
        let client: Client
        let authenticator: any Authenticator

        init(_ client: Client, _ authenticator: any Authenticator) {
            (self.client, self.authenticator) = (client, authenticator)
        }
    }

    private let parts: Parts

    var client: Client { parts.client }
    var authenticator: any Authenticator { parts.authenticator }

    /// Creates a client.
    ///
    /// Nothing is opened before the first call. If the transport cannot be set up, each call throws that.
    ///
    /// - Parameters:
    ///   - auth: Where credentials come from, such as `.oauth1(consumer:token:)` or `.appOnly(consumer:)`.
    ///   - service: The servers to speak to.
    ///   - configuration: Time limits, user agent, observer and more.
    ///   - transport: What sends the requests; `nil` makes a ``CurlTransport``.
    public init(
        auth: any Authenticator, service: TwitterService = .x, configuration: TwitterConfiguration = .init(),
        transport: (any HTTPTransport)? = nil
    ) {
        let transport = transport ?? CurlTransport(configuration: configuration.transport)
        let client = Client(service: service, configuration: configuration, transport: transport)
        self.init(client: client, authenticator: auth)
    }

    private init(client: Client, authenticator: any Authenticator) {
        let plain = TwitterAPI(parts: Parts(client, NoAuthenticator()))
        self.init(parts: Parts(client, authenticator.bound(to: plain)))
    }

    private init(parts: Parts) { self.parts = parts }

    /// Returns a client for another user of the same app, on the same transport.
    ///
    /// - Parameter token: The user's token. The app's consumer is that of the present authenticator; if that has none,
    ///   each call throws ``TwitterError/Kind/noCredential``.
    /// - Returns: The other client.
    public func authenticated(as token: OAuthToken) -> TwitterAPI {
        guard let consumer = authenticator.consumer else { return withoutConsumer }
        return authenticated(by: .oauth1(consumer: consumer, token: token))
    }

    /// A client whose calls all fail for want of the app's key and secret.
    var withoutConsumer: TwitterAPI {
        authenticated(
            by: .supplied { _ in
                throw TwitterError(
                    kind: .noCredential,
                    message: "Signing takes the app's consumer key and secret, and this client has none.")
            })
    }

    /// Returns a client with another authenticator, on the same transport.
    ///
    /// - Parameter auth: Where its credentials come from.
    /// - Returns: The other client.
    public func authenticated(by auth: any Authenticator) -> TwitterAPI {
        TwitterAPI(client: client, authenticator: auth)
    }

    /// The kind of authenticator; never a credential.
    public var description: String { "TwitterAPI(auth: \(type(of: authenticator)))" }

    /// A mirror without credentials and without what is shared between tasks.
    public var customMirror: Mirror {
        Mirror(self, children: ["service": service, "authenticator": "\(type(of: authenticator))"])
    }

    /// The servers that are spoken to.
    public var service: TwitterService { client.service }

    /// Finds out whether the credentials are good, and whose they are.
    ///
    /// xAuth exchanges its password, app-only fetches its bearer token, all others ask
    /// `GET account/verify_credentials`.
    ///
    /// - Returns: Who the service says they belong to; nobody for app-only and bearer tokens of apps.
    /// - Throws: ``TwitterError`` of kind ``TwitterError/Kind/unauthorized`` if they are refused, or another one.
    public func verify() async throws -> Verification {
        // What it does by itself, but with one small frame in place of three while it waits.
        guard let plan = plainVerification else { return try await otherVerification() }
        let run = await plan.start()
        try await run.run()
        return try run.read { try Verification($0) }
    }

    @inline(never)
    private func otherVerification() async throws -> Verification { try await authenticator.verify(with: self) }

    private var plainVerification: CallPlan? {
        @inline(never) get { authenticator is FixedAuthenticator ? Verification.request(to: self).plan : nil }
    }

    /// Makes a request for any endpoint, known to this library or not.
    ///
    /// ```swift
    /// let bytes = try await twitter.request(.get, "/2/users/me").data
    /// let own = try await twitter.request(.get, "statuses/home_timeline", ["count": 5]).decoded(as: [MyTweet].self)
    /// ```
    ///
    /// - Parameters:
    ///   - method: The request method.
    ///   - path: The path, as ``Endpoint/init(_:_:_:)`` reads it.
    ///   - parameters: The parameters.
    ///   - body: What is sent after the header fields; `nil` sends the parameters as a form, or in the query for `GET`,
    ///     `HEAD` and `DELETE`.
    ///   - headers: Further header fields.
    /// - Returns: The request; its value is the body as it came.
    public func request(
        _ method: HTTPMethod, _ path: String, _ parameters: Parameters = [:], body: CallBody? = nil,
        headers: HTTPFields = [:]
    ) -> TwitterRequest<Data> {
        TwitterRequest(Call(Endpoint(method, path), parameters, body: body), api: self) { Data($0.body) }
            .with { $0.headers = headers }
    }

    /// Makes a request for an endpoint of your own, with the type of its answer.
    ///
    /// ```swift
    /// extension TwitterAPI.Statuses {
    ///     func pinned(of user: String) -> TwitterRequest<Tweet> {
    ///         api.request(Call(Endpoint(.get, "statuses/pinned"), ["screen_name": user]), returning: Tweet.self)
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - call: What to call.
    ///   - type: What the body decodes to.
    /// - Returns: The request.
    public func request<Output: Decodable & Sendable>(
        _ call: Call, returning type: Output.Type
    ) -> TwitterRequest<Output> {
        TwitterRequest(call, api: self) { try decodeModel(type, from: $0.body) }
    }

    /// Cancels what is under way and waits until the transport's thread and connections are gone.
    ///
    /// It ends the transport for all clients that share it; their later calls throw.
    public func shutdown() async {
        await client.transport.shutdown()
    }
}
