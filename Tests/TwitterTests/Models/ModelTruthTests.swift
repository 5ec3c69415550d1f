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
    private struct UsersOfBody: Codable, Sendable { var users: [User] }
    private struct TweetsOfBody: Codable, Sendable { var results: [Tweet] }
    private struct PlacesOfBody: Codable, Sendable {
        struct Result: Codable, Sendable { var places: [Place] }
        var result: Result
    }

    /// The type and the kind of a recorded model, if there is a type.
    private static let models: [String: (type: any (Codable & Sendable).Type, kind: String)] = [
        "tweet": (Tweet.self, "Tweet"), "tweet[]": ([Tweet].self, "Tweet"), "tweet_no_user": (Tweet.self, "Tweet"),
        "user": (User.self, "User"), "user[]": ([User].self, "User"),
        "ids_cursor": (IDsPage<User>.self, "IDsPage"), "search_result": (SearchResult.self, "SearchResult"),
        "trends_place": ([Trends].self, "Trends"), "rate_limit_status": (RateLimitStatus.self, "RateLimitStatus"),
        "media_upload": (Media.self, "Media"), "place": (Place.self, "Place"),
        "users_cursor": (UsersOfBody.self, "UsersOfBody"), "premium_search": (TweetsOfBody.self, "TweetsOfBody"),
        "geo_result": (PlacesOfBody.self, "PlacesOfBody"),
    ]

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
    }

    private func whatIsReadIsWhatCame() throws {
        let responses = try responses()
        var comparison = ModelComparison()
        for entry in responses.entries where entry.isSuccess {
            guard let model = Self.models[entry.model] else { continue }
            comparison.file = entry.file
            let body = try responses.body(of: entry)
            do {
                let read = try decodeModel(model.type, from: body)
                let written = try JSONEncoder().encode(read)
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
