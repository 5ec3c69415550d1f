public import OAuth1

/// The profiles of twurl (`~/.twurlrc`) and of the gem t (`~/.trc`), for people who come from there.
///
/// Both programs write the same YAML. Only the part of YAML that they use is read.
public struct TwurlProfiles: Hashable, Sendable {
    /// A user with an app.
    public struct Profile: Hashable, Sendable {
        /// The screen name.
        public var screenName: String
        /// The app.
        public var consumer: OAuthConsumer
        /// The user's token.
        public var token: OAuthToken

        /// The user's id, which stands in front of Twitter's tokens; `nil` if the token has another form.
        public var userID: User.ID? {
            let parts = token.token.split(separator: "-", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            let id = User.ID(String(parts[0]))
            return id.integer == nil ? nil : id
        }
    }

    /// Why profiles cannot be read.
    public struct Malformed: Error, Hashable, Sendable, CustomStringConvertible {
        /// The number of the line, from 1; `nil` if it is not about a line.
        public var line: Int?
        /// What is wrong, in a part of a sentence that quotes nothing of the file.
        public var reason: String

        /// Line and reason.
        public var description: String { line.map { "Line \($0): \(reason)." } ?? "\(reason)." }
    }

    /// The profiles that have a token, the default one first.
    public var profiles: [Profile]
    /// The names of the profiles that lack the key, the token or a secret; twurl keeps such for apps without users.
    public var incomplete: [String] = []

    /// Reads a file of profiles.
    ///
    /// - Parameter yaml: The bytes of the file.
    /// - Throws: ``Malformed`` if it is something else.
    public init(yaml: [UInt8]) throws(Malformed) {
        let content: YAMLSubset
        do throws(YAMLSubset.Malformed) {
            content = try YAMLSubset(yaml)
        } catch {
            throw Malformed(line: error.line, reason: error.reason)
        }
        guard case .map(let users)? = content["profiles"] else {
            throw Malformed(reason: "It has no map of profiles")
        }
        var standard: [YAMLSubset] = []
        if case .list(let values)? = content["configuration"]?["default_profile"] { standard = values }
        profiles = []
        for user in users {
            guard case .map(let apps) = user.value else { throw Malformed(reason: "A profile in it has no apps") }
            for app in apps {
                guard let profile = Profile(user: user.name, app: app.name, app.value) else {
                    incomplete.append(user.name)
                    continue
                }
                let isDefault = standard == [.text(user.name), .text(app.name)]
                profiles.insert(profile, at: isDefault ? 0 : profiles.endIndex)
            }
        }
    }
}

extension TwurlProfiles.Profile {
    fileprivate init?(user: String, app: String, _ fields: YAMLSubset) {
        guard let consumerSecret = fields["consumer_secret"]?.text, let token = fields["token"]?.text,
            let secret = fields["secret"]?.text
        else { return nil }
        screenName = fields["username"]?.text ?? user
        consumer = OAuthConsumer(key: fields["consumer_key"]?.text ?? app, secret: consumerSecret)
        self.token = OAuthToken(token: token, secret: secret)
    }
}
