import TwitterHTTP

/// Whose credentials they are, as the service says.
public struct Verification: Hashable, Sendable {
    /// On the heap, for a user is large and lies in the frames of all who wait for the answer.
    private let contents: Box<Contents>

    private struct Contents: Hashable, Sendable {
        let userID: User.ID?
        let screenName: String?
        let user: User?
    }

    /// Creates a verification.
    ///
    /// - Parameters:
    ///   - userID: The id of the user.
    ///   - screenName: The screen name of the user.
    ///   - user: The whole user.
    public init(userID: User.ID? = nil, screenName: String? = nil, user: User? = nil) {
        contents = Box(Contents(userID: userID, screenName: screenName, user: user))
    }

    /// The id of the user; `nil` for app-only and where the service gives none.
    public var userID: User.ID? { contents.value.userID }
    /// The screen name of the user; `nil` for app-only and where the service gives none.
    public var screenName: String? { contents.value.screenName }
    /// The whole user, where the check gave one.
    public var user: User? { contents.value.user }
}

extension Verification {
    /// A refusal that says that the credential is good, but an app's, is an answer too: nobody.
    ///
    /// Not inlined, so that the frames of callers who wait hold no user.
    @inline(never)
    static func request(to api: TwitterAPI) -> TwitterRequest<Verification> {
        TwitterRequest(
            api.account.verifyCredentials(skipStatus: true).call, api: api,
            isAnswer: { $0.has(.credentialNotPermitted) }
        ) { try Verification($0) }
    }

    /// Reads the answer.
    @inline(never)
    init(_ response: TransportResponse) throws {
        guard (200..<300).contains(response.status) else {
            self.init()
            return
        }
        let user = try decodeModel(User.self, from: response.body)
        self.init(userID: user.id, screenName: user.screenName, user: user)
    }
}
