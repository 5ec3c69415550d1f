/// Goes through a program's arguments.
package struct ArgumentReader {
    private var rest: ArraySlice<String>
    private var current = ""

    /// Begins with the first argument.
    package init(_ arguments: [String]) { rest = arguments[...] }

    /// The next argument; `nil` after the last.
    package mutating func next() -> String? {
        guard let next = rest.popFirst() else { return nil }
        current = next
        return next
    }

    /// The argument that belongs to the one before it.
    package mutating func value() throws(UsageError) -> String {
        guard let value = rest.popFirst() else { throw UsageError("\(current) needs a value") }
        return value
    }

    /// The argument that belongs to the one before it, as one of several choices.
    package mutating func choice<Choice: RawRepresentable<String>>() throws(UsageError) -> Choice {
        let text = try value()
        guard let choice = Choice(rawValue: text) else { throw UsageError("\(current) cannot be \(text)") }
        return choice
    }

    /// The argument that belongs to the one before it, as a whole number.
    package mutating func number(in range: ClosedRange<Int>) throws(UsageError) -> Int {
        let text = try value()
        guard let number = Int(text), range.contains(number) else {
            throw UsageError(
                "\(current) needs a whole number from \(range.lowerBound) to \(range.upperBound), not \(text)")
        }
        return number
    }
}
