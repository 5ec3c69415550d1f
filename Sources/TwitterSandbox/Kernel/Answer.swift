import FoundationEssentials
import LoopbackHTTP
import TwitterHTTP

/// What the sandbox answers, before it is framed.
struct Answer {
    var status = 200
    var headers: HTTPFields = [:]
    var contentType = "application/json; charset=utf-8"
    var body: [UInt8] = []
    /// The body as a value, where it is JSON.
    var json: JSONText?
    /// The code of a refusal.
    var code: Int?
    /// More than the client is told, for the log.
    var reason: String?
    /// What goes wrong on the way to the client.
    var fault: SandboxFault?

    static func json(_ value: JSONText) -> Answer { Answer(body: value.bytes, json: value) }

    /// A success without a body.
    static func empty(_ status: Int) -> Answer { Answer(status: status) }

    static func form(_ text: String) -> Answer {
        Answer(contentType: "text/html; charset=utf-8", body: Array(text.utf8))
    }

    /// A refusal in Twitter's usual shape.
    static func refusal(_ status: Int, _ code: UInt64, _ message: String, because reason: String? = nil) -> Answer {
        let body: JSONText = ["errors": [["code": .integer(code), "message": .text(message)]]]
        return Answer(status: status, body: body.bytes, json: body, code: Int(code), reason: reason ?? message)
    }

    func response(date: Date) -> Response {
        var date = date
        var broken: Response.Fault?
        switch fault {
        case .dropBeforeHandling, .dropAfterHandling: return .dropConnection
        case .cutBody(let count): broken = .cutBody(after: count)
        case .wrongLength(let difference): broken = .wrongLength(by: difference)
        case .wrongDate(let difference): date += TimeInterval(difference.components.seconds)
        case .status, .statusAfterHandling, .htmlPage, .tooManyRequests, .delay, nil: break
        }
        var lines = headers
        lines["Content-Type"] = contentType
        lines["Date"] = HTTPDate.format(date)
        return Response(status: status, headers: lines, body: .bytes(body), fault: broken)
    }

    /// The same answer with further header fields.
    func with(_ fields: HTTPFields) -> Answer {
        var answer = self
        for field in fields { answer.headers.append(name: field.name, value: field.value) }
        return answer
    }
}

/// A refusal on the way to an answer.
struct Refused: Error {
    var answer: Answer
    let message: String

    /// A refusal in words, as the endpoints of a sign-in have them.
    static func text(_ status: Int, _ message: String) -> Refused {
        Refused(
            answer: Answer(
                status: status, contentType: "text/html; charset=utf-8", body: Array(message.utf8), reason: message),
            message: message)
    }

    /// The same refusal as Twitter's XML.
    var asXML: Refused {
        guard let code = answer.code else { return self }
        let text: HTMLText = """
            <?xml version='1.0' encoding='UTF-8'?><errors><error code="\(String(code))">\(message)</error></errors>
            """
        var answer = answer
        answer.json = nil
        answer.contentType = "application/xml; charset=utf-8"
        answer.body = Array(text.markup.utf8)
        return Refused(answer: answer, message: message)
    }

    private init(answer: Answer, message: String) {
        self.answer = answer
        self.message = message
    }

    init(_ status: Int, _ code: UInt64, _ message: String, because reason: String? = nil) {
        answer = .refusal(status, code, message, because: reason)
        self.message = message
    }
}
