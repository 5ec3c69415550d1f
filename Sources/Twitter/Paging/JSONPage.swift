public import TwitterJSON

/// A page of a list in no particular type.
public struct JSONPage: Page, Hashable {
    /// The answer as it came.
    public let json: JSON
    /// The list in the answer.
    public let items: [JSON]
    /// What the answer says of the next page.
    public let nextCursor: Cursor?

    init(_ json: JSON, rule: PagingRule, name: String?) {
        self.json = json
        items = Self.list(in: json, under: name)
        let tells = rule.members.lazy.compactMap { path in Self.member(of: json, at: path) }
        let cutOff = Self.member(of: json, at: ["response", "position", "was_truncated"])
        nextCursor = rule == .maxPosition && cutOff == .bool(false) ? nil : Cursor(tells.compactMap(Self.text).first)
    }

    private static func list(in json: JSON, under name: String?) -> [JSON] {
        if let name { return json[name]?.array ?? [] }
        return json.array ?? json.object?.lazy.compactMap(\.value.array).first ?? []
    }

    private static func member(of json: JSON, at path: [String]) -> JSON? {
        path.reduce(Optional(json)) { $0?[$1] }
    }

    /// A number or a text; an empty one says nothing, so that the next member counts.
    private static func text(of json: JSON) -> String? {
        switch json {
        case .string(let text): text.isEmpty ? nil : text
        case .number(let number): number.description
        default: nil
        }
    }

    /// `id_str` or `id`, or the item itself if it is a number or a text.
    public static func id(of item: JSON) -> String? {
        [item["id_str"], item["id"], item].lazy.compactMap(\.self).compactMap(text).first
    }
}
