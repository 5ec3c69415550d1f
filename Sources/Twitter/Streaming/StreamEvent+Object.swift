public import TwitterJSON

extension StreamEvent {
    /// To what something was done.
    public indirect enum Object: Hashable, Sendable {
        /// A Tweet.
        case tweet(Tweet)
        /// A list of users.
        case list(UserList)
        /// Something else, such as the app that has lost a permission.
        case other(JSON)
    }
}

extension StreamEvent.Object: JSONReadable {
    /// Reads a list or a Tweet, told apart by their fields, and everything else as it came.
    public init(json: JSONView) throws(JSONError) {
        if let model = try Self.model(json) {
            self = model
        } else if let value = try json.freeForm {
            self = .other(value)
        } else {
            throw json.wrongKind(expected: .object)
        }
    }

    private static func model(_ json: JSONView) throws(JSONError) -> StreamEvent.Object? {
        switch kind(of: json) {
        case .list: try json.model(UserList.self).map { .list($0) }
        case .tweet: try json.model(Tweet.self).map { .tweet($0) }
        case .other: nil
        }
    }

    private enum Kind { case list, tweet, other }

    private static func kind(of json: JSONView) -> Kind {
        guard var members = try? json.members else { return .other }
        var kind = Kind.other
        while let member = members.next() {
            switch member.name {
            case "slug", "member_count": return .list
            case "text", "full_text": kind = .tweet
            default: break
            }
        }
        return kind
    }
}

extension StreamEvent.Object: Codable {
    /// Reads a list or a Tweet, told apart by their fields, and everything else as it came.
    public init(from decoder: any Decoder) throws {
        let names = try? decoder.container(keyedBy: FieldName.self)
        func has(_ name: FieldName) -> Bool { names?.contains(name) == true }
        let isList = has("slug") || has("member_count")
        if isList, let list = try? UserList(from: decoder) {
            self = .list(list)
        } else if !isList, has("text") || has("full_text"), let tweet = try? Tweet(from: decoder) {
            self = .tweet(tweet)
        } else {
            self = .other(try JSON(from: decoder))
        }
    }

    /// Writes what it is.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .tweet(let tweet): try tweet.encode(to: encoder)
        case .list(let list): try list.encode(to: encoder)
        case .other(let value): try value.encode(to: encoder)
        }
    }
}
