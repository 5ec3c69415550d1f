import TwitterHTTP

/// The way of one call, written down in ``run()``: credential, gate, signature, transport, decision.
///
/// An object, so that what a call carries along lies on the heap once. In the frames of async functions, which live as
/// long as a call waits, each large value and each copy of it would lie for itself; ten thousand waiting calls make that
/// hundreds of megabytes. For the same reason its steps are functions that are not inlined.
final class CallRun {
    let plan: CallPlan
    let number: UInt64

    private var policy = AttemptPolicy()
    private var attempt = 0
    private(set) var credential = Credential.none
    private var timestamp: Int64 = 0
    private var isSigned = false
    private var sent: ContinuousClock.Instant?
    /// What the gate let the present attempt go with, until it is told how that ended.
    var epoch: Int?
    /// When the request of the present attempt was handed over, by our wall clock, in seconds.
    private(set) var sentAt = 0.0
    private var isBuilt = false
    /// What the gate has not been told yet, where that may have to wait.
    var unsettled: Box<Unsettled>?
    /// Waits and repeats; made when the first is needed.
    var patience: Patience?
    private var failure: Box<TwitterError>?
    private var clockWasWrong = false
    /// The answer that stands for no error, once ``run()`` has come back.
    private(set) var response = TransportResponse(status: 0)
    /// The rest of a stream, once ``run()`` has come back.
    private var pieces: ResponseBody.AsyncIterator?
    /// How many times the request was sent.
    var attempts: Int { attempt }

    /// The turn that the first attempt may use, or why there is none.
    private var firstTurn: Result<TransportTurn, any Error>?

    /// Creates a run that has not begun.
    ///
    /// - Parameters:
    ///   - plan: What is called.
    ///   - turn: Room in the transport, if it was waited for before.
    init(_ plan: CallPlan, in turn: Result<TransportTurn, any Error>? = nil) {
        self.plan = plan
        firstTurn = turn
        number = plan.api.client.nextCall()
    }

    var call: Call { plan.call }
    var options: CallOptions { plan.options }
    private var authenticator: any Authenticator { plan.api.authenticator }
    var client: Client { plan.api.client }

    /// Sends until there is an answer or nothing helps any more.
    ///
    /// Each attempt waits for a turn, and only then builds and signs; so a signature does not grow old in a queue.
    func run() async throws {
        do {
            repeat {
                try begin()
                if !hasCredential() { try await choose() }
                if !passesGate() {
                    // Nobody waits for a limit with room in the transport that others could use.
                    firstTurn = nil
                    try await waitAtGate()
                }
                do {
                    if let turn = try takeFirstTurn() {
                        try await send(in: turn)
                    } else {
                        try await send(in: try await laterTurn())
                    }
                } catch {
                    try note(error)
                }
                if unsettled != nil { await settleShared() }
            } while try await goesOn()
        } catch {
            if epoch != nil { settle(isBuilt ? .lost : .unsent) }
            if unsettled != nil { await settleShared() }
            throw told(error)
        }
    }

    @inline(never)
    private func begin() throws {
        (failure, clockWasWrong, isBuilt) = (nil, false, false)
        try Task.checkCancellation()
    }

    /// Whether no authenticator has to be asked, which may have to wait.
    @inline(never)
    private func hasCredential() -> Bool {
        if options.credential != nil { return true }
        guard let constant = authenticator.constant else {
            firstTurn = nil
            return false
        }
        credential = constant
        return true
    }

    private func laterTurn() async throws -> TransportTurn {
        let limits = plan.limits
        return try await client.transport.turn(queueLimit: limits.queue, totalLimit: limits.total)
    }

    @inline(never)
    private func takeFirstTurn() throws -> TransportTurn? {
        defer { firstTurn = nil }
        return try firstTurn?.get()
    }

    @inline(never)
    private func choose() async throws {
        credential = try await authenticator.credential(for: call.endpoint)
    }

    @inline(never)
    private func send(in turn: TransportTurn) async throws {
        guard !plan.isStream else { return try await open(in: turn) }
        accept(try await client.transport.send(try build(), turn: turn, progress: options.progress))
    }

    /// Waits for the header of a stream; of a refusal, for its body too.
    @inline(never)
    private func open(in turn: TransportTurn) async throws {
        let stream = try await client.transport.stream(try build(), turn: turn, progress: options.progress)
        var response = TransportResponse(status: stream.status, headers: stream.headers)
        if (200..<300).contains(stream.status) {
            pieces = stream.body.makeAsyncIterator()
        } else {
            response.body = try await Self.refusalText(of: stream.body)
        }
        accept(response)
    }

    /// What a refusal says, or as much of it as came.
    private static func refusalText(of body: ResponseBody) async throws -> [UInt8] {
        var text: [UInt8] = []
        do {
            for try await piece in body {
                text += piece
                guard text.count < 1 << 16 else { break }
            }
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            // The status has come and says enough.
        }
        return text
    }

    /// Waits for the next bytes of a stream that ``run()`` has opened; `nil` once the server has ended it.
    func nextPiece() async throws -> [UInt8]? {
        do {
            return try await pieces?.next()
        } catch let fault as TransportError {
            throw told(TwitterError(fault, of: call.endpoint, isStream: true))
        } catch {
            throw told(error is CancellationError ? error : TransportError(foreign: error))
        }
    }

