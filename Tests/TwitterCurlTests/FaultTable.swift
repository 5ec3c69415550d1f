import Testing
import TwitterHTTP

/// What servers and networks do to requests, and what the caller is told.
///
/// A request that fails after it was sent can be repeated if it only reads; one that fails before, always.
extension FaultRow {
    static let table =
        names + connections + tls + limits + statusLines + redirects + headers + lengths + chunks + packed + early
        + pool

    // MARK: Before the request is sent

    static let names = [
        FaultRow(
            "a name without an address", over: .unknownName, method: .post,
            limits: TransportLimits(connect: .seconds(20)),
            then: .error(.nameNotResolved, .connecting, sent: false, repeatable: true),
            says: "The name name.invalid has no address.")
    ]

    static let connections = [
        FaultRow(
            "a port where nobody listens", over: .nobody, method: .post,
            then: .error(.connectionFailed, .connecting, sent: false, repeatable: true),
            says: "No connection to 127.0.0.1:")
    ]

    static let tls = [
        FaultRow("TLS without a fault", over: .tls(.good), then: .answer(200, "ok")) { connection in
            connection.readRequest()
            connection.answer("ok")
        },
        refused("a certificate for another host", .wrongHost),
        refused("a certificate that signed itself", .selfSigned),
        refused("a certificate that was valid once", .expired),
        refused("a certificate that is not valid yet", .notYetValid),
        refused("a certificate that a stranger signed", .unknownAuthority),
        refused("a certificate that a stranger signed with the name of the authority", .forged),
        FaultRow(
            "plain HTTP where TLS should be", over: .plainBehindHTTPS, method: .post,
            then: .error(.tlsFailed, .connecting, sent: false, repeatable: true), says: "TLS handshake"
        ) { connection in
            connection.write("HTTP/1.1 400 Bad Request\r\n\r\n")
        },
        FaultRow(
            "a reset within the TLS handshake", over: .plainBehindHTTPS, method: .post,
            then: .error(.tlsFailed, .connecting, sent: false, repeatable: true)
        ) { connection in
            connection.readSome()
            connection.reset()
        },
        FaultRow(
            "the end of the connection within the TLS handshake", over: .plainBehindHTTPS, method: .post,
            then: .error(.tlsFailed, .connecting, sent: false, repeatable: true)
        ) { connection in
            connection.readSome()
        },
        FaultRow(
            "an alert of TLS where plain HTTP should be", method: .post,
            then: .error(.malformedResponse, .waiting, sent: true, repeatable: false)
        ) { connection in
            connection.readRequest()
            connection.write([0x15, 0x03, 0x01, 0x00, 0x02, 0x02, 0x50])
        },
        FaultRow("a body that ends with TLS", over: .tls(.good), then: .answer(200, "all of it")) { connection in
            connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\n\r\nall of it")
        },
        FaultRow(
            "a body that would end with TLS, but was cut off", over: .tls(.good),
            knownFault: "libcurl takes the end of a connection for that of TLS (RFC 9112, section 9.8).",
            then: .error(.connectionLost, .receiving, sent: true, repeatable: true)
        ) { connection in
            connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\n\r\nall of")
            connection.cut()
        },
    ]

    private static func refused(_ name: String, _ certificate: TestCertificate) -> FaultRow {
        FaultRow(
            name, over: .tls(certificate), method: .post,
            then: .error(.untrustedCertificate, .connecting, sent: false, repeatable: true), says: "not one to trust")
    }

    // MARK: Limits of time

