import TLSLoopback
import Testing
import TwitterCurl
import TwitterHTTP

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension FaultRow {
    /// Sends the request of the row and compares; everything that it started has ended when it returns.
    func check() async throws {
        guard let knownFault else { return try await run() }
        await withKnownIssue(knownFault) { try await run() }
    }

    private func run() async throws {
        let authority = try TestCertificate.makeAuthority()
        let gates = Gates()
        let server = try server(trusting: authority, gates)
        defer { server?.stop() }
        try await withAuthorityFile(authority) { path in
            let transport = CurlTransport(
                configuration: CurlConfiguration(
                    trust: .certificateAuthorityFile(path), proxy: .direct))
            do {
                try await exchange(with: server, gates, by: transport)
            } catch {
                await transport.shutdown()
                throw error
            }
            await transport.shutdown()
        }
    }

    /// What server and client wait for.
    private struct Gates {
        let firstAnswerCame = Gate()
        let scriptEnded = Gate()
    }

    // MARK: The server

    private func server(trusting authority: Certificate, _ gates: Gates) throws -> RawServer? {
        switch way {
        case .nobody, .unknownName: nil
        case .plain, .plainBehindHTTPS: try RawServer { serve($0, gates) }
        case .tls(let certificate):
            try RawServer(tls: certificate.context(authority: authority)) { serve($0, gates) }
        }
    }

    /// Follows the script on the first connection, and what is left of it and all others answer with "next".
    private func serve(_ connection: RawConnection, _ gates: Gates) {
        if connection.index == 0 {
            if self.connection != .new {
                connection.readRequest()
                connection.answer("first")
                gates.firstAnswerCame.wait()
            }
            script(connection)
            gates.scriptEnded.open()
            guard isFollowed || self.connection == .restedSince else { return }
        }
        while connection.readRequest() != nil { connection.answer("next") }
    }

    // MARK: The client

    private func exchange(with server: RawServer?, _ gates: Gates, by transport: CurlTransport) async throws {
        let (unused, unusedPort) = try RawServer.bindToLoopback()
        defer { close(unused) }
        let place: String =
            if case .unknownName = way { "name.invalid:80" } else { "127.0.0.1:\(server?.port ?? unusedPort)" }

        if connection != .new {
            #expect(try await transport.send(request(to: place, "/first")).body == Array("first".utf8))
            gates.firstAnswerCame.open()
        }
        if connection == .restedSince { try await eventually("end of the script") { gates.scriptEnded.isOpen } }

        let result: Result<TransportResponse, TransportError>
        let start = ContinuousClock.now
        do {
            var request = request(to: place, "/row")
            (request.method, request.body, request.limits) = (method, body, limits)
            result = .success(try await transport.send(request))
        } catch let error as TransportError {
            result = .failure(error)
        }
        compare(result, place)
        if let limit = limitThatIsOver { #expect(ContinuousClock.now - start >= limit) }

        if isFollowed {
            #expect(try await transport.send(request(to: place, "/next")).body == Array("next".utf8))
        }
        let arrivals = server?.requests.count { $0.requestLine.contains("/row") } ?? 0
        #expect(arrivals <= 1, "A request is never sent again.")
    }

    private var limitThatIsOver: Duration? {
        switch outcome {
        case .error(.connectTimeout, _, _, _): limits.connect
        case .error(.firstByteTimeout, _, _, _): limits.firstByte
        case .error(.idleTimeout, _, _, _): limits.idle
        case .error(.totalTimeout, _, _, _): limits.total
        default: nil
        }
    }

    /// Each request holds secrets, which no error may tell.
    private func request(to place: String, _ path: String) -> TransportRequest {
        let isSecure =
            switch way {
            case .tls, .plainBehindHTTPS: true
            case .plain, .nobody, .unknownName: false
            }
        return TransportRequest(
            method: .get, url: "\(isSecure ? "https" : "http")://\(place)\(path)?oauth_token=S3CRET-MARK-IN-QUERY",
            headers: ["Authorization": "Bearer S3CRET-MARK-IN-FIELD"])
    }

    private func compare(_ result: Result<TransportResponse, TransportError>, _ place: String) {
        switch (outcome, result) {
        case (.answerUnlessReset, .failure(let error)):
            #expect(error.kind == .connectionLost && error.requestMayHaveBeenSent, "\(error)")
        case (.answer(let status, let body), .success(let response)),
            (.answerUnlessReset(let status, let body), .success(let response)):
            #expect(response.status == status)
            #expect(String(decoding: response.body, as: UTF8.self) == body)
        case (.error(let kind, let stage, let sent, let repeatable), .failure(let error)):
            #expect(error.kind == kind, "\(error)")
            #expect(error.kind != .other, "The catch-all kind is for what nobody has thought of.")
            #expect(error.stage == stage)
            #expect(error.requestMayHaveBeenSent == sent)
            #expect((method.isSafe || !error.requestMayHaveBeenSent) == repeatable)
            #expect(error.usedPooledConnection == (connection != .new))
            #expect(error.message.contains(place.split(separator: ":")[0]), "\(error)")
            #expect(error.message.contains(says), "\(error)")
            #expect(!"\(error)".contains("S3CRET-MARK"))
        default:
            Issue.record("\(result)")
        }
    }
}
