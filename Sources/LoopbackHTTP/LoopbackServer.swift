import Locking
import Readiness

/// A small HTTP/1.1 server for one machine's own use: it listens on 127.0.0.1 (or ::1) and nowhere else.
///
/// Reading is strict (RFC 9112) and everything buffered has a limit; one thread serves all connections and the handler
/// runs in a task of its own for each request. Requests on one connection are answered one after the other.
///
/// When a client ends its sending direction while its handler runs, the task of the handler is cancelled. The client may
/// be gone or may have shut one direction only, which looks the same from here; so the answer is still sent.
///
/// The server ends with ``stop(grace:)`` or with the last reference to it. A handler that holds the server itself keeps
/// it alive until it is stopped.
public final class LoopbackServer: Sendable {
    /// The port that the server listens on.
    public let port: UInt16
    /// The address of the server without a path, such as `http://127.0.0.1:8080`.
    public let baseURL: String

    private let mailbox: Mailbox
    private let thread: ServerThread
    private let counts: Locked<LoopbackStatistics>

    private init(port: UInt16, host: String, mailbox: Mailbox, thread: ServerThread, counts: Locked<LoopbackStatistics>)
    {
        self.port = port
        self.baseURL = "http://\(host):\(port)"
        self.mailbox = mailbox
        self.thread = thread
        self.counts = counts
    }

    /// Stops the server without waiting.
    deinit { mailbox.post(.stop(grace: .zero)) }

    /// Starts a server; when this returns, clients can connect.
    ///
    /// - Parameters:
    ///   - port: The port to listen on; 0 lets the system choose a free one.
    ///   - address: The address to listen on.
    ///   - limits: What is taken from clients at most.
    ///   - handler: Answers a request; called for many connections at once. Cancelled when its client ends, or the server.
    /// - Returns: The running server.
    /// - Throws: ``LoopbackError`` when the port cannot be had or the system has no room.
    public static func start(
        port: UInt16 = 0, address: LoopbackAddress = .ipv4, limits: LoopbackLimits = .init(),
        handler: @escaping @Sendable (ReceivedRequest) async -> Response
    ) async throws(LoopbackError) -> LoopbackServer {
        let (listener, boundPort) = try address.listen(port: port)
        let counts = Locked(LoopbackStatistics())
        let thread = ServerThread()
        do throws(SystemError) {
            let wakeup = try Wakeup()
            let mailbox = Mailbox(wakeup: wakeup)
            let loop = try ServerLoop(
                listener: listener, limits: limits, wakeup: wakeup, mailbox: mailbox, statistics: counts,
                handler: handler)
            try thread.start(loop)
            return LoopbackServer(
                port: boundPort, host: address.urlHost, mailbox: mailbox, thread: thread, counts: counts)
        } catch {
            throw LoopbackError(error)
        }
    }

    /// What the server has done so far.
    public var statistics: LoopbackStatistics { counts.withLock { $0 } }

    /// Ends the server and waits until its thread has given up everything it held.
    ///
    /// Nothing is accepted from now on and idle connections are closed. Connections with a request at hand may finish it
    /// within the grace; then they are closed and their handlers' tasks are cancelled. A handler that ignores
    /// cancellation is not waited for, so a handler may stop its own server. Further calls wait for the same end.
    ///
    /// - Parameter grace: How long requests at hand may take; usually they are cut off at once.
    public func stop(grace: Duration = .zero) async {
        mailbox.post(.stop(grace: grace))
        await thread.end()
    }
}
