@testable import Twitter

extension EndpointFamilies {
    static let directMessages: [EndpointRow] = [
        EndpointRow("POST direct_messages/events/new") {
            $0.directMessages.events.new(recipientID: 12, message: messageWithOptions, customProfileID: 5)
        },
        EndpointRow("POST direct_messages/events/new") {
            $0.directMessages.events.new(recipientID: 12, message: messageWithPlace)
        },
        EndpointRow(
            "POST direct_messages/events/new",
            sends: """
                event={"type":"message_create","message_create":{"target":{"recipient_id":"12"},"message_data":{"text":"Hello"}}}
                event.type=message_create
                event.message_create={"target":{"recipient_id":"12"},"message_data":{"text":"Hello"}}
                event.message_create.target={"recipient_id":"12"}
                event.message_create.target.recipient_id=12
                event.message_create.message_data={"text":"Hello"}
                event.message_create.message_data.text=Hello
                """
        ) {
            $0.directMessages.events.new(recipientID: 12, message: "Hello")
        },
        EndpointRow("GET direct_messages/events/list", sends: "") {
            $0.directMessages.events.list()
        },
        EndpointRow("GET direct_messages/events/list", sends: "count=50\ncursor=abc", exchange: .unknownCursor) {
            $0.directMessages.events.list(count: 50, cursor: Cursor("abc"))
        },
        EndpointRow("GET direct_messages/events/show", sends: "id=7") {
            $0.directMessages.events.show(id: 7)
        },
        EndpointRow("DELETE direct_messages/events/destroy", sends: "id=7") {
            $0.directMessages.events.destroy(id: 7)
        },
        EndpointRow("POST direct_messages/indicate_typing", sends: "recipient_id=12") {
            $0.directMessages.indicateTyping(recipientID: 12)
        },
        EndpointRow("POST direct_messages/mark_read", sends: "last_read_event_id=7\nrecipient_id=12") {
            $0.directMessages.markRead(lastReadEventID: 7, recipientID: 12)
        },
        EndpointRow(
            "POST direct_messages/welcome_messages/new",
            sends: """
                welcome_message={"name":"first","message_data":{"text":"Welcome"}}
                welcome_message.name=first
                welcome_message.message_data={"text":"Welcome"}
                welcome_message.message_data.text=Welcome
                """
        ) {
            $0.directMessages.welcomeMessages.new(message: "Welcome", name: "first")
        },
        EndpointRow(
            "PUT direct_messages/welcome_messages/update",
            sends: "id=3\nmessage_data={\"text\":\"Hello\"}\nmessage_data.text=Hello"
        ) {
            $0.directMessages.welcomeMessages.update(id: 3, message: "Hello")
        },
        EndpointRow("GET direct_messages/welcome_messages/list", sends: "") {
            $0.directMessages.welcomeMessages.list()
        },
        EndpointRow(
            "GET direct_messages/welcome_messages/list", sends: "count=50\ncursor=abc", exchange: .unknownCursor
        ) {
            $0.directMessages.welcomeMessages.list(count: 50, cursor: Cursor("abc"))
        },
        EndpointRow("GET direct_messages/welcome_messages/show", sends: "id=3") {
            $0.directMessages.welcomeMessages.show(id: 3)
        },
        EndpointRow("DELETE direct_messages/welcome_messages/destroy", sends: "id=3") {
            $0.directMessages.welcomeMessages.destroy(id: 3)
        },
        EndpointRow(
            "POST direct_messages/welcome_messages/rules/new",
            sends: """
                welcome_message_rule={"welcome_message_id":"3"}
                welcome_message_rule.welcome_message_id=3
                """,
            exchange: .answered { try await $0.directMessages.welcomeMessages.rules.destroy(id: 4).send() }
        ) {
            $0.directMessages.welcomeMessages.rules.new(welcomeMessageID: 3)
        },
        EndpointRow("GET direct_messages/welcome_messages/rules/list", sends: "") {
            $0.directMessages.welcomeMessages.rules.list()
        },
        EndpointRow(
            "GET direct_messages/welcome_messages/rules/list", sends: "count=50\ncursor=abc", exchange: .unknownCursor
        ) {
            $0.directMessages.welcomeMessages.rules.list(count: 50, cursor: Cursor("abc"))
        },
        EndpointRow("GET direct_messages/welcome_messages/rules/show", sends: "id=4") {
            $0.directMessages.welcomeMessages.rules.show(id: 4)
        },
        EndpointRow("DELETE direct_messages/welcome_messages/rules/destroy", sends: "id=4") {
            $0.directMessages.welcomeMessages.rules.destroy(id: 4)
        },
        EndpointRow(
            "GET direct_messages",
            sends: "count=200\nsince_id=1\nmax_id=9\ninclude_entities=true\nskip_status=true\nfull_text=true"
        ) {
            $0.directMessages(count: 200, sinceID: 1, maxID: 9, includeEntities: true, skipStatus: true)
        },
        EndpointRow(
            "GET direct_messages/sent",
            sends: "count=200\nsince_id=1\nmax_id=9\npage=2\ninclude_entities=true\nfull_text=true",
            exchange: .empty(because: "there is one page")
        ) {
            $0.directMessages.sent(count: 200, sinceID: 1, maxID: 9, page: 2, includeEntities: true)
        },
        EndpointRow("GET direct_messages/sent", sends: "full_text=true") {
            $0.directMessages.sent()
        },
        EndpointRow("GET direct_messages/show", sends: "id=7\nfull_text=true") {
            $0.directMessages.show(id: 7)
        },
        EndpointRow("POST direct_messages/new", sends: "text=Hello\nuser_id=12\nmedia_id=8\nfull_text=true") {
            $0.directMessages.new(.id(12), text: "Hello", mediaID: 8)
        },
        EndpointRow("POST direct_messages/new", sends: "text=Hello\nscreen_name=bob\nfull_text=true") {
            $0.directMessages.new(.screenName("bob"), text: "Hello")
        },
        EndpointRow("POST direct_messages/destroy", sends: "id=7\ninclude_entities=false") {
            $0.directMessages.destroy(id: 7, includeEntities: false)
        },
        EndpointRow("GET direct_messages/all", sends: "", exchange: .answeredByCompatibleServer) {
            $0.directMessages.all()
        },
        EndpointRow(
            "GET direct_messages/all", sends: "count=20\nsince_id=1\nmax_id=9\npage=2", exchange: .emptySecondPage
        ) {
            $0.directMessages.all(count: 20, sinceID: 1, maxID: 9, page: 2)
        },
        EndpointRow(
            "GET direct_messages/conversation",
            sends: "uri=tag:example.com,2020:1\ncount=20\nsince_id=1\nmax_id=9\npage=2",
            exchange: .emptySecondPage
        ) {
            $0.directMessages.conversation(uri: "tag:example.com,2020:1", count: 20, sinceID: 1, maxID: 9, page: 2)
        },
        EndpointRow(
            "GET direct_messages/conversation", sends: "uri=tag:example.com,2020:1",
            exchange: .answeredByCompatibleServer
        ) {
            $0.directMessages.conversation(uri: "tag:example.com,2020:1")
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
