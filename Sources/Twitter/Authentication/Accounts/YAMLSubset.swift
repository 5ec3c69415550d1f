/// The part of YAML in which Ruby's programs keep their settings: nested maps, lists of texts, quoted and plain texts.
///
/// Not a reader for YAML in general. What it does not know, such as texts over several lines, is an error and is never
/// read as something else. All plain texts are texts: nothing becomes a number or a boolean.
enum YAMLSubset: Hashable {
    case null
    case text(String)
    case list([YAMLSubset])
    case map([Member])

    /// One name of a map with its value.
    struct Member: Hashable {
        var name: String
        var value: YAMLSubset
    }

    /// The value of a member of a map.
    subscript(name: String) -> YAMLSubset? {
        guard case .map(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    /// The text.
    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// What cannot be read, and where.
    struct Malformed: Error, Hashable {
        /// The number of the line, from 1.
        var line: Int
        var reason: String
    }

    /// Reads one document.
    init(_ bytes: [UInt8]) throws(Malformed) {
        var reader = try Reader(bytes)
        self = try reader.document()
    }
}

extension YAMLSubset {
    /// A line that says something.
    fileprivate struct Line {
        var number: Int
        var indentation: Int
        var scalars: ArraySlice<Unicode.Scalar>

        func malformed(_ reason: String) -> Malformed { Malformed(line: number, reason: reason) }
    }

    fileprivate struct Reader {
        private var lines: ArraySlice<Line>
        private var anchors: [String: String] = [:]
        private var depth = 0

        init(_ bytes: [UInt8]) throws(Malformed) {
            var lines: [Line] = []
            for (index, bytes) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                .enumerated()
            {
                guard let text = String(validating: bytes, as: UTF8.self) else {
                    throw Malformed(line: index + 1, reason: "it is not UTF-8")
                }
                var scalars = Array(text.unicodeScalars)[...]
                if index == 0, scalars.first == "\u{FEFF}" { scalars.removeFirst() }
                while let last = scalars.last, last == "\r" || last == " " || last == "\t" { scalars.removeLast() }
                let content = scalars.drop { $0 == " " }
                guard let first = content.first, first != "#" else { continue }
                let line = Line(number: index + 1, indentation: scalars.count - content.count, scalars: content)
                if first == "\t" { throw line.malformed("it is indented with a tab") }
                lines.append(line)
            }
            self.lines = lines[...]
        }

        mutating func document() throws(Malformed) -> YAMLSubset {
            if let line = lines.first, line.scalars.elementsEqual("---".unicodeScalars) { lines.removeFirst() }
            guard let first = lines.first else { return .null }
            let value = try first.scalars == ["{", "}"] ? emptyMap() : block(indentation: first.indentation)
            if let line = lines.first { throw line.malformed("it does not belong to what is above it") }
            return value
        }

        private mutating func emptyMap() -> YAMLSubset {
            lines.removeFirst()
            return .map([])
        }

        /// The map or list that begins with the next line.
        private mutating func block(indentation: Int) throws(Malformed) -> YAMLSubset {
            guard let first = lines.first else { return .null }
            // A file made to exhaust the stack; profiles are four deep.
            guard depth < 16 else { throw first.malformed("it is nested too deep") }
            depth += 1
            defer { depth -= 1 }
            return Self.isItem(first) ? try list(indentation) : try map(indentation)
        }

        private static func isItem(_ line: Line) -> Bool {
            line.scalars.first == "-" && (line.scalars.count == 1 || line.scalars.dropFirst().first == " ")
        }

        private mutating func list(_ indentation: Int) throws(Malformed) -> YAMLSubset {
            var values: [YAMLSubset] = []
            while let line = lines.first, line.indentation == indentation, Self.isItem(line) {
                lines.removeFirst()
                let rest = line.scalars.dropFirst().drop { $0 == " " }
                if Self.endOfName(rest) != nil || rest.first == "-" && rest.dropFirst().first == " " {
                    throw line.malformed("a list in it holds more than texts")
                }
                values.append(try value(rest, of: line))
                try refuseContinuation(of: line, deeperThan: indentation)
            }
            return .list(values)
        }

        private mutating func map(_ indentation: Int) throws(Malformed) -> YAMLSubset {
            var members: [Member] = []
            while let line = lines.first, line.indentation == indentation, !Self.isItem(line) {
                lines.removeFirst()
                guard let end = Self.endOfName(line.scalars),
                    case .text(let name) = try value(line.scalars[..<end], of: line)
                else { throw line.malformed("it has no name with a colon after it") }
                if members.contains(where: { $0.name == name }) { throw line.malformed("its name stands there twice") }
                let rest = line.scalars[(end + 1)...].drop { $0 == " " }
                let isOpen = rest.first == nil || rest.first == "#"
                if isOpen, let next = lines.first, next.indentation > indentation {
                    members.append(Member(name: name, value: try block(indentation: next.indentation)))
                } else if isOpen, let next = lines.first, next.indentation == indentation, Self.isItem(next) {
                    // Ruby writes a list as far left as its name.
                    members.append(Member(name: name, value: try list(indentation)))
                } else {
                    members.append(Member(name: name, value: try value(rest, of: line)))
                }
                try refuseContinuation(of: line, deeperThan: indentation)
            }
            return .map(members)
        }

        private func refuseContinuation(of line: Line, deeperThan indentation: Int) throws(Malformed) {
            guard let next = lines.first, next.indentation > indentation else { return }
            throw next.malformed("it is indented otherwise than what it belongs to")
        }

        /// The place of the colon that ends a name.
        private static func endOfName(_ scalars: ArraySlice<Unicode.Scalar>) -> Int? {
            var quote: Unicode.Scalar?
            var isEscaped = false
            for index in scalars.indices {
                let scalar = scalars[index]
                if let open = quote {
                    if isEscaped {
                        isEscaped = false
                    } else if open == "\"", scalar == "\\" {
                        isEscaped = true
                    } else if scalar == open {
                        quote = nil
                    }
                } else if index == scalars.startIndex, scalar == "\"" || scalar == "'" {
                    quote = scalar
                } else if scalar == ":" {
                    let next = index + 1
                    if next == scalars.endIndex || scalars[next] == " " { return index }
                } else if scalar == "#", index > scalars.startIndex, scalars[index - 1] == " " {
                    return nil
                }
            }
            return nil
        }

        /// What stands on one line.
        private mutating func value(_ scalars: ArraySlice<Unicode.Scalar>, of line: Line) throws(Malformed)
            -> YAMLSubset
        {
            switch scalars.first {
            case nil, "#": return .null
            case "'": return .text(try singleQuoted(scalars.dropFirst(), of: line))
            case "\"": return .text(try doubleQuoted(scalars.dropFirst(), of: line))
            case "&":
                // Ruby marks a text that it writes a second time.
                let name = scalars.dropFirst().prefix { $0 != " " }
                let value = try value(scalars[name.endIndex...].drop { $0 == " " }, of: line)
                guard let text = value.text else { throw line.malformed("it marks something other than a text") }
                anchors[Self.string(name)] = text
                return value
            case "*":
                guard let text = anchors[Self.string(Self.withoutComment(scalars.dropFirst()))] else {
                    throw line.malformed("it refers to a mark that is not above it")
                }
                return .text(text)
            default: break
            }
            let plain = Self.withoutComment(scalars)
            switch Self.string(plain) {
            case "~", "null": return .null
            case "{}": return .map([])
            case "[]": return .list([])
            case let text:
                if let first = plain.first,
                    "[]{},|>!%@`".unicodeScalars.contains(first)
                        || first == "?" && (plain.count == 1 || plain.dropFirst().first == " ")
                {
                    throw line.malformed("it uses a part of YAML that is not read here")
                }
                return .text(text)
            }
        }

        private func singleQuoted(_ scalars: ArraySlice<Unicode.Scalar>, of line: Line) throws(Malformed) -> String {
            var text = String.UnicodeScalarView()
            var rest = scalars
            while let scalar = rest.popFirst() {
                if scalar != "'" {
                    text.append(scalar)
                } else if rest.first == "'" {
                    text.append("'")
                    rest.removeFirst()
                } else {
                    try end(rest, of: line)
                    return String(text)
                }
            }
            throw line.malformed("its quote does not end on the line")
        }

        private func doubleQuoted(_ scalars: ArraySlice<Unicode.Scalar>, of line: Line) throws(Malformed) -> String {
            var text = String.UnicodeScalarView()
            var rest = scalars
            while let scalar = rest.popFirst() {
                switch scalar {
                case "\"":
                    try end(rest, of: line)
                    return String(text)
                case "\\":
                    guard let escaped = Self.escaped(&rest) else { throw line.malformed("it has an unknown escape") }
                    text.append(escaped)
                default: text.append(scalar)
                }
            }
            throw line.malformed("its quote does not end on the line")
        }

        /// Nothing but a comment may follow a quoted text.
        private func end(_ rest: ArraySlice<Unicode.Scalar>, of line: Line) throws(Malformed) {
            guard Self.withoutComment(rest).isEmpty else { throw line.malformed("something follows the quote") }
        }

        /// What the letters after a backslash stand for (YAML 1.2, section 5.7).
        private static func escaped(_ rest: inout ArraySlice<Unicode.Scalar>) -> Unicode.Scalar? {
            let simple: [Unicode.Scalar: Unicode.Scalar] = [
                "\"": "\"", "\\": "\\", "/": "/", " ": " ", "0": "\0", "a": "\u{7}", "b": "\u{8}", "t": "\t", "n": "\n",
                "v": "\u{B}", "f": "\u{C}", "r": "\r", "e": "\u{1B}", "N": "\u{85}", "_": "\u{A0}", "L": "\u{2028}",
                "P": "\u{2029}",
            ]
            guard let letter = rest.popFirst() else { return nil }
            if let scalar = simple[letter] { return scalar }
            guard let length = ["x": 2, "u": 4, "U": 8][letter], rest.count >= length else { return nil }
            let digits = rest.prefix(length)
            rest = rest.dropFirst(length)
            guard digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
            return UInt32(string(digits), radix: 16).flatMap(Unicode.Scalar.init)
        }

        private static func withoutComment(_ scalars: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
            let start = scalars.indices.first {
                scalars[$0] == "#" && ($0 == scalars.startIndex || scalars[$0 - 1] == " " || scalars[$0 - 1] == "\t")
            }
            var kept = scalars[..<(start ?? scalars.endIndex)]
            while kept.last == " " || kept.last == "\t" { kept.removeLast() }
            return kept
        }

        private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars)
            return String(view)
        }
    }
}
