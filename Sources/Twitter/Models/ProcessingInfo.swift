public import TwitterJSON

/// How far the service is in preparing uploaded media.
public struct ProcessingInfo: Hashable, Sendable {
    /// A state of preparing; the service may have others.
    public struct State: RawRepresentable, Hashable, Sendable {
        /// The text that the service sends.
        public let rawValue: String

        /// Creates a state from the service's text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// It has not begun.
        public static let pending = State(rawValue: "pending")
        /// It is under way.
        public static let inProgress = State(rawValue: "in_progress")
        /// The media can be used.
        public static let succeeded = State(rawValue: "succeeded")
        /// The media cannot be used.
        public static let failed = State(rawValue: "failed")
    }

    /// Why preparing failed.
    public struct Failure: Hashable, Sendable {
        /// The number of the fault.
        public var code: Int?
        /// The name of the fault, such as `InvalidMedia`.
        public var name: String?
        /// A sentence.
        public var message: String?

        /// Creates an empty value.
        public init() {}
    }

    /// The state.
    public var state: State?
    /// How long to wait before asking again, in seconds.
    public var checkAfterSeconds: Int?
    /// How much is done, from 0 to 100.
    public var progressPercent: Int?
    /// Why preparing failed.
    public var error: Failure?

    /// Creates an empty value.
    public init() {}
}

extension ProcessingInfo: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "state": state = try member.value.word()
        case "check_after_secs": checkAfterSeconds = member.value.integer
        case "progress_percent": progressPercent = member.value.integer
        case "error": error = try member.value.model()
        default: break
        }
    }
}

extension ProcessingInfo: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        state = fields.value("state")
        checkAfterSeconds = fields.integer("check_after_secs")
        progressPercent = fields.integer("progress_percent")
        error = fields.model("error")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("state", state?.rawValue)
        try fields.write("check_after_secs", checkAfterSeconds)
        try fields.write("progress_percent", progressPercent)
        try fields.write("error", error)
    }
}

extension ProcessingInfo.Failure: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "code": code = member.value.integer
        case "name": name = try member.value.text
        case "message": message = try member.value.text
        default: break
        }
    }
}

extension ProcessingInfo.Failure: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        code = fields.integer("code")
        name = fields.text("name")
        message = fields.text("message")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("code", code)
        try fields.write("name", name)
        try fields.write("message", message)
    }
}
