/// The members of an object whose names are data, without those that cannot be read; for Foundation's decoder.
struct MemberMap<Value: Decodable>: Decodable {
    var values: [String: Value] = [:]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FieldName.self)
        for name in container.allKeys {
            if let value = try? container.decode(Value.self, forKey: name) { values[name.stringValue] = value }
        }
    }
}
