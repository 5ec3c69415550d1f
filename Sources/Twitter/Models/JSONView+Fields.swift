import FoundationEssentials
import TwitterJSON

/// Readers of what the models have beyond plain JSON; all take what ``FieldReader`` takes.
extension JSONView {
    /// A date in Twitter's format, or in that of ISO 8601.
    var date: Date? {
        get throws(JSONError) {
            // Dates are many, and none has escapes: no text is made of them.
            if let bytes = plainBytes, let date = TwitterDate.parse(bytes) { return date }
            return try text.flatMap { TwitterDate.parse($0) ?? ISO8601Date.parse($0) }
        }
    }

    /// A date in milliseconds since 1970.
    var milliseconds: Date? { integer.map { Date(timeIntervalSince1970: Double($0) / 1000) } }

    /// A date in seconds since 1970.
    var seconds: Date? { integer.map { Date(timeIntervalSince1970: Double($0)) } }

    /// A word that the service chooses.
    func word<Value: RawRepresentable>() throws(JSONError) -> Value? where Value.RawValue == String {
        guard let text = try text else { return nil }
        return Value(rawValue: text)
    }

    /// An identifier in a number or a text that is not empty.
    func identifier<Subject>() throws(JSONError) -> Identifier<Subject>? {
        if let bytes = plainBytes, let integer = Identifier<Subject>.canonicalInteger(bytes) {
            return Identifier(integer)
        }
        guard let text = try text, !text.isEmpty else { return nil }
        return Identifier(text)
    }

    /// Takes the identifier from the field that holds it as a number, unless the other field has been read.
    func readNumber<Subject>(into identifier: inout Identifier<Subject>?) throws(JSONError) {
        if identifier == nil { identifier = try self.identifier() }
    }

    /// Takes the identifier from the field that holds it as a text, which counts more.
    func readText<Subject>(into identifier: inout Identifier<Subject>?) throws(JSONError) {
        if let text: Identifier<Subject> = try self.identifier() { identifier = text }
    }

    /// Takes the identifier from the field that holds it as a number, unless the other field has been read.
    func readNumber<Subject>(into identifier: inout Identifier<Subject>) throws(JSONError) {
        if identifier.isEmpty, let number: Identifier<Subject> = try self.identifier() { identifier = number }
    }

    /// Takes the identifier from the field that holds it as a text, which counts more.
    func readText<Subject>(into identifier: inout Identifier<Subject>) throws(JSONError) {
        if let text: Identifier<Subject> = try self.identifier() { identifier = text }
    }

    /// Takes the cursor from the field that holds it as a number, unless the other field has been read.
    func readNumber(into cursor: inout Cursor?) throws(JSONError) {
        if cursor == nil { cursor = Cursor(try text) }
    }

    /// Takes the cursor from the field that holds it as a text, which counts more.
    func readText(into cursor: inout Cursor?) throws(JSONError) {
        if let text = try text, !text.isEmpty { cursor = Cursor(text) }
    }

    /// A list of texts; a single text is taken as a list with commas between its elements.
    var texts: [String]? {
        get throws(JSONError) {
            if kind == .array { return list() }
            return try text?.split(separator: ",").map { String($0.drop { $0 == " " }) }
        }
    }

    /// A list of numbers whose places have meanings: one that cannot be read makes the whole list `nil`.
    var numbers: [Double]? {
        guard var elements = try? elements else { return nil }
        var numbers: [Double] = []
        while let element = elements.next() {
            guard let number = element.number else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    /// A list of integers whose places have meanings: one that cannot be read makes the whole list `nil`.
    var integers: [Int]? {
        guard var elements = try? elements else { return nil }
        var integers: [Int] = []
        while let element = elements.next() {
            guard let integer = element.integer else { return nil }
            integers.append(integer)
        }
        return integers
    }

    /// An object whose names are data, without the members that cannot be read.
    func map<Value: JSONReadable>(of type: Value.Type = Value.self) throws(JSONError) -> [String: Value]? {
        guard var members = try? members else { return nil }
        var map: [String: Value] = [:]
        while let member = members.next() {
            guard let name = member.name.text else { continue }
            map[name] = try member.value.model()
        }
        return map
    }

    /// A large model that is kept outside of the one that it belongs to.
    ///
    /// Not inlined, so that it takes no room in the frames of models that nest themselves.
    @inline(never)
    func boxed<Model: JSONReadable & Hashable & Sendable>() throws(JSONError) -> Box<Model>? {
        guard let model: Model = try model() else { return nil }
        return Box(model)
    }

    /// A value of any shape, as Foundation's decoder would give it, so that a model from a cache equals the one that was stored.
    ///
    /// Members come in the order of their names, of those with one name the last one is left, and numbers are written anew.
    var freeForm: JSON? {
        get throws(JSONError) {
            guard !isNull else { return nil }
            return try JSON(json: self).inCodingOrder(depth: 0)
        }
    }
}

extension JSON {
    /// The value as Foundation's decoder would give it; `nil` when it is nested too deep for that.
    fileprivate func inCodingOrder(depth: Int) -> JSON? {
        guard depth < 64 else { return nil }
        switch self {
        case .null, .bool, .string: return self
        case .number(let number): return .number(number.inCodingForm)
        case .array(let elements):
            var ordered: [JSON] = []
            for element in elements {
                guard let element = element.inCodingOrder(depth: depth + 1) else { return nil }
                ordered.append(element)
            }
            return .array(ordered)
        case .object(let members):
            var values: [String: JSON] = [:]
            for member in members {
                guard let value = member.value.inCodingOrder(depth: depth + 1) else { return nil }
                values[member.name] = value
            }
            return .object(values.sorted { $0.key < $1.key }.map { Member($0.key, $0.value) })
        }
    }
}

extension JSON.Number {
    fileprivate var inCodingForm: JSON.Number {
        if let int { return JSON.Number(int) }
        if let uint64 { return JSON.Number(uint64) }
        if let decimal = Decimal(string: description), decimal.isFinite, let number = JSON.Number(decimal.description) {
            return number
        }
        return self
    }
}

extension Identifier: JSONReadable {
    /// Reads a number or a text.
    ///
    /// - Throws: `JSONError` when it is neither, or spoilt.
    public init(json: JSONView) throws(JSONError) {
        if let identifier: Self = try json.identifier() {
            self = identifier
        } else if let text = try json.text {
            self.init(text)
        } else {
            throw json.wrongKind(expected: .string)
        }
    }
}

extension Array: JSONReadable where Element: JSONReadable {
    /// Reads a list without the elements that cannot be read; ``LossyList`` tells which those are.
    ///
    /// - Throws: `JSONError` when it is no list.
    public init(json: JSONView) throws(JSONError) {
        guard let list = json.list(of: Element.self) else { throw json.wrongKind(expected: .array) }
        self = list
    }
}
