import LoopbackHTTP
import Testing

private let get = "GET /a HTTP/1.1\r\nHost: h\r\n\r\n"

extension LoopbackServerTests {
    @Suite struct RefusalTests {
        @Test func survivesEverythingMalformed() async throws {
            try await withServer(limits: MalformedRequest.limits) { server in
                let port = server.port
                try await blocking {
                    for malformed in MalformedRequest.all {
                        let client = try RawClient(port: port)
                        try client.send(malformed.bytes)
                        let answer = try client.readAnswer()
                        #expect(answer.status == malformed.status, "\(malformed.name)")
                        #expect(answer.head.contains("\r\nConnection: close\r\n"))
                        #expect(try client.readToEnd().isEmpty, "one answer: \(malformed.name)")
                        let good = try RawClient(port: port)
                        try good.send(get)
                        #expect(try good.readAnswer().text == "/a", "after \(malformed.name)")
                    }
                }
                #expect(server.statistics.requestsRefused == MalformedRequest.all.count)
                #expect(server.statistics.requestsHandled == MalformedRequest.all.count)
            }
        }

        @Test func refusalCanBeReadThoughMoreWasSent() async throws {
            try await withServer(limits: MalformedRequest.limits) { server in
                let port = server.port
                let answer = try await blocking {
                    let client = try RawClient(port: port)
                    try client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 8000000\r\n\r\n")
                    try client.send([UInt8](repeating: 0, count: 8_000_000))
                    return try client.readAnswer()
                }
                #expect(answer.status == 413)
            }
        }

        @Test func answersGoodRequestsBeforeABadOne() async throws {
            try await withServer { server in
                let port = server.port
                let statuses = try await blocking {
                    let client = try RawClient(port: port)
                    try client.send(get + get + "bad\r\n\r\n" + get)
                    let statuses = try (0..<3).map { _ in try client.readAnswer().status }
                    #expect(try client.readToEnd().isEmpty)
                    return statuses
                }
                #expect(statuses == [200, 200, 400])
            }
        }

        @Test func idleConnectionsTimeOut() async throws {
            var limits = LoopbackLimits()
            limits.keepAliveTime = .milliseconds(30)
            limits.stallTime = .milliseconds(30)
            try await withServer(limits: limits) { server in
                let port = server.port
                try await blocking {
                    let idle = try RawClient(port: port)
                    #expect(try idle.readToEnd().isEmpty)
                    let half = try RawClient(port: port)
                    try half.send("GET / HT")
                    #expect(try half.readAnswer().status == 408)
                    #expect(try half.readToEnd().isEmpty)
                    let halfBody = try RawClient(port: port)
                    try halfBody.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\nab")
                    #expect(try halfBody.readAnswer().status == 408)
                }
            }
        }

        @Test func unreadAnswersTimeOut() async throws {
            var limits = LoopbackLimits()
            limits.stallTime = .milliseconds(50)
            let handler: @Sendable (ReceivedRequest) async -> Response = { _ in
                Response(body: .bytes([UInt8](repeating: 1, count: 32 << 20)))
            }
            try await withServer(limits: limits, handler: handler) { server in
                let client = try RawClient(port: server.port)
                try client.send(get)
                #expect(try await eventually { server.statistics.requestsHandled == 1 })
                #expect(try await eventually { server.statistics.openConnections == 0 })
                withExtendedLifetime(client) {}
            }
        }
    }
}
