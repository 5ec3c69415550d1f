import FoundationEssentials
import Testing
import TwitterHTTP
import TwitterJSON

@testable import Twitter

/// Whether the models read from recorded answers what is in them.
///
/// All fields are optional, so nothing else would notice a misspelt name.
@Suite
struct ModelTruthTests {
    private struct RelationshipOfBody: Codable, Hashable, JSONModel {
        var relationship: Relationship?

        init(json: JSONView) throws(JSONError) { try readMembers(of: json) }

        mutating func read(_ member: JSONMember) throws(JSONError) {
            switch member.name {
            case "relationship": relationship = try member.value.model()
            default: break
            }
        }
    }

    private typealias Model = (type: any ModelBodies.Model.Type, kind: String)

    /// The type and the kind of a recorded model, if there is a type.
    private static let models: [String: Model] = [
        "tweet": (Tweet.self, "Tweet"), "tweet[]": ([Tweet].self, "Tweet"), "tweet_no_user": (Tweet.self, "Tweet"),
        "user": (User.self, "User"), "user[]": ([User].self, "User"),
        "ids_cursor": (IDsPage<User>.self, "IDsPage"), "search_result": (SearchResult.self, "SearchResult"),
        "trends_place": ([Trends].self, "Trends"), "rate_limit_status": (RateLimitStatus.self, "RateLimitStatus"),
        "media_upload": (Media.self, "Media"), "place": (Place.self, "Place"),
        "users_cursor": (UsersPage.self, "UsersPage"), "lists_cursor": (ListsPage.self, "ListsPage"),
        "premium_search": (PremiumSearchResult.self, "PremiumSearchResult"),
        "geo_result": (GeoResult.self, "GeoResult"), "list": (UserList.self, "UserList"),
        "list[]": ([UserList].self, "UserList"), "direct_message": (DirectMessage.self, "DirectMessage"),
        "direct_message[]": ([DirectMessage].self, "DirectMessage"),
        "relationship": (RelationshipOfBody.self, "RelationshipOfBody"), "oembed": (OEmbed.self, "OEmbed"),
        "account_settings": (Settings.self, "Settings"), "dm_events": (EventsPage.self, "EventsPage"),
        "dm_event": (DirectMessageAnswer.self, "DirectMessageAnswer"),
        "saved_search": (SavedSearch.self, "SavedSearch"), "saved_search[]": ([SavedSearch].self, "SavedSearch"),
        "friendship": (Friendship.self, "Friendship"), "friendship[]": ([Friendship].self, "Friendship"),
        "suggestion": (Twitter.Category.self, "Category"), "suggestion[]": ([Twitter.Category].self, "Category"),
        "profile_banner": (ProfileBanner.self, "ProfileBanner"),
        "trend_location[]": ([TrendLocation].self, "TrendLocation"),
        "webhook": (Webhook.self, "Webhook"), "webhook[]": ([Webhook].self, "Webhook"),
        "language[]": ([Language].self, "Language"), "configuration": (Configuration.self, "Configuration"),
        "collection": (CollectionTimeline.self, "CollectionTimeline"),
        "welcome_message": (WelcomeMessageAnswer.self, "WelcomeMessageAnswer"),
    ]

    /// Those of what comes in streams, with the name that a message has its content under, if it has one.
    private static let streamed: [String: (name: String?, model: Model)] = [
        "stream_delete": ("delete", (DeletionNotice.self, "DeletionNotice")),
        "stream_scrub_geo": ("scrub_geo", (LocationDeletionNotice.self, "LocationDeletionNotice")),
        "stream_limit": ("limit", (LimitNotice.self, "LimitNotice")),
        "stream_status_withheld": ("status_withheld", (StatusWithheldNotice.self, "StatusWithheldNotice")),
        "stream_user_withheld": ("user_withheld", (UserWithheldNotice.self, "UserWithheldNotice")),
        "stream_disconnect": ("disconnect", (DisconnectNotice.self, "DisconnectNotice")),
        "stream_warning": ("warning", (StreamWarning.self, "StreamWarning")),
        "stream_friends": (nil, (FriendsList.self, "FriendsList")),
        "stream_event": (nil, (StreamEvent.self, "StreamEvent")),
        "stream_for_user": (nil, (StreamEnvelope.self, "StreamEnvelope")),
    ]

    /// The type and the kind of a body; what the index calls by one name has several shapes.
    private static func model(of entry: RecordedResponses.Entry, _ body: [UInt8]) -> Model? {
        let members = (try? PlainJSON(body))?.object ?? [:]
        if members["welcome_messages"] != nil { return (WelcomeMessagesPage.self, "WelcomeMessagesPage") }
        if members["welcome_message_rules"] != nil { return (WelcomeMessageRulesPage.self, "WelcomeMessageRulesPage") }
        if members["environments"] != nil { return (WebhookEnvironments.self, "WebhookEnvironments") }
        if entry.model == "profile_banner", members["sizes"]?.object?["thumb"] != nil {
            return (MediaEntity.self, "MediaEntity")
        }
        return models[entry.model]
    }

