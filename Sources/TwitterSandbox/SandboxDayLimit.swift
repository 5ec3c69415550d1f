/// How many calls of an endpoint a user and an app may make in 24 hours.
public struct SandboxDayLimit: Hashable, Sendable {
    /// The calls of one user through one app; `nil` for no limit.
    public var user: Int?
    /// The calls of all users of an app together; `nil` for no limit.
    public var app: Int?

    /// Creates a limit.
    ///
    /// - Parameters:
    ///   - user: The calls of one user through one app.
    ///   - app: The calls of all users of an app together.
    public init(user: Int? = nil, app: Int? = nil) {
        (self.user, self.app) = (user, app)
    }
}
