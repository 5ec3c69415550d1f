extension String: JSONReadable {
    /// Reads ``JSONView/text``.
    ///
    /// - Throws: ``JSONError`` when there is none, or it is spoilt.
    public init(json: JSONView) throws(JSONError) {
        guard let text = try json.text else { throw json.wrongKind(expected: .string) }
        self = text
    }
}

extension Int: JSONReadable {
    /// Reads ``JSONView/integer``.
    ///
    /// - Throws: ``JSONError`` when there is none.
    public init(json: JSONView) throws(JSONError) {
        guard let integer = json.integer else { throw json.wrongKind(expected: .number) }
        self = integer
    }
}

extension UInt64: JSONReadable {
    /// Reads ``JSONView/unsigned``.
    ///
    /// - Throws: ``JSONError`` when there is none.
    public init(json: JSONView) throws(JSONError) {
        guard let integer = json.unsigned else { throw json.wrongKind(expected: .number) }
        self = integer
    }
}

extension Double: JSONReadable {
    /// Reads ``JSONView/number``.
    ///
    /// - Throws: ``JSONError`` when there is none.
    public init(json: JSONView) throws(JSONError) {
        guard let number = json.number else { throw json.wrongKind(expected: .number) }
        self = number
    }
}

extension Bool: JSONReadable {
    /// Reads ``JSONView/boolean``.
    ///
    /// - Throws: ``JSONError`` when there is none.
    public init(json: JSONView) throws(JSONError) {
        guard let boolean = json.boolean else { throw json.wrongKind(expected: .boolean) }
        self = boolean
    }
}
