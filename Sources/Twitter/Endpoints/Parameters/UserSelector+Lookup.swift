extension UserSelector {
    /// The same user in the form that compares equal: the case of screen names does not count.
    var canonical: UserSelector {
        switch self {
        case .id: self
        case .screenName(let name): .screenName(name.lowercased())
        }
    }

    /// All canonical selectors of one user.
    static func keys(id: User.ID, screenName: String?) -> [UserSelector] {
        [.id(id)] + (screenName.map { [UserSelector.screenName($0).canonical] } ?? [])
    }
}

extension UsersSelector {
    /// The users one by one, those with ids first.
    var each: [UserSelector] { ids.map(UserSelector.id) + screenNames.map(UserSelector.screenName) }

    /// Selects some users, in the order given.
    init(_ users: [UserSelector]) {
        var ids: [User.ID] = []
        var screenNames: [String] = []
        for user in users {
            switch user {
            case .id(let id): ids.append(id)
            case .screenName(let name): screenNames.append(name)
            }
        }
        self = .both(ids: ids, screenNames: screenNames)
    }
}
