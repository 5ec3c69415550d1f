import FoundationEssentials
import Testing
import Twitter
import TwitterSandbox

/// Starts a sandbox, hands it over, and stops it whatever happens.
func withSandbox<Result: Sendable>(
    _ change: (inout SandboxConfiguration) -> Void = { _ in }, _ body: (Sandbox) async throws -> Result
) async throws -> Result {
    var configuration = SandboxConfiguration()
    change(&configuration)
    let sandbox = try await Sandbox.start(configuration)
    do {
        let result = try await body(sandbox)
        await sandbox.stop()
        return result
    } catch {
        await sandbox.stop()
        throw error
    }
}

extension Sandbox {
    /// A client of the sandbox with a transport of its own; its connections end with it.
    ///
    /// It sends what it is told to, once, so that tests see what the sandbox does with it.
    func client(
        _ auth: any Authenticator, _ change: (inout TwitterConfiguration) -> Void = { _ in }
    ) -> TwitterAPI {
        var configuration = TwitterConfiguration()
        configuration.rateLimits = .ignore
        configuration.repeats = .never
        change(&configuration)
        return TwitterAPI(auth: auth, service: service, configuration: configuration)
    }

    /// A client for one of the sandbox's users.
    func client(
        as user: SandboxUser, _ change: (inout TwitterConfiguration) -> Void = { _ in }
    ) -> TwitterAPI {
        client(.oauth1(consumer: consumer, token: user.token), change)
    }

    var ada: SandboxUser { users[0] }
    var bob: SandboxUser { users[1] }
    var cleo: SandboxUser { users[2] }
}

/// The error that a call ends with.
func refusal<Value: Sendable>(
    of request: TwitterRequest<Value>, sourceLocation: SourceLocation = #_sourceLocation
) async throws -> TwitterError {
    let error = await #expect(throws: TwitterError.self, sourceLocation: sourceLocation) { try await request.send() }
    return try #require(error, sourceLocation: sourceLocation)
}

/// The error that asking for a page ends with.
func refusal<Content: Page>(
    of request: PagedRequest<Content>, sourceLocation: SourceLocation = #_sourceLocation
) async throws -> TwitterError {
    let error = await #expect(throws: TwitterError.self, sourceLocation: sourceLocation) { try await request.send() }
    return try #require(error, sourceLocation: sourceLocation)
}

/// Whether a text holds the mark of the sandbox's secrets, plain or in base64 at any of its three alignments.
func showsSecret(_ text: String) -> Bool {
    let mark = "S3CRET-MARK"
    let encoded = (0..<3).map { shift in
        let bytes = Data((String(repeating: "x", count: shift) + mark).utf8)
        // The first and the last characters also depend on what stands beside the mark.
        return String(bytes.base64EncodedString().prefix(bytes.count * 8 / 6).dropFirst((shift * 8 + 5) / 6))
    }
    return ([mark] + encoded).contains { text.contains($0) }
}

/// Everything that `dump` shows of a value.
func dumped(_ value: some Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
}
