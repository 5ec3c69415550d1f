/// A request that a sandbox received, and how it answered.
public struct SandboxLogEntry: Hashable, Sendable {
    /// The method.
    public let method: String
    /// The endpoint as the REST reference spells it, such as `GET statuses/show/:id`; `nil` if there is none.
    public let endpoint: String?
    /// The path, without the query.
    public let path: String
    /// The screen name of the caller, `app` for app-only, empty if nobody was recognised.
    public let caller: String
    /// The status of the answer; of one that a fault kept back too, and 0 if none was made.
    public let status: Int
    /// The code of the refusal, if it was one.
    public let code: Int?
    /// Why it was refused, in more words than the answer has; for a wrong signature with the base string that should
    /// have been signed, unless that holds a password.
    public let refusal: String?
    /// What went wrong on purpose.
    public let fault: SandboxFault?
    /// The number of the connection; equal numbers show that it was reused.
    public let connection: Int
}
