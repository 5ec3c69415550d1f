public import TwitterJSON

/// Why the service is about to close a stream; `disconnect`, the last message before it does.
public struct DisconnectNotice: Hashable, Sendable {
    /// Why.
    public var code: Code?
    /// The name that the service has for the stream.
    public var streamName: String?
    /// The reason in words, for people.
    public var reason: String?

    /// Creates an empty value.
    public init() {}
}

extension DisconnectNotice {
    /// Why the service closes a stream; the service may have others.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The number on the wire.
        public let rawValue: Int

        /// Creates a value from the number on the wire.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The service shuts the stream down, perhaps to start it anew.
        public static let shutdown = Code(rawValue: 1)
        /// The account has the same stream open too often.
        public static let duplicateStream = Code(rawValue: 2)
        /// A control request of a site stream asked for it.
        public static let controlRequest = Code(rawValue: 3)
        /// The program reads too slowly.
        public static let stall = Code(rawValue: 4)
        /// The stream has come to its end.
        public static let normal = Code(rawValue: 5)
        /// The user or the app took the token back.
        public static let tokenRevoked = Code(rawValue: 6)
        /// The account has opened another stream with the same credentials.
        public static let adminLogout = Code(rawValue: 7)
        /// The number of old Tweets that was asked for has been sent.
        public static let maxMessageLimit = Code(rawValue: 9)
        /// The service has a fault.
        public static let streamException = Code(rawValue: 10)
        /// The service itself is stalled.
        public static let brokerStall = Code(rawValue: 11)
        /// The service has too much to do; it can be asked again.
        public static let shedLoad = Code(rawValue: 12)
    }
}

extension DisconnectNotice: JSONModel {
    /// Reads what can be read; the rest is `nil`.
    public init(json: JSONView) throws(JSONError) {
        self.init()
        try readMembers(of: json)
    }

    /// Takes a member, if it is a field.
    public mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "code": code = member.value.integer.map(Code.init)
        case "stream_name": streamName = try member.value.text
        case "reason": reason = try member.value.text
        default: break
        }
    }
}

extension DisconnectNotice: Codable {
    /// Reads what can be read; the rest is `nil`.
    public init(from decoder: any Decoder) throws {
        let fields = try FieldReader(decoder)
        self.init()
        code = fields.integer("code").map(Code.init)
        streamName = fields.text("stream_name")
        reason = fields.text("reason")
    }

    /// Writes the fields under the names that the service gives them.
    public func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter(encoder)
        try fields.write("code", code?.rawValue)
        try fields.write("stream_name", streamName)
        try fields.write("reason", reason)
    }
}
