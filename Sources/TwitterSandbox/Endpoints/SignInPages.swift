import FoundationEssentials
import Twitter

/// The pages that a person sees: the question whether an app is allowed, the PIN, and the log-in.
///
/// Fields, ids and the element that holds the PIN are named as on Twitter's pages, for programs that read those.
enum SignInPages {
    /// `GET oauth/authorize` and `GET oauth/authenticate`.
    static func ask(_ world: inout World, _ request: Inbound, _ now: Date) -> Answer {
        guard let sign = world.signIns.asking(request.parameters["oauth_token"] ?? "", now: now) else { return expired }
        let user = world.browserUser(of: request)
        let asksForPassword = request.isOn("force_login") == true
        // The short way of "Sign in with Twitter"; without a callback there is no way back.
        if request.path == "oauth/authenticate", sign.callback != .pin, !asksForPassword, let user,
            world.signIns.hasAllowed(user.id, sign.consumerKey)
        {
            return allowed(&world, sign, user)
        }
        return question(
            sign, request, user: asksForPassword ? nil : user, name: request.parameters["screen_name"] ?? "")
    }

    /// `POST oauth/authorize` and `POST oauth/authenticate`: what the form sends.
    static func decide(_ world: inout World, _ request: Inbound, _ now: Date) -> Answer {
        guard let sign = world.signIns.asking(request.parameters["oauth_token"] ?? "", now: now) else { return expired }
        guard request.parameters["authenticity_token"] == sign.formToken else {
            return .page("Wrong form", "", status: 403)
        }
        if request.parameters["cancel"] != nil { return denied(&world, sign) }
        guard let name = request.parameters["session[username_or_email]"] else {
            guard let user = world.browserUser(of: request) else { return question(sign, request, user: nil, name: "") }
            return allowed(&world, sign, user)
        }
        let password = request.parameters["session[password]"] ?? ""
        guard let user = world.accounts.user(screenName: name, password: password) else {
            return question(sign, request, user: nil, name: name, isWrong: true)
        }
        return allowed(&world, sign, user)
    }

    /// `GET login`.
    static func login(_ world: inout World, _ request: Inbound, _ now: Date) -> Answer { loginForm(world, name: "") }

    /// `POST sessions`: what the form of the log-in sends.
    static func openSession(_ world: inout World, _ request: Inbound, _ now: Date) -> Answer {
        let name = request.parameters["session[username_or_email]"] ?? ""
        guard request.parameters["authenticity_token"] == world.browsers.formToken else {
            return .page("Wrong form", "", status: 403)
        }
        guard
            let user = world.accounts.user(
                screenName: name, password: request.parameters["session[password]"] ?? "")
        else { return loginForm(world, name: name, isWrong: true) }
        var answer = Answer.page("Logged in", "<p id=\"user\">@\(user.screenName)</p>")
        answer.headers["Set-Cookie"] =
            "\(Browsers.cookie)=\(world.browsers.open(for: user.id)); Path=/; HttpOnly; SameSite=Lax"
        return answer
    }

    private static var expired: Answer {
        .page("This sign-in is over", "<p>Its request token is unknown, used or expired. Start again.</p>", status: 403)
    }

    private static func allowed(_ world: inout World, _ sign: SignIns.Pending, _ user: SandboxUser) -> Answer {
        let verifier = world.signIns.allow(sign, by: user.id)
        let parameters: Parameters = ["oauth_token": sign.token.token, "oauth_verifier": verifier.revealed]
        if let url = sign.callback(adding: parameters) { return .redirect(to: url) }
        return .page(
            "You have allowed the app",
            """
            <div id="oauth_pin">
            <p><span id="code-desc">Type this PIN into the app:</span>
            <kbd aria-labelledby="code-desc"><code>\(verifier.revealed)</code></kbd></p>
            </div>
            """)
    }

    private static func denied(_ world: inout World, _ sign: SignIns.Pending) -> Answer {
        world.signIns.deny(sign)
        let parameters: Parameters =
            switch world.configuration.dialect {
            case .twitter: ["denied": sign.token.token]
            case .gnuSocial: ["oauth_token": sign.token.token, "oauth_problem": "user_refused"]
            }
        if let url = sign.callback(adding: parameters) { return .redirect(to: url) }
        return .page("You have not allowed the app", "<p id=\"denied\">It gets no access.</p>")
    }

    private static func question(
        _ sign: SignIns.Pending, _ request: Inbound, user: SandboxUser?, name: String, isWrong: Bool = false
    ) -> Answer {
        let who: HTMLText = if let user { "<p id=\"user\">@\(user.screenName)</p>" } else { passwordFields(name) }
        return .page(
            "Allow the app \(sign.consumerKey)?",
            """
            \(isWrong ? wrongPassword : "")
            <form action="\(request.received.path)" id="oauth_form" method="post">
            <input name="authenticity_token" type="hidden" value="\(sign.formToken)">
            <input id="oauth_token" name="oauth_token" type="hidden" value="\(sign.token.token)">
            \(who)
            <p>It will be able to read\(sign.isReadOnly ? "" : " and write") in your name.</p>
            <input id="allow" type="submit" value="Authorize app">
            <input id="cancel" name="cancel" type="submit" value="Cancel">
            </form>
            """, status: isWrong ? 403 : 200)
    }

    private static func loginForm(_ world: World, name: String, isWrong: Bool = false) -> Answer {
        .page(
            "Log in",
            """
            \(isWrong ? wrongPassword : "")
            <form action="sessions" method="post">
            <input name="authenticity_token" type="hidden" value="\(world.browsers.formToken)">
            \(passwordFields(name))
            <input name="commit" type="submit" value="Log in">
            </form>
            """, status: isWrong ? 403 : 200)
    }

    private static let wrongPassword: HTMLText = "<p id=\"wrong\">Name and password do not match.</p>"

    private static func passwordFields(_ name: String) -> HTMLText {
        """
        <p><label>Name <input id="username_or_email" name="session[username_or_email]" type="text" \
        value="\(name)"></label></p>
        <p><label>Password <input id="password" name="session[password]" type="password"></label></p>
        """
    }
}

extension World {
    /// The user whom a browser is signed in as.
    fileprivate func browserUser(of request: Inbound) -> SandboxUser? {
        browsers.user(cookies: request.received.headers["Cookie"]).flatMap(accounts.user(id:))
            ?? configuration.browserUser.flatMap(accounts.user(screenName:))
    }
}
