import OAuth1
import TwitterJSON

extension AccountBook {
    /// The version of the form that is written.
    static let version = 1

    /// Reads a book.
    ///
    /// Fields that this version does not know are kept for ``json()``.
    ///
    /// - Parameter bytes: What ``json()`` wrote.
    /// - Throws: ``AccountStoreError`` of kind ``AccountStoreError/Kind/unreadable`` if it is cut off, something else, or
    ///   of a newer version. The sentence names fields and never what is in them.
    public init(json bytes: [UInt8]) throws(AccountStoreError) {
        let value: JSON
        do throws(JSONError) {
            value = try JSON(parsing: bytes)
        } catch {
            throw Self.unreadable("It was cut off or is no JSON. \(error)")
        }
        var fields = try Fields(value, "the file")
        // The version first, for a newer one may have changed everything else.
        guard let version = fields.take("version")?.int, version >= 1, fields.has("accounts") else {
            throw Self.unreadable("It is no file of accounts: it has no version and accounts.")
        }
        guard version <= Self.version else {
            throw Self.unreadable(
                "It has version \(version), which a newer program wrote; this one knows up to version \(Self.version).")
        }
        for (index, value) in try fields.list("consumers").enumerated() {
            consumers.append(try StoredConsumer(value, "consumers[\(index)]"))
        }
        for (index, value) in try fields.list("accounts").enumerated() {
            accounts.append(try StoredAccount(value, "accounts[\(index)]"))
        }
        if let value = fields.take("defaults") {
            var chosen = try Fields(value, "defaults")
            while let member = chosen.rest.first { defaults[member.name] = User.ID(try chosen.text(member.name)) }
        }
        unknownFields = fields.rest
        guard Set(accounts.map(\.id)).count == accounts.count else {
            throw Self.unreadable("It holds an account twice.")
        }
        guard Set(consumers.map { [$0.service, $0.name] }).count == consumers.count else {
            throw Self.unreadable("It holds two apps of one name.")
        }
    }

    /// Writes the book, the secrets as plain text.
    ///
    /// - Returns: JSON for people to read, the same bytes for the same book.
    public func json() -> [UInt8] {
        let defaults = defaults.sorted { $0.key < $1.key }.map {
            JSON.Member($0.key, .string($0.value.description))
        }
        let value = JSON.object(
            [
                .init("version", .number(.init(Self.version))), .init("consumers", .array(consumers.map(\.json))),
                .init("accounts", .array(accounts.map(\.json))), .init("defaults", .object(defaults)),
            ] + unknownFields)
        return Array("\(value.prettyDescription)\n".utf8)
    }

    fileprivate static func unreadable(_ message: String) -> AccountStoreError {
        AccountStoreError(kind: .unreadable, message: message)
    }

    /// The members of an object that were not taken yet.
    fileprivate struct Fields {
        var rest: [JSON.Member]
        let place: String

        init(_ value: JSON, _ place: String) throws(AccountStoreError) {
            guard let members = value.object else { throw unreadable("It has a wrong form: \(place) is no object.") }
            guard Set(members.map(\.name)).count == members.count else {
                throw unreadable("It has a wrong form: \(place) has a member twice.")
            }
            rest = members
            self.place = place
        }

        func has(_ name: String) -> Bool { rest.contains { $0.name == name } }

        mutating func take(_ name: String) -> JSON? {
            defer { rest.removeAll { $0.name == name } }
            return rest.first { $0.name == name }?.value
        }

        mutating func text(_ name: String) throws(AccountStoreError) -> String {
            guard let text = take(name)?.string else {
                throw unreadable("It has a wrong form: \(place) has no text \(name).")
            }
            return text
        }

        /// A list; none if it is missing.
        mutating func list(_ name: String) throws(AccountStoreError) -> [JSON] {
            guard let value = take(name) else { return [] }
            guard let list = value.array else { throw unreadable("It has a wrong form: \(name) is no list.") }
            return list
        }
    }
}

extension StoredAccount {
    fileprivate init(_ value: JSON, _ place: String) throws(AccountStoreError) {
        var fields = try AccountBook.Fields(value, place)
        self.init(
            id: ID(service: try fields.text("service"), userID: User.ID(try fields.text("user_id"))),
            screenName: fields.take("screen_name")?.string, consumerName: try fields.text("consumer"),
            token: OAuthToken(token: try fields.text("token"), secret: try fields.text("token_secret")))
        unknownFields = fields.rest
    }

    fileprivate var json: JSON {
        let fields: [(String, String?)] = [
            ("service", id.service), ("user_id", id.userID.description), ("screen_name", screenName),
            ("consumer", consumerName), ("token", token.token), ("token_secret", token.secret.revealed),
        ]
        return .object(fields.compactMap { name, text in text.map { .init(name, .string($0)) } } + unknownFields)
    }
}

extension StoredConsumer {
    fileprivate init(_ value: JSON, _ place: String) throws(AccountStoreError) {
        var fields = try AccountBook.Fields(value, place)
        self.init(
            service: try fields.text("service"), name: try fields.text("name"),
            consumer: OAuthConsumer(key: try fields.text("key"), secret: try fields.text("secret")))
        unknownFields = fields.rest
    }

    fileprivate var json: JSON {
        let fields = [
            ("service", service), ("name", name), ("key", consumer.key), ("secret", consumer.secret.revealed),
        ]
        return .object(fields.map { .init($0, .string($1)) } + unknownFields)
    }
}
