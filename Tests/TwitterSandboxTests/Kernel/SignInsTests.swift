import FoundationEssentials
import OAuth1
import Testing
import Twitter

@testable import TwitterSandbox

/// The sign-ins as a value, without a server.
@Suite struct SignInsTests {
    private let start = Date(timeIntervalSince1970: 1_500_000_000)

    @Test func wholeWay() throws {
        var signIns = SignIns(lifetime: .seconds(60))
        for callback: SignIn.Callback in [.pin, .url("my-app://back")] {
            let sign = signIns.begin(consumerKey: "a", callback: callback, now: start)
            let token = sign.token.token
            #expect(signIns.asking(token, now: start)?.formToken == sign.formToken)
            let early = signIns.exchange(sign, verifier: "")
            #expect(early == nil)
            let verifier = signIns.allow(sign, by: 7)
            #expect(signIns.asking(token, now: start) == nil)
            #expect(signIns.hasAllowed(7, "a") && !signIns.hasAllowed(7, "b") && !signIns.hasAllowed(8, "a"))
            let allowed = try #require(signIns.exchangeable(token, consumerKey: "a", now: start))
            let wrong = signIns.exchange(allowed, verifier: "0")
            let right = signIns.exchange(allowed, verifier: verifier.revealed)
            #expect(wrong == nil && right == 7)
            #expect(signIns.exchangeable(token, consumerKey: "a", now: start) == nil)
        }
    }

    @Test func ends() {
        var signIns = SignIns(lifetime: .seconds(60))
        let sign = signIns.begin(consumerKey: "a", callback: .pin, now: start)
        let token = sign.token.token
        let last = start.addingTimeInterval(59)
        #expect(signIns.exchangeable(token, consumerKey: "a", now: last) != nil)
        #expect(signIns.exchangeable(token, consumerKey: "b", now: last) == nil)
        #expect(signIns.asking(token, now: start.addingTimeInterval(60)) == nil)
        #expect(signIns.exchangeable(token, consumerKey: "a", now: start.addingTimeInterval(60)) == nil)
        signIns.deny(sign)
        #expect(signIns.exchangeable(token, consumerKey: "a", now: start) == nil)
    }

    @Test func pinsAndTokensDiffer() {
        var signIns = SignIns(lifetime: .seconds(60))
        var pins: Set<Secret> = []
        var tokens: Set<String> = []
        for _ in 0..<2000 {
            let sign = signIns.begin(consumerKey: "a", callback: .pin, now: start)
            let pin = signIns.allow(sign, by: 7)
            #expect(pin.revealed.count == 7 && pin.revealed.allSatisfy(\.isNumber))
            pins.insert(pin)
            tokens.insert(sign.token.token)
        }
        #expect(pins.count == 2000 && tokens.count == 2000)
    }

    @Test func permissionsAreUsedOnce() {
        var signIns = SignIns(lifetime: .seconds(60))
        signIns.permit("x", now: start)
        let uses = ["y", "x", "x"].map { signIns.usePermission($0, now: start) }
        #expect(uses == [false, true, false])
        signIns.permit("z", now: start)
        let late = signIns.usePermission("z", now: start.addingTimeInterval(60))
        #expect(!late)
    }

    @Test(arguments: [
        ("a:", "a:?t=1%26"), ("a:?", "a:?t=1%26"), ("https://h/p?q", "https://h/p?q&t=1%26"),
        ("https://h/p?q=a?b#f?g#h", "https://h/p?q=a?b&t=1%26#f?g#h"), ("https://h#", "https://h?t=1%26#"),
    ]) func callbackKeepsItsQuery(callback: String, url: String) {
        var signIns = SignIns(lifetime: .seconds(60))
        let web = signIns.begin(consumerKey: "a", callback: .url(callback), now: start)
        #expect(web.callback(adding: ["t": "1&"]) == url)
        let terminal = signIns.begin(consumerKey: "a", callback: .pin, now: start)
        #expect(terminal.callback(adding: [:]) == nil)
    }

    @Test func htmlIsEscapedWhereItIsPutIn() {
        let text: HTMLText = "<b title=\"\("\"><script>'&amp;")\">\("é☃")</b>"
        #expect(text.markup == "<b title=\"&quot;&gt;&lt;script&gt;&#39;&amp;amp;\">é☃</b>")
        let outer: HTMLText = "<p>\(text)</p>"
        #expect(outer.markup == "<p>\(text.markup)</p>")
    }

    @Test(
        arguments: [
            (nil, nil), ("", nil), ("a=b", nil), ("sandbox_session", nil), ("sandbox_session=wrong", nil),
        ] as [(String?, User.ID?)]) func cookiesOfStrangers(cookies: String?, user: User.ID?)
    {
        var browsers = Browsers()
        let session = browsers.open(for: 7)
        #expect(browsers.user(cookies: cookies) == user)
        #expect(browsers.user(cookies: "a=b; sandbox_session=\(session);c=d") == 7)
        #expect(browsers.user(cookies: "x_sandbox_session=\(session)") == nil)
    }
}