    private static let topLevelTypes: [any (Decodable & Sendable).Type] = [
        Tweet.self, User.self, LossyList<Tweet>.self, LossyList<User>.self, IDsPage<User>.self, SearchResult.self,
        Trends.self, LossyList<Trends>.self, RateLimitStatus.self, Media.self, Place.self, Entities.self, JSON.self,
        BearerToken.self,
    ]

    private func responses() throws -> RecordedResponses {
        try RecordedResponses(directory: #require(RecordedResponses.directory))
    }

    @Test(.enabled(if: RecordedResponses.directory != nil, "TWITTER_TEST_DATA names no directory."))
    func recordedBodies() throws {
        try whatIsReadIsWhatCame()
        try failuresBecomeErrors()
        try successesAreNoErrors()
        try nothingTrapsOnAnyBody()
        try RecordedBodies().everyRecordedTweetAndUserDecodes()
        try RecordedErrors().everyRecordedRefusalIsAnError()
    }

    private func whatIsReadIsWhatCame() throws {
        let responses = try responses()
        var comparison = ModelComparison()
        for entry in responses.entries where entry.isSuccess {
            var body = try responses.body(of: entry)
            let streamed = Self.streamed[entry.model]
            guard let model = streamed?.model ?? Self.model(of: entry, body) else { continue }
            if let name = streamed?.name {
                body = try Array(#require(JSON(parsing: body)[name], "\(entry.file)").description.utf8)
            }
            comparison.file = entry.file
            do {
                let written = try written(model.type, body, entry.file)
                comparison.compare(try PlainJSON(body), try PlainJSON(written), kind: model.kind)
            } catch {
                Issue.record("\(entry.file): \(error)")
            }
        }
        for fault in comparison.faults.prefix(50) { Issue.record("\(fault)") }
        #expect(comparison.faults.isEmpty)
        for (kind, tally) in comparison.tallies.sorted(by: { $0.key < $1.key }) {
            let dropped = tally.dropped.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
            print("\(kind): \(tally.compared) compared; dropped: \(dropped.joined(separator: ", "))")
        }
        #expect(comparison.tallies["Tweet", default: .init()].compared > 0)
    }

    /// What a model writes after it has been read from the tape; Foundation's decoder must read the same.
    private func written<Model: ModelBodies.Model>(
        _ type: Model.Type, _ body: [UInt8], _ file: String
    ) throws -> Data {
        let model = try decodeModel(type, from: body)
        #expect(try JSONDecoder().decode(type, from: Data(body)) == model, "\(file) through Foundation")
        let written = try JSONEncoder().encode(model)
        #expect(try decodeModel(type, from: Array(written)) == model, "\(file), written and read again")
        return written
    }

    /// Each failure of the service becomes its error, and each list or model of a success can be read.
    private func failuresBecomeErrors() throws {
        let responses = try responses()
        var seen = 0
        for entry in responses.entries {
            guard let status = entry.status, status >= 400 else { continue }
            let response = TransportResponse(status: status, body: try responses.body(of: entry))
            let error = TwitterError.refusal(in: response, of: Endpoint(.get, "statuses/show/:id"))
            #expect(error?.status == status, "\(entry.file)")
            #expect(error?.kind != .unreadableAnswer && error?.message.isEmpty == false, "\(entry.file)")
            if entry.model.hasPrefix("error") { #expect(error?.entries.isEmpty == false, "\(entry.file)") }
            seen += 1
        }
        #expect(seen > 0)
    }

    private func successesAreNoErrors() throws {
        let responses = try responses()
        for entry in responses.entries where Self.models[entry.model] != nil && entry.isSuccess {
            let response = TransportResponse(status: entry.status ?? 200, body: try responses.body(of: entry))
            #expect(
                TwitterError.refusal(in: response, of: Endpoint(.get, "statuses/show/:id")) == nil, "\(entry.file)")
        }
    }

    /// Whatever comes is read as whatever is expected; nothing traps, and what is no JSON is never a model.
    private func nothingTrapsOnAnyBody() throws {
        let responses = try responses()
        for entry in responses.entries {
            let body = try responses.body(of: entry)
            let isJSON = (try? PlainJSON(body)) != nil
            for type in Self.topLevelTypes {
                let model = try? decodeModel(type, from: body)
                #expect(isJSON || model == nil, "\(entry.file) as \(type)")
            }
        }
    }
}
