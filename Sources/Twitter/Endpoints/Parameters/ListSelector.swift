/// One list, by id or by its name in addresses, for the endpoints that need one of the two.
public enum ListSelector: Hashable, Sendable {
    /// The list with this id.
    case id(UserList.ID)
    /// The list that has this name in addresses and this owner; the name changes when the list is renamed.
    case slug(String, owner: UserSelector)

    /// The parameters `list_id`, or `slug` with `owner_id` or `owner_screen_name`.
    var parameters: Parameters {
        switch self {
        case .id(let id): ["list_id": id]
        case .slug(let slug, .id(let id)): ["slug": slug, "owner_id": id]
        case .slug(let slug, .screenName(let name)): ["slug": slug, "owner_screen_name": name]
        }
    }
}

extension UserList.Mode: ParameterValue {}
