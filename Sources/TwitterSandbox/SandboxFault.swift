import TwitterHTTP

/// Something that goes wrong with a call on purpose.
///
/// A call whose request has an effect, such as a post, has it with the faults that say they come after handling, and
/// does not have it with the others. A call that is not handled does not count against a limit.
public enum SandboxFault: Hashable, Sendable {
    /// Answers with a status and Twitter's JSON for it; the request is not handled.
    case status(Int)
    /// Handles the request, then answers with a status and Twitter's JSON for it as if it had failed.
    case statusAfterHandling(Int)
    /// Answers with a status and a page in HTML, as a proxy does; the request is not handled.
    case htmlPage(status: Int)
    /// Answers 429 without limit headers, with `Retry-After` in seconds unless that is `nil`; the request is not handled.
    case tooManyRequests(retryAfter: Int?)
    /// Closes the connection without an answer; the request is not handled.
    case dropBeforeHandling
    /// Handles the request, then closes the connection without an answer.
    case dropAfterHandling
    /// Handles the request, announces the whole body, sends so many bytes of it and closes the connection.
    case cutBody(after: Int)
    /// Handles the request at once and answers so much later; other calls do not wait for it.
    case delay(Duration)
    /// Handles the request and answers with a `Date` header that is so far off; negative for the past.
    case wrongDate(by: Duration)
    /// Handles the request and announces so many bytes more than the body has, fewer if negative; then closes.
    case wrongLength(by: Int)
}

extension SandboxFault {
    /// The answer that stands for an unhandled request; `nil` if the request is to be handled.
    var answerWithoutHandling: Answer? {
        switch self {
        case .status(let status): Self.refusal(status)
        case .htmlPage(let status): Self.page(status)
        case .tooManyRequests(let seconds):
            Answer.refusal(429, 88, "Rate limit exceeded").with(seconds.map { ["Retry-After": String($0)] } ?? [:])
        // Never sent; the log says that there was none.
        case .dropBeforeHandling: Answer(status: 0)
        case .statusAfterHandling, .dropAfterHandling, .cutBody, .delay, .wrongDate, .wrongLength: nil
        }
    }

    /// The answer that takes the place of an honest one.
    var answerAfterHandling: Answer? {
        if case .statusAfterHandling(let status) = self { Self.refusal(status) } else { nil }
    }

    /// A refusal with the code that Twitter has for a status.
    private static func refusal(_ status: Int) -> Answer {
        switch status {
        case 401: .refusal(status, 32, "Could not authenticate you.")
        case 403: .refusal(status, 200, "Forbidden.")
        case 404: .refusal(status, 34, "Sorry, that page does not exist.")
        case 429: .refusal(status, 88, "Rate limit exceeded")
        case 502...: .refusal(status, 130, "Over capacity")
        default: .refusal(status, 131, "Internal error")
        }
    }

    private static func page(_ status: Int) -> Answer {
        let text =
            "<!DOCTYPE html>\n<html><head><title>Error \(status)</title></head><body><h1>\(status)</h1></body></html>\n"
        return Answer(status: status, contentType: "text/html; charset=utf-8", body: Array(text.utf8))
    }
}
