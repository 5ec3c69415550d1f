import LoopbackHTTP
import Testing

private let get = "GET /a HTTP/1.1\r\nHost: h\r\n\r\n"

extension LoopbackServerTests {
    @Suite struct ServingTests {
        @Test func keepsConnectionsAlive() async throws {
            try await withServer(handler: { .text("\($0.connection)") }) { server in
                let port = server.port
                #expect(server.baseURL == "http://127.0.0.1:\(port)")
                let bodies = try await blocking {
                    let first = try RawClient(port: port)
                    var bodies: [String] = []
                    for _ in 0..<3 {
                        try first.send(get)
                        bodies.append(try first.readAnswer().text)
                    }
                    let second = try RawClient(port: port)
                    try second.send("GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")
                    bodies.append(try second.readAnswer().text)
                    #expect(try second.readToEnd().isEmpty)
                    return bodies
                }
                #expect(bodies == ["1", "1", "1", "2"])
                #expect(server.statistics.requestsHandled == 4)
                #expect(server.statistics.connectionsAccepted == 2)
                #expect(try await eventually { server.statistics.openConnections == 0 })
            }
        }

        @Test func answersPipelinedRequestsInOrder() async throws {
            let handler: @Sendable (ReceivedRequest) async -> Response = { request in
                // The earlier ones take longer.
                let delay = 20 - (Int(request.path.dropFirst()) ?? 0)
                try? await Task.sleep(for: .milliseconds(delay))
                return .text(request.path)
            }
            try await withServer(handler: handler) { server in
                let port = server.port
                let paths = try await blocking {
                    let client = try RawClient(port: port)
                    try client.send((0..<20).map { "GET /\($0) HTTP/1.1\r\nHost: h\r\n\r\n" }.joined())
                    return try (0..<20).map { _ in try client.readAnswer().text }
                }
                #expect(paths == (0..<20).map { "/\($0)" })
            }
        }

        @Test(arguments: [1, 7, 1000]) func takesRequestsInPieces(size: Int) async throws {
            try await withServer(handler: { Response(body: .bytes($0.rawHead + $0.body)) }) { server in
                let port = server.port
                let head = "POST /?q HTTP/1.1\r\nHost: h\r\nContent-Length: 30\r\n\r\n"
                let text = head + String(repeating: "x", count: 30)
                let echo = try await blocking {
                    let client = try RawClient(port: port)
                    var rest = Array(text.utf8)[...]
                    while !rest.isEmpty {
                        try client.send(Array(rest.prefix(size)))
                        rest = rest.dropFirst(size)
                    }
                    return try client.readAnswer().text
                }
                #expect(echo == text)
            }
        }

        @Test func writesContinueOnce() async throws {
            try await withServer(handler: { Response(body: .bytes($0.body)) }) { server in
                let port = server.port
                let answers = try await blocking {
                    let client = try RawClient(port: port)
                    try client.send(
                        "POST / HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n")
                    let interim = try client.readAnswer(bodiless: true)
                    try client.send("ok")
                    return [interim, try client.readAnswer()]
                }
                #expect(answers.map(\.status) == [100, 200])
                #expect(answers[1].text == "ok")
            }
        }

        @Test func carriesLargeBodiesBothWays() async throws {
            let size = 20 << 20
            try await withServer(handler: { Response(body: .bytes($0.body)) }) { server in
                let port = server.port
                let same = try await blocking {
                    let body = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
                    let client = try RawClient(port: port)
                    try client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: \(size)\r\n\r\n")
                    try client.send(body)
                    return try client.readAnswer().body == body
                }
                #expect(same)
            }
        }

        @Test func answersHeadWithoutBody() async throws {
            try await withServer { server in
                let port = server.port
                let answers = try await blocking {
                    let client = try RawClient(port: port)
                    try client.send("HEAD /abc HTTP/1.1\r\nHost: h\r\n\r\n" + get)
                    return [try client.readAnswer(bodiless: true), try client.readAnswer()]
                }
                #expect(answers[0].head.contains("Content-Length: 4\r\n"))
                #expect(answers[1].text == "/a")
            }
        }

        @Test func injectsFaults() async throws {
            let handler: @Sendable (ReceivedRequest) async -> Response = { request in
                switch request.path {
                case "/drop": .dropConnection
                case "/reset": .resetConnection
                default: Response(body: .bytes(Array("abcdef".utf8)), fault: .cutBody(after: 3))
                }
            }
            try await withServer(handler: handler) { server in
                let port = server.port
                try await blocking {
                    let dropped = try RawClient(port: port)
                    try dropped.send("GET /drop HTTP/1.1\r\nHost: h\r\n\r\n")
                    #expect(try dropped.readToEnd().isEmpty)
                    let reset = try RawClient(port: port)
                    try reset.send("GET /reset HTTP/1.1\r\nHost: h\r\n\r\n")
                    #expect(throws: RawClient.Failure.self) { try reset.readToEnd() }
                    let cut = try RawClient(port: port)
                    try cut.send("GET /cut HTTP/1.1\r\nHost: h\r\n\r\n")
                    let text = String(decoding: try cut.readToEnd(), as: UTF8.self)
                    #expect(text.contains("\r\nContent-Length: 6\r\n") && text.hasSuffix("\r\n\r\nabc"))
                }
                #expect(server.statistics.requestsHandled == 3)
            }
        }

        @Test func servesManyConnectionsAtOnce() async throws {
            let count = 200
            try await withServer { server in
                let port = server.port
                let bodies = try await blocking {
                    let clients = try (0..<count).map { _ in try RawClient(port: port) }
                    for (index, client) in clients.enumerated() {
                        try client.send("GET /\(index) HTTP/1.1\r\nHost: h\r\n\r\n")
                    }
                    return try clients.map { try $0.readAnswer().text }
                }
                #expect(bodies == (0..<count).map { "/\($0)" })
                #expect(server.statistics.mostOpenConnections == count)
                #expect(try await eventually { server.statistics.openConnections == 0 })
            }
        }

        @Test func acceptsNoMoreThanItsLimit() async throws {
            var limits = LoopbackLimits()
            limits.connections = 3
            try await withServer(limits: limits) { server in
                let port = server.port
                try await blocking {
                    // More than fit: each leaves before the next but two is served.
                    var clients = try (0..<10).map { _ in try RawClient(port: port) }
                    for client in clients { try client.send(get) }
                    while !clients.isEmpty {
                        #expect(try clients[0].readAnswer().status == 200)
                        clients.removeFirst()
                    }
                }
                #expect(server.statistics.mostOpenConnections == 3)
                #expect(server.statistics.connectionsAccepted == 10)
            }
        }
    }
}
