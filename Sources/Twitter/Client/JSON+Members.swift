import TwitterJSON

extension JSON {
    /// An object without the members that are `nil`.
    init(members: KeyValuePairs<String, JSON?>) {
        self = .object(members.compactMap { name, value in value.map { Member(name, $0) } })
    }

    /// An identifier as bodies have it, a text.
    init<Subject>(_ id: Identifier<Subject>) { self = .string(id.description) }
}
