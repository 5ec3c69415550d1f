import FoundationEssentials
import Twitter

/// The endpoints of direct messages as they were before events, and those that compatible servers have instead.
enum OldMessageHandlers {
    static let routes = [
        Route("GET", "direct_messages", user: 15, received).seen(by: old),
        Route("GET", "direct_messages/sent", user: 15, sent).seen(by: old),
        Route("GET", "direct_messages/show", user: 15, show).seen(by: old),
        Route("POST", "direct_messages/new", new).seen(by: old),
        Route("POST", "direct_messages/destroy", destroy).seen(by: old),
        Route("GET", "direct_messages/all", all).seen(by: compatible).ofCompatibleServers(),
        Route("GET", "direct_messages/conversation", all).seen(by: compatible).ofCompatibleServers(),
    ]

    private static let old = "OldMessageTests.messagesOfBothKindsAreTheSame"
    private static let compatible = "OldMessageTests.compatibleServersHaveOldMessagesOnly"

    static func received(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user().id
        return page(world, request, user) { $0.recipient == user }
    }

    static func sent(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user().id
        return page(world, request, user) { $0.sender == user }
    }

    /// Every message of the user; the sandbox keeps all of them in one conversation.
    static func all(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        page(world, request, try caller.user().id) { _ in true }
    }

    static func show(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        .json(json(try named(world, request, caller), world, request))
    }

    static func new(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        guard let text = request.parameters["text"], !text.isEmpty else {
            throw Refused(403, 151, "There was an error sending your message: text is missing.")
        }
        guard let recipient = try world.namedUser(in: request) else {
            throw Refused(404, 108, "Cannot find specified user.")
        }
        guard world.canMessage(recipient.id, from: user.id) else {
            throw Refused(403, 150, "You cannot send messages to users who are not following you.")
        }
        var data: [(String, JSONText)] = [("text", .text(text))]
        if let media = request.parameters["media_id"] {
            guard UInt64(media).flatMap(world.media.media) != nil else {
                throw Refused(400, 324, "The validation of media ids failed.", because: "the media id is unknown")
            }
            data.append(("attachment", ["type": "media", "media": ["id": .text(media)]]))
        }
        let message = world.messages.send(.object(data), from: user.id, to: recipient.id, at: now)
        return .json(json(message, world, request))
    }

    static func destroy(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let message = try named(world, request, caller)
        world.messages.delete(message.id, for: try caller.user().id)
        return .json(json(message, world, request))
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

    private static func page(
        _ world: World, _ request: Inbound, _ user: User.ID, where isMeant: (StoredMessage) -> Bool
    ) -> Answer {
        let page = TimelinePage(request, hasPages: true)
        let messages = page.select(world.messages.visible(to: user), id: \.id, where: isMeant)
        return .json(.list(messages.map { json($0, world, request) }))
    }

    private static func json(_ message: StoredMessage, _ world: World, _ request: Inbound) -> JSONText {
        func person(_ id: User.ID, _ role: String) -> [(String, JSONText)] {
            let user = world.accounts.user(id: id)
            return [
                (role, user.map { world.json(of: $0, in: UserShape(request)) } ?? nil),
                ("\(role)_id", .integer(id.integer ?? 0)), ("\(role)_id_str", .text(id.description)),
                ("\(role)_screen_name", .text(user?.screenName ?? "")),
            ]
        }
        let members: [(String, JSONText)] = [
            ("id", .integer(message.id)), ("id_str", .text(String(message.id))),
            ("created_at", .text(TwitterDate.format(message.createdAt))), ("text", message.data["text"] ?? ""),
            ("entities", ["hashtags": [], "symbols": [], "user_mentions": [], "urls": []]),
        ]
        return .object(members + person(message.sender, "sender") + person(message.recipient, "recipient"))
    }
}