    // Where bytes have to come before a limit is over, it is long enough for a machine that has much else to do.
    static let limits = [
        FaultRow(
            "a TLS handshake that nobody answers", over: .plainBehindHTTPS, method: .post,
            limits: TransportLimits(connect: .milliseconds(80), idle: .milliseconds(10), total: nil),
            then: .error(.connectTimeout, .connecting, sent: false, repeatable: true),
            says: "0.08 seconds (connect limit)",
            script: { $0.waitForClose() }),
        FaultRow(
            "a server that accepts and never reads", method: .post,
            limits: TransportLimits(idle: .milliseconds(80), total: nil),
            then: .error(.idleTimeout, .waiting, sent: true, repeatable: false), says: "0.08 seconds (idle limit)",
            script: { $0.waitWithoutReading() }),
        FaultRow(
            "a server that never answers", limits: TransportLimits(idle: .milliseconds(80), total: nil),
            then: .error(.idleTimeout, .waiting, sent: true, repeatable: true), says: "0.08 seconds (idle limit)",
            script: Self.silent),
        FaultRow(
            "a server that does not answer in time", method: .post,
            limits: TransportLimits(total: .milliseconds(500)),
            then: .error(.totalTimeout, .waiting, sent: true, repeatable: false), says: "0.5 seconds (total limit)",
            script: Self.silent),
        FaultRow(
            "a server that is late with its first byte", method: .post,
            limits: TransportLimits(firstByte: .milliseconds(80), idle: nil, total: nil),
            then: .error(.firstByteTimeout, .waiting, sent: true, repeatable: false),
            says: "0.08 seconds (first byte limit)", script: silent),
        FaultRow(
            "a body that stops", limits: TransportLimits(idle: .seconds(1), total: nil),
            then: .error(.idleTimeout, .receiving, sent: true, repeatable: true), says: "idle limit"
        ) { connection in
            connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\nxx")
            connection.waitForClose()
        },
        FaultRow(
            "a body that drips for too long", limits: TransportLimits(idle: .seconds(10), total: .seconds(1)),
            then: .error(.totalTimeout, .receiving, sent: true, repeatable: true), says: "1.0 seconds (total limit)"
        ) { connection in
            connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n")
            connection.drip()
        },
        // It takes longer than the idle limit, but never rests as long.
        FaultRow(
            "a body that drips, but comes to its end", limits: TransportLimits(idle: .milliseconds(1_500), total: nil),
            then: .answer(200, String(repeating: ".", count: 40))
        ) { connection in
            connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 40\r\n\r\n")
            connection.drip(40)
        },
        FaultRow(
            "a header that drips for too long", limits: TransportLimits(idle: .seconds(10), total: .seconds(1)),
            then: .error(.totalTimeout, .receiving, sent: true, repeatable: true), says: "total limit"
        ) { connection in
            connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nX-Drip: ")
            connection.drip()
        },
    ]

    private static let silent: Script = { connection in
        connection.readRequest()
        connection.waitForClose()
    }

    // MARK: The first line

    static let statusLines = [
        lost("the end of the connection before the header", .waiting, ""),
        // libcurl hands over whole lines, so nothing has come yet.
        lost("the end of the connection within the status line", .waiting, "HTTP/1.1 2"),
        lost("the end of the connection within the header", .receiving, "HTTP/1.1 200 OK\r\nX-Cut: of"),
        lost("the end of the connection after a header line", .receiving, "HTTP/1.1 200 OK\r\nX-Whole: 1\r\n"),
        lost("the end of the connection after an interim answer", .receiving, "HTTP/1.1 100 Continue\r\n\r\n"),
        lost("a reset before the header", .waiting, "", reset: true),
        lost("a reset within the status line", .waiting, "HTTP/1.1 2", reset: true),
        lost("a reset within the header", .receiving, "HTTP/1.1 200 OK\r\nX-Cut: of", reset: true),
        malformed("garbage for a status line", "wat wat wat\r\n\r\n"),
        malformed("an answer in HTTP/0.9", "<html>a body and nothing else</html>"),
        malformed("bytes that are no text", "\u{0}\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}\u{8}"),
        malformed("a version that there is not", "HTTP/9.9 200 OK\r\n\r\n"),
        malformed("a status that is no number", "HTTP/1.1 wat OK\r\n\r\n"),
        malformed("a status of four digits", "HTTP/1.1 2000 OK\r\nContent-Length: 0\r\n\r\n"),
        malformed("an end of the line within the status line", "HTTP/1.1\r\nContent-Length: 0\r\n\r\n"),
        answered("a status line without a reason", "HTTP/1.1 200\r\nContent-Length: 2\r\n\r\nok", 200, "ok"),
        answered("an answer in HTTP/1.0", "HTTP/1.0 200 OK\r\n\r\nok", 200, "ok"),
        answered("lines that end in a line feed alone", "HTTP/1.1 200 OK\nContent-Length: 2\n\nok", 200, "ok"),
        answered(
            "100 before the answer", "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok", 200,
            "ok"),
        answered(
            "103 before the answer",
            "HTTP/1.1 103 Early Hints\r\nLink: </x>\r\nContent-Length: 99\r\n\r\nHTTP/1.1 403 No\r\nContent-Length: 2\r\n\r\nno",
            403, "no"),
        answered(
            "many interim answers",
            String(repeating: "HTTP/1.1 102 Processing\r\n\r\n", count: 1_000)
                + "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok", 200, "ok"),
        FaultRow(
            "interim answers without end", limits: TransportLimits(idle: nil, total: nil),
            then: .error(.headersTooLarge, .receiving, sent: true, repeatable: true)
        ) { connection in
            connection.readRequest()
            while connection.write(String(repeating: "HTTP/1.1 102 Processing\r\n\r\n", count: 1_000)) {}
        },
        malformed(
            "101, which nobody asked for", "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\nbytes",
            stage: .receiving),
    ]

