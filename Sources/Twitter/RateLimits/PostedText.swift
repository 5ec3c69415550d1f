/// A text that was sent for posting, to be found again among what was posted.
///
/// Services change texts: they escape `&`, `<` and `>`, trim them, put links of their own in place of addresses, add a link
/// to pictures and to quoted Tweets, and mentions in front of an answer. So words are compared, one by one.
struct PostedText: Equatable {
    private let words: [Substring]
    /// Whether the service adds links at the end.
    let gainsLinks: Bool
    /// Whether the service adds mentions in front.
    let gainsMentions: Bool

    init(_ text: String, gainsLinks: Bool = false, gainsMentions: Bool = false) {
        words = Self.words(of: text)
        self.gainsLinks = gainsLinks
        self.gainsMentions = gainsMentions
    }

    /// Whether a posted text can have come from this one.
    ///
    /// - Parameter text: The whole text, with addresses in place of links where they are known.
    /// - Returns: Whether it is the same but for what services change.
    func isFound(in text: String) -> Bool {
        // Most services escape, some do not, and a text may hold what looks like an escape.
        isSame(as: Self.words(of: text)) || isSame(as: Self.words(of: Self.unescaped(text)))
    }

    private func isSame(as all: [Substring]) -> Bool {
        var posted = all[...]
        if gainsMentions {
            while posted.count > words.count, posted.first?.hasPrefix("@") == true { posted.removeFirst() }
        }
        if gainsLinks {
            while posted.count > words.count, posted.last.map(Self.isAddress) == true { posted.removeLast() }
        }
        return posted.count == words.count && zip(words, posted).allSatisfy(Self.isSame)
    }

    private static func isSame(_ word: Substring, _ posted: Substring) -> Bool {
        // A link whose address is not told can be anything that was one; a bare name such as `example.com` was one too.
        word == posted || withoutScheme(word) == withoutScheme(posted)
            || posted.contains("https://t.co/") && word.contains(".")
    }

    private static func isAddress(_ word: Substring) -> Bool { word.hasPrefix("https://") || word.hasPrefix("http://") }

    private static func withoutScheme(_ word: Substring) -> Substring {
        for scheme in ["https://", "http://"] where word.hasPrefix(scheme) { return word.dropFirst(scheme.count) }
        return word
    }

    private static func words(of text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }

    private static func unescaped(_ text: String) -> String {
        // The ampersand last, or `&amp;lt;` would be unescaped twice.
        text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }
}
