import FoundationEssentials
import Testing
import TwitterSandbox

@testable import Twitter

@Suite(.timeLimit(.minutes(1))) struct PostingOnceTests {
    private typealias Client = PatientClient

    private static let lost: ScriptedTransport.Step = { _ in
        throw TransportError(kind: .connectionLost, stage: .waiting, message: "m", requestMayHaveBeenSent: true)
    }
    private static let found: ScriptedTransport.Step = { _ in .json(tweet(7, "Hello")) }

    private static func tweet(_ id: Int, _ text: String, second: Int = 0, inReplyTo: Int? = nil) -> String {
        let minute = 40 + second / 60
        let time = "Fri Jul 14 02:\(minute):\(second % 60 < 10 ? "0" : "")\(second % 60) +0000 2017"
        return #"{"id":\#(id),"id_str":"\#(id)","full_text":"\#(text)","created_at":"\#(time)""#
            + (inReplyTo.map { #","in_reply_to_status_id_str":"\#($0)""# } ?? "") + "}"
    }

    private static func timeline(_ tweets: String...) -> ScriptedTransport.Step {
        { _ in .json("[\(tweets.joined(separator: ","))]", headers: ["Date": "Fri, 14 Jul 2017 02:40:00 GMT"]) }
    }

    private static func client(_ steps: [ScriptedTransport.Step]) -> Client {
        Client(steps) { $0.unknownOutcomes = .look }
    }

    private static func paths(_ client: Client) -> [String] {
        client.transport.requests.map { request in
            "\(request.method) "
                + request.url.dropFirst("https://api.x.com/1.1/".count).prefix { $0 != "?" }.dropLast(".json".count)
        }
    }

    @Test func outcomeIsUnknownByDefault() async throws {
        let client = Client([Self.lost])
        let error = try await client.refusal(of: client.twitter.statuses.update(status: "Hello"))
        #expect(error.kind == .outcomeUnknown && client.transport.requests.count == 1)
    }

    @Test(arguments: [false, true]) func tweetThatIsThereIsReturned(isOfCall: Bool) async throws {
        let client = Client([Self.lost, Self.timeline(Self.tweet(9, "Other"), Self.tweet(7, "Hello")), Self.found]) {
            if !isOfCall { $0.unknownOutcomes = .look }
        }
        let request = client.twitter.statuses.update(status: "Hello").with { if isOfCall { $0.unknownOutcome = .look } }
        let response = try await request.response
        #expect(response.value.id == 7 && response.attempts == 1)
        #expect(
            Self.paths(client) == ["POST statuses/update", "GET statuses/user_timeline", "GET statuses/show/7"])
        #expect(client.transport.requests.last?.url.contains("tweet_mode=extended") == true)
    }

    @Test(arguments: [500, 502, 503, 504]) func serversFaultLeavesItOpenAsWell(status: Int) async throws {
        let client = Self.client([Client.status(status), Self.timeline(Self.tweet(7, "Hello")), Self.found])
        #expect(try await client.twitter.statuses.update(status: "Hello").value.id == 7)
    }

    @Test func tweetThatIsNotThereIsSentAgain() async throws {
        let client = Self.client([Self.lost, Self.timeline(Self.tweet(9, "Other", inReplyTo: nil)), Self.found])
        let response = try await client.call(
            client.twitter.statuses.update(status: "Hello"), moving: [.milliseconds(250)])
        #expect(response.value.id == 7 && response.attempts == 2)
        #expect(
            Self.paths(client) == ["POST statuses/update", "GET statuses/user_timeline", "POST statuses/update"])
    }

    @Test func duplicateMeansThatItIsThere() async throws {
        let client = Self.client([
            Self.lost, Self.timeline(), { _ in Fixed.refusal(403, code: 187) },
            Self.timeline(Self.tweet(7, "Hello")), Self.found,
        ])
        let response = try await client.call(
            client.twitter.statuses.update(status: "Hello"), moving: [.milliseconds(250)])
        #expect(response.value.id == 7 && response.attempts == 2)
    }

    @Test func duplicateOfTheFirstAttemptIsTheCallersOwn() async throws {
        let client = Self.client([{ _ in Fixed.refusal(403, code: 187) }])
        let error = try await client.refusal(of: client.twitter.statuses.update(status: "Hello"))
        #expect(error.kind == .duplicate && client.transport.requests.count == 1)
    }

    @Test func olderTweetsAndOtherAnswersAreNotIt() async throws {
        for other in [
            Self.tweet(5, "Hello", second: -120), Self.tweet(5, "Hello", inReplyTo: 3), Self.tweet(5, "Hello you"),
        ] {
            let client = Self.client([Self.lost, Self.timeline(other), { _ in .json(Self.tweet(8, "Hello")) }])
            let response = try await client.call(
                client.twitter.statuses.update(status: "Hello"), moving: [.milliseconds(250)])
            #expect(response.value.id == 8)
        }
    }

    @Test func answerIsFoundByWhatItAnswers() async throws {
        let client = Self.client([
            Self.lost, Self.timeline(Self.tweet(9, "Hello"), Self.tweet(7, "Hello", inReplyTo: 3)), Self.found,
        ])
        #expect(try await client.twitter.statuses.update(status: "Hello", inReplyTo: 3).value.id == 7)
    }

    @Test func fullPageIsFollowedByALongerOne() async throws {
        let many = (0..<20).map { Self.tweet(100 - $0, "Other", second: 30) }
        let client = Self.client([
            Self.lost, { _ in .json("[\(many.joined(separator: ","))]") }, Self.timeline(Self.tweet(7, "Hello")),
            Self.found,
        ])
        #expect(try await client.twitter.statuses.update(status: "Hello").value.id == 7)
        #expect(client.transport.requests[1].url.contains("count=20&"))
        #expect(client.transport.requests[2].url.contains("count=200&"))
    }

    @Test func whoCannotLookDoesNotSendAgain() async throws {
        let client = Self.client([Self.lost, Client.status(403)])
        let error = try await client.refusal(of: client.twitter.statuses.update(status: "Hello"))
        #expect(error.kind == .outcomeUnknown && Self.paths(client).count == 2)
    }

    @Test func repeatsHaveAnEnd() async throws {
        let client = Client([Self.lost, Self.timeline()]) {
            $0.unknownOutcomes = .look
            $0.repeats = .never
        }
        let error = try await client.refusal(of: client.twitter.statuses.update(status: "Hello"))
        #expect(error.kind == .outcomeUnknown && error.message.hasSuffix("It was looked for and is not there."))
    }

    private static func event(_ id: Int, _ text: String, to recipient: Int, milliseconds: Int = 1_500_000_000_500)
        -> String
    {
        """
        {"type":"message_create","id":"\(id)","created_timestamp":"\(milliseconds)","message_create":{"target":\
        {"recipient_id":"\(recipient)"},"sender_id":"1","message_data":{"text":"\(text)"}}}
        """
    }

    private static func events(_ events: String...) -> ScriptedTransport.Step {
        { _ in
            .json(
                #"{"events":[\#(events.joined(separator: ","))]}"#, headers: ["Date": "Fri, 14 Jul 2017 02:40:00 GMT"])
        }
    }

    @Test func messageThatIsThereIsReturned() async throws {
        let client = Self.client([
            Self.lost,
            Self.events(
                Self.event(5, "Hi", to: 13), Self.event(6, "Ho", to: 12), Self.event(7, "Hi", to: 12)),
            { _ in .json(#"{"event":\#(Self.event(7, "Hi", to: 12))}"#) },
        ])
        let answer = try await client.twitter.directMessages.events.new(recipientID: 12, message: "Hi").value
        #expect(answer.event?.id == "7")
        #expect(
            Self.paths(client) == [
                "POST direct_messages/events/new", "GET direct_messages/events/list", "GET direct_messages/events/show",
            ])
    }

    @Test func messageThatIsNotThereIsNotSentAgain() async throws {
        let old = Self.event(7, "Hi", to: 12, milliseconds: 1_499_999_900_000)
        let client = Self.client([Self.lost, Self.events(old)])
        let error = try await client.refusal(
            of: client.twitter.directMessages.events.new(recipientID: 12, message: "Hi"))
        #expect(error.kind == .outcomeUnknown && error.message.hasSuffix("is not there."))
        #expect(Self.paths(client).count == 2)
    }

    @Test func otherWritesAreNotLookedFor() async throws {
        let client = Self.client([Self.lost])
        let error = try await client.refusal(of: client.twitter.statuses.destroy(id: 7))
        #expect(error.kind == .outcomeUnknown && client.transport.requests.count == 1)
    }
}
