import Testing
import Twitter
import TwitterSandbox

@Suite struct MessageTests {
    @Test func messagesArriveAndAreDeletedOnOneSide() async throws {
        try await withSandbox { sandbox in
            let (ada, bob) = (sandbox.client(as: sandbox.ada), sandbox.client(as: sandbox.bob))
            let sent = ada.directMessages.events.new(recipientID: sandbox.bob.id, message: "Hello ☃ & bye")
            let event = try #require(try await sent.value.event)
            #expect(event.messageCreate?.senderID == sandbox.ada.id)
            #expect(event.messageCreate?.target?.recipientID == sandbox.bob.id)
            #expect(event.messageCreate?.messageData?.text == "Hello ☃ & bye")
            #expect(event.createdAt != nil)

            try await bob.directMessages.indicateTyping(recipientID: sandbox.ada.id).value
            try await bob.directMessages.markRead(lastReadEventID: event.id, recipientID: sandbox.ada.id).value
            #expect(try await bob.directMessages.events.show(id: event.id).value.event == event)
            try await ada.directMessages.events.destroy(id: event.id).value
            #expect(try await ada.directMessages.events.list().value.events.isEmpty)
            #expect(try await refusal(of: ada.directMessages.events.show(id: event.id)).status == 404)
            #expect(try await bob.directMessages.events.list().value.events == [event])
            let cleo = sandbox.client(as: sandbox.cleo)
            #expect(try await refusal(of: cleo.directMessages.events.show(id: event.id)).status == 404)
        }
    }

    @Test func pagesEndWithoutACursor() async throws {
        try await withSandbox { sandbox in
            let ada = sandbox.client(as: sandbox.ada)
            for text in ["1", "2", "3"] {
                try await ada.directMessages.events.new(recipientID: sandbox.bob.id, message: .init(text)).send()
            }
            let first = try await ada.directMessages.events.list(count: 2).value
            #expect(first.events.map(\.messageCreate?.messageData?.text) == ["3", "2"])
            let last = try await ada.directMessages.events.list(count: 2, cursor: first.nextCursor).value
            #expect(last.events.map(\.messageCreate?.messageData?.text) == ["1"] && last.nextCursor == nil)
        }
    }

    @Test func strangersAreRefused() async throws {
        try await withSandbox { sandbox in
            let bob = sandbox.client(as: sandbox.bob)
            let stranger = bob.directMessages.events.new(recipientID: sandbox.cleo.id, message: "Hello")
            let refused = try await refusal(of: stranger)
            #expect(refused.code == 349)
            let nobody = bob.directMessages.events.new(recipientID: 5, message: "Hello")
            #expect(try await refusal(of: nobody).code == 108)
            let empty = bob.directMessages.events.new(recipientID: sandbox.ada.id, message: "")
            #expect(try await refusal(of: empty).code == 151)
        }
    }

    @Test func attachmentsAndButtonsComeBack() async throws {
        try await withSandbox { sandbox in
            var message = MessageContent("Where?")
            message.attachment = .coordinate(latitude: 51.5, longitude: -0.125)
            message.quickReply = .options([.init(label: "Here", metadata: "h")])
            message.buttons = [.init(label: "More", url: "https://example.com/")]
            let ada = sandbox.client(as: sandbox.ada)
            let sent = try await ada.directMessages.events.new(recipientID: sandbox.bob.id, message: message).value
            let data = try #require(sent.event?.messageCreate?.messageData)
            #expect(data.attachment?.location?.sharedCoordinate?.coordinates?.position?.latitude == 51.5)
            #expect(data.attachment?.location?.sharedCoordinate?.coordinates?.position?.longitude == -0.125)
            #expect(data.quickReply?.options?.map(\.metadata) == ["h"])
            #expect(data.ctas?.map(\.url) == ["https://example.com/"])
        }
    }

    @Test func welcomeMessagesAndTheirRule() async throws {
        try await withSandbox { sandbox in
            let welcome = sandbox.client(as: sandbox.ada).directMessages.welcomeMessages
            #expect(try await welcome.rules.list().value.welcomeMessageRules.isEmpty)
            let made = try #require(try await welcome.new(message: "Welcome", name: "first").value.welcomeMessage)
            #expect(
                try await welcome.update(id: made.id, message: "Hello").value.welcomeMessage?.messageData?.text
                    == "Hello")
            #expect(try await welcome.show(id: made.id).value.welcomeMessage?.messageData?.text == "Hello")
            #expect(try await welcome.list().value.welcomeMessages.map(\.id) == [made.id])
            let rule = try await welcome.rules.new(welcomeMessageID: made.id).value
            #expect(rule.welcomeMessageID == made.id)
            #expect(try await welcome.rules.show(id: rule.id).value == rule)
            #expect(try await refusal(of: welcome.rules.new(welcomeMessageID: made.id)).status == 403)
            try await welcome.rules.destroy(id: rule.id).value
            #expect(try await welcome.rules.list().value.welcomeMessageRules.isEmpty)
            try await welcome.rules.new(welcomeMessageID: made.id).send()
            try await welcome.destroy(id: made.id).value
            #expect(try await welcome.rules.list().value.welcomeMessageRules.isEmpty)
            #expect(try await refusal(of: welcome.show(id: made.id)).status == 404)
        }
    }
}
