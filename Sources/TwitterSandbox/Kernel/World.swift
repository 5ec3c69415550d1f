import FoundationEssentials
import LoopbackHTTP
import OAuth1
import Twitter
import TwitterHTTP

/// Everything that the sandbox knows; a value that turns a request into an answer.
struct World {
    let configuration: SandboxConfiguration
    var accounts = Accounts()
    var tweets = TweetStore()
    var relations = Relations()
    /// Who likes which Tweets.
    var likes = Ties<User.ID, UInt64>()
    var messages = MessageStore()
    var savedSearches = SavedSearchStore()
    var lists = ListStore()
    var profiles = Profiles()
    var settings: [User.ID: StoredSettings] = [:]
    var media = MediaStore()
    var signIns: SignIns
    var browsers = Browsers()
    /// Who asks, while a request is being answered; some of what is told depends on it.
    private(set) var viewer: User.ID?
    private(set) var log = RequestLog()
    private var replayGuard: ReplayGuard
    private(set) var windows: RateWindows

    init(configuration: SandboxConfiguration) {
        self.configuration = configuration
        signIns = SignIns(lifetime: configuration.requestTokenLifetime)
        replayGuard = ReplayGuard(window: configuration.timestampWindow)
        windows = RateWindows(length: configuration.window)
        seed(now: configuration.now())
    }

    /// Answers a request and writes it into the log.
    mutating func answer(_ request: ReceivedRequest, now: Date) -> Answer {
        var caller = ""
        var answer: Answer
        do throws(Refused) {
            answer = try handle(request, now: now, caller: &caller)
        } catch {
            answer = error.answer
        }
        if configuration.dialect == .gnuSocial {
            let path = Inbound.endpoint(request.path, .gnuSocial).path
            answer = answer.inGNUSocial(path: path, target: request.path)
        }
        log.append(
            SandboxLogEntry(
                method: request.method, path: request.path, caller: caller, status: answer.status, code: answer.code,
                refusal: answer.reason, connection: request.connection))
        return answer
    }

    /// How many calls a window allows; `nil` for no limit.
    func limit(of route: Route, for caller: Caller) -> Int? {
        configuration.limits[route.name] ?? route.limit(for: caller)
    }

    private mutating func handle(
        _ request: ReceivedRequest, now: Date, caller name: inout String
    ) throws(Refused) -> Answer {
        let inbound = try Inbound(request, dialect: configuration.dialect)
        let route = try Route.find(method: request.method, inbound)
        var check = CallerCheck(
            accounts: accounts, replayGuard: replayGuard, now: now, publicAddress: configuration.publicAddress)
        // Lent out and taken back, so that its set is never shared and so never copied.
        replayGuard = ReplayGuard(window: configuration.timestampWindow)
        defer { replayGuard = check.replayGuard }

        switch route.handler {
        case .signIn(let handle):
            do throws(Refused) {
                return try handle(&self, inbound, &check)
            } catch {
                throw configuration.refusesSignInAsXML ? error.asXML : error
            }
        case .page(let handle): return handle(&self, inbound, now)
        case .api(let handle):
            let caller = try check.caller(of: request)
            name = caller.name
            viewer = caller.userID
            defer { viewer = nil }
            if case .app = caller, !route.isOpenToApps {
                throw Refused(403, 220, "Your credentials do not allow access to this resource.")
            }
            var headers: HTTPFields = [:]
            if let limit = limit(of: route, for: caller) {
                let count = windows.count("\(caller.name) \(route.name)", limit: limit, now: now)
                headers = count.headers
                guard count.isWithin else {
                    var answer = Answer.refusal(429, 88, "Rate limit exceeded")
                    answer.headers = headers
                    return answer
                }
            }
            var answer: Answer
            do throws(Refused) {
                answer = try handle(&self, inbound, caller, now)
            } catch {
                answer = error.answer
            }
            for field in headers { answer.headers.append(name: field.name, value: field.value) }
            return answer
        }
    }
}
