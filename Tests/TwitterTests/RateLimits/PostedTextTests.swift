import Testing

@testable import Twitter

@Suite struct PostedTextTests {
    @Test(arguments: [
        ("Hello", "Hello", true), ("Hello", "hello", false), ("Hello", "Hello you", false),
        ("Hello you", "Hello", false),
        (" a  b\n", "a b", true), ("ab", "a b", false), ("a & b < c > d", "a &amp; b &lt; c &gt; d", true),
        ("&lt;", "&amp;lt;", true), ("&lt;", "&lt;", true), ("&lt;", "<", false), ("caf\u{e9}", "cafe\u{301}", true),
        ("", "", true), ("", "a", false),
        // A link whose address is not told, one that is, and ones without their scheme.
        ("see https://a.example/x", "see https://t.co/abc", true),
        ("see (example.com)", "see (https://t.co/abc)", true),
        ("see https://a.example/x", "see https://a.example/x", true),
        ("see example.com", "see http://example.com", true),
        ("see https://a.example/x", "see https://b.example/x", false), ("see it", "see https://t.co/abc", false),
        ("see box", "see https://t.co/abc", false),
        ("see b.de", "see https://t.co/abc", true),
        ("see http://a.example", "see https://a.example", true), ("x http://", "x https://", true),
        // Nothing comes on top unless something was added.
        ("Hello", "Hello https://t.co/abc", false), ("Hello", "@ada Hello", false),
    ]) func textsAsTheyComeBack(sent: String, posted: String, isSame: Bool) {
        #expect(PostedText(sent).isFound(in: posted) == isSame)
    }

    @Test(arguments: [
        ("Hello", "Hello https://t.co/abc", true), ("Hello", "Hello http://a.example https://t.co/abc", true),
        ("Hello", "Hello", true), ("Hello", "Hello you", false), ("Hello", "https://t.co/abc Hello", false),
        ("", "https://t.co/abc", true), ("a https://t.co/abc", "a https://t.co/abc https://t.co/abc", true),
        ("Hello", "Hello ftp://x", false), ("Hello", "@ada Hello", false),
    ]) func picturesAddALink(sent: String, posted: String, isSame: Bool) {
        #expect(PostedText(sent, gainsLinks: true).isFound(in: posted) == isSame)
    }

    @Test(arguments: [
        ("Hello", "@ada @bob Hello", true), ("@bob Hello", "@ada @bob Hello", true), ("Hello", "Hello", true),
        ("Hello", "Hello @ada", false), ("Hello", "ada Hello", false), ("@ada", "@ada", true),
        ("Hello", "Hello https://t.co/abc", false),
    ]) func answersGainMentions(sent: String, posted: String, isSame: Bool) {
        #expect(PostedText(sent, gainsMentions: true).isFound(in: posted) == isSame)
    }
}
