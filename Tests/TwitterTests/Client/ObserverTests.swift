import Testing
import TwitterSandbox

@testable import Twitter

@Suite struct ObserverTests {
    @Test func callIsToldFromBuildingToItsAnswer() async throws {
        let log = EventLog()
        let transport = ScriptedTransport(always: { _ in .json("{\"id\":1}", headers: ["x-rate-limit-remaining": "3"]) }
        )
        let twitter = TwitterAPI.scripted(transport) { $0.observer = log }
        try await twitter.statuses.update(status: "ab").send()
        try await twitter.statuses.show(id: 1).send()
        #expect(log.names == ["built", "sent", "answered", "built", "sent", "answered"])
        #expect(log.events.map(\.call) == [1, 1, 1, 2, 2, 2])
        #expect(log.events.allSatisfy { $0.attempt == 1 })
        #expect(log.events.last?.endpoint.name == "statuses/show/:id")
        let texts = log.events.map(StandardErrorObserver.text)
        #expect(texts[0] == "[1] POST statuses/update: built, body of 29 bytes")
        #expect(texts[1] == "[1] POST statuses/update: sent, attempt 1")
        #expect(texts[2].hasPrefix("[1] POST statuses/update: answered 200, 8 bytes, "))
        #expect(texts[2].hasSuffix(" ms, 3 calls left"))
    }

    @Test func repeatsAndFailuresAreTold() async throws {
        let log = EventLog()
        let transport = ScriptedTransport([
            { _ in Fixed.refusal(401, code: 135, date: "Fri, 14 Jul 2017 02:50:00 GMT") },
            { _ in .json(#"{"errors":[{"code":187,"message":"a\nb\u001b[31m\u2028c"}]}"#, status: 403) },
        ])
        let twitter = TwitterAPI.scripted(transport) { $0.observer = log }
        _ = try await refusal(of: twitter.statuses.update(status: "S3CRET-MARK"))
        #expect(log.names == ["built", "sent", "answered", "repeated", "built", "sent", "answered", "failed"])
        #expect(log.events.map(\.attempt) == [1, 1, 1, 1, 2, 2, 2, 2])
        let texts = log.events.map(StandardErrorObserver.text)
        #expect(texts[3] == "[1] POST statuses/update: repeated, the clock was corrected by the server's")
        // One line, whatever the service says.
        #expect(texts[7] == "[1] POST statuses/update: failed, a b [31m c (POST statuses/update, HTTP 403, code 187)")
        #expect(texts.allSatisfy { !showsSecret($0) })
    }

    @Test func failureBeforeSendingIsTold() async throws {
        let log = EventLog()
        let twitter = TwitterAPI.scripted(.init([]), auth: .bearer("S3CRET-MARK"), service: .custom("http://h")) {
            $0.observer = log
        }
        _ = try await refusal(of: twitter.statuses.homeTimeline())
        #expect(log.names == ["failed"])
    }
}
