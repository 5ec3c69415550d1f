extension JSON: JSONReadable {
    /// Reads a value of any shape.
    ///
    /// - Throws: ``JSONError`` when there is a spoilt string in it.
    public init(json: JSONView) throws(JSONError) {
        // Nothing recurses, for a value may be deeper than a small stack allows.
        var outer: [OpenContainer] = []
        var inner = OpenContainer(isObject: false, end: json.index)
        var index = json.index
        while true {
            if inner.isObject {
                inner.name = try String(json: JSONView(bytes: json.bytes, tokens: json.tokens, index: index))
                index += 1
            }
            let view = JSONView(bytes: json.bytes, tokens: json.tokens, index: index)
            let token = view.token
            index += 1
            if token.isContainer, token.end > index {
                outer.append(inner)
                inner = OpenContainer(isObject: token.has(.object), end: token.end)
                inner.reserve(try inner.isObject ? view.members.count : view.elements.count)
                continue
            }
            var value = try JSON(withoutElements: view)
            while true {
                guard !outer.isEmpty else {
                    self = value
                    return
                }
                inner.append(value)
                guard index == inner.end else { break }
                value = inner.value
                inner = outer.removeLast()
            }
        }
    }

    /// Reads a scalar or an empty container.
    private init(withoutElements view: JSONView) throws(JSONError) {
        switch view.kind {
        case .null: self = .null
        case .boolean: self = .bool(view.token.has(.true))
        case .number: self = .number(Number(known: JSONText.plain(view.bytes, view.token)))
        case .string: self = .string(try String(json: view))
        case .array: self = .array([])
        case .object: self = .object([])
        }
    }

    /// A container of which not all elements have been read.
    private struct OpenContainer {
        let isObject: Bool
        /// The place on the tape after it.
        let end: Int
        /// The name of the member that is being read.
        var name = ""
        private var elements: [JSON] = []
        private var members: [Member] = []

        init(isObject: Bool, end: Int) {
            self.isObject = isObject
            self.end = end
        }

        mutating func reserve(_ count: Int) {
            if isObject { members.reserveCapacity(count) } else { elements.reserveCapacity(count) }
        }

        mutating func append(_ value: JSON) {
            if isObject { members.append(Member(name, value)) } else { elements.append(value) }
        }

        var value: JSON { isObject ? .object(members) : .array(elements) }
    }
}
