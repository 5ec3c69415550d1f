import Twitter

/// What users have changed of their profiles; what they have not is as it was from the start.
struct Profiles {
    struct Changes {
        var name: String?
        var url: String?
        var location: String?
        var description: String?
        /// How often the picture was replaced.
        var pictures = 0
        var hasBanner = false
    }

    private var changes: [User.ID: Changes] = [:]

    subscript(user: User.ID) -> Changes {
        get { changes[user] ?? Changes() }
        set { changes[user] = newValue }
    }
}

/// The settings of an account.
struct StoredSettings {
    var timeZone = "London"
    var language = "en"
    var trendLocation: UInt64 = 1
    var sleepEnabled = false
    var sleepStart: UInt64?
    var sleepEnd: UInt64?
    var contributorRequests = "none"
}
