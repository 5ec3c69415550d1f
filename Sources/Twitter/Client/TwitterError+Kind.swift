extension TwitterError {
    /// What kind of fault it was; more kinds may come.
    public struct Kind: Hashable, Sendable, CustomStringConvertible {
        /// The name of the kind.
        public let description: String

        private init(_ description: String) { self.description = description }

        /// The call cannot be built or signed: its path, a parameter or the service's address is not possible.
        public static let invalidRequest = Kind("invalidRequest")
        /// There is no credential to call with.
        public static let noCredential = Kind("noCredential")
        /// No whole answer came; for a call that may change something, nothing had left.
        public static let transport = Kind("transport")
        /// No whole answer came to a call that may have been carried out.
        public static let outcomeUnknown = Kind("outcomeUnknown")
        /// The service does not accept the credential or the signature (401).
        public static let unauthorized = Kind("unauthorized")
        /// The account is suspended, locked, or must act on the web site first (64, 326 and the like).
        public static let accountUnusable = Kind("accountUnusable")
        /// The app's access level or credits do not include the endpoint (402, or code 453); no wait cures it.
        public static let accessLevel = Kind("accessLevel")
        /// The service understood and refuses (403).
        public static let forbidden = Kind("forbidden")
        /// The same text was just posted (code 187).
        public static let duplicate = Kind("duplicate")
        /// What was asked for does not exist, or not any more (404, 410).
        public static let notFound = Kind("notFound")
        /// The limit is used up (429, 420 or code 88).
        public static let rateLimited = Kind("rateLimited")
        /// The request is wrong in itself (other 4xx).
        public static let rejected = Kind("rejected")
        /// The service is down, overloaded or broken (5xx).
        public static let serviceUnavailable = Kind("serviceUnavailable")
        /// The status is neither success nor error; redirects are reported and never followed.
        public static let unexpectedStatus = Kind("unexpectedStatus")
        /// The answer is a success that cannot be read.
        public static let unreadableAnswer = Kind("unreadableAnswer")
    }
}
