import TwitterHTTP

/// An answer as bytes, and whether the connection ends with it.
struct WrittenResponse {
    let head: [UInt8]
    let body: [UInt8]
    let closes: Bool

    /// Writes an answer out (RFC 9112, sections 4 and 6).
    ///
    /// - Parameters:
    ///   - response: What the handler said; nonsense becomes a 500.
    ///   - request: What it answers; `nil` for a refusal, which always closes.
    ///   - date: The text of the `Date` header.
    ///   - closing: Whether the connection ends even if both sides would keep it.
    init(_ response: Response, to request: ReceivedRequest?, date: String, closing: Bool) {
        var response = response
        if !(200...999).contains(response.status) || !response.headers.allSatisfy(\.isValid) {
            response = .text("The handler's answer has an impossible status or header line.\n", status: 500)
        }
        var content: [UInt8] = if case .bytes(let bytes) = response.body { bytes } else { [] }
        var headers = response.headers
        let options = headers.members(of: "Connection")
        var closes = closing || !(request?.keepsConnection ?? false) || options.contains("close")
        let isHead = request?.method == "HEAD"

        headers["Transfer-Encoding"] = nil
        switch response.status {
        case 204: headers["Content-Length"] = nil
        case 304 where content.isEmpty: break
        default:
            if !(isHead && content.isEmpty && Self.isLength(headers["Content-Length"])) {
                headers["Content-Length"] = String(content.count)
            }
        }
        if isHead || response.status == 204 || response.status == 304 { content = [] }
        if case .cutBody(let count) = response.fault {
            content = Array(content.prefix(max(0, count)))
            closes = true
        } else if case .wrongLength(let difference) = response.fault {
            if headers["Content-Length"] != nil {
                let (announced, overflows) = content.count.addingReportingOverflow(difference)
                headers["Content-Length"] = String(overflows ? .max : max(0, announced))
            }
            closes = true
        } else if closes {
            headers["Connection"] = "close"
        } else if request?.httpVersion == "HTTP/1.0" {
            headers["Connection"] = "keep-alive"
        }
        if headers["Date"] == nil { headers["Date"] = date }

        var text = "HTTP/1.1 \(response.status) \(Self.reason(response.status))\r\n"
        for line in headers { text += "\(line.name): \(line.value)\r\n" }
        text += "\r\n"
        head = Array(text.utf8)
        body = content
        self.closes = closes
    }

    private static func isLength(_ text: String?) -> Bool {
        guard let text else { return false }
        return Byte.number(Array(text.utf8)[...], radix: 10, digit: Byte.decimalValue) != nil
    }

    /// The phrase beside a status; it means nothing to a client and may be empty.
    private static func reason(_ status: Int) -> String {
        let phrases = [
            200: "OK", 201: "Created", 202: "Accepted", 204: "No Content", 301: "Moved Permanently", 302: "Found",
            303: "See Other", 304: "Not Modified", 307: "Temporary Redirect", 308: "Permanent Redirect",
            400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
            406: "Not Acceptable", 408: "Request Timeout", 410: "Gone", 413: "Content Too Large",
            417: "Expectation Failed", 420: "Enhance Your Calm", 422: "Unprocessable Content",
            429: "Too Many Requests", 431: "Request Header Fields Too Large", 500: "Internal Server Error",
            501: "Not Implemented", 502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout",
            505: "HTTP Version Not Supported",
        ]
        return phrases[status] ?? ""
    }
}
