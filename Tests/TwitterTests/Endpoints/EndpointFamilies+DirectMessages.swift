@testable import Twitter

extension EndpointFamilies {
    static let directMessages: [EndpointRow] = [
        EndpointRow("POST direct_messages/events/new") {
            $0.directMessages.events.new(recipientID: 12, message: messageWithOptions, customProfileID: 5)
        },
        EndpointRow("POST direct_messages/events/new") {
            $0.directMessages.events.new(recipientID: 12, message: messageWithPlace)
        },
        EndpointRow("POST direct_messages/events/new") {
            $0.directMessages.events.new(recipientID: 12, message: "Hello")
        },
        EndpointRow("GET direct_messages/events/list") {
            $0.directMessages.events.list(count: 50, cursor: Cursor("abc"))
        },
        EndpointRow("GET direct_messages/events/show") {
            $0.directMessages.events.show(id: 7)
        },
        EndpointRow("DELETE direct_messages/events/destroy") {
            $0.directMessages.events.destroy(id: 7)
        },
        EndpointRow("POST direct_messages/indicate_typing") {
            $0.directMessages.indicateTyping(recipientID: 12)
        },
        EndpointRow("POST direct_messages/mark_read") {
            $0.directMessages.markRead(lastReadEventID: 7, recipientID: 12)
        },
        EndpointRow("POST direct_messages/welcome_messages/new") {
            $0.directMessages.welcomeMessages.new(message: "Welcome", name: "first")
        },
        EndpointRow("PUT direct_messages/welcome_messages/update") {
            $0.directMessages.welcomeMessages.update(id: 3, message: "Hello")
        },
        EndpointRow("GET direct_messages/welcome_messages/list") {
            $0.directMessages.welcomeMessages.list(count: 50, cursor: Cursor("abc"))
        },
        EndpointRow("GET direct_messages/welcome_messages/show") {
            $0.directMessages.welcomeMessages.show(id: 3)
        },
        EndpointRow("DELETE direct_messages/welcome_messages/destroy") {
            $0.directMessages.welcomeMessages.destroy(id: 3)
        },
        EndpointRow("POST direct_messages/welcome_messages/rules/new") {
            $0.directMessages.welcomeMessages.rules.new(welcomeMessageID: 3)
        },
        EndpointRow("GET direct_messages/welcome_messages/rules/list") {
            $0.directMessages.welcomeMessages.rules.list(count: 50, cursor: Cursor("abc"))
        },
        EndpointRow("GET direct_messages/welcome_messages/rules/show") {
            $0.directMessages.welcomeMessages.rules.show(id: 4)
        },
        EndpointRow("DELETE direct_messages/welcome_messages/rules/destroy") {
            $0.directMessages.welcomeMessages.rules.destroy(id: 4)
        },
        EndpointRow("GET direct_messages") {
            $0.directMessages(count: 200, sinceID: 1, maxID: 9, includeEntities: true, skipStatus: true)
        },
        EndpointRow("GET direct_messages/sent") {
            $0.directMessages.sent(count: 200, sinceID: 1, maxID: 9, page: 2, includeEntities: true)
        },
        EndpointRow("GET direct_messages/show") {
            $0.directMessages.show(id: 7)
        },
        EndpointRow("POST direct_messages/new") {
            $0.directMessages.new(.id(12), text: "Hello", mediaID: 8)
        },
        EndpointRow("POST direct_messages/new") {
            $0.directMessages.new(.screenName("bob"), text: "Hello")
        },
        EndpointRow("POST direct_messages/destroy") {
            $0.directMessages.destroy(id: 7, includeEntities: false)
        },
        EndpointRow("GET direct_messages/all") {
            $0.directMessages.all(count: 20, sinceID: 1, maxID: 9, page: 2)
        },
        EndpointRow("GET direct_messages/conversation") {
            $0.directMessages.conversation(uri: "tag:example.com,2020:1", count: 20, sinceID: 1, maxID: 9, page: 2)
        },
    ]

    private static var messageWithOptions: MessageContent {
        var message = MessageContent("Which?")
        message.quickReply = .options([
            .init(label: "Red", description: "Warm", metadata: "r"), .init(label: "Blue", description: "Cold"),
        ])
        message.attachment = .media(8)
        message.buttons = [.init(label: "More", url: "https://example.com/")]
        return message
    }

    private static var messageWithPlace: MessageContent {
        var message = MessageContent("Here")
        message.quickReply = .location(metadata: "m")
        message.attachment = .coordinate(latitude: 51.5, longitude: -0.125)
        return message
    }
}
