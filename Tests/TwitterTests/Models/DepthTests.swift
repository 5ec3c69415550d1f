import Testing
import TwitterJSON

@testable import Twitter

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Models that nest themselves, on the least of stacks that a thread has.
@Suite struct DepthTests {
    /// Runs something on a thread with 512 KiB of stack, and waits for it.
    private func onSmallStack(_ work: @escaping @Sendable () -> Void) throws {
        final class Work: Sendable {
            let run: @Sendable () -> Void
            init(_ run: @escaping @Sendable () -> Void) { self.run = run }
        }
        var attributes = pthread_attr_t()
        #expect(pthread_attr_init(&attributes) == 0)
        #expect(pthread_attr_setstacksize(&attributes, 512 * 1024) == 0)
        defer { pthread_attr_destroy(&attributes) }
        var thread = pthread_t()
        let context = Unmanaged.passRetained(Work(work))
        let code = pthread_create(
            &thread, &attributes,
            { context in
                context.map { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().run() }
                return nil
            }, context.toOpaque())
        try #require(code == 0)
        #expect(pthread_join(thread, nil) == 0)
    }

    @Test(arguments: [
        (#"{"id": 1, "retweeted_status": "#, "{\"id\": 1}", "}"), (#"{"id": 1, "quoted_status": "#, "null", "}"),
        (#"{"id": 1, "user": {"id": 1, "status": "#, "null", "}}"),
        (#"{"id": 1, "place": {"contained_within": [{"contained_within": ["#, "", "]}]}}"),
        (
            #"{"id": 1, "extended_entities": {"media": [{"additional_media_info": {"source_user": {"id": 2, "status": "#,
            "null", "}}}]}}"
        ),
    ])
    func deepModelsFitOnASmallStack(opening: String, middle: String, closing: String) throws {
        let each = opening.utf8.count { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }
        let count = 500 / each
        let body = Array(
            (String(repeating: opening, count: count) + middle + String(repeating: closing, count: count)).utf8)
        try onSmallStack {
            #expect(throws: Never.self) {
                let tweet = try Tweet(parsing: body)
                let list = try JSONList<Tweet>(parsing: [UInt8(ascii: "[")] + body + [UInt8(ascii: "]")])
                #expect(tweet.id == 1 && list.elements.count == 1)
                #expect(try decodeModel(Tweet.self, from: body) == tweet)
            }
            #expect(throws: JSONError.self) {
                try Tweet(parsing: Array("[".utf8) + Array(repeating: body, count: 3).joined())
            }
        }
    }

    @Test func wrappedModelsAreUnwrapped() throws {
        let side = #"{"source": {"id": 1}, "target": {"id": 2}}"#
        let plain = try Relationship(parsing: side)
        #expect(try Relationship(parsing: #"{"relationship": \#(side)}"#) == plain)
        #expect(plain.source?.id == 1 && plain.target?.id == 2)
        let deep = String(repeating: #"{"relationship": "#, count: 400) + side + String(repeating: "}", count: 400)
        try onSmallStack { #expect(throws: Never.self) { try Relationship(parsing: deep) } }
    }
}
