import TwitterHTTP

/// An answer as the loop hands it over, its header not yet split.
struct CollectedResponse {
    let status: Int
    let header: HeaderBlock
    var body: [UInt8] = []
    var metrics = TransportMetrics()

    /// The answer as the caller sees it.
    var response: TransportResponse {
        TransportResponse(status: status, headers: header.fields, body: body, metrics: metrics)
    }
}
