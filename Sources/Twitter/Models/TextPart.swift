/// A part of a text, such as a hashtag or a link.
///
/// ```swift
/// for mention in tweet.wholeTextEntities?.userMentions ?? [] {
///     if let range = mention.range(in: text) { text[range] ... }
/// }
/// ```
///
/// The service counts Unicode code points, of which an emoji or a letter with accents may have several; Swift's characters,
/// UTF-8 and UTF-16 all count otherwise.
public protocol TextPart {
    /// The place in the text, in Unicode code points; the end is exclusive.
    var indices: Range<Int>? { get }
}

extension TextPart {
    /// The place in a text as Swift slices it.
    ///
    /// - Parameter text: The text as the service sent it, before `&amp;` and the like are replaced.
    /// - Returns: `nil` if there is no such place in it.
    public func range(in text: String) -> Range<String.Index>? {
        indices.flatMap { text.range(ofCodePoints: $0) }
    }
}

extension HashtagEntity: TextPart {}
extension SymbolEntity: TextPart {}
extension URLEntity: TextPart {}
extension UserMentionEntity: TextPart {}
extension MediaEntity: TextPart {}

extension String {
    /// The place of a range of Unicode code points, as the service counts them.
    ///
    /// - Parameter codePoints: The range, from 0, such as ``Tweet/wholeTextDisplayRange``.
    /// - Returns: `nil` if the text is shorter.
    public func range(ofCodePoints codePoints: Range<Int>) -> Range<String.Index>? {
        let scalars = unicodeScalars
        guard codePoints.lowerBound >= 0,
            let start = scalars.index(startIndex, offsetBy: codePoints.lowerBound, limitedBy: endIndex),
            let end = scalars.index(start, offsetBy: codePoints.count, limitedBy: endIndex)
        else { return nil }
        return start..<end
    }
}
