import FoundationEssentials
import Testing
import TwitterHTTP
import TwitterJSON
import TwitterSandbox

@testable import Twitter

@Suite struct EndpointAnswerTests {
    @Test(arguments: [200, 204]) func nothingToParseIsASuccess(status: Int) async throws {
        let transport = ScriptedTransport(always: { _ in TransportResponse(status: status) })
        let twitter = TwitterAPI.scripted(transport)
        try await twitter.directMessages.indicateTyping(recipientID: 1).value
        try await twitter.directMessages.events.destroy(id: 1).value
        try await twitter.account.updateProfileBanner(banner: [1]).value
        #expect(try await twitter.contacts.destroy.all().value == .null)
    }

    @Test(arguments: [
        #"cb({"a":")"});"#, #" {"a":")"}"#, #"/**/cb({"a":")"})"#,
    ])
    func javaScriptCallIsTakenOff(body: String) async throws {
        let transport = ScriptedTransport([{ _ in .json(body) }])
        let figures = try await TwitterAPI.scripted(transport).user.tweet.mobile.poll(screenName: "ada", id: 1).value
        #expect(figures.json == ["a": ")"])
    }

    @Test func jsonBodiesAreNotSigned() async throws {
        let request = TwitterAPI.scripted(.init([])).directMessages.events.new(recipientID: 12, message: "Hello")
        let base = try #require(try await request.signature()).baseString
        #expect(!base.contains("Hello") && !base.contains("message_create"))
        #expect(base.split(separator: "%3D").count == 7)
        let built = try await request.prepared()
        #expect(built.headers["Content-Type"] == "application/json")
        let body =
            #"{"event":{"type":"message_create","message_create":{"target":{"recipient_id":"12"},"#
            + #""message_data":{"text":"Hello"}}}}"#
        #expect(built.body == .bytes(Array(body.utf8)))
    }

    @Test func numbersThatAreNoneDoNotSpoilAMessage() {
        var message = MessageContent("Here")
        message.attachment = .coordinate(latitude: .nan, longitude: 1)
        let location = message.json["attachment"]?["location"]
        #expect(location?["shared_coordinate"]?["coordinates"]?["coordinates"] == [1, .null])
    }

    @Test func secretsAreNotShown() {
        let twitter = TwitterAPI.scripted(.init([]))
        let account = twitter.account.generate(
            name: "n", screenName: "s", email: "e", password: "S3CRET-MARK", language: "en", timeZone: "UTC",
            discoverableByEmail: true, geoEnabled: true, adc: "", sendErrorCodes: true)
        let pin = twitter.sdk.account(numericPIN: "S3CRET-MARK", phoneNumber: "1", guestToken: .init(token: "g"))
        let texts = [
            "\(account)", "\(account.call)", "\(account.call.parameters)", "\(pin.call.parameters)",
            "\(twitter.oauth.invalidateToken(Fixed.token).call.parameters)",
        ]
        #expect(texts.allSatisfy { !showsSecret($0) })
    }

    @Test func guestTokenIsAHeader() async throws {
        let token = GuestToken(token: "gt")
        let request = TwitterAPI.scripted(.init([])).device.register(rawPhoneNumber: "+1", guestToken: token)
        #expect(try await request.prepared().headers["x-guest-token"] == "gt")
    }

    @Test func instantsThatNoIntegerHoldsDoNotTrap() {
        for seconds in [-1e300, -1e11, 1e11, 1e300, .nan, .infinity] {
            let date = Date(timeIntervalSince1970: seconds)
            #expect(Int64(UnixTime(milliseconds: date).parameterText) != nil)
        }
        #expect(UnixTime(seconds: Date(timeIntervalSince1970: -0.5)).parameterText == "-1")
    }
}
