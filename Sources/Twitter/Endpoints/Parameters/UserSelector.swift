/// One user, by id or by screen name, for the endpoints that need one of the two.
public enum UserSelector: Hashable, Sendable {
    /// The user with this id; screen names can change, ids do not.
    case id(User.ID)
    /// The user with this screen name, without the `@`.
    case screenName(String)

    /// The parameters `user_id` or `screen_name`, with another word in front if the endpoint wants one.
    func parameters(prefix: String = "") -> Parameters {
        switch self {
        case .id(let id): ["\(prefix)user_id": id]
        case .screenName(let name): ["\(prefix)screen_name": name]
        }
    }
}

/// Some users, by id, by screen name or both, for the endpoints that need at least one; most take up to 100 in all.
public struct UsersSelector: Hashable, Sendable {
    /// Those that are named by their ids.
    public let ids: [User.ID]
    /// Those that are named by their screen names, without the `@`.
    public let screenNames: [String]

    private init(ids: [User.ID], screenNames: [String]) {
        self.ids = ids
        self.screenNames = screenNames
    }

    /// The users with these ids.
    public static func ids(_ ids: [User.ID]) -> UsersSelector { UsersSelector(ids: ids, screenNames: []) }

    /// The users with these screen names, without the `@`.
    public static func screenNames(_ names: [String]) -> UsersSelector { UsersSelector(ids: [], screenNames: names) }

    /// Users of both kinds.
    public static func both(ids: [User.ID], screenNames: [String]) -> UsersSelector {
        UsersSelector(ids: ids, screenNames: screenNames)
    }

    /// The parameters `user_id` and `screen_name`; a list without elements is left out.
    var parameters: Parameters {
        ["user_id": ids.isEmpty ? nil : ids, "screen_name": screenNames.isEmpty ? nil : screenNames]
    }
}
