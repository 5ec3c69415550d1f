import FoundationEssentials
import Twitter

/// The endpoints below `account`.
enum AccountHandlers {
    static let routes = [
        Route("GET", "account/verify_credentials", user: 75, verifyCredentials).seen(
            by: "AccountTests.picturesAreReplaced"),
        Route("GET", "account/settings", user: 15, settings).seen(by: "AccountTests.settingsStayWhatTheyWereSetTo"),
        Route("POST", "account/settings", updateSettings).seen(by: "AccountTests.settingsStayWhatTheyWereSetTo"),
        Route("POST", "account/update_profile", updateProfile).seen(by: "AccountTests.profileIsChangedWhereItIsNamed"),
        Route("POST", "account/update_profile_image", updateProfileImage).seen(by: "AccountTests.picturesAreReplaced"),
        Route("POST", "account/update_profile_banner", updateProfileBanner).seen(
            by: "AccountTests.picturesAreReplaced"),
        Route("POST", "account/remove_profile_banner", removeProfileBanner).seen(
            by: "AccountTests.picturesAreReplaced"),
    ]

    static func verifyCredentials(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        var shape = UserShape(withStatus: request)
        shape.hasEmail = request.isOn("include_email") == true
        return .json(world.json(of: user, in: shape))
    }

    static func settings(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        return .json(json(world.settings[user.id] ?? StoredSettings(), of: user))
    }

    static func updateSettings(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        var settings = world.settings[user.id] ?? StoredSettings()
        let parameters = request.parameters
        if let timeZone = parameters["time_zone"] { settings.timeZone = timeZone }
        if let language = parameters["lang"] { settings.language = language }
        if let enabled = request.isOn("sleep_time_enabled") { settings.sleepEnabled = enabled }
        if let place = parameters["trend_location_woeid"].flatMap({ UInt64($0) }) { settings.trendLocation = place }
        if let requests = parameters["allow_contributor_request"] { settings.contributorRequests = requests }
        if let start = try hour("start_sleep_time", request) { settings.sleepStart = start }
        if let end = try hour("end_sleep_time", request) { settings.sleepEnd = end }
        world.settings[user.id] = settings
        return .json(json(settings, of: user))
    }

    /// Hours have two digits, 00 to 23.
    private static func hour(_ name: String, _ request: Inbound) throws(Refused) -> UInt64? {
        guard let text = request.parameters[name] else { return nil }
        guard text.utf8.count == 2, let hour = UInt64(text), hour < 24 else {
            throw Refused(400, 44, "\(name) parameter is invalid.")
        }
        return hour
    }

    private static func json(_ settings: StoredSettings, of user: SandboxUser) -> JSONText {
        [
            "screen_name": .text(user.screenName), "protected": false, "language": .text(settings.language),
            "geo_enabled": false, "always_use_https": true, "discoverable_by_email": true,
            "allow_contributor_request": .text(settings.contributorRequests),
            "sleep_time": [
                "enabled": .bool(settings.sleepEnabled),
                "start_time": settings.sleepStart.map { .integer($0) } ?? nil,
                "end_time": settings.sleepEnd.map { .integer($0) } ?? nil,
            ],
            "time_zone": ["name": .text(settings.timeZone), "utc_offset": 0, "tzinfo_name": "Europe/London"],
            "trend_location": [
                [
                    "name": settings.trendLocation == 1 ? "Worldwide" : "Somewhere",
                    "woeid": .integer(settings.trendLocation),
                ]
            ],
        ]
    }

    static func updateProfile(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        let limits = [("name", 50), ("url", 100), ("location", 30), ("description", 160)]
        for (name, limit) in limits where (request.parameters[name] ?? "").unicodeScalars.count > limit {
            throw Refused(403, 120, "Account update failed: \(name) is too long (maximum is \(limit) characters).")
        }
        if let name = request.parameters["name"] {
            guard !name.isEmpty else { throw Refused(403, 120, "Account update failed: Name can't be blank.") }
            world.profiles[user.id].name = name
        }
        if let url = request.parameters["url"] {
            world.profiles[user.id].url = url.isEmpty || url.contains("://") ? url : "http://" + url
        }
        if let location = request.parameters["location"] { world.profiles[user.id].location = location }
        if let description = request.parameters["description"] { world.profiles[user.id].description = description }
        return .json(world.json(of: user, in: UserShape(withStatus: request)))
    }

    static func updateProfileImage(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        _ = try picture("image", request)
        world.profiles[user.id].pictures += 1
        return .json(world.json(of: user, in: UserShape(withStatus: request)))
    }

    static func updateProfileBanner(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        _ = try picture("banner", request)
        world.profiles[user.id].hasBanner = true
        return .empty(201)
    }

    static func removeProfileBanner(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        world.profiles[try caller.user().id].hasBanner = false
        return .empty(200)
    }

    /// The bytes of a picture, from a part of a multipart body or from base64 in a form.
    private static func picture(_ name: String, _ request: Inbound) throws(Refused) -> [UInt8] {
        let bytes =
            request.part(name) ?? request.parameters[name].flatMap { Data(base64Encoded: $0) }.map { Array($0) } ?? []
        guard !bytes.isEmpty else { throw Refused(400, 38, "\(name) parameter is missing.") }
        return bytes
    }
}
