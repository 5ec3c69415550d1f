import TwitterHTTP

/// An answer as the loop puts it together and hands it over, its header not yet split.
struct CollectedResponse {
    /// 0 until a status line has come.
    var status = 0
    var header = HeaderBlock()
    /// Unpacked.
    var body: [UInt8] = []
    var metrics = TransportMetrics()

    /// An empty answer that has room for one of the usual size.
    static var roomy: CollectedResponse {
        var answer = CollectedResponse()
        answer.header.reserveUsualCapacity()
        answer.body.reserveCapacity(960)
        return answer
    }

    /// The answer as the caller sees it.
    var response: TransportResponse {
        TransportResponse(status: status, headers: header.fields, body: body, metrics: metrics)
    }
}
