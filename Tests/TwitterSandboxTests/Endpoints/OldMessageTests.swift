import FoundationEssentials
import Testing
import Twitter
import TwitterSandbox

@Suite(.serialized) struct OldMessageTests {
    @Test func messagesOfBothKindsAreTheSame() async throws {
        try await withSandbox { sandbox in
            let (ada, bob) = (sandbox.client(as: sandbox.ada), sandbox.client(as: sandbox.bob))
            let old = try await ada.directMessages.new(.screenName("bob_93"), text: "Hello").value
            #expect(old.sender?.id == sandbox.ada.id && old.recipientScreenName == "bob_93")
            try await ada.directMessages.events.new(recipientID: sandbox.bob.id, message: "Again").send()
            #expect(try await bob.directMessages().value.map(\.text) == ["Again", "Hello"])
            #expect(try await ada.directMessages.sent().value.map(\.text) == ["Again", "Hello"])
            #expect(try await ada.directMessages().value.isEmpty)
            #expect(try await bob.directMessages.events.list().value.events.count == 2)
            #expect(try await bob.directMessages.show(id: old.id).value.text == "Hello")
            try await bob.directMessages.destroy(id: old.id).send()
            #expect(try await bob.directMessages().value.map(\.text) == ["Again"])
            #expect(try await ada.directMessages.sent().value.count == 2)
        }
    }

    @Test func compatibleServersHaveOldMessagesOnly() async throws {
        try await withSandbox {
            $0.dialect = .gnuSocial
        } _: { sandbox in
            let (ada, bob) = (sandbox.client(as: sandbox.ada), sandbox.client(as: sandbox.bob))
            let sent = try await ada.directMessages.new(.screenName("bob_93"), text: "Hello").value
            try await bob.directMessages.new(.screenName("ada"), text: "Back").send()
            #expect(try await ada.directMessages.all().value.map(\.text) == ["Back", "Hello"])
            #expect(try await ada.directMessages.conversation(uri: "tag:localhost:1").value.map(\.text).count == 2)
            #expect(try await bob.directMessages().value.map(\.id) == [sent.id])
            #expect(try await ada.directMessages.all(count: 1, page: 2).value.map(\.text) == ["Hello"])
            #expect(try await refusal(of: bob.directMessages.events.list()).status == 404)
        }
    }
}
