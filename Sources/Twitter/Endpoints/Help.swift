import TwitterHTTP
public import TwitterJSON

extension TwitterAPI {
    /// What the service says about itself.
    public var help: Help { Help(api: self) }

    /// The endpoints below `help`.
    public struct Help: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Lists the languages of the service.
        ///
        /// `GET help/languages`. For users and apps; 15 calls in 15 minutes each.
        ///
        /// - Returns: The request for the languages.
        public func languages() -> TwitterRequest<[Language]> {
            api.list(Call(Endpoint(.get, "help/languages")), of: Language.self)
        }

        /// Reads the limits of the service: lengths of links, sizes of pictures, names that nobody can have.
        ///
        /// `GET help/configuration`. For users and apps; 15 calls in 15 minutes each. Retired around 2020.
        ///
        /// - Returns: The request for the limits.
        public func configuration() -> TwitterRequest<Configuration> {
            api.request(Call(Endpoint(.get, "help/configuration")), returning: Configuration.self)
        }

        /// Reads the privacy policy.
        ///
        /// `GET help/privacy`. For users and apps; 15 calls in 15 minutes each. Retired around 2020.
        ///
        /// - Returns: The request for the text.
        public func privacy() -> TwitterRequest<Privacy> {
            api.request(Call(Endpoint(.get, "help/privacy")), returning: Privacy.self)
        }

        /// Reads the terms of service.
        ///
        /// `GET help/tos`. For users and apps; 15 calls in 15 minutes each. Retired around 2020.
        ///
        /// - Returns: The request for the text.
        public func tos() -> TwitterRequest<TermsOfService> {
            api.request(Call(Endpoint(.get, "help/tos")), returning: TermsOfService.self)
        }

        /// Asks whether the server answers.
        ///
        /// `GET help/test`. Compatible servers only (GNU social, Friendica).
        ///
        /// - Returns: The request; the answer is the text `ok`.
        public func test() -> TwitterRequest<JSON> {
            api.json(Call(Endpoint(.get, "help/test")))
        }
    }
}
