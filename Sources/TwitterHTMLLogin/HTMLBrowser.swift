import Twitter

/// Opens pages one after another and keeps the cookies of their origins (RFC 6265, without lifetimes and paths).
struct HTMLBrowser {
    struct Page {
        let origin: String
        let status: Int
        let html: String
    }

    let transport: any HTTPTransport
    private var cookies: [String: String] = [:]

    init(transport: any HTTPTransport) { self.transport = transport }

    mutating func open(_ url: String) async throws -> Page { try await load(TransportRequest(method: .get, url: url)) }

    mutating func submit(_ form: HTMLForm, _ typed: [Parameter] = []) async throws -> Page {
        let body = TransportBody.bytes(Array(FormEncoding.encode(form.hidden + typed).utf8))
        let headers: HTTPFields = ["Content-Type": FormEncoding.contentType]
        return try await load(TransportRequest(method: .post, url: form.action, headers: headers, body: body))
    }

    private mutating func load(_ request: TransportRequest) async throws -> Page {
        var request = request
        let origin = request.url.split(separator: "/", maxSplits: 2).prefix(2).joined(separator: "//")
        let isLocal = ["http://127.0.0.1", "http://localhost"].contains { origin == $0 || origin.hasPrefix("\($0):") }
        guard isLocal || origin.hasPrefix("https://") else { throw HTMLLoginError.insecureAddress }
        let sent = cookies.filter { $0.key.hasPrefix("\(origin) ") }.map(\.value).sorted()
        if !sent.isEmpty { request.headers["Cookie"] = sent.joined(separator: "; ") }
        let response = try await transport.send(request)
        for pair in response.headers.values(of: "Set-Cookie").map({ $0.prefix { $0 != ";" } }) {
            cookies["\(origin) \(pair.prefix { $0 != "=" })"] = String(pair)
        }
        return Page(origin: origin, status: response.status, html: String(decoding: response.body, as: UTF8.self))
    }
}
