/// A value that reads itself from a tape.
///
/// A model reads one object in one pass, with one line for each field:
///
/// ```swift
/// struct Hashtag: JSONReadable {
///     var text: String?
///     var indices: Range<Int>?
///
///     init(json: JSONView) throws(JSONError) {
///         var members = try json.members
///         while let member = members.next() {
///             let value = member.value
///             switch member.name {
///             case "text": text = try value.text
///             case "indices": indices = value.range
///             default: break
///             }
///         }
///     }
/// }
/// ```
///
/// A field without which the value is nothing is kept in a local variable, and after the loop
/// `guard let id else { throw json.missing("id") }`.
public protocol JSONReadable {
    /// Reads a value.
    ///
    /// - Parameter json: The value on the tape.
    /// - Throws: ``JSONError`` when it cannot be read at all, or a string in it is spoilt.
    init(json: JSONView) throws(JSONError)
}

extension JSONReadable {
    /// Reads a whole text as one value.
    ///
    /// - Parameters:
    ///   - bytes: The text in UTF-8.
    ///   - limits: How deep and how long it may be.
    /// - Throws: ``JSONError`` when it is no JSON, beyond a limit, or not such a value.
    public init(parsing bytes: [UInt8], limits: JSONTape.Limits = JSONTape.Limits()) throws(JSONError) {
        let tape = try JSONTape(parsing: bytes, limits: limits)
        try self.init(json: tape.root)
    }
}

extension JSONView {
    /// Reads a nested value; `nil` when it is `null` or cannot be read.
    ///
    /// - Parameter type: What it is read as.
    /// - Returns: The value.
    /// - Throws: ``JSONError`` when a string in it is spoilt.
    @inlinable
    public func model<Model: JSONReadable>(_ type: Model.Type = Model.self) throws(JSONError) -> Model? {
        do {
            return isNull ? nil : try Model(json: self)
        } catch {
            if error.isSpoiltString { throw error }
            return nil
        }
    }

    /// Reads a list without the elements that cannot be read; `nil` when it is no list.
    ///
    /// ``JSONList`` reads a list and tells what was dropped.
    ///
    /// - Parameter type: What an element is read as.
    /// - Returns: The elements, in order.
    @inlinable
    public func list<Element: JSONReadable>(of type: Element.Type = Element.self) -> [Element]? {
        guard var elements = try? elements else { return nil }
        var list: [Element] = []
        list.reserveCapacity(elements.count)
        while let element = elements.next() {
            if let value = try? Element(json: element) { list.append(value) }
        }
        return list
    }
}
