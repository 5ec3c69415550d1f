import FoundationEssentials

/// The refusals that a body holds, in any of the shapes that services use.
///
/// JSON (`errors` as a list of objects, a list of texts, one object or one text; `error` as a text or an object; problem
/// bodies with title and detail), XML, HTML and plain text.
struct APIErrorBody: Hashable {
    /// The refusals; empty if the body holds none.
    var entries: [APIErrorEntry] = []
    /// Whether the body says nothing beside them, so that it is an error even under a status of success.
    var isNothingElse = false
    /// Whether it is a problem body of the type `usage-capped`.
    var isUsageCap = false

    /// No service refuses in so many words; what is larger is not searched.
    private static let searchedBytes = 256 << 10

    init(_ bytes: [UInt8]) {
        let start = bytes.first { !" \t\r\n".utf8.contains($0) }
        switch start {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            guard bytes.count <= Self.searchedBytes, let value = Self.json(bytes) else { return }
            entries = value.entries
            isNothingElse = value.isNothingElse
            isUsageCap = value.isUsageCap
        case UInt8(ascii: "<"):
            let text = String(decoding: bytes.prefix(16_384), as: UTF8.self)
            entries = Self.markupEntries(text)
            // A page with a title may well be what was asked for.
            isNothingElse = !entries.isEmpty
            if entries.isEmpty { entries = Self.title(text) }
        case nil: break
        default:
            let text = String(decoding: bytes.prefix(200), as: UTF8.self)
            let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
            if !line.contains("=") { entries = [APIErrorEntry(message: line)] }
        }
    }

    /// Reads JSON; bytes in it that are no UTF-8 spoil a message and not the codes.
    private static func json(_ bytes: [UInt8]) -> ErrorJSON? {
        let repaired = Data(String(decoding: bytes, as: UTF8.self).utf8)
        return try? JSONDecoder().decode(ErrorJSON.self, from: repaired)
    }

    /// `<error code="87">text</error>` elements.
    private static func markupEntries(_ text: String) -> [APIErrorEntry] {
        var entries: [APIErrorEntry] = []
        var rest = text[...]
        while let element = Markup.nextElement(named: "error", in: &rest) {
            entries.append(
                APIErrorEntry(code: element.attribute("code").flatMap(ErrorJSON.code), message: element.text))
        }
        return entries
    }

    /// What an HTML page calls itself.
    private static func title(_ text: String) -> [APIErrorEntry] {
        var rest = text[...]
        return Markup.nextElement(named: "title", in: &rest).map { [APIErrorEntry(message: $0.text)] } ?? []
    }
}

/// Just enough of JSON for an error body.
private enum ErrorJSON: Decodable {
    case text(String)
    case number(Int)
    case list([ErrorJSON])
    case object([String: ErrorJSON])
    case other

    /// `errors[0].code` is the third level; below it nothing is looked at.
    private static let deepest = 4

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard decoder.codingPath.count <= Self.deepest else {
            self = .other
            return
        }
        if let object = try? container.decode([String: ErrorJSON].self) {
            self = .object(object)
        } else if let list = try? container.decode([ErrorJSON].self) {
            self = .list(list)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else {
            self = .other
        }
    }

    /// The refusals of a whole body.
    var entries: [APIErrorEntry] {
        guard case .object(let body) = self else { return [] }
        if let errors = body["errors"], case let found = errors.refusals, !found.isEmpty { return found }
        if let error = body["error"], case var found = error.refusals, !found.isEmpty {
            if found[0].code == nil { found[0].code = body["code"]?.code }
            return found
        }
        // A problem body (RFC 9457), or an object that is a refusal itself.
        if let message = body["detail"]?.string ?? body["title"]?.string {
            return [APIErrorEntry(code: body["code"]?.code, message: message)]
        }
        if let message = body["message"]?.string, let code = body["code"]?.code {
            return [APIErrorEntry(code: code, message: message)]
        }
        return []
    }

    /// Such a body has a type (RFC 9457, section 3.1.1) and a title, and no code.
    var isUsageCap: Bool {
        guard case .object(let body) = self else { return false }
        return body["type"]?.string?.hasSuffix("/usage-capped") == true || body["title"]?.string == "UsageCapExceeded"
    }

    var isNothingElse: Bool {
        guard case .object(let body) = self, !entries.isEmpty else { return false }
        return body["errors"] != nil || body["error"] != nil
            ? body.keys.allSatisfy { ["errors", "error", "request", "code"].contains($0) } : body["status"] != nil
    }

    /// What stands under `errors` or `error`.
    private var refusals: [APIErrorEntry] {
        switch self {
        case .text(let text): [APIErrorEntry(message: text)]
        case .list(let list): list.flatMap(\.refusals)
        case .object(let object):
            [
                APIErrorEntry(
                    code: object["code"]?.code,
                    message: object["message"]?.string ?? object["detail"]?.string ?? object["title"]?.string
                        ?? object["name"]?.string ?? "")
            ]
        case .number(let number): [APIErrorEntry(code: APIErrorCode(rawValue: number), message: "")]
        case .other: []
        }
    }

    private var string: String? {
        if case .text(let text) = self { text } else { nil }
    }

    private var code: APIErrorCode? {
        switch self {
        case .number(let number): APIErrorCode(rawValue: number)
        case .text(let text): Self.code(text)
        default: nil
        }
    }

    static func code(_ text: String) -> APIErrorCode? { Int(text).map(APIErrorCode.init(rawValue:)) }
}
