public import TwitterHTTP

/// What a handler answers.
///
/// The server adds `Date` unless it is there, and it alone frames the message: `Content-Length` is written from the body
/// (except where an answer to `HEAD` or a 304 without body brings its own), `Transfer-Encoding` is removed. A
/// `Connection: close` among the headers closes the connection after the answer.
public struct Response: Sendable {
    /// The content of an answer.
    public enum Body: Sendable {
        /// No content.
        case empty
        /// Bytes that are at hand as a whole.
        case bytes([UInt8])
    }

    /// A way in which an answer goes wrong on purpose.
    public enum Fault: Sendable, Hashable {
        /// Closes the connection without an answer, though the request was handled.
        case dropConnection
        /// Breaks the connection off (a TCP reset) without an answer, though the request was handled.
        case resetConnection
        /// Announces the whole body, sends so many bytes of it and closes.
        case cutBody(after: Int)
        /// Announces so many bytes more than the body has, or fewer if the number is negative, sends the whole body and
        /// closes; never announces less than none.
        case wrongLength(by: Int)
    }

    /// The status code, from 200 to 999; others become a 500.
    public var status: Int
    /// The header lines; one that would break the message turns the answer into a 500.
    public var headers: HTTPFields
    /// The content; not sent in answers to `HEAD` and with the statuses 204 and 304.
    public var body: Body
    /// What goes wrong on purpose; `nil` for an honest answer.
    public var fault: Fault?

    /// Creates an answer.
    ///
    /// - Parameters:
    ///   - status: The status code.
    ///   - headers: The header lines beside those that the server writes.
    ///   - body: The content.
    ///   - fault: What goes wrong on purpose.
    public init(status: Int = 200, headers: HTTPFields = [:], body: Body = .empty, fault: Fault? = nil) {
        self.status = status
        self.headers = headers
        self.body = body
        self.fault = fault
    }

    /// Creates an answer from a text in UTF-8.
    ///
    /// - Parameters:
    ///   - text: The content.
    ///   - status: The status code.
    ///   - contentType: The value of `Content-Type`.
    /// - Returns: The answer.
    public static func text(
        _ text: String, status: Int = 200, contentType: String = "text/plain; charset=utf-8"
    ) -> Response {
        Response(status: status, headers: ["Content-Type": contentType], body: .bytes(Array(text.utf8)))
    }

    /// No answer: the connection is closed once the request was handled.
    public static let dropConnection = Response(fault: .dropConnection)
    /// No answer: the connection is broken off once the request was handled.
    public static let resetConnection = Response(fault: .resetConnection)

    init(_ refusal: Refusal) {
        self = .text(refusal.reason + "\n", status: refusal.status)
    }
}
