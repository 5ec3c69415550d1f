import FoundationEssentials
import Testing
import Twitter
import TwitterSandbox

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A home folder for programs, with a store of accounts; it is removed at the end.
final class Home: Sendable {
    let path: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "home-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        path = folder.path()
        chmod(path, 0o700)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var store: FileAccountStore { FileAccountStore(path: "\(path)/.config/twitter/accounts.json") }

    /// The environment of a program without keys.
    func environment(_ service: String? = nil) -> [String: String] {
        var environment = ["HOME": path]
        if let service { environment["TWITTER_API_URL"] = service }
        return environment
    }

    /// The environment of a program with the keys of a sandbox's app.
    func environment(appOf sandbox: Sandbox) -> [String: String] {
        environment(sandbox.baseURL).merging([
            "TWITTER_CONSUMER_KEY": sandbox.consumer.key,
            "TWITTER_CONSUMER_SECRET": sandbox.consumer.secret.revealed,
        ]) { _, new in new }
    }

    /// Stores users of a sandbox.
    func store(_ users: [SandboxUser], of sandbox: Sandbox) async throws {
        let (service, consumer) = (sandbox.service, sandbox.consumer)
        try await store.update { book throws(AccountStoreError) in
            for user in users {
                let token = AccessToken(token: user.token, userID: user.id, screenName: user.screenName)
                try book.save(token, of: consumer, named: "app", at: service)
            }
        }
    }

    func write(_ name: String, _ text: String) throws -> String {
        let path = "\(path)/\(name)"
        try Data(text.utf8).write(to: URL(filePath: path))
        return path
    }

    func setMode(_ mode: mode_t, of path: String) { chmod(path, mode) }

    func mode(of path: String) -> mode_t? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
    }
}

/// A person at the page that asks whether an app is allowed.
struct Visitor {
    enum Button { case allow, cancel }

    struct Page {
        let status: Int
        let text: String
        let location: String?
        /// The PIN that the page shows.
        var pin: String? { Visitor.between("<code>", "</code>", text) }
    }

    let transport = CurlTransport()

    /// Opens a page and presses a button of its form.
    func press(_ button: Button, at url: String) async throws -> Page {
        let page = try await open(url)
        var fields: [Parameter] = []
        for line in page.text.split(separator: "\n") where line.contains("type=\"hidden\"") {
            let name = try #require(Self.between(" name=\"", "\"", String(line)))
            fields.append(Parameter(name, try #require(Self.between(" value=\"", "\"", String(line)))))
        }
        if button == .cancel { fields.append(Parameter("cancel", "Cancel")) }
        let origin = url.split(separator: "/", maxSplits: 3).prefix(2).joined(separator: "//")
        return try await load(
            TransportRequest(
                method: .post, url: origin + (try #require(Self.between("<form action=\"", "\"", page.text))),
                headers: ["Content-Type": FormEncoding.contentType],
                body: .bytes(Array(FormEncoding.encode(fields).utf8))))
    }

    /// Opens a page.
    func open(_ url: String) async throws -> Page { try await load(TransportRequest(method: .get, url: url)) }

    private func load(_ request: TransportRequest) async throws -> Page {
        let response = try await transport.send(request)
        return Page(
            status: response.status, text: String(decoding: response.body, as: UTF8.self),
            location: response.headers["Location"])
    }

    private static func between(_ start: String, _ end: String, _ text: String) -> String? {
        guard let from = text.firstRange(of: start)?.upperBound,
            let to = text[from...].firstRange(of: end)?.lowerBound
        else { return nil }
        return String(text[from..<to])
    }
}
