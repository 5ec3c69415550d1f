import TwitterJSON

/// A model as a program would write it.
struct Hashtag: JSONModel, Hashable {
    var text: String?
    var indices: Range<Int>?

    init() {}

    init(json: JSONView) throws(JSONError) {
        try readMembers(of: json)
    }

    mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "text": text = try member.value.text
        case "indices": indices = member.value.range
        default: break
        }
    }
}

/// A model with an identifier that must be there, a nested model and lists.
struct Post: JSONModel, Hashable {
    var id: UInt64 = 0
    var hashtag: Hashtag?
    var hashtags: [Hashtag]?
    var points: [Double]?
    var extra: JSON?

    init(json: JSONView) throws(JSONError) {
        try readMembers(of: json)
        if id == 0 { throw json.missing("id") }
    }

    mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "id": id = member.value.unsigned ?? id
        case "hashtag": hashtag = try member.value.model()
        case "hashtags": hashtags = member.value.list()
        case "points": points = member.value.list()
        case "extra": extra = try member.value.model()
        default: break
        }
    }
}
