import TwitterHTTP

extension RequestHead {
    /// Checks what concerns the head as a whole and finds out how the body is delimited (RFC 9112, section 6.3).
    ///
    /// - Parameter limit: The most bytes that a body may announce.
    /// - Returns: The way to find the body's end.
    /// - Throws: ``Refusal`` for a head that is wrong, ambiguous or asks for too much.
    func framing(bodyLimit limit: Int) throws(Refusal) -> Framing {
        try checkHost()
        let framing = try delimitation()
        if case .length(let length) = framing, length > limit { throw .bodyTooLarge }
        if version == "HTTP/1.1", headers.members(of: "Expect").contains(where: { $0 != "100-continue" }) {
            throw .unknownExpectation
        }
        return framing
    }

    /// Whether the client waits for an interim answer before its body (RFC 9110, section 10.1.1).
    func expectsContinue(_ framing: Framing) -> Bool {
        framing != .length(0) && version == "HTTP/1.1" && headers.members(of: "Expect").contains("100-continue")
    }

    private func checkHost() throws(Refusal) {
        let hosts = headers.values(of: "Host")
        guard hosts.count == 1 || (hosts.isEmpty && version == "HTTP/1.0") else {
            throw .malformed("There must be one Host header.")
        }
        let forbidden = #" /?#@\,<>"{}"#.utf8
        guard hosts.allSatisfy({ $0.utf8.allSatisfy { Byte.isVisible($0) && !forbidden.contains($0) } }) else {
            throw .malformed("The Host header is no host.")
        }
    }

    private func delimitation() throws(Refusal) -> Framing {
        let lengths = headers.values(of: "Content-Length")
        let codings = headers.values(of: "Transfer-Encoding")
        if !codings.isEmpty {
            // Two ways to read one message are how requests are smuggled.
            guard lengths.isEmpty else { throw .malformed("Both Transfer-Encoding and Content-Length are there.") }
            guard version == "HTTP/1.1" else { throw .malformed("HTTP/1.0 knows no Transfer-Encoding.") }
            let members = headers.members(of: "Transfer-Encoding")
            guard members.allSatisfy({ $0 == "chunked" }) else { throw .unknownCoding }
            guard members.count == 1 else { throw .malformed("Transfer-Encoding must name chunked once.") }
            return .chunked
        }
        guard let text = lengths.first else { return .length(0) }
        guard let length = Byte.number(Array(text.utf8)[...], radix: 10, digit: Byte.decimalValue) else {
            throw .malformed("Content-Length is no number.")
        }
        guard lengths.allSatisfy({ $0 == text }) else { throw .malformed("Content-Length is given in two ways.") }
        return .length(length)
    }
}
