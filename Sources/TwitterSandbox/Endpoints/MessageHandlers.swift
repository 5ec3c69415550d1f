import FoundationEssentials
import Twitter

/// The endpoints below `direct_messages/events`, and those that leave no trace beside them.
enum MessageHandlers {
    static let routes = [
        Route("POST", "direct_messages/events/new", new).seen(by: "MessageTests.messagesArriveAndAreDeletedOnOneSide"),
        Route("GET", "direct_messages/events/list", user: 15, list).seen(
            by: "MessageTests.messagesArriveAndAreDeletedOnOneSide"),
        Route("GET", "direct_messages/events/show", user: 15, show).seen(
            by: "MessageTests.messagesArriveAndAreDeletedOnOneSide"),
        Route("DELETE", "direct_messages/events/destroy", destroy).seen(
            by: "MessageTests.messagesArriveAndAreDeletedOnOneSide"),
        Route("POST", "direct_messages/indicate_typing", user: 1000, indicateTyping),
        Route("POST", "direct_messages/mark_read", user: 1000, indicateTyping),
    ]

    static func new(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        guard let event = try request.json()["event"], event["type"]?.string == "message_create",
            let message = event["message_create"], let data = message["message_data"],
            let recipientID = message["target"]?["recipient_id"]?.string
        else { throw Refused(400, 214, "event is required.", because: "the JSON body has no message_create event") }
        guard let text = data["text"]?.string, !text.isEmpty || data["attachment"] != nil else {
            throw Refused(403, 151, "There was an error sending your message: text is missing.")
        }
        guard text.unicodeScalars.count <= 10_000 else {
            throw Refused(403, 354, "The text of your direct message is over the max character limit.")
        }
        guard let recipient = world.accounts.user(id: User.ID(recipientID)) else {
            throw Refused(404, 108, "Cannot find specified user.")
        }
        guard world.canMessage(recipient.id, from: user.id) else {
            throw Refused(403, 349, "You cannot send messages to this user.")
        }
        let sent = world.messages.send(JSONText(data), from: user.id, to: recipient.id, at: now)
        return .json(["event": json(sent)])
    }

    static func list(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let all = world.messages.visible(to: try caller.user().id)
        return try TextCursorPage(all, request).answer("events", json)
    }

    static func show(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        .json(["event": json(try named(world, request, caller))])
    }

    static func destroy(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let message = try named(world, request, caller)
        world.messages.delete(message.id, for: try caller.user().id)
        return .empty(204)
    }

    static func indicateTyping(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        guard request.parameters["recipient_id"] != nil else {
            throw Refused(400, 38, "recipient_id parameter is missing.")
        }
        return .empty(204)
    }

    private static func named(
        _ world: World, _ request: Inbound, _ caller: Caller
    ) throws(Refused) -> StoredMessage {
        let id = request.parameters["id"].flatMap { UInt64($0) }
        let user = try caller.user()
        guard let message = world.messages.visible(to: user.id).first(where: { $0.id == id }) else {
            throw Refused(404, 34, "Sorry, that page does not exist.")
        }
        return message
    }

    private static func json(_ message: StoredMessage) -> JSONText {
        [
            "type": "message_create", "id": .text(String(message.id)),
            "created_timestamp": .milliseconds(message.createdAt),
            "message_create": [
                "target": ["recipient_id": .text(message.recipient.description)],
                "sender_id": .text(message.sender.description), "message_data": message.data,
            ],
        ]
    }
}

extension World {
    /// Messages go to those who follow the sender and do not block them.
    func canMessage(_ recipient: User.ID, from sender: User.ID) -> Bool {
        recipient == sender
            || relations.follows.has(recipient, sender) && !relations.blocks.has(recipient, sender)
    }
}

/// One page of a list whose cursors are opaque texts, of which the last page has none.
struct TextCursorPage<Element> {
    let elements: [Element]
    /// The cursor of the next page.
    let next: String?

    init(_ all: [Element], _ request: Inbound, maximumCount: Int = 50) throws(Refused) {
        let count = min(max(request.parameters["count"].flatMap { Int($0) } ?? 20, 1), maximumCount)
        let start = request.parameters["cursor"].map { Self.place(of: $0) } ?? 0
        guard let start, (0...all.count).contains(start) else {
            throw Refused(400, 44, "cursor parameter is invalid.")
        }
        let page = all[start...].prefix(count)
        next = page.endIndex < all.count ? Data("at \(page.endIndex)".utf8).base64EncodedString() : nil
        elements = Array(page)
    }

    private static func place(of cursor: String) -> Int? {
        Data(base64Encoded: cursor).flatMap { Int(String(decoding: $0.dropFirst(3), as: UTF8.self)) }
    }

    /// The page as an answer, its elements under a name.
    func answer(_ name: String, _ write: (Element) -> JSONText) -> Answer {
        var members: [(String, JSONText)] = [(name, .list(elements.map(write)))]
        if let next { members.append(("next_cursor", .text(next))) }
        return .json(.object(members))
    }
}