    static let redirects = [301, 302, 303, 307, 308].map { status in
        answered(
            "a redirect with \(status), which is an answer",
            "HTTP/1.1 \(status) Moved\r\nLocation: /elsewhere\r\nContent-Length: 5\r\n\r\nmoved", status, "moved",
            isFollowed: true)
    }

    private static func lost(
        _ name: String, _ stage: TransportError.Stage, _ text: String, reset: Bool = false
    ) -> FaultRow {
        FaultRow(
            name, method: .post, then: .error(.connectionLost, stage, sent: true, repeatable: false),
            says: "the outcome of the request is unknown"
        ) { connection in
            connection.readRequest()
            connection.write(text)
            guard reset else { return }
            connection.waitForDelivery()
            connection.reset()
        }
    }

    private static func malformed(
        _ name: String, _ text: String, stage: TransportError.Stage = .waiting, knownFault: Comment? = nil
    ) -> FaultRow {
        FaultRow(
            name, method: .post, knownFault: knownFault,
            then: .error(.malformedResponse, stage, sent: true, repeatable: false), says: "no readable HTTP answer"
        ) { connection in
            connection.readRequest()
            connection.write(text)
        }
    }

    private static func answered(
        _ name: String, _ text: String, _ status: Int, _ body: String, isFollowed: Bool = false,
        knownFault: Comment? = nil
    ) -> FaultRow {
        FaultRow(name, method: .post, isFollowed: isFollowed, knownFault: knownFault, then: .answer(status, body)) {
            connection in
            connection.readRequest()
            connection.write(text)
        }
    }

    // MARK: Header fields

    static let headers = [
        largeHeader(
            "five megabytes of header lines",
            String(repeating: "X-Long: \(String(repeating: "a", count: 8_000))\r\n", count: 625)),
        largeHeader("header lines without end", String(repeating: "X-Many: 12345678901234567890\r\n", count: 100_000)),
        largeHeader("a header line of five megabytes", "X-One: \(String(repeating: "a", count: 5_000_000))\r\n"),
        answered(
            "ten thousand short header lines",
            "HTTP/1.1 200 OK\r\n\(String(repeating: "a: b\r\n", count: 10_000))Content-Length: 2\r\n\r\nok", 200, "ok"),
        malformed("a zero byte in a header line", "HTTP/1.1 200 OK\r\nX-Nul: a\u{0}b\r\n\r\n", stage: .receiving),
        malformed(
            "a header line without a colon", "HTTP/1.1 200 OK\r\nno colon here\r\nContent-Length: 2\r\n\r\nok",
            stage: .receiving),
    ]

    private static func largeHeader(_ name: String, _ fields: String) -> FaultRow {
        FaultRow(
            name, method: .post, then: .error(.headersTooLarge, .receiving, sent: true, repeatable: false),
            says: "262144 bytes"
        ) { connection in
            connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\n\(fields)Content-Length: 0\r\n\r\n")
        }
    }

    // MARK: The length of the body

