/// Why a request is not handled: the status of the answer and a sentence for its body.
struct Refusal: Error, Hashable, Sendable {
    let status: Int
    let reason: String

    static func malformed(_ reason: String) -> Refusal { Refusal(status: 400, reason: reason) }

    static let timedOut = Refusal(status: 408, reason: "The request did not arrive in time.")
    static let bodyTooLarge = Refusal(status: 413, reason: "The body is larger than this server takes.")
    static let unknownExpectation = Refusal(status: 417, reason: "Only the expectation 100-continue is known.")
    static let headTooLarge = Refusal(status: 431, reason: "The head is larger than this server takes.")
    static let unknownCoding = Refusal(status: 501, reason: "Only the transfer coding chunked is known.")
    static let unknownVersion = Refusal(status: 505, reason: "Only HTTP/1.0 and HTTP/1.1 are spoken here.")
}
