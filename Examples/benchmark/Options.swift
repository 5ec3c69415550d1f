/// The options of a subcommand; each is taken out by its name, and nothing may be left.
struct Options {
    private var words: [String]

    init(_ words: some Sequence<String>) { self.words = Array(words) }

    /// Takes out a switch.
    ///
    /// - Returns: Whether it was there.
    mutating func flag(_ name: String) -> Bool {
        guard let index = words.firstIndex(of: name) else { return false }
        words.remove(at: index)
        return true
    }

    /// Takes out an option with its value.
    ///
    /// - Returns: The value; `nil` if the option is not there.
    mutating func text(_ name: String) throws(UsageError) -> String? {
        guard let index = words.firstIndex(of: name) else { return nil }
        guard index + 1 < words.count else { throw UsageError(sentence: "\(name) needs a value") }
        defer { words.removeSubrange(index...(index + 1)) }
        return words[index + 1]
    }

    /// Takes out an option whose value is a whole number.
    mutating func number(_ name: String, default standard: Int, atLeast least: Int = 1) throws(UsageError) -> Int {
        guard let text = try text(name) else { return standard }
        guard let number = Int(text), number >= least else {
            throw UsageError(sentence: "\(name) needs a whole number of at least \(least), not \(text)")
        }
        return number
    }

    /// Takes out the next word that is no option.
    mutating func word() -> String? {
        guard let first = words.first, !first.hasPrefix("-") else { return nil }
        return words.removeFirst()
    }

    /// Makes sure that nothing is left.
    func end() throws(UsageError) {
        if let word = words.first { throw UsageError(sentence: "unknown argument \(word)") }
    }
}
