import Testing

@testable import TwitterSandbox

@Suite struct TextEntitiesTests {
    /// Text, then links, hashtags and mentions as `text start-end`.
    private static let rows: [(String, [String], [String], [String])] = [
        ("", [], [], []),
        ("#moon @ada http://a.b", ["http://a.b 11-21"], ["moon 0-5"], ["ada 6-10"]),
        ("👩‍👩‍👧 é #日本語 @bob_93!", [], ["日本語 8-12"], ["bob_93 13-20"]),
        ("(see https://a.b/c?d=1&e=2).", ["https://a.b/c?d=1&e=2 5-26"], [], []),
        ("https://a.b/#c https://a.b/@d", ["https://a.b/#c 0-14", "https://a.b/@d 15-29"], [], []),
        ("a@b.c x#y ##z @@w", [], [], []),
        ("#1 #2x # @ http:// @", [], ["2x 3-6"], []),
        ("@aaaaaaaaaaaaaaaaaaaaa", [], [], []),
        ("http://a.bé", ["http://a.b 0-10"], [], []),
    ]

    @Test(arguments: rows) func entitiesAreFound(text: String, links: [String], hashtags: [String], mentions: [String])
    {
        let entities = TextEntities(text)
        #expect(entities.links.map(Self.shown) == links)
        #expect(entities.hashtags.map(Self.shown) == hashtags)
        #expect(entities.mentions.map(Self.shown) == mentions)
    }

    private static func shown(_ found: TextEntities.Found) -> String { "\(found.text) \(found.start)-\(found.end)" }
}
