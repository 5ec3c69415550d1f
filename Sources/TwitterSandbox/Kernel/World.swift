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
    var collections = CollectionStore()
    var webhooks = WebhookStore()
    var schedule = ScheduleStore()
    var customProfiles = CustomProfileStore()
    var signIns: SignIns
    var browsers = Browsers()
    /// What is to go wrong on purpose.
    var faults = FaultPlan()
    /// On whose account a request goes, while it is being answered.
    private(set) var payer: Payer?
    private(set) var log = RequestLog()
    /// What became of calls, by endpoint.
    private(set) var counts: [String: SandboxCounts] = [:]
    private(set) var limits: Limits
    private var replayGuard: ReplayGuard

    /// Who asks, while a request is being answered; some of what is told depends on it.
    var viewer: User.ID? { payer?.caller.userID }

    init(configuration: SandboxConfiguration) {
        self.configuration = configuration
        signIns = SignIns(lifetime: configuration.requestTokenLifetime)
        replayGuard = ReplayGuard(window: configuration.timestampWindow)
        limits = Limits(configuration)
        configuration.fill(&self, configuration.now())
    }

    /// Answers a request and writes it into the log.
    mutating func answer(_ request: ReceivedRequest, now: Date) -> Answer {
        var caller = ""
        var route: Route?
        var fault: SandboxFault?
        var answer: Answer
        do throws(Refused) {
            let inbound = try Inbound(request, dialect: configuration.dialect)
            let found = try Route.find(method: request.method, inbound)
            route = found
            counts[found.name, default: SandboxCounts()].calls += 1
            fault = faults.next(for: found.name)
            if fault != nil { counts[found.name]?.faults += 1 }
            if let instead = fault?.answerWithoutHandling {
                answer = instead
            } else {
                answer = try handle(inbound, found, now: now, caller: &caller)
            }
        } catch {
            answer = error.answer
        }
        answer = fault?.answerAfterHandling ?? answer
        answer.fault = fault
        if configuration.dialect == .gnuSocial {
            let path = Inbound.endpoint(request.path, .gnuSocial).path
            answer = answer.inGNUSocial(path: path, target: request.path)
        }
        log.append(
            SandboxLogEntry(
                method: request.method, endpoint: route?.name, path: request.path, caller: caller,
                status: answer.status, code: answer.code, refusal: answer.reason, fault: fault,
                connection: request.connection))
        return answer
    }

    private mutating func handle(
        _ inbound: Inbound, _ route: Route, now: Date, caller name: inout String
    ) throws(Refused) -> Answer {
        var check = CallerCheck(
            accounts: accounts, replayGuard: replayGuard, now: now, publicAddress: configuration.publicAddress)
        // Lent out and taken back, so that its set is never shared and so never copied.
        replayGuard = ReplayGuard(window: configuration.timestampWindow)
        defer { replayGuard = check.replayGuard }

        switch route.handler {
        case .signIn(let handle):
            do throws(Refused) {
                let answer = try handle(&self, inbound, &check)
                counts[route.name]?.handled += 1
                return answer
            } catch {
                throw configuration.refusesSignInAsXML ? error.asXML : error
            }
        case .page(let handle):
            counts[route.name]?.handled += 1
            return handle(&self, inbound, now)
        case .api(let handle):
            let caller = try check.caller(of: inbound.received)
            name = caller.name
            payer = Payer(caller: caller, app: check.app)
            defer { payer = nil }
            if case .app = caller, !route.isOpenToApps {
                throw Refused(403, 220, "Your credentials do not allow access to this resource.")
            }
            let (headers, refusal) = limits.count(route, for: Payer(caller: caller, app: check.app), now: now)
            if let refusal {
                counts[route.name]?.overLimit += 1
                return refusal.with(headers)
            }
            counts[route.name]?.handled += 1
            do throws(Refused) {
                return try handle(&self, inbound, caller, now).with(headers)
            } catch {
                return error.answer.with(headers)
            }
        }
    }
}