    static let lengths = [
        lost("a body that ends too early", .receiving, "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n01234"),
        lost(
            "a reset within the body", .receiving, "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n01234", reset: true),
        answered(
            "a body that is longer than it should be", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n0123456789", 200,
            "01234", isFollowed: true),
        malformed(
            "a length that is no number", "HTTP/1.1 200 OK\r\nContent-Length: ten\r\n\r\n0123456789", stage: .receiving),
        malformed("a length below zero", "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n0123456789", stage: .receiving),
        malformed(
            "two lengths that differ", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 10\r\n\r\n0123456789",
            stage: .receiving),
        answered(
            "a length that is said twice",
            "HTTP/1.1 200 OK\r\nContent-Length: 5\r\ncontent-length: 5\r\n\r\n01234", 200, "01234", isFollowed: true),
        tooLarge("a length that no number holds", "Content-Length: 99999999999999999999999\r\n\r\n0"),
        tooLarge("a length above the limit", "Content-Length: 11\r\n\r\n"),
        tooLarge("a body above the limit that announces no length", "\r\n01234567890"),
        tooLarge(
            "a chunked body above the limit", "Transfer-Encoding: chunked\r\n\r\nb\r\n01234567890\r\n0\r\n\r\n"),
        answered("204", "HTTP/1.1 204 No Content\r\n\r\n", 204, "", isFollowed: true),
        answered("304", "HTTP/1.1 304 Not Modified\r\nContent-Length: 500\r\n\r\n", 304, "", isFollowed: true),
        answered(
            "204 with a body that must not be",
            "HTTP/1.1 204 No Content\r\nContent-Length: 5\r\n\r\nstray", 204, "", isFollowed: true),
        answered(
            "304 with a body that must not be", "HTTP/1.1 304 Not Modified\r\n\r\nstray", 304, "", isFollowed: true),
        answered(
            "204 with a second answer",
            "HTTP/1.1 204 No Content\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nstray",
            204, "", isFollowed: true),
        FaultRow(
            "a body that must not be, after HEAD", method: .head, isFollowed: true, then: .answer(200, "")
        ) { connection in
            connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nstray")
        },
    ]

    private static func tooLarge(_ name: String, _ rest: String) -> FaultRow {
        FaultRow(
            name, method: .post, limits: TransportLimits(idle: nil, total: nil, maximumResponseBytes: 10),
            then: .error(.responseTooLarge, .receiving, sent: true, repeatable: false), says: "larger than 10 bytes"
        ) { connection in
            connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\n\(rest)")
            connection.waitForClose()
        }
    }

    // MARK: Chunks

    static let chunks = [
        answered(
            "chunks", chunked("3\r\nabc\r\n2;x=y\r\nde\r\n0\r\nX-Late: 1\r\n\r\n"), 200, "abcde", isFollowed: true),
        lost("the end of the connection within a chunk", .receiving, chunked("5\r\n01")),
        lost("the end of the connection before the last chunk", .receiving, chunked("2\r\n01\r\n")),
        lost("the end of the connection within the trailer", .receiving, chunked("2\r\n01\r\n0\r\n")),
        lost("a reset within a chunk", .receiving, chunked("5\r\n01"), reset: true),
        malformed("a chunk whose size is no number", chunked("wat\r\nabc\r\n0\r\n\r\n"), stage: .receiving),
        malformed("a chunk without a size", chunked("\r\nabc\r\n0\r\n\r\n"), stage: .receiving),
        malformed("a chunk with a size below zero", chunked("-3\r\nabc\r\n0\r\n\r\n"), stage: .receiving),
        malformed(
            "a chunk whose size has twenty digits", chunked("FFFFFFFFFFFFFFFFFFFF\r\nabc\r\n0\r\n\r\n"),
            stage: .receiving),
        malformed(
            "a chunk whose size no number holds", chunked("FFFFFFFFFFFFFFFF\r\nabc\r\n0\r\n\r\n"), stage: .receiving),
        malformed("a chunk that is longer than its size", chunked("3\r\nabcd\r\n0\r\n\r\n"), stage: .receiving),
        malformed("a chunk without an end of its line", chunked("3\r\nabc0\r\n\r\n"), stage: .receiving),
    ]

    private static func chunked(_ text: String) -> String {
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\(text)"
    }

    // MARK: Packed bodies

    static let packed = [
        FaultRow(
            "a gzip bomb", limits: TransportLimits(maximumResponseBytes: 1 << 20),
            then: .error(.responseTooLarge, .receiving, sent: true, repeatable: true), says: "larger than 1048576 bytes"
        ) { connection in
            connection.readRequest()
            let bomb = Gzip.bomb(unpackedBytes: 64 << 20)
            connection.write("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(bomb.count)\r\n\r\n")
            connection.write(bomb)
        },
        gzip("a packed body", Gzip.hello, .answer(200, "hello hello hello")),
        gzip(
            "a packed body that is no gzip", Array("0123456789".utf8),
            .error(.malformedResponse, .receiving, sent: true, repeatable: false)),
        gzip(
            "a packed body with a wrong checksum", Gzip.hello.dropLast(5) + [0xFF] + Gzip.hello.suffix(4),
            .error(.malformedResponse, .receiving, sent: true, repeatable: false)),
        gzip(
            "a packed body that ends too early", Array(Gzip.hello.dropLast(12)),
            .error(.malformedResponse, .receiving, sent: true, repeatable: false),
            knownFault: "libcurl does not mind where packed bytes end."),
        malformed(
            "a packed body in a way that nobody knows",
            "HTTP/1.1 200 OK\r\nContent-Encoding: frob\r\nContent-Length: 2\r\n\r\n01", stage: .receiving),
    ]

