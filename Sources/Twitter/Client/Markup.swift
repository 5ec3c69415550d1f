/// Just enough of XML and HTML to find an element that holds a text.
enum Markup {
    struct Element {
        var attributes: Substring
        var text: String

        /// The value of an attribute in double or single quotes.
        func attribute(_ name: String) -> String? {
            guard let quote = attributes.firstRange(ofText: "\(name)=")?.upperBound, quote < attributes.endIndex,
                attributes[quote] == "\"" || attributes[quote] == "'"
            else { return nil }
            let value = attributes[attributes.index(after: quote)...].prefix { $0 != attributes[quote] }
            return String(value)
        }
    }

    /// Finds the next element of a name, without regard to case, and moves on behind it.
    static func nextElement(named name: String, in text: inout Substring) -> Element? {
        while let start = text.firstRange(ofText: "<\(name)") {
            text = text[start.upperBound...]
            // "<errors>" is not an "error".
            guard let next = text.first, next == ">" || next.isWhitespace else { continue }
            guard let open = text.firstIndex(of: ">"), let close = text[open...].firstRange(ofText: "</\(name)") else {
                return nil
            }
            let content = text[text.index(after: open)..<close.lowerBound]
            let element = Element(attributes: text[..<open], text: unescaped(content))
            text = text[close.upperBound...]
            return element
        }
        return nil
    }

    private static func unescaped(_ text: Substring) -> String {
        var output = String(text)
        for (entity, character) in [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'"), ("&amp;", "&"),
        ] {
            output = output.split(separator: entity, omittingEmptySubsequences: false).joined(separator: character)
        }
        return output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension Substring {
    /// The first place of an ASCII text, without regard to case.
    fileprivate func firstRange(ofText text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if let end = index(start, offsetBy: text.count, limitedBy: endIndex),
                self[start..<end].lowercased() == text.lowercased()
            {
                return start..<end
            }
            start = index(after: start)
        }
        return nil
    }
}
