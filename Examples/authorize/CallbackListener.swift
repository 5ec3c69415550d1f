import Locking
import LoopbackHTTP
import Terminal
import Twitter

/// Waits on this machine for a browser that comes back from the service.
final class CallbackListener: Sendable {
    private let server: LoopbackServer
    private let expected: Locked<SignIn?>
    private let arrivals: AsyncStream<String>

    private init(_ server: LoopbackServer, _ expected: Locked<SignIn?>, _ arrivals: AsyncStream<String>) {
        self.server = server
        self.expected = expected
        self.arrivals = arrivals
    }

    /// The address to send the browser back to.
    var url: String { "\(server.baseURL)/callback" }

    /// Starts to listen.
    static func start(port: UInt16) async throws -> CallbackListener {
        let expected = Locked<SignIn?>(nil)
        let (arrivals, continuation) = AsyncStream<String>.makeStream()
        do {
            let server = try await LoopbackServer.start(port: port) { request in
                let signIn = expected.withLock { $0 }
                guard request.method == "GET", request.path == "/callback", let signIn else {
                    return .text("There is nothing here.\n", status: 404)
                }
                return answer(request.target, signIn) { continuation.yield(request.target) }
            }
            return CallbackListener(server, expected, arrivals)
        } catch {
            throw Terminal.Failure("This machine cannot be listened on: \(error).")
        }
    }

    /// Answers the browser; what does not belong to the sign-in is not taken for its end.
    private static func answer(_ target: String, _ signIn: SignIn, _ arrived: () -> Void) -> Response {
        do throws(TwitterError) {
            _ = try signIn.verifier(inCallback: target)
            arrived()
            return page("You have allowed the app", status: 200)
        } catch {
            guard error.kind == .signInDenied else { return .text("\(error.message)\n", status: 400) }
            arrived()
            return page("You have not allowed the app", status: 200)
        }
    }

    private static func page(_ title: String, status: Int) -> Response {
        .text(
            """
            <!DOCTYPE html>
            <html lang="en"><meta charset="utf-8"><title>\(title)</title>
            <h1>\(title)</h1><p>Close this page and go back to the terminal.</p></html>

            """, status: status, contentType: "text/html; charset=utf-8")
    }

    /// Takes the browser of this sign-in from now on.
    ///
    /// - Returns: The path and query that it came back with.
    func wait(for signIn: SignIn) -> Task<String, any Error> {
        expected.withLock { $0 = signIn }
        return Task { [arrivals] in
            for await target in arrivals { return target }
            throw CancellationError()
        }
    }

    /// Stops to listen once the browser has its answer.
    func stop() async { await server.stop(grace: .seconds(2)) }
}
