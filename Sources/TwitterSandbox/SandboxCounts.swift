/// How many calls of an endpoint a sandbox has received, and what became of them.
public struct SandboxCounts: Hashable, Sendable {
    /// All calls, refused ones included.
    public internal(set) var calls = 0
    /// Calls that were handled: neither refused for their credentials or a limit nor stopped by a fault.
    public internal(set) var handled = 0
    /// Calls over a limit: those answered 429, and those over a 24-hour limit.
    public internal(set) var overLimit = 0
    /// Calls that went wrong on purpose.
    public internal(set) var faults = 0

    static func + (one: SandboxCounts, other: SandboxCounts) -> SandboxCounts {
        SandboxCounts(
            calls: one.calls + other.calls, handled: one.handled + other.handled,
            overLimit: one.overLimit + other.overLimit, faults: one.faults + other.faults)
    }
}
