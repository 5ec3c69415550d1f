/// Whose credentials they are, as the service says.
public struct Verification: Hashable, Sendable {
    /// The id of the user; `nil` for app-only and where the service gives none.
    public var userID: User.ID?
    /// The screen name of the user; `nil` for app-only and where the service gives none.
    public var screenName: String?
    /// The whole user, where the check gave one.
    public var user: User? {
        get { boxedUser?.value }
        set { boxedUser = newValue.map(Box.init) }
    }
    /// On the heap, for a user is large and lies in the frames of all who wait for the answer.
    private var boxedUser: Box<User>?

    /// Creates a verification.
    ///
    /// - Parameters:
    ///   - userID: The id of the user.
    ///   - screenName: The screen name of the user.
    ///   - user: The whole user.
    public init(userID: User.ID? = nil, screenName: String? = nil, user: User? = nil) {
        self.userID = userID
        self.screenName = screenName
        self.user = user
    }
}

// Functions of their own, not inlined, so that the frames of callers who wait hold neither users nor errors.
extension Verification {
    @inline(never)
    static func request(to api: TwitterAPI) -> TwitterRequest<Verification> {
        TwitterRequest(api.account.verifyCredentials(skipStatus: true).call, api: api) { response in
            let user = try decodeModel(User.self, from: response.body)
            return Verification(userID: user.id, screenName: user.screenName, user: user)
        }
    }

    /// Nobody, if the service said that the credential is good and an app's; any other refusal is thrown again.
    @inline(never)
    init(refusal error: any Error) throws {
        guard let refusal = error as? TwitterError, refusal.has(.credentialNotPermitted) else { throw error }
        self.init()
    }
}
