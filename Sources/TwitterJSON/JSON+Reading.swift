extension JSON: JSONReadable {
    /// Reads a value of any shape.
    ///
    /// - Throws: ``JSONError`` when there is a spoilt string in it.
    public init(json: JSONView) throws(JSONError) {
        switch json.kind {
        case .null: self = .null
        case .boolean: self = .bool(json.token.has(.true))
        case .number: self = .number(Number(known: JSONText.plain(json.bytes, json.token)))
        case .string: self = .string(try String(json: json))
        case .array:
            var views = try json.elements
            var elements: [JSON] = []
            elements.reserveCapacity(views.count)
            while let view = views.next() { elements.append(try JSON(json: view)) }
            self = .array(elements)
        case .object:
            var views = try json.members
            var members: [Member] = []
            members.reserveCapacity(views.count)
            while let view = views.next() {
                guard let name = view.name.text else { throw view.nameFault }
                members.append(Member(name, try JSON(json: view.value)))
            }
            self = .object(members)
        }
    }
}
