import OAuth1
import Testing
import Twitter

/// A person with a browser, as far as signing in needs one.
struct Browser {
    struct Page {
        let status: Int
        let url: String
        let html: String
        let headers: HTTPFields

        /// Where the page sends the browser.
        var location: String? { headers["Location"] }
        var title: String? { Self.between("<title>", "</title>", in: html) }
        var pin: String? { Self.between("<code>", "</code>", in: html) }
        var asksForPassword: Bool { html.contains("session[password]") }
        var user: String? { Self.between("<p id=\"user\">", "</p>", in: html) }

        /// The hidden fields of the form.
        var hiddenFields: [Parameter] {
            html.split(separator: "\n").filter { $0.contains("type=\"hidden\"") }.compactMap { line in
                guard let name = Self.between(" name=\"", "\"", in: String(line)),
                    let value = Self.between(" value=\"", "\"", in: String(line))
                else { return nil }
                return Parameter(name, value)
            }
        }

        var action: String? { Self.between("<form action=\"", "\"", in: html) }

        private static func between(_ start: String, _ end: String, in text: String) -> String? {
            let parts = text.split(separator: start, maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { return nil }
            return parts[1].split(separator: end, maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init)
        }
    }

    let transport: CurlTransport
    var cookie: String?

    func open(_ url: String) async throws -> Page {
        try await load(TransportRequest(method: .get, url: url))
    }

    /// Sends the form of a page.
    func submit(
        _ page: Page, _ more: [Parameter] = [], without missing: String? = nil
    ) async throws -> Page {
        let fields = page.hiddenFields.filter { $0.name != missing } + more
        let root = page.url.split(separator: "/", maxSplits: 3).prefix(2).joined(separator: "//")
        let action = try #require(page.action)
        return try await load(
            TransportRequest(
                method: .post, url: action.hasPrefix("/") ? root + action : "\(root)/\(action)",
                headers: ["Content-Type": FormEncoding.contentType],
                body: .bytes(Array(FormEncoding.encode(fields).utf8))))
    }

    private func load(_ request: TransportRequest) async throws -> Page {
        var request = request
        request.headers["Cookie"] = cookie
        let response = try await transport.send(request)
        return Page(
            status: response.status, url: request.url, html: String(decoding: response.body, as: UTF8.self),
            headers: response.headers)
    }

    /// What a person types.
    static func typed(_ name: String, _ password: Secret) -> [Parameter] {
        [Parameter("session[username_or_email]", name), Parameter("session[password]", password.revealed)]
    }
}
