import TwitterHTTP

extension HTTPFields {
    /// The members of a comma-separated list field, in lower case, without empty ones (RFC 9110, section 5.6.1).
    func members(of name: String) -> [String] {
        values(of: name).flatMap { $0.split(separator: ",") }
            .map { String(decoding: Byte.trimmed(Array($0.utf8)[...]).map(Byte.lowercased), as: UTF8.self) }
            .filter { !$0.isEmpty }
    }
}
