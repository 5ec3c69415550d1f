// The target of libFuzzer for TwitterJSON. It is compiled into the module, so it imports nothing.

/// Whatever the bytes are, nothing traps; what can be read is printed as the same value.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let tape = try? JSONTape(parsing: bytes) else { return 0 }
    _ = try? Fuzzed(json: tape.root)
    _ = try? JSONList<Fuzzed>(json: tape.root)
    _ = try? JSONList<String>(json: tape.root)
    do {
        let json = try JSON(json: tape.root)
        precondition(tape.spoiltString == nil, "A spoilt string was read.")
        precondition((try? JSON(parsing: json.description)) == json, "The compact form is read as another value.")
        precondition((try? JSON(parsing: json.prettyDescription)) == json, "The pretty form is read as another value.")
    } catch {
        precondition(error == tape.spoiltString, "A tape without a spoilt string was not read.")
    }
    return 0
}

/// A model with one field for each reader.
private struct Fuzzed: JSONModel {
    private var text: String?
    private var integer: Int?
    private var unsigned: UInt64?
    private var number: Double?
    private var boolean: Bool?
    private var range: Range<Int>?
    private var list: [Fuzzed]?
    private var texts: [String]?
    private var any: JSON?

    init(json: JSONView) throws(JSONError) {
        try readMembers(of: json)
    }

    mutating func read(_ member: JSONMember) throws(JSONError) {
        switch member.name {
        case "": text = try member.value.text
        case "i": integer = member.value.integer
        case "unsigned": unsigned = member.value.unsigned
        case "id_number": number = member.value.number
        case "profile_link_col": boolean = member.value.boolean
        case "in_reply_to_status_id_str": range = member.value.range
        case "l": list = member.value.list()
        case "tt": texts = member.value.list()
        default: any = try member.value.model()
        }
    }
}
