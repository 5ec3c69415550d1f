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

extension Verification {
    /// A refusal that says that the credential is good, but an app's, is an answer too: nobody.
    ///
    /// Not inlined, so that the frames of callers who wait hold no user.
    @inline(never)
    static func request(to api: TwitterAPI) -> TwitterRequest<Verification> {
        TwitterRequest(
            api.account.verifyCredentials(skipStatus: true).call, api: api,
            isAnswer: { $0.has(.credentialNotPermitted) }
        ) { response in
            guard (200..<300).contains(response.status) else { return Verification() }
            let user = try decodeModel(User.self, from: response.body)
            return Verification(userID: user.id, screenName: user.screenName, user: user)
        }
    }
}
