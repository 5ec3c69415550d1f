import FoundationEssentials

/// Reads the fields of one JSON object: what is missing, `null` or unreadable is `nil`, and nothing but a missing identifier
/// fails.
///
/// The expected type is tried first and alone in the usual case; only when it fails is the field read a second time, as an
/// ``OddValue``.
struct FieldReader {
    /// How many containers may stand around a nested model, as on a tape.
    ///
    /// Services nest ten or fifteen; a body that nests hundreds is made to exhaust the stack, and what stands deeper than this is
    /// left out.
    static let depthLimit = 20

    private let container: KeyedDecodingContainer<FieldName>

    /// Opens the object.
    ///
    /// - Throws: `DecodingError` when the value is no object.
    init(_ decoder: any Decoder) throws {
        container = try decoder.container(keyedBy: FieldName.self)
    }

    func text(_ name: FieldName) -> String? {
        do { return try container.decodeIfPresent(String.self, forKey: name) } catch { return odd(name)?.text }
    }

    func integer(_ name: FieldName) -> Int? {
        do { return try container.decodeIfPresent(Int.self, forKey: name) } catch { return odd(name)?.integer }
    }

    func number(_ name: FieldName) -> Double? {
        do { return try container.decodeIfPresent(Double.self, forKey: name) } catch { return odd(name)?.double }
    }

    func boolean(_ name: FieldName) -> Bool? {
        do { return try container.decodeIfPresent(Bool.self, forKey: name) } catch { return odd(name)?.boolean }
    }

    /// Reads a date in Twitter's format, or in that of ISO 8601.
    func date(_ name: FieldName) -> Date? {
        text(name).flatMap { TwitterDate.parse($0) ?? ISO8601Date.parse($0) }
    }

    /// Reads a date in milliseconds since 1970.
    func milliseconds(_ name: FieldName) -> Date? {
        integer(name).map { Date(timeIntervalSince1970: Double($0) / 1000) }
    }

    /// Reads a date in seconds since 1970.
    func seconds(_ name: FieldName) -> Date? {
        integer(name).map { Date(timeIntervalSince1970: Double($0)) }
    }

    /// Reads an identifier that stands there once, as a text or a number.
    func identifier<Subject>(_ name: FieldName) -> Identifier<Subject>? { identifier(name, name) }

    /// Reads the identifier from the field that holds it as text, else from the one that holds it as a number.
    func identifier<Subject>(_ name: FieldName, _ textName: FieldName) -> Identifier<Subject>? {
        if let text = text(textName), !text.isEmpty { return Identifier(text) }
        do {
            return try container.decodeIfPresent(UInt64.self, forKey: name).map { Identifier($0) }
        } catch {
            return odd(name)?.text.flatMap { $0.isEmpty ? nil : Identifier($0) }
        }
    }

    /// Reads the identifier without which the object is not what it should be.
    ///
    /// - Throws: `DecodingError.keyNotFound` when neither field holds one.
    func requiredIdentifier<Subject>(_ name: FieldName, _ textName: FieldName) throws -> Identifier<Subject> {
        guard let identifier: Identifier<Subject> = identifier(name, textName) else { throw missing(name) }
        return identifier
    }

    /// Reads the identifier without which the object is not what it should be, and which stands there once.
    ///
    /// - Throws: `DecodingError.keyNotFound` when there is none.
    func requiredIdentifier<Subject>(_ name: FieldName) throws -> Identifier<Subject> {
        try requiredIdentifier(name, name)
    }

    /// Reads the list without which the object is not what it should be.
    ///
    /// - Throws: `DecodingError.keyNotFound` when there is none.
    func requiredList<Element: Decodable>(_ name: FieldName) throws -> [Element] {
        guard let list = list(name, of: Element.self) else { throw missing(name) }
        return list
    }

    /// The error of an object that lacks a field without which it is nothing.
    func missing(_ name: FieldName) -> DecodingError {
        .keyNotFound(
            name,
            .init(
                codingPath: container.codingPath, debugDescription: "There is no readable \(name.stringValue)."))
    }

    func value<Value: RawRepresentable>(_ name: FieldName) -> Value? where Value.RawValue == String {
        text(name).flatMap(Value.init(rawValue:))
    }

    /// Reads a model; one that cannot be read, or stands too deep, is `nil`.
    func model<Model: Decodable>(_ name: FieldName, _ type: Model.Type = Model.self) -> Model? {
        guard container.contains(name), container.codingPath.count < Self.depthLimit else { return nil }
        return (try? container.decodeIfPresent(type, forKey: name)) ?? nil
    }

    /// Reads a list without its unreadable elements; what is no list is `nil`.
    func list<Element: Decodable>(_ name: FieldName, of type: Element.Type = Element.self) -> [Element]? {
        model(name, LossyList<Element>.self)?.elements
    }

    /// Reads a list of texts; a single text is taken as a list with commas between its elements.
    func texts(_ name: FieldName) -> [String]? {
        if let values = list(name, of: OddValue.self) { return values.compactMap(\.text) }
        return text(name)?.split(separator: ",").map { String($0.drop { $0 == " " }) }
    }

    /// Reads an object whose names are data; members that are no texts are left out.
    func textMap(_ name: FieldName) -> [String: String]? {
        model(name, [String: OddValue].self)?.compactMapValues(\.text)
    }

    /// Reads an object whose names are data, without the members that cannot be read.
    func map<Value: Decodable>(_ name: FieldName) -> [String: Value]? {
        model(name, MemberMap<Value>.self)?.values
    }

    /// Reads a list of integers whose places have meanings: one that cannot be read makes the whole list `nil`.
    func integers(_ name: FieldName) -> [Int]? {
        do { return try container.decodeIfPresent([Int].self, forKey: name) } catch { return all(name, \.integer) }
    }

    /// Reads a list of numbers whose places have meanings: one that cannot be read makes the whole list `nil`.
    func numbers(_ name: FieldName) -> [Double]? {
        do { return try container.decodeIfPresent([Double].self, forKey: name) } catch { return all(name, \.double) }
    }

    /// Reads a start and an end, exclusive; `nil` unless they are in order.
    func range(_ name: FieldName) -> Range<Int>? {
        guard let bounds = integers(name), bounds.count == 2, 0 <= bounds[0], bounds[0] <= bounds[1] else { return nil }
        return bounds[0]..<bounds[1]
    }

    private func odd(_ name: FieldName) -> OddValue? {
        try? container.decode(OddValue.self, forKey: name)
    }

    private func all<Value>(_ name: FieldName, _ reading: (OddValue) -> Value?) -> [Value]? {
        guard let odd = try? container.decode([OddValue].self, forKey: name) else { return nil }
        let values = odd.compactMap(reading)
        return values.count == odd.count ? values : nil
    }
}
