import TwitterHTTP

extension TwitterError {
    /// The error that an answer stands for; `nil` for a success.
    ///
    /// Status first, body second: a body that cannot be read never hides the status.
    static func refusal(in response: TransportResponse, of endpoint: Endpoint) -> TwitterError? {
        let isSuccess = (200..<300).contains(response.status)
        // A refusal inside a success starts its object with it; looking at no other body keeps the usual case fast.
        if isSuccess && !startsWithRefusal(response.body) { return nil }
        let body = APIErrorBody(response.body)
        if isSuccess && !body.isNothingElse { return nil }

        let kind =
            signInKind(status: response.status, entries: body.entries, of: endpoint)
            ?? (response.status == 429 && body.isUsageCap ? .usageCapReached : nil)
            ?? kind(status: response.status, entries: body.entries)
        var error = TwitterError(
            kind: kind, message: advised(message(status: response.status, entries: body.entries), of: kind))
        error.entries = body.entries
        error.describe(response, of: endpoint)
        return error
    }

    /// The error for a success whose body is not what it should be.
    static func unreadable(_ response: TransportResponse, of endpoint: Endpoint, because failure: String)
        -> TwitterError
    {
        var error = TwitterError(kind: .unreadableAnswer, message: "The answer could not be read: \(failure)")
        error.decodingFailure = failure
        // Whatever text the answer of a sign-in is, it may be a token.
        if endpoint.location != .signIn { error.entries = APIErrorBody(response.body).entries }
        error.describe(response, of: endpoint)
        return error
    }

    private mutating func describe(_ response: TransportResponse, of endpoint: Endpoint) {
        status = response.status
        headers = response.headers
        self.endpoint = endpoint
        requestMayHaveBeenSent = true
        // The answer of a sign-in may hold half of a new credential.
        if endpoint.location != .signIn || !(200..<300).contains(response.status) {
            bodyPrefix = Array(response.body.prefix(200))
        }
    }

    private static func startsWithRefusal(_ body: [UInt8]) -> Bool {
        let start = body.prefix(64).filter { !" \t\r\n".utf8.contains($0) }
        return ["{\"err", "{\"req", "<"].contains { start.starts(with: $0.utf8) }
    }

    private static func kind(status: Int, entries: [APIErrorEntry]) -> Kind {
        let codes = entries.compactMap(\.code?.rawValue)
        func has(_ wanted: Int...) -> Bool { !Set(wanted).isDisjoint(with: codes) }
        if has(187) { return .duplicate }
        if has(64) { return .accountSuspended }
        if has(326) { return .accountLocked }
        if has(231, 244) { return .accountUnusable }
        if has(453) { return .accessLevel }
        if status == 402 { return .creditsUsedUp }
        if has(416) { return .appUnusable }
        if has(415, 417) { return .callbackNotApproved }
        if status == 429 || status == 420 || has(88) { return .rateLimited }
        if has(32, 89, 99, 135, 215) { return .unauthorized }
        switch status {
        case 401:
            // Protected timelines answer 401 as well, and the credential is not to blame.
            return has(179) || entries.first?.message.hasPrefix("Not authorized") == true ? .forbidden : .unauthorized
        case 403: return .forbidden
        case 404, 410: return .notFound
        case 200..<300 where has(130, 131), 500...: return .serviceUnavailable
        case 200..<300, 400..<500: return has(17, 34, 50, 144) ? .notFound : .rejected
        default: return .unexpectedStatus
        }
    }

    /// The service's own sentence where there is one.
    private static func message(status: Int, entries: [APIErrorEntry]) -> String {
        let sentences = entries.map(\.message).filter { !$0.isEmpty }
        if !sentences.isEmpty { return sentences.joined(separator: " ") }
        return switch status {
        case 300..<400: "The service answered with a redirect, which is not followed."
        case 401: "The service did not accept the credentials."
        case 402: "The service asks for payment."
        case 403: "The service refuses this call."
        case 404: "There is nothing at this address."
        case 410: "The endpoint is gone."
        case 420, 429: "The rate limit is used up."
        case 500...: "The service is down, overloaded or broken."
        default: "The service refused the call."
        }
    }

    /// The service's sentence, and after it what a person can do.
    static func advised(_ message: String, of kind: Kind) -> String {
        kind.advice.map { joined(message, $0) } ?? message
    }

    /// Two sentences as a text; services leave the full stop out at times.
    static func joined(_ message: String, _ sentence: String) -> String {
        let isEnded = message.last.map { ".!?".contains($0) } ?? true
        return "\(message)\(isEnded ? "" : ".") \(sentence)"
    }
}
