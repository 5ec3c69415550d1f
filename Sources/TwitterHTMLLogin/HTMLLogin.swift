public import Twitter

/// Allows an app on the service's web pages in a user's place, by filling in their forms with name and password.
///
/// **It breaks whenever the pages change**, and it has no way of answering what they may ask beside a password: codes by
/// SMS, captchas, a locked account. Twitter's present pages are made by scripts and have no such forms any more; what it
/// works with is pages in the old shape, like the sandbox's and those of one's own servers.
///
/// Twitter's terms of service forbid reaching the service by other ways than its published interfaces and scraping it
/// without its consent, and its rules for developers forbid asking for or storing users' passwords. An account or an app
/// that does may be suspended. Use ``SignIn`` with a browser, and this for tests and for servers whose owner agrees.
public struct HTMLLogin: Sendable {
    private let loginURL: String
    private let transport: any HTTPTransport

    /// Creates a log-in.
    ///
    /// - Parameters:
    ///   - loginURL: The page with the form for name and password, https or on this machine.
    ///   - transport: What sends the requests; it must not keep cookies. The default lives as long as this value.
    public init(loginURL: String = "https://twitter.com/login", transport: any HTTPTransport = CurlTransport()) {
        self.loginURL = loginURL
        self.transport = transport
    }

    /// Logs in, allows the app and reads the PIN.
    ///
    /// - Parameters:
    ///   - signIn: A sign-in with a PIN that was just started.
    ///   - username: The user's screen name or e-mail address.
    ///   - password: The user's password.
    /// - Returns: The PIN for ``TwitterAPI/finishSignIn(_:pin:)``.
    /// - Throws: ``HTMLLoginError``, `TransportError`, or `CancellationError` if the task was cancelled.
    public func pin(for signIn: SignIn, username: String, password: Secret) async throws -> String {
        guard !username.isEmpty, !password.revealed.isEmpty else { throw HTMLLoginError.noCredentials }
        var browser = HTMLBrowser(transport: transport)
        guard let login = HTMLForm(in: try await browser.open(loginURL), holding: "session[password]") else {
            throw HTMLLoginError.unknownPage(.login)
        }
        let answer = try await browser.submit(
            login,
            [
                Parameter("session[username_or_email]", username), Parameter("session[password]", password.revealed),
                Parameter("remember_me", "1"),
            ])
        guard answer.status < 400, HTMLForm(in: answer, holding: "session[password]") == nil else {
            throw HTMLLoginError.wrongCredentials
        }
        guard let question = HTMLForm(in: try await browser.open(signIn.url), holding: "oauth_token") else {
            throw HTMLLoginError.unknownPage(.authorize)
        }
        let page = try await browser.submit(question).html
        let code = page.firstRange(of: "<code>").map { page[$0.upperBound...].prefix { $0 != "<" } } ?? ""
        let pin = code.filter { !$0.isWhitespace }
        guard !pin.isEmpty, pin.allSatisfy({ $0.isASCII && $0.isNumber }) else {
            throw HTMLLoginError.unknownPage(.pin)
        }
        return pin
    }
}

/// Why a log-in by the pages' forms failed.
public enum HTMLLoginError: Error, Hashable {
    /// One of the pages that are read.
    public enum Page: String, Hashable, Sendable {
        /// The one with the form for name and password.
        case login
        /// The one that asks whether the app is allowed.
        case authorize
        /// The one with the PIN.
        case pin
    }

    /// Name or password is empty.
    case noCredentials
    /// The service does not accept name and password.
    case wrongCredentials
    /// A page does not look as expected; it may have changed, or ask for something else.
    case unknownPage(Page)
    /// A password would go over plain http to another machine.
    case insecureAddress
}
