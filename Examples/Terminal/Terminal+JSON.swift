import FoundationEssentials

extension Terminal {
    /// Writes a value to standard output, as JSON on a line of its own.
    package static func say(json value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        write(try encoder.encode(value) + Data("\n".utf8))
    }
}
