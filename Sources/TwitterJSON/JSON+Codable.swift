import FoundationEssentials

/// Reading and writing by way of Foundation's coders, which lose something.
///
/// The members of an object come in the order of their names, of those with one name a single one is left, and numbers are
/// written anew: `1.50` becomes `1.5`, `1.0` becomes `1`, and digits beyond the 38th are lost.
extension JSON: Codable {
    /// How many containers may stand around a value.
    ///
    /// A body that nests deeper is made to exhaust the stack.
    static let depthLimit = 128

    /// Reads a value of any shape.
    ///
    /// - Throws: `DecodingError` when the value is nested more than 128 deep, or a number is too large.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = Number(container) {
            self = .number(number)
        } else {
            guard decoder.codingPath.count < Self.depthLimit else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "The value is nested too deep."))
            }
            try self.init(containerOf: decoder)
        }
    }

    private init(containerOf decoder: any Decoder) throws {
        if var list = try? decoder.unkeyedContainer() {
            var elements: [JSON] = []
            while !list.isAtEnd { elements.append(try list.decode(JSON.self)) }
            self = .array(elements)
        } else {
            let object = try decoder.container(keyedBy: Name.self)
            self = .object(
                try object.allKeys.map { Member($0.stringValue, try object.decode(JSON.self, forKey: $0)) }
                    .sorted { $0.name < $1.name })
        }
    }

    /// Writes the value.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .null:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        case .bool(let bool): try bool.encode(to: encoder)
        case .number(let number): try number.encode(to: encoder)
        case .string(let string): try string.encode(to: encoder)
        case .array(let elements): try elements.encode(to: encoder)
        case .object(let members):
            var container = encoder.container(keyedBy: Name.self)
            for member in members { try container.encode(member.value, forKey: Name(stringValue: member.name)) }
        }
    }
}

extension JSON.Number {
    fileprivate init?(_ container: any SingleValueDecodingContainer) {
        if let integer = try? container.decode(Int64.self) {
            self.init(integer)
        } else if let integer = try? container.decode(UInt64.self) {
            self.init(integer)
        } else if let decimal = try? container.decode(Decimal.self), decimal.isFinite {
            self.init(decimal.description)
        } else if let double = try? container.decode(Double.self) {
            self.init(double)
        } else {
            return nil
        }
    }

    fileprivate func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let integer = Int64(description) {
            try container.encode(integer)
        } else if let integer = UInt64(description) {
            try container.encode(integer)
        } else if let decimal = Decimal(string: description), decimal.isFinite {
            try container.encode(decimal)
        } else {
            try container.encode(Double(description))
        }
    }
}

private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
