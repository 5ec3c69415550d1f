import Locking
import Testing
import TwitterCurl
import TwitterHTTP

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// Suites with servers are serialized: all their cases at once would come near the usual limit of 1,024 descriptors.

/// Runs a test body with a server that answers by a script and a transport; ends both.
func withServer(
    _ script: @escaping RawServer.Script, configuration: CurlConfiguration = .init(),
    _ body: (RawServer, CurlTransport) async throws -> Void
) async throws {
    let server = try RawServer(script)
    defer { server.stop() }
    let transport = CurlTransport(configuration: configuration)
    do {
        try await body(server, transport)
    } catch {
        await transport.shutdown()
        throw error
    }
    await transport.shutdown()
}

/// Sends a request that must fail, and gives back how.
func failure(
    of request: TransportRequest, by transport: CurlTransport, sourceLocation: SourceLocation = #_sourceLocation
) async throws -> TransportError {
    try await #require(throws: TransportError.self, sourceLocation: sourceLocation) {
        _ = try await transport.send(request)
    }
}

/// The text of an answer, which the output of a test run shows in one short line.
struct AnswerText: Sendable, ExpressibleByStringLiteral, CustomTestStringConvertible {
    let text: String

    init(_ text: String) { self.text = text }
    init(stringLiteral value: String) { text = value }

    var testDescription: String { String(text.debugDescription.prefix(80)) }
}

/// Waits until something is so, and gives up after 20 seconds.
func eventually(
    _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
) async throws {
    for _ in 0..<4_000 {
        if condition() { return }
        try await Task.sleep(for: .milliseconds(5))
    }
    Issue.record(what, sourceLocation: sourceLocation)
}

/// A door that threads wait at until it is opened, once and for all.
final class Gate: Sendable {
    private let inner: Locked<Int32>
    private let outer: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        (outer, inner) = (ends[0], Locked(ends[1]))
    }

    deinit {
        open()
        close(outer)
    }

    /// Blocks the calling thread until the door is open, or for some time; for scripts of servers only.
    func wait(milliseconds: Int32 = 20_000) {
        var entry = pollfd(fd: outer, events: Int16(POLLIN), revents: 0)
        poll(&entry, 1, milliseconds)
    }

    /// Whether the door is open.
    var isOpen: Bool {
        var entry = pollfd(fd: outer, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, 0) == 1
    }

    /// Lets everybody through.
    func open() {
        inner.withLock { inner in
            if inner >= 0 { close(inner) }
            inner = -1
        }
    }
}
