import TwitterHTTP

/// A call with all that decides how it is made; shared by the copies of a request and by the runs of its call.
///
/// An object, so that a request is small wherever it lies: ten thousand calls that wait hold one each in their frames.
final class CallPlan: Sendable {
    let call: Call
    /// What is set for this call; most calls have nothing, and then there is nothing to carry.
    private let ownOptions: Box<CallOptions>?
    let api: TwitterAPI
    private let client: Client
    /// Whether the answer has no end and is read piece by piece.
    let isStream: Bool
    /// The limits of the call: those of the client, but for what the call sets itself.
    let limits: TransportLimits
    /// Whether a refusal is an answer to what was asked, such as 404 for "none of them".
    let isAnswer: (@Sendable (TwitterError) -> Bool)?

    init(
        call: Call, options: CallOptions? = nil, api: TwitterAPI, isStream: Bool = false,
        isAnswer: (@Sendable (TwitterError) -> Bool)? = nil
    ) {
        self.call = call
        ownOptions = options.map(Box.init)
        self.api = api
        client = api.client
        self.isStream = isStream
        self.isAnswer = isAnswer
        limits = api.client.builder.limits(with: options ?? CallOptions(), isStream: isStream)
    }

    /// What is set for this call alone.
    var options: CallOptions { ownOptions?.value ?? CallOptions() }

    /// Waits until the transport has room, and only then makes the run of the call, so that those who wait there are small.
    ///
    /// A run that has to wait for something else first gives the room back, and waits for it again when it is its time.
    @inline(__always)
    func start() async -> CallRun {
        guard goesAtOnce else { return CallRun(self) }
        do {
            return run(in: try await client.transport.turn(queueLimit: queueLimit, totalLimit: totalLimit))
        } catch {
            return run(without: error)
        }
    }

    // Not inlined, so that what they need takes no room in the frames of those who wait.

    /// Whether no authenticator has to be asked.
    private var goesAtOnce: Bool {
        @inline(never) get { options.credential != nil || api.authenticator.constant != nil }
    }

    private var queueLimit: Duration? {
        @inline(never) get { limits.queue }
    }

    private var totalLimit: Duration? {
        @inline(never) get { limits.total }
    }

    @inline(never)
    private func run(in turn: TransportTurn) -> CallRun { CallRun(self, in: .success(turn)) }

    @inline(never)
    private func run(without reason: any Error) -> CallRun { CallRun(self, in: .failure(reason)) }

}
