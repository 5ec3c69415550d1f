import TwitterHTTP

/// A call with all that decides how it is made; shared by the copies of a request and by the runs of its call.
///
/// An object, so that a request is small wherever it lies: ten thousand calls that wait hold one each in their frames.
final class CallPlan: Sendable {
    let call: Call
    let options: CallOptions
    let api: TwitterAPI
    /// Whether the answer has no end and is read piece by piece.
    let isStream: Bool
    /// The limits of the call: those of the client, but for what the call sets itself.
    let limits: TransportLimits
    /// Whether a refusal is an answer to what was asked, such as 404 for "none of them".
    let isAnswer: (@Sendable (TwitterError) -> Bool)?

    init(
        call: Call, options: CallOptions = CallOptions(), api: TwitterAPI, isStream: Bool = false,
        isAnswer: (@Sendable (TwitterError) -> Bool)? = nil
    ) {
        self.call = call
        self.options = options
        self.api = api
        self.isStream = isStream
        self.isAnswer = isAnswer
        limits = api.client.builder.limits(with: options, isStream: isStream)
    }

    /// What sends the call.
    var transport: any HTTPTransport { api.client.transport }
}
