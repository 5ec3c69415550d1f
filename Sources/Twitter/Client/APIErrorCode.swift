/// A number that the service gives to a kind of refusal.
///
/// An open set: numbers that are not named here decode and compare like the others.
public struct APIErrorCode: RawRepresentable, Hashable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
    /// The number.
    public let rawValue: Int

    /// Creates a code from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Creates a code from a literal.
    public init(integerLiteral value: Int) { rawValue = value }

    /// The number in digits.
    public var description: String { String(rawValue) }

    /// 17: no user matches the terms.
    public static let noUserMatches: APIErrorCode = 17
    /// 32: the credentials did not authenticate the call.
    public static let couldNotAuthenticate: APIErrorCode = 32
    /// 34: the path or object does not exist.
    public static let doesNotExist: APIErrorCode = 34
    /// 50: the user does not exist.
    public static let userNotFound: APIErrorCode = 50
    /// 63: the looked-up user is suspended.
    public static let userSuspended: APIErrorCode = 63
    /// 64: the signed-in account is suspended.
    public static let accountSuspended: APIErrorCode = 64
    /// 87: the client may not call this; with xAuth, its keys are not enabled for it.
    public static let clientNotPermitted: APIErrorCode = 87
    /// 88: the rate limit is used up.
    public static let rateLimitExceeded: APIErrorCode = 88
    /// 89: the token is invalid, expired or revoked.
    public static let invalidOrExpiredToken: APIErrorCode = 89
    /// 99: the app's key and secret could not be verified.
    public static let couldNotVerifyCredentials: APIErrorCode = 99
    /// 130: over capacity.
    public static let overCapacity: APIErrorCode = 130
    /// 131: an internal error of the service.
    public static let internalError: APIErrorCode = 131
    /// 135: the timestamp is out of range.
    public static let timestampOutOfBounds: APIErrorCode = 135
    /// 144: there is no Tweet with that id.
    public static let noSuchTweet: APIErrorCode = 144
    /// 179: the author of the Tweet is protected.
    public static let notAuthorizedToSeeTweet: APIErrorCode = 179
    /// 185: the posting limit is reached.
    public static let postingLimitReached: APIErrorCode = 185
    /// 187: the same text was just posted.
    public static let duplicateStatus: APIErrorCode = 187
    /// 215: the request has no usable authentication data.
    public static let badAuthenticationData: APIErrorCode = 215
    /// 220: this kind of credential may not use the endpoint.
    public static let credentialNotPermitted: APIErrorCode = 220
    /// 326: the account is locked until its owner acts on the web site.
    public static let accountLocked: APIErrorCode = 326
    /// 453: the app's access level does not include the endpoint.
    public static let accessLevelTooLow: APIErrorCode = 453
}

/// One refusal of an error body.
public struct APIErrorEntry: Hashable, Sendable {
    /// The number; `nil` if the body gives none.
    public var code: APIErrorCode?
    /// The service's sentence; empty if the body gives none.
    public var message: String

    /// Creates an entry.
    public init(code: APIErrorCode? = nil, message: String) {
        self.code = code
        self.message = message
    }
}
