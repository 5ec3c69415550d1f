import FoundationEssentials

/// Writes the fields of one JSON object, spelt as the service spells them; `nil` is left out.
struct FieldWriter {
    private var container: KeyedEncodingContainer<FieldName>

    init(_ encoder: any Encoder) {
        container = encoder.container(keyedBy: FieldName.self)
    }

    mutating func write<Value: Encodable>(_ name: FieldName, _ value: Value?) throws {
        try container.encodeIfPresent(value, forKey: name)
    }

    /// Writes a date in Twitter's format.
    mutating func write(_ name: FieldName, _ date: Date?) throws {
        try container.encodeIfPresent(date.map(TwitterDate.format), forKey: name)
    }

    /// Writes a date as the text of its milliseconds since 1970.
    mutating func write(_ name: FieldName, milliseconds date: Date?) throws {
        try write(name, date.flatMap { Int64(exactly: ($0.timeIntervalSince1970 * 1000).rounded()) }.map(String.init))
    }

    /// Writes a date in seconds since 1970.
    mutating func write(_ name: FieldName, seconds date: Date?) throws {
        try write(name, date.flatMap { Int64(exactly: $0.timeIntervalSince1970.rounded()) })
    }

    /// Writes an identifier twice, as the service does: as a number, when it is one, and as a text.
    mutating func write<Subject>(
        _ name: FieldName, _ textName: FieldName, _ identifier: Identifier<Subject>?
    ) throws {
        guard let identifier else { return }
        if let integer = identifier.integer {
            try container.encode(integer, forKey: name)
        } else {
            try container.encode(identifier.description, forKey: name)
        }
        try container.encode(identifier.description, forKey: textName)
    }

    /// Writes a start and an end, exclusive.
    mutating func write(_ name: FieldName, _ range: Range<Int>?) throws {
        try container.encodeIfPresent(range.map { [$0.lowerBound, $0.upperBound] }, forKey: name)
    }
}
