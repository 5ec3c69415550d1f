/// The links, hashtags and mentions of a text, with their places counted in code points.
///
/// The rules are simpler than twitter-text's: links need a scheme, and end at a blank or at what is not ASCII.
struct TextEntities {
    struct Found: Hashable {
        let text: String
        /// The first code point, and the one after the last.
        let start: Int
        let end: Int
    }

    private(set) var links: [Found] = []
    /// Without the `#`.
    private(set) var hashtags: [Found] = []
    /// Screen names without the `@`, of whoever they may be.
    private(set) var mentions: [Found] = []

    init(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        var place = 0
        while place < scalars.count {
            let isFree = place == 0 || !Self.joins(scalars[place - 1])
            if isFree, let end = Self.endOfLink(scalars, place) {
                links.append(Self.found(scalars, place..<end, from: place))
                place = end
            } else if isFree, let end = Self.endOfHashtag(scalars, place) {
                hashtags.append(Self.found(scalars, place + 1..<end, from: place))
                place = end
            } else if isFree, let end = Self.endOfMention(scalars, place) {
                mentions.append(Self.found(scalars, place + 1..<end, from: place))
                place = end
            } else {
                place += 1
            }
        }
    }

    private static func found(_ scalars: [Unicode.Scalar], _ range: Range<Int>, from start: Int) -> Found {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[range])
        return Found(text: String(text), start: start, end: range.upperBound)
    }

    /// Whether what follows is a part of the same word.
    private static func joins(_ scalar: Unicode.Scalar) -> Bool {
        isWord(scalar) || ["@", "#", "&", "/"].contains(scalar)
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    private static func endOfLink(_ scalars: [Unicode.Scalar], _ start: Int) -> Int? {
        let rest = scalars[start...]
        guard let scheme = ["https://", "http://"].first(where: { rest.starts(with: $0.unicodeScalars) }) else {
            return nil
        }
        let first = start + scheme.unicodeScalars.count
        var end = rest.firstIndex { !$0.isASCII || $0.value <= 32 || $0.value == 127 } ?? rest.endIndex
        while end > first, [".", ",", ":", ";", "!", "?", "'", "\"", ")", "]"].contains(scalars[end - 1]) { end -= 1 }
        return end > first ? end : nil
    }

    /// A hashtag has something beside digits.
    private static func endOfHashtag(_ scalars: [Unicode.Scalar], _ start: Int) -> Int? {
        guard scalars[start] == "#" else { return nil }
        let word = scalars[(start + 1)...].prefix(while: isWord)
        return word.contains { $0.properties.isAlphabetic } ? word.endIndex : nil
    }

    private static func endOfMention(_ scalars: [Unicode.Scalar], _ start: Int) -> Int? {
        guard scalars[start] == "@" else { return nil }
        let name = scalars[(start + 1)...].prefix { $0.isASCII && isWord($0) }
        return name.isEmpty || name.count > 20 ? nil : name.endIndex
    }
}
