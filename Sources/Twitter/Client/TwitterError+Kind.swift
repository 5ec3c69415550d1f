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
        /// The account is suspended (code 64).
        public static let accountSuspended = Kind("accountSuspended")
        /// The account is locked until its owner acts on the web site (code 326).
        public static let accountLocked = Kind("accountLocked")
        /// The account must act on the web site first in another way (231, 244).
        public static let accountUnusable = Kind("accountUnusable")
        /// The app's access level does not include the endpoint (code 453); no wait cures it.
        public static let accessLevel = Kind("accessLevel")
        /// The app's credits are used up (402); no wait cures it.
        public static let creditsUsedUp = Kind("creditsUsedUp")
        /// The app is suspended or unknown (code 416).
        public static let appUnusable = Kind("appUnusable")
        /// The callback is not registered for the app, or the app may use none but the PIN (415, 417).
        public static let callbackNotApproved = Kind("callbackNotApproved")
        /// The app may not exchange passwords for tokens (code 87 of `oauth/access_token`).
        public static let xAuthNotEnabled = Kind("xAuthNotEnabled")
        /// The PIN or verifier of a sign-in is wrong.
        public static let badVerifier = Kind("badVerifier")
        /// The request token of a sign-in is expired, used or unknown.
        public static let requestTokenExpired = Kind("requestTokenExpired")
        /// The user did not allow the app.
        public static let signInDenied = Kind("signInDenied")
        /// The address that a user came back to does not belong to the sign-in, or has no verifier.
        public static let wrongCallback = Kind("wrongCallback")
        /// The service understood and refuses (403).
        public static let forbidden = Kind("forbidden")
        /// The same text was just posted (code 187).
        public static let duplicate = Kind("duplicate")
        /// What was asked for does not exist, or not any more (404, 410).
        public static let notFound = Kind("notFound")
        /// The limit is used up (429, 420 or code 88), or known to be; ``TwitterError/rateLimit`` has the reset.
        public static let rateLimited = Kind("rateLimited")
        /// A cap on usage is reached, such as that of a month; no wait for a window cures it.
        public static let usageCapReached = Kind("usageCapReached")
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