    /// The one place where a body becomes a value, once ``run()`` has come back.
    ///
    /// Not inlined, so that the value takes no room in the frames of calls that wait.
    @inline(never)
    func read<Value>(by decode: (TransportResponse) throws -> Value) throws -> Value {
        do {
            return try decode(response)
        } catch {
            throw TwitterError.unreadable(response, of: call.endpoint, because: DecodingFailure.sentence(for: error))
        }
    }

    /// Decides what follows an attempt.
    ///
    /// - Returns: Whether another one does.
    @inline(never)
    private func goesOn() async throws -> Bool {
        guard let failure = failure?.value else { return false }
        switch policy.decide(after: failure, clockWasWrong: clockWasWrong) {
        case .fail: return try await bears(failure)
        case .repeated(let reason): tell(.repeated(reason: reason))
        case .askAuthenticator: try await askAuthenticator(about: failure)
        }
        return true
    }

    /// Builds the request that one attempt would send now.
    func prepare() async throws -> RequestBuilder.Built {
        do {
            if !hasCredential() { try await choose() }
            return try built()
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            throw inContext(error)
        }
    }

    @inline(never)
    private func built() throws(TwitterError) -> RequestBuilder.Built {
        timestamp = client.clock.timestamp
        var built = try client.builder.build(
            call, options: options, credential: options.credential ?? credential, timestamp: timestamp)
        built.request.limits = plan.limits
        return built
    }

    @inline(never)
    private func build() throws -> TransportRequest {
        attempt += 1
        let built = try built()
        isSigned = built.signature != nil
        isBuilt = true
        sentAt = client.gate.localTime
        if client.configuration.observer != nil {
            tell(.built(bodySize: built.request.body.size))
            tell(.sent)
            sent = .now
        }
        return built.request
    }

    /// Keeps an answer that is a success; another becomes the failure of the attempt.
    @inline(never)
    private func accept(_ response: TransportResponse) {
        if let sent {
            tell(
                .answered(
                    status: response.status, bodySize: response.body.count, duration: sent.duration(to: .now),
                    rateLimit: RateLimit(headers: response.headers)))
        }
        let found = TwitterError.refusal(in: response, of: call.endpoint)
        settle(ending(of: response, found), headers: response.headers)
        guard let refusal = found, plan.isAnswer?(refusal) != true else {
            self.response = response
            if policy.hasCorrectedClock { client.clock.keep() }
            return
        }
        failure = Box(refusal)
        if isSigned { clockWasWrong = learnTime(from: response, refusal) }
    }

    /// Takes an answer that was found elsewhere for that of the call.
    func take(_ answer: TransportResponse) { response = answer }

    /// Whether a refusal shows that our clock was wrong, which has been corrected.
    @inline(never)
    private func learnTime(from response: TransportResponse, _ refusal: TwitterError) -> Bool {
        guard refusal.mayComeFromTheClock else {
            if policy.hasCorrectedClock { client.clock.keep() }
            return false
        }
        failure = Box(refusal.naming(clockOffset: client.clock.offset))
        guard policy.hasCorrectedClock else {
            return client.clock.learn(from: response.headers, signedAt: timestamp)
        }
        client.clock.takeBack()
        return false
    }

    @inline(never)
    private func note(_ error: any Error) throws {
        // What could not be built or signed is told as such; it is no fault of the transport.
        if error is CancellationError || error is TwitterError { throw error }
        let fault = error as? TransportError ?? TransportError(foreign: error)
        settle(fault.requestMayHaveBeenSent ? .lost : .unsent)
        failure = Box(TwitterError(fault, of: call.endpoint, isStream: plan.isStream))
    }

    private func askAuthenticator(about failure: TwitterError) async throws {
        guard options.credential == nil, await authenticator.rejected(credential, by: failure) == .tryAgain
        else { throw failure }
        tell(.repeated(reason: "the credential was replaced"))
    }

    /// Tells the observer how the call ended, and gives the error its context.
    @inline(never)
    private func told(_ error: any Error) -> any Error {
        if error is CancellationError {
            tell(.cancelled)
            return error
        }
        var error = inContext(error)
        (error.attempts, error.waited) = (attempt, waited)
        tell(.failed(error))
        return error
    }

    /// Whatever an authenticator or a transport throws becomes a `TwitterError` that names the endpoint.
    @inline(never)
    private func inContext(_ error: any Error) -> TwitterError {
        if var error = error as? TwitterError {
            error.endpoint = error.endpoint ?? call.endpoint
            return error
        }
        if let error = error as? TransportError { return TwitterError(error, of: call.endpoint) }
        // The text of a foreign error may hold anything, so only its type is told.
        var wrapped = TwitterError(
            kind: .noCredential, message: "No credential could be had: \(type(of: error)) was thrown.")
        wrapped.endpoint = call.endpoint
        return wrapped
    }

    @inline(never)
    func tell(_ happening: RequestEvent.Happening) {
        client.configuration.observer?.observe(
            RequestEvent(call: number, endpoint: call.endpoint, attempt: attempt, happening: happening))
    }
}

extension TransportBody {
    /// Bytes of content, without the frame of a multipart body and without what is not in memory.
    fileprivate var size: Int {
        switch self {
        case .none, .file: 0
        case .bytes(let bytes): bytes.count
        case .pieces(let pieces): pieces.count ?? 0
        case .multipart(let parts):
            parts.reduce(0) { if case .bytes(let bytes) = $1.content { $0 + bytes.count } else { $0 } }
        }
    }
}
