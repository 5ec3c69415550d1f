import TwitterHTTP

/// A call with all that decides how it is made; shared by the copies of a request and by the runs of its call.
///
/// An object, so that a request is small wherever it lies: ten thousand calls that wait hold one each in their frames.
final class CallPlan: Sendable {
    let call: Call
    let options: CallOptions
    let api: TwitterAPI
    /// The limits of the call: those of the client, but for what the call sets itself.
    let limits: TransportLimits

    init(call: Call, options: CallOptions = CallOptions(), api: TwitterAPI) {
        self.call = call
        self.options = options
        self.api = api
        limits = api.client.builder.limits(with: options)
    }

    /// What sends the call.
    var transport: any HTTPTransport { api.client.transport }
}