    private static func gzip(
        _ name: String, _ bytes: [UInt8], _ outcome: Outcome, knownFault: Comment? = nil
    ) -> FaultRow {
        FaultRow(name, method: .post, knownFault: knownFault, then: outcome) { connection in
            connection.readRequest()
            connection.write("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(bytes.count)\r\n\r\n")
            connection.write(bytes)
        }
    }

    // MARK: Answers that come early

    static let early = [
        FaultRow(
            "an early refusal from a server that reads on", method: .post, body: large, then: .answer(413, "too large")
        ) { connection in
            refuse(connection)
            connection.finish()
            connection.waitForClose()
        },
        FaultRow(
            "an early refusal from a server that reads no more", method: .post, body: large,
            then: .answer(413, "too large")
        ) { connection in
            refuse(connection)
            connection.waitWithoutReading()
        },
        FaultRow(
            "an early refusal over TLS", over: .tls(.good), method: .post, body: large, then: .answer(413, "too large")
        ) { connection in
            refuse(connection)
            connection.waitWithoutReading()
        },
        FaultRow(
            "an early refusal from a server that closes at once", method: .post, body: large,
            then: .answerUnlessReset(413, "too large"), script: refuse),
        FaultRow(
            "an early refusal over TLS from a server that closes at once", over: .tls(.good), method: .post,
            body: large, then: .answerUnlessReset(413, "too large"), script: refuse),
        FaultRow("an early answer before the body is read", method: .post, body: large, then: .answer(200, "ok")) {
            connection in
            connection.readHead()
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
            connection.waitForClose()
        },
        FaultRow(
            "the end of the connection while the body is sent", method: .post, body: large,
            then: .error(.connectionLost, .sending, sent: true, repeatable: false)
        ) { connection in
            connection.readHead()
        },
    ]

    private static let refuse: Script = { connection in
        connection.readHead()
        connection.write("HTTP/1.1 413 Too Large\r\nConnection: close\r\nContent-Length: 9\r\n\r\ntoo large")
    }

    private static let large = TransportBody.bytes(Array(repeating: UInt8(ascii: "a"), count: 8 << 20))

    // MARK: Connections of earlier requests

    static let pool = [
        FaultRow(
            "a kept connection that ends when it is used", on: .kept, method: .post,
            then: .error(.connectionLost, .waiting, sent: true, repeatable: false), says: "unknown"
        ) { connection in
            connection.readRequest()
        },
        FaultRow(
            "a kept connection that is reset when it is used", on: .kept, method: .post,
            then: .error(.connectionLost, .waiting, sent: true, repeatable: false), says: "unknown"
        ) { connection in
            connection.readRequest()
            connection.reset()
        },
        FaultRow(
            "a kept TLS connection that ends when it is used", over: .tls(.good), on: .kept, method: .post,
            then: .error(.connectionLost, .waiting, sent: true, repeatable: false), says: "unknown"
        ) { connection in
            connection.readRequest()
        },
        FaultRow(
            "a kept connection that ends when a safe request uses it", on: .kept,
            then: .error(.connectionLost, .waiting, sent: true, repeatable: true), says: "unknown"
        ) { connection in
            connection.readRequest()
        },
        // libcurl sees the end before it sends, and opens a connection that works.
        FaultRow(
            "a kept connection that ended while it rested", on: .restedSince, method: .post, then: .answer(200, "next")
        ) {
            connection in
            connection.finish()
            connection.waitForDelivery()
        },
        FaultRow(
            "a kept TLS connection that ended while it rested", over: .tls(.good), on: .restedSince, method: .post,
            then: .answer(200, "next")
        ) {
            connection in
            connection.finish()
            connection.waitForDelivery()
        },
        FaultRow(
            "a kept connection that was reset while it rested", on: .restedSince, method: .post,
            then: .answer(200, "next")
        ) { connection in
            connection.reset()
        },
        FaultRow(
            "a kept connection on which an answer came that nobody asked for", on: .restedSince, method: .post,
            then: .answer(200, "next")
        ) { connection in
            connection.answer("stray")
            connection.waitForDelivery()
        },
    ]
}
