import TwitterHTTP

extension TwitterAPI.Account {
    /// Who may ask the account to let them post for it; an open set.
    public struct ContributorRequests: RawRepresentable, Hashable, Sendable, ParameterValue {
        /// The value of `allow_contributor_request`.
        public let rawValue: String

        /// Creates a choice from the value of `allow_contributor_request`.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Everybody.
        public static let all = ContributorRequests(rawValue: "all")
        /// Those whom the account follows.
        public static let following = ContributorRequests(rawValue: "following")
        /// Nobody.
        public static let none = ContributorRequests(rawValue: "none")
    }

    /// Reads the settings of the signed-in account.
    ///
    /// `GET account/settings`. For users; 15 calls in 15 minutes.
    ///
    /// - Returns: The request for the settings.
    public func settings() -> TwitterRequest<Settings> {
        api.request(Call(Endpoint(.get, "account/settings")), returning: Settings.self)
    }

    /// Changes settings of the signed-in account; what is left out stays as it is.
    ///
    /// `POST account/settings`. For users.
    ///
    /// - Parameters:
    ///   - sleepTimeEnabled: Whether no notifications are sent to the phone in the time of sleep.
    ///   - startSleepTime: The hour in which sleep begins, 0 to 23.
    ///   - endSleepTime: The hour in which sleep ends, 0 to 23.
    ///   - timeZone: A time zone as Rails names it, such as `Pacific Time (US & Canada)`.
    ///   - trendLocationWOEID: The "where on earth" id of the place whose trends are shown; 1 is the whole world.
    ///   - language: The language of the web pages, one of those that ``TwitterAPI/Help/languages()`` tells.
    ///   - allowContributorRequest: Who may ask to post for the account; undocumented.
    /// - Returns: The request for the settings after the change.
    public func updateSettings(
        sleepTimeEnabled: Bool? = nil, startSleepTime: Int? = nil, endSleepTime: Int? = nil, timeZone: String? = nil,
        trendLocationWOEID: Int? = nil, language: String? = nil, allowContributorRequest: ContributorRequests? = nil
    ) -> TwitterRequest<Settings> {
        api.request(
            Call(
                Endpoint(.post, "account/settings"),
                [
                    "sleep_time_enabled": sleepTimeEnabled, "start_sleep_time": startSleepTime.map(Self.twoDigits),
                    "end_sleep_time": endSleepTime.map(Self.twoDigits), "time_zone": timeZone,
                    "trend_location_woeid": trendLocationWOEID, "lang": language,
                    "allow_contributor_request": allowContributorRequest,
                ]),
            returning: Settings.self)
    }

    /// An hour as the service wants it: 7 is `07`.
    private static func twoDigits(_ hour: Int) -> String {
        (0..<10).contains(hour) ? "0\(hour)" : "\(hour)"
    }

    /// A device that is told of news; an open set.
    public struct DeliveryDevice: RawRepresentable, Hashable, Sendable, ParameterValue {
        /// The value of `device`.
        public let rawValue: String

        /// Creates a device from the value of `device`.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Short messages to the phone.
        public static let sms = DeliveryDevice(rawValue: "sms")
        /// No device.
        public static let none = DeliveryDevice(rawValue: "none")
    }

    /// Chooses the device that is told of news.
    ///
    /// `POST account/update_delivery_device`. For users. Retired; the day is not known.
    ///
    /// - Parameters:
    ///   - device: The device.
    ///   - includeEntities: Whether links in the profile are listed; they are by default.
    /// - Returns: The request for the signed-in user.
    public func updateDeliveryDevice(
        _ device: DeliveryDevice, includeEntities: Bool? = nil
    ) -> TwitterRequest<User> {
        api.request(
            Call(
                Endpoint(.post, "account/update_delivery_device"),
                ["device": device, "include_entities": includeEntities]),
            returning: User.self)
    }
}
