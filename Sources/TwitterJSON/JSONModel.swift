/// A model that reads itself from an object in one pass, with one line for each field.
///
/// ```swift
/// struct Hashtag: JSONModel {
///     var text: String?
///     var indices: Range<Int>?
///
///     init(json: JSONView) throws(JSONError) {
///         try readMembers(of: json)
///     }
///
///     mutating func read(_ member: JSONMember) throws(JSONError) {
///         switch member.name {
///         case "text": text = try member.value.text
///         case "indices": indices = member.value.range
///         default: break
///         }
///     }
/// }
/// ```
///
/// A field without which the model is nothing has a value at first that no service sends, such as an empty identifier. After
/// `readMembers` the initializer looks whether it is still there: `if id.isEmpty { throw json.missing("id") }`.
///
/// The fields are assigned in a method and not in the initializer itself, for an initializer that can throw copies a large
/// value once more when it returns, which costs a sixth of the whole reading.
public protocol JSONModel: JSONReadable {
    /// Takes a member, if it is a field of the model.
    ///
    /// - Parameter member: The name and the value.
    /// - Throws: ``JSONError`` when the value is spoilt.
    mutating func read(_ member: JSONMember) throws(JSONError)
}

extension JSONModel {
    /// Reads all members of an object.
    ///
    /// - Parameter json: The object.
    /// - Throws: ``JSONError`` when it is no object, or a field of it is spoilt.
    @inlinable
    public mutating func readMembers(of json: JSONView) throws(JSONError) {
        var members = try json.members
        while let member = members.next() { try read(member) }
    }
}
