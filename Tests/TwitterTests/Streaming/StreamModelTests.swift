import FoundationEssentials
import Testing
import TwitterJSON

@testable import Twitter

/// What comes in streams beside Tweets, where it is more than a field by its name.
@Suite struct StreamModelTests {
    private func read<Model: ModelBodies.Model>(_ type: Model.Type = Model.self, _ body: String) throws -> Model {
        let model = try Model(parsing: body)
        #expect(try JSONDecoder().decode(type, from: Data(body.utf8)) == model, "\(body)")
        return model
    }

    @Test func eventTellsAListFromATweetByItsFields() throws {
        let list = try read(
            StreamEvent.self, #"{"target_object":{"id":1,"text":"x","slug":"moon"},"event":"list_created"}"#)
        #expect(list.targetObject == .list(try UserList(parsing: #"{"id":1,"slug":"moon"}"#)))
        #expect(list.event == .listCreated)
        let tweet = try read(StreamEvent.self, #"{"event":"favorite","target_object":{"full_text":"x","id":2}}"#)
        #expect(tweet.targetObject == .tweet(try Tweet(parsing: #"{"id":2,"full_text":"x"}"#)))
        let app = try read(StreamEvent.self, #"{"event":"access_revoked","target_object":{"id":3,"name":"app"}}"#)
        #expect(app.targetObject == .other(["id": 3, "name": "app"]))
        // Without an identifier it is neither.
        let odd = try read(StreamEvent.self, #"{"event":"favorite","target_object":{"text":"x"}}"#)
        #expect(odd.targetObject == .other(["text": "x"]))
        let nothing = try read(StreamEvent.self, #"{"event":"follow","target_object":null}"#)
        #expect(nothing.targetObject == nil)
        #expect(nothing.event == .follow)
    }

    @Test func eventMayNameUsersByNothingButTheirIdentifiers() throws {
        let event = try read(
            StreamEvent.self,
            #"{"target":12,"source":"13","event":"user_delete","target_object":"client_application"}"#)
        #expect(event.target == User(id: 12))
        #expect(event.source == User(id: 13))
        #expect(event.targetObject == .other("client_application"))
        let other = try read(StreamEvent.self, #"{"source":{"name":"no identifier"},"target":""}"#)
        #expect(other.source == nil && other.target == nil)
    }

    @Test(arguments: [
        #"{"friends":[1,2]}"#, #"{"friends":["1","2"]}"#, #"{"friends_str":["1","2"]}"#,
        #"{"friends":[9],"friends_str":["1","2"]}"#, #"{"friends_str":["1","2"],"friends":[9]}"#,
        #"{"friends":[1,null,2],"friends_str":null}"#,
    ])
    func friendsAreReadFromTextsFirst(body: String) throws {
        #expect(try read(FriendsList.self, body).friends == [1, 2])
    }

    @Test func unknownCodesAndWordsAreKept() throws {
        let notice = try read(DisconnectNotice.self, #"{"code":99,"reason":"new"}"#)
        #expect(notice.code == DisconnectNotice.Code(rawValue: 99))
        #expect(try read(DisconnectNotice.self, #"{"code":"7"}"#).code == .adminLogout)
        #expect(try read(StreamWarning.self, #"{"code":"NEW"}"#).code == StreamWarning.Code(rawValue: "NEW"))
        #expect(try read(StreamWarning.self, #"{"code":"FALLING_BEHIND","percent_full":"60"}"#).percentFull == 60)
    }

    @Test func envelopeKeepsTheMessageAsItCame() throws {
        let envelope = try read(StreamEnvelope.self, #"{"for_user":6,"message":{"delete":{"status":{"id":1}}}}"#)
        #expect(envelope.forUser == 6)
        #expect(envelope.message?["delete"]?["status"]?["id"]?.int == 1)
    }
}
