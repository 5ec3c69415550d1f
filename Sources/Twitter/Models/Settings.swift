public import TwitterJSON

/// The settings of the own account.
public struct Settings: Hashable, Sendable {
    /// The screen name.
    public var screenName: String?
    /// Whether only followers may read the tweets.
    public var protected: Bool?
    /// The language of the web site, as a BCP 47 tag.
    public var language: String?
    /// Whether tweets may carry positions.
    public var geoEnabled: Bool?
    /// Whether the web site is used over https only.
    public var alwaysUseHTTPS: Bool?
    /// When no notices are sent.
    public var sleepTime: Settings.SleepTime?
    /// The time zone.
    public var timeZone: Settings.TimeZone?
    /// The places whose trends are shown.
    public var trendLocation: [TrendLocation]?
    /// Whether who knows the mail address can find the account.
    public var discoverableByEmail: Bool?
    /// Whether who knows the telephone number can find the account.
    public var discoverableByMobilePhone: Bool?
    /// Whether media that may be unfit for some are shown at once.
    public var displaySensitiveMedia: Bool?
    /// Whether visits to other sites shape what is shown.
    public var useCookiePersonalization: Bool?
    /// Whether all media are shown in timelines.
    public var showAllInlineMedia: Bool?
    /// Who may ask to write in the name of the account: `all`, `following` or `none`.
    public var allowContributorRequest: String?
    /// Who may send messages: `all` or `following`.
    public var allowDMsFrom: String?
    /// Who may add the account to a group: `all` or `following`.
    public var allowDMGroupsFrom: String?
    /// The kind of translator, `none` for most.
    public var translatorType: String?
    /// Whether the service hides what it thinks bad.
    public var smartMute: Bool?

    /// Creates an empty value.
    public init() {}
}

extension Settings {
    /// When no notices are sent.
    public struct SleepTime: Hashable, Sendable {
        /// Whether there is such a time.
        public var enabled: Bool?
        /// The hour when it begins, from 0 to 23; `nil` when it is off.
        public var startTime: Int?
        /// The hour when it ends, from 0 to 23; `nil` when it is off.
        public var endTime: Int?

        /// Creates an empty value.
        public init() {}
    }
}

extension Settings {
    /// A time zone.
    public struct TimeZone: Hashable, Sendable {
        /// The name that is shown.
        public var name: String?
        /// The offset from UTC in seconds.
        public var utcOffset: Int?
        /// The name in the time zone database, such as `America/Denver`.
        public var tzinfoName: String?

        /// Creates an empty value.
        public init() {}
    }
}

extension Settings: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "screen_name": screenName = try member.value.text
        case "protected": protected = member.value.boolean
        case "language": language = try member.value.text
        case "geo_enabled": geoEnabled = member.value.boolean
        case "always_use_https": alwaysUseHTTPS = member.value.boolean
        case "sleep_time": sleepTime = try member.value.model()
        case "time_zone": timeZone = try member.value.model()
        case "trend_location": trendLocation = member.value.list()
        case "discoverable_by_email": discoverableByEmail = member.value.boolean
        case "discoverable_by_mobile_phone": discoverableByMobilePhone = member.value.boolean
        case "display_sensitive_media": displaySensitiveMedia = member.value.boolean
        case "use_cookie_personalization": useCookiePersonalization = member.value.boolean
        case "show_all_inline_media": showAllInlineMedia = member.value.boolean
        case "allow_contributor_request": allowContributorRequest = try member.value.text
        case "allow_dms_from": allowDMsFrom = try member.value.text
        case "allow_dm_groups_from": allowDMGroupsFrom = try member.value.text
        case "translator_type": translatorType = try member.value.text
        case "smart_mute": smartMute = member.value.boolean
        default: break
        }
    }
}

extension Settings: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        screenName = fields.text("screen_name")
        protected = fields.boolean("protected")
        language = fields.text("language")
        geoEnabled = fields.boolean("geo_enabled")
        alwaysUseHTTPS = fields.boolean("always_use_https")
        sleepTime = fields.model("sleep_time")
        timeZone = fields.model("time_zone")
        trendLocation = fields.list("trend_location")
        discoverableByEmail = fields.boolean("discoverable_by_email")
        discoverableByMobilePhone = fields.boolean("discoverable_by_mobile_phone")
        displaySensitiveMedia = fields.boolean("display_sensitive_media")
        useCookiePersonalization = fields.boolean("use_cookie_personalization")
        showAllInlineMedia = fields.boolean("show_all_inline_media")
        allowContributorRequest = fields.text("allow_contributor_request")
        allowDMsFrom = fields.text("allow_dms_from")
        allowDMGroupsFrom = fields.text("allow_dm_groups_from")
        translatorType = fields.text("translator_type")
        smartMute = fields.boolean("smart_mute")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("screen_name", screenName)
        try fields.write("protected", protected)
        try fields.write("language", language)
        try fields.write("geo_enabled", geoEnabled)
        try fields.write("always_use_https", alwaysUseHTTPS)
        try fields.write("sleep_time", sleepTime)
        try fields.write("time_zone", timeZone)
        try fields.write("trend_location", trendLocation)
        try fields.write("discoverable_by_email", discoverableByEmail)
        try fields.write("discoverable_by_mobile_phone", discoverableByMobilePhone)
        try fields.write("display_sensitive_media", displaySensitiveMedia)
        try fields.write("use_cookie_personalization", useCookiePersonalization)
        try fields.write("show_all_inline_media", showAllInlineMedia)
        try fields.write("allow_contributor_request", allowContributorRequest)
        try fields.write("allow_dms_from", allowDMsFrom)
        try fields.write("allow_dm_groups_from", allowDMGroupsFrom)
        try fields.write("translator_type", translatorType)
        try fields.write("smart_mute", smartMute)
    }
}

extension Settings.SleepTime: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "enabled": enabled = member.value.boolean
        case "start_time": startTime = member.value.integer
        case "end_time": endTime = member.value.integer
        default: break
        }
    }
}

extension Settings.SleepTime: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        enabled = fields.boolean("enabled")
        startTime = fields.integer("start_time")
        endTime = fields.integer("end_time")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("enabled", enabled)
        try fields.write("start_time", startTime)
        try fields.write("end_time", endTime)
    }
}

extension Settings.TimeZone: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "name": name = try member.value.text
        case "utc_offset": utcOffset = member.value.integer
        case "tzinfo_name": tzinfoName = try member.value.text
        default: break
        }
    }
}

extension Settings.TimeZone: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        name = fields.text("name")
        utcOffset = fields.integer("utc_offset")
        tzinfoName = fields.text("tzinfo_name")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("name", name)
        try fields.write("utc_offset", utcOffset)
        try fields.write("tzinfo_name", tzinfoName)
    }
}
