extension JSON {
    /// A number in decimal notation, which no conversion has touched.
    ///
    /// Equal when the texts are: `1` and `1.0` are two numbers.
    public struct Number: Hashable, Sendable, CustomStringConvertible {
        /// The number as it is written.
        public let description: String

        /// Creates a number from an integer.
        ///
        /// - Parameter integer: The integer, however large.
        public init(_ integer: some BinaryInteger) { description = String(integer) }

        /// Creates a number from a floating-point value; `nil` for infinity and NaN, which JSON cannot write.
        ///
        /// - Parameter double: The value.
        public init?(_ double: Double) {
            guard double.isFinite else { return nil }
            description = Int(exactly: double).map { String($0) } ?? "\(double)"
        }

        /// Creates a number from a text; `nil` unless it is a number in the grammar of RFC 8259, section 6.
        ///
        /// - Parameter text: The number as it is written.
        public init?(_ text: String) {
            guard Self.isNumber(text.utf8) else { return nil }
            description = text
        }

        /// The integer, if there is no fraction and it fits; one written with a point or an exponent below 2^53 only.
        public var int: Int? { JSONNumber.integer(description.utf8Span.span) }

        /// The integer from 0, if there is no fraction and it fits into 64 bits; one written with a point or an exponent below
        /// 2^53 only.
        public var uint64: UInt64? { JSONNumber.unsigned(description.utf8Span.span) }

        /// The nearest floating-point value; `nil` when it is too large for one.
        public var double: Double? { JSONNumber.double(description.utf8Span.span) }

        /// Takes a text that is known to be a number.
        init(known text: String) { description = text }

        private static func isNumber(_ text: String.UTF8View) -> Bool {
            var rest = text[...]
            if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
            if rest.first == UInt8(ascii: "0") {
                rest.removeFirst()
            } else if !skipDigits(&rest) {
                return false
            }
            if rest.first == UInt8(ascii: ".") {
                rest.removeFirst()
                guard skipDigits(&rest) else { return false }
            }
            if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
                rest.removeFirst()
                if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
                guard skipDigits(&rest) else { return false }
            }
            return rest.isEmpty
        }

        private static func skipDigits(_ rest: inout Substring.UTF8View) -> Bool {
            let after = rest.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            defer { rest = after }
            return after.startIndex != rest.startIndex
        }
    }
}
