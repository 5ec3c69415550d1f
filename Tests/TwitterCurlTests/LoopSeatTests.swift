import Locking
import Readiness
import Testing
import TwitterHTTP

@testable import TwitterCurl

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A caller's thread does the work of the loop while answers come quickly.
@Suite struct LoopSeatTests {
    private struct Loop {
        let seat = LoopSeat()
        let mailbox: Mailbox

        init() throws {
            let wakeup = try Wakeup()
            mailbox = Mailbox(line: AdmissionLine(turns: 1, capacity: 1, wakeup: wakeup), wakeup: wakeup)
            seat.start(configuration: CurlConfiguration(), mailbox: mailbox, wakeup: wakeup)
        }

        /// Submits a request.
        ///
        /// - Returns: It, and whether its turn was ended by the thread that submitted it, which so did all the work.
        func submit(_ url: String, body: BodyPipe? = nil) throws -> (submission: Submission, isDriven: Bool) {
            let isDriven = Locked(false)
            let caller = pthread_self()
            let turn = TransportTurn {
                if pthread_equal(caller, pthread_self()) != 0 { isDriven.withLock { $0 = true } }
            }
            let submission = Submission(
                TransportRequest(method: .get, url: url), to: try RequestAddress(url), turn: turn, body: body)
            try mailbox.submit(submission, drivenBy: seat)
            return (submission, isDriven.withLock { $0 })
        }

        func stop() async {
            mailbox.stop()
            await mailbox.waitForEnd()
        }
    }

    private func answer(to submission: Submission) async throws -> CollectedResponse {
        await withUnsafeContinuation { submission.wait(with: $0) }
        return try submission.answer
    }

    /// Sends requests until one is driven; on a busy machine a quick server is not quick each time.
    ///
    /// - Returns: How many it took.
    @discardableResult
    private func driveOnce(_ loop: Loop, _ url: String) async throws -> Int {
        var tries = 0
        while true {
            let (submission, isDriven) = try loop.submit(url)
            let response = try await answer(to: submission)
            #expect(response.status == 200 && response.body == Array("ok".utf8))
            tries += 1
            if isDriven { return tries }
            try #require(tries < 10_000)
        }
    }

    @Test func callersDriveQuickRequests() async throws {
        let server = try RawServer { connection in
            while connection.readRequest() != nil { connection.answer("ok") }
        }
        defer { server.stop() }
        let loop = try Loop()
        // Nothing is known when the first one comes.
        #expect(try await driveOnce(loop, server.url()) > 1)
        #expect(server.connectionCount == 1)
        await loop.stop()
        #expect(throws: TransportError.self) { try loop.submit(server.url()) }
    }

    @Test func slowRequestsAreLeftToTheThread() async throws {
        let gate = Gate()
        let server = try RawServer { connection in
            while let request = connection.readRequest() {
                if request.requestLine.contains("/slow") { gate.wait() }
                connection.answer("ok")
            }
        }
        defer { server.stop() }
        let loop = try Loop()
        try await driveOnce(loop, server.url())
        let (slow, isDriven) = try loop.submit(server.url("/slow"))
        #expect(!isDriven)
        let (other, isOtherDriven) = try loop.submit(server.url("/other"))
        #expect(!isOtherDriven)
        #expect(try await answer(to: other).status == 200)
        gate.open()
        #expect(try await answer(to: slow).status == 200)
        await loop.stop()
    }

    @Test func streamsAreNotDriven() async throws {
        let server = try RawServer { connection in
            while connection.readRequest() != nil { connection.answer("ok") }
        }
        defer { server.stop() }
        let loop = try Loop()
        try await driveOnce(loop, server.url())
        let (stream, isDriven) = try loop.submit(server.url(), body: BodyPipe())
        #expect(!isDriven)
        #expect(try await answer(to: stream).status == 200)
        await loop.stop()
    }

    @Test func aLostConnectionEndsADrivenRequest() async throws {
        let server = try RawServer { connection in
            while let request = connection.readRequest() {
                if request.requestLine.contains("/cut") { return connection.cut() }
                connection.answer("ok")
            }
        }
        defer { server.stop() }
        let loop = try Loop()
        try await driveOnce(loop, server.url())
        let (lost, _) = try loop.submit(server.url("/cut"))
        let error = await #expect(throws: TransportError.self) { try await answer(to: lost) }
        #expect(error?.kind == .connectionLost && error?.requestMayHaveBeenSent == true)
        try await driveOnce(loop, server.url())
        await loop.stop()
    }
}
