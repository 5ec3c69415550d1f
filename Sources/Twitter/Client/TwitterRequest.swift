public import FoundationEssentials
public import OAuth1
public import TwitterHTTP
public import TwitterJSON

/// A call with the client that will send it; nothing is sent before one of its methods is awaited.
///
/// Each of ``send()``, ``value``, ``response``, ``json``, ``data`` and ``decoded(as:by:)`` sends the call once; so
/// awaiting two of them sends it twice.
public struct TwitterRequest<Output: Sendable>: Sendable, CustomStringConvertible, CustomReflectable {
    private var plan: CallPlan
    private let decode: @Sendable (TransportResponse) throws -> Output

    /// `isAnswer` says which refusals are answers that `decode` reads; by default none is.
    init(
        _ call: Call, api: TwitterAPI, isAnswer: (@Sendable (TwitterError) -> Bool)? = nil,
        decode: @escaping @Sendable (TransportResponse) throws -> Output
    ) {
        plan = CallPlan(call: call, api: api, isAnswer: isAnswer)
        self.decode = decode
    }

    /// What is called: a plain value to compare and print.
    public var call: Call {
        get { plan.call }
        set { plan = CallPlan(call: newValue, options: plan.options, api: plan.api, isAnswer: plan.isAnswer) }
    }

    /// What is set for this call alone; ``with(_:)`` changes it.
    public var options: CallOptions { plan.options }

    /// The endpoint and the names of the parameters.
    public var description: String { call.description }

    /// A mirror of the call and its options, without secrets.
    public var customMirror: Mirror { Mirror(self, children: ["call": call, "options": plan.options]) }

    /// Returns the same request with options of its own.
    ///
    /// ```swift
    /// let user = try await twitter.account.verifyCredentials().with { $0.timeout = .seconds(5) }.value
    /// ```
    ///
    /// - Parameter change: Sets options; those of the request so far are there to start from.
    /// - Returns: The changed request.
    public func with(_ change: (inout CallOptions) throws -> Void) rethrows -> TwitterRequest {
        var options = plan.options
        try change(&options)
        var request = self
        request.plan = CallPlan(call: plan.call, options: options, api: plan.api, isAnswer: plan.isAnswer)
        return request
    }

    /// The same call with the same options, its answer read as something else.
    func reading<Other>(_ decode: @escaping @Sendable (TransportResponse) throws -> Other) -> TwitterRequest<Other> {
        TwitterRequest<Other>(call, api: plan.api, decode: decode).with { $0 = options }
    }

    /// Sends the call for its effect.
    ///
    /// - Returns: The answer as it came; its body is not decoded.
    /// - Throws: ``TwitterError``, or `CancellationError` if the task was cancelled.
    @discardableResult
    public func send() async throws -> TransportResponse {
        let run = newRun()
        try await run.run()
        return run.response
    }

    /// Sends the call and decodes what the answer says; throws ``TwitterError`` or `CancellationError`.
    public var value: Output {
        get async throws {
            let run = newRun()
            try await run.run()
            return try read(run, by: decode)
        }
    }

    /// Sends the call; gives the decoded value with status, header fields and rate limit.
    ///
    /// Throws ``TwitterError`` or `CancellationError`.
    public var response: TwitterResponse<Output> {
        get async throws {
            let run = newRun()
            try await run.run()
            return try readWhole(run)
        }
    }

    /// Sends the call; gives the body as it came.
    ///
    /// Throws ``TwitterError`` or `CancellationError`.
    public var data: Data {
        get async throws { Data(try await send().body) }
    }

    /// Sends the call; gives the body as an untyped value, with everything that came.
    ///
    /// Members keep their order, names that stand twice are there twice, and numbers keep their text.
    ///
    /// ```swift
    /// let text = try await twitter.statuses.show(id: 20).json["full_text"]?.string
    /// ```
    ///
    /// Throws ``TwitterError`` or `CancellationError`.
    public var json: JSON {
        get async throws { try await decoded(as: JSON.self) }
    }

    /// Sends the call and decodes the body as another type.
    ///
    /// ```swift
    /// let list = try await twitter.statuses.homeTimeline().decoded(as: LossyList<Tweet>.self)
    /// for dropped in list.dropped { print("element \(dropped.index): \(dropped.reason)") }
    /// ```
    ///
    /// - Parameters:
    ///   - type: Any type that can be decoded.
    ///   - decoder: What decodes it; without one, models of this library are read as fast as ever, and all other types by
    ///     Foundation's decoder with Twitter's dates, ``FoundationEssentials/JSONDecoder/twitter``.
    /// - Returns: The decoded value.
    /// - Throws: ``TwitterError``, or `CancellationError` if the task was cancelled.
    public func decoded<Value: Decodable & Sendable>(
        as type: Value.Type, by decoder: JSONDecoder? = nil
    ) async throws -> Value {
        let run = newRun()
        try await run.run()
        if let refusal = TwitterError.refusal(in: run.response, of: call.endpoint) { throw refusal }
        return try read(run) { response in
            if let decoder { return try decoder.decode(type, from: Data(response.body)) }
            return try decodeModel(type, from: response.body)
        }
    }

    /// Builds and signs the request without sending it, for sending it with another client.
    ///
    /// The signature is good for one use within a few minutes.
    ///
    /// - Returns: The request as it would go on the wire now, credentials included.
    /// - Throws: ``TwitterError`` if it cannot be built, or `CancellationError` if the task was cancelled.
    public func prepared() async throws -> TransportRequest {
        try await newRun().prepare().request
    }

    /// Signs the call without sending it and shows what is signed.
    ///
    /// - Returns: The signature with its base string; `nil` for credentials that do not sign. It holds the values of
    ///   the parameters.
    /// - Throws: ``TwitterError`` if the call cannot be signed, or `CancellationError` if the task was cancelled.
    public func signature() async throws -> OAuth1Signature? {
        try await newRun().prepare().signature
    }

    @inline(never)
    private func newRun() -> CallRun { CallRun(plan) }

    /// The one place where a body becomes a value.
    ///
    /// Not inlined, so that the value takes no room in the frames of calls that wait.
    @inline(never)
    private func read<Value>(_ run: CallRun, by decode: (TransportResponse) throws -> Value) throws -> Value {
        do {
            return try decode(run.response)
        } catch {
            throw TwitterError.unreadable(
                run.response, of: call.endpoint, because: DecodingFailure.sentence(for: error))
        }
    }

    @inline(never)
    private func readWhole(_ run: CallRun) throws -> TwitterResponse<Output> {
        TwitterResponse(
            value: try read(run, by: decode), transport: run.response, attempts: run.attempts, waited: run.waited)
    }
}
