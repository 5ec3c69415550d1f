public import OAuth1
import TwitterHTTP
public import TwitterJSON

extension TwitterAPI {
    /// The signed-in account.
    public var account: Account { Account(api: self) }

    /// The endpoints below `account`.
    public struct Account: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Asks who is signed in.
        ///
        /// `GET account/verify_credentials`. For users; 75 calls in 15 minutes. Refused credentials are 401 with code
        /// 32 or 89.
        ///
        /// - Parameters:
        ///   - includeEntities: Whether links in the profile are listed; they are by default.
        ///   - skipStatus: Whether the user's newest Tweet is left out.
        ///   - includeEmail: Whether the e-mail address is told; the app needs a permission for it.
        ///   - mode: Which texts the newest Tweet has; the whole one by default.
        /// - Returns: The request for the signed-in user.
        public func verifyCredentials(
            includeEntities: Bool? = nil, skipStatus: Bool? = nil, includeEmail: Bool? = nil,
            mode: TweetOptions.Mode? = .extended
        ) -> TwitterRequest<User> {
            api.request(
                Call(
                    Endpoint(.get, "account/verify_credentials"),
                    [
                        "include_entities": includeEntities, "skip_status": skipStatus, "include_email": includeEmail,
                        "tweet_mode": mode,
                    ]),
                returning: User.self)
        }

        /// Reads what is left of the one limit of a server.
        ///
        /// `GET account/rate_limit_status`. Compatible servers only (GNU social, Friendica); Twitter has
        /// ``TwitterAPI/Application/rateLimitStatus(resources:)``.
        ///
        /// - Returns: The request for the limit; its members differ from server to server.
        public func rateLimitStatus() -> TwitterRequest<JSON> {
            api.json(Call(Endpoint(.get, "account/rate_limit_status")))
        }

        /// Opens a new account.
        ///
        /// `POST account/generate`. Undocumented, for the official apps only; it is below version 1 of the API.
        ///
        /// - Parameters:
        ///   - name: The name that is shown.
        ///   - screenName: The name behind the @ sign.
        ///   - email: The e-mail address.
        ///   - password: The password.
        ///   - language: An ISO 639-1 code.
        ///   - timeZone: A time zone as Rails names it, such as `Pacific Time (US & Canada)`.
        ///   - discoverableByEmail: Whether others find the account by the e-mail address.
        ///   - geoEnabled: Whether Tweets may tell where they were written.
        ///   - adc: What the official apps send under this name; its meaning is not known.
        ///   - sendErrorCodes: Whether refusals have codes.
        /// - Returns: The request for the new user.
        public func generate(
            name: String, screenName: String, email: String, password: Secret, language: String, timeZone: String,
            discoverableByEmail: Bool, geoEnabled: Bool, adc: String, sendErrorCodes: Bool
        ) -> TwitterRequest<User> {
            api.request(
                Call(
                    Endpoint(.post, "account/generate"),
                    [
                        "adc": adc, "discoverable_by_email": discoverableByEmail, "email": email,
                        "geo_enabled": geoEnabled, "lang": language, "name": name, "password": password.revealed,
                        "screen_name": screenName, "send_error_codes": sendErrorCodes, "time_zone": timeZone,
                    ]),
                returning: User.self)
        }
    }
}
