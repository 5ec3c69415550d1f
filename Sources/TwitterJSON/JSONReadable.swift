/// A value that reads itself from a tape.
///
/// A type whose form is an object conforms to ``JSONModel``; one of any other form reads what it needs from the view:
///
/// ```swift
/// extension Duration: JSONReadable {
///     init(json: JSONView) throws(JSONError) {
///         guard let milliseconds = json.integer else { throw json.wrongKind(expected: .number) }
///         self = .milliseconds(milliseconds)
///     }
/// }
/// ```
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
    @inlinable
    public init(parsing bytes: [UInt8], limits: JSONTape.Limits = JSONTape.Limits()) throws(JSONError) {
        let tape = try JSONTape(parsing: bytes, limits: limits)
        try self.init(json: tape.root)
    }

    /// Reads a whole text as one value.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - limits: How deep and how long it may be.
    /// - Throws: ``JSONError`` when it is no JSON, beyond a limit, or not such a value.
    @inlinable
    public init(parsing text: String, limits: JSONTape.Limits = JSONTape.Limits()) throws(JSONError) {
        try self.init(parsing: Array(text.utf8), limits: limits)
    }
}

extension JSONView {
    /// Reads a nested value; `nil` when it is `null` or cannot be read.
    ///
    /// It is also `nil` inside of more than 20 containers, so that models that nest themselves cannot exhaust the stack.
    ///
    /// - Parameter type: What it is read as.
    /// - Returns: The value.
    /// - Throws: ``JSONError`` when a string in it is spoilt.
    @inlinable
    public func model<Model: JSONReadable>(_ type: Model.Type = Model.self) throws(JSONError) -> Model? {
        do {
            return isNull || depth > Self.modelDepthLimit ? nil : try Model(json: self)
        } catch {
            if error.isSpoiltString { throw error }
            return nil
        }
    }

    /// Reads a list without the elements that cannot be read; `nil` when it is no list.
    ///
    /// ``JSONList`` reads a list and tells what was dropped. Inside of more than 20 containers it is `nil`, as with
    /// ``model(_:)``.
    ///
    /// - Parameter type: What an element is read as.
    /// - Returns: The elements, in order.
    @inlinable
    public func list<Element: JSONReadable>(of type: Element.Type = Element.self) -> [Element]? {
        guard depth <= Self.modelDepthLimit, var elements = try? elements else { return nil }
        var list: [Element] = []
        list.reserveCapacity(elements.capacity)
        while let element = elements.next() {
            if let value = try? Element(json: element) { list.append(value) }
        }
        return list
    }
}
