import Locking
import Testing
import TwitterHTTP

@testable import TwitterCurl

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What libcurl does by itself once it is told to: proxies, Unix sockets, limits and the pool of connections.
@Suite(.serialized) struct ConnectionTests {
    private func get(_ url: String) -> TransportRequest { TransportRequest(method: .get, url: url) }

    @Test func anHTTPProxyIsSentTheWholeAddress() async throws {
        let proxy = try RawServer { connection in
            while connection.readRequest() != nil { connection.answer("by proxy") }
        }
        defer { proxy.stop() }
        var configuration = CurlConfiguration()
        configuration.proxy = .server("http://127.0.0.1:\(proxy.port)")
        let transport = CurlTransport(configuration: configuration)
        let response = try await transport.send(get("http://service.example/1.1/x.json?a=b"))
        #expect(response.body == Array("by proxy".utf8))
        #expect(proxy.requests.map(\.requestLine) == ["GET http://service.example/1.1/x.json?a=b HTTP/1.1"])
        #expect(proxy.requests.first?.value("Host") == "service.example")
        await transport.shutdown()
    }

    @Test func secureRequestsGoThroughATunnel() async throws {
        let proxy = try RawServer { connection in
            connection.readRequest()
            connection.answer(status: "502 Bad Gateway")
        }
        defer { proxy.stop() }
        var configuration = CurlConfiguration()
        configuration.proxy = .server("http://user:S3CRET-MARK@127.0.0.1:\(proxy.port)")
        let transport = CurlTransport(configuration: configuration)
        var request = get("https://service.example/1.1/x.json")
        request.headers["Authorization"] = "Bearer S3CRET-MARK-2"
        let error = try await failure(of: request, by: transport)
        #expect(error.kind == .connectionFailed)
        #expect(!error.requestMayHaveBeenSent)
        #expect(!"\(error)".contains("S3CRET-MARK"))
        #expect(!"\(configuration)".contains("S3CRET-MARK"))
        #expect(proxy.requests.map(\.requestLine) == ["CONNECT service.example:443 HTTP/1.1"])
        #expect(proxy.requests.first?.value("Authorization") == nil)
        #expect(proxy.requests.first?.value("Proxy-Authorization")?.hasPrefix("Basic ") == true)
        await transport.shutdown()
    }

    @Test func aSOCKSProxyIsAskedForTheName() async throws {
        let asked = Locked<[UInt8]>([])
        let proxy = try RawServer { connection in
            guard let greeting = connection.read(), greeting.first == 5 else { return }
            connection.write([5, 0])
            guard let wish = connection.read() else { return }
            asked.withLock { $0 = wish }
            connection.write([5, 0, 0, 1, 127, 0, 0, 1, 0, 80])
            connection.readRequest()
            connection.answer("by socks")
        }
        defer { proxy.stop() }
        var configuration = CurlConfiguration()
        configuration.proxy = .server("socks5h://127.0.0.1:\(proxy.port)")
        let transport = CurlTransport(configuration: configuration)
        let response = try await transport.send(get("http://service.example:8080/"))
        #expect(response.body == Array("by socks".utf8))
        let name = Array("service.example".utf8)
        #expect(asked.withLock { $0 } == [5, 1, 0, 3, UInt8(name.count)] + name + [0x1F, 0x90])
        await transport.shutdown()
    }

    @Test func aUnixSocketTakesTheRequestsForAllHosts() async throws {
        var template = Array("/tmp/socket-XXXXXX".utf8CString)
        mkdtemp(&template)
        let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        let path = folder + "/s"
        defer {
            unlink(path)
            rmdir(folder)
        }
        let server = try RawServer(unixSocket: path) { connection in
            while connection.readRequest() != nil { connection.answer("by socket") }
        }
        defer { server.stop() }
        var configuration = CurlConfiguration()
        configuration.unixSocketPath = path
        let transport = CurlTransport(configuration: configuration)
        let response = try await transport.send(get("http://service.example/a"))
        #expect(response.body == Array("by socket".utf8))
        #expect(server.requests.first?.value("Host") == "service.example")
        await transport.shutdown()
    }

    @Test func noMoreConnectionsToOneHostThanAllowed() async throws {
        var configuration = CurlConfiguration(maximumConnections: 8)
        configuration.maximumConnectionsPerHost = 2
        try await withServer(
            { connection in
                while connection.readRequest() != nil { connection.answer("ok") }
            }, configuration: configuration
        ) { server, transport in
            try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<50 { group.addTask { try await transport.send(get(server.url())).status } }
                for try await status in group { #expect(status == 200) }
            }
            #expect(server.connectionCount <= 2)
        }
    }

    @Test func unusedConnectionsAreClosed() async throws {
        var configuration = CurlConfiguration()
        configuration.idleConnectionLifetime = .milliseconds(50)
        let closed = Locked(0)
        try await withServer(
            { connection in
                while connection.readRequest() != nil { connection.answer("ok") }
                closed.withLock { $0 += 1 }
            }, configuration: configuration
        ) { server, transport in
            for round in 1...2 {
                _ = try await transport.send(get(server.url()))
                try await eventually("the connection is closed") { closed.withLock { $0 } == round }
                #expect(server.connectionCount == round)
            }
        }
    }

    @Test(arguments: [
        ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
        ("socks5://user:pass@proxy.example:1080", "proxy.example:1080"),
    ])
    func proxiesAreShownWithoutUserAndPassword(address: String, shown: String) {
        #expect(CurlProxy.server(address).description == shown)
        var dumped = ""
        dump(CurlProxy.server(address), to: &dumped)
        #expect(!dumped.contains("pass"))
    }
}
