import FoundationEssentials
import Testing
import TwitterJSON
import TwitterSandbox

@testable import Twitter

/// What can be had of one answer, beside the model.
@Suite(.timeLimit(.minutes(1))) struct AnswerTests {
    private static func twitter(_ body: String, status: Int = 200) -> TwitterAPI {
        .scripted(ScriptedTransport(always: { _ in .json(body, status: status) }))
    }

    @Test func untypedValueHasEverythingThatCame() async throws {
        let body = #"{"z":1.50,"id":18446744073709551617,"a":[null,{"unknown":"\u00e9"}],"z":-0,"id_str":"x"}"#
        let request = Self.twitter(body).statuses.show(id: 20)
        let json = try await request.json
        #expect(json.object?.map(\.name) == ["z", "id", "a", "z", "id_str"])
        #expect(json["id"]?.description == "18446744073709551617")
        #expect(json.description == body.replacing(#"\u00e9"#, with: "é"))
        #expect(try await request.data == Data(body.utf8))
    }

    @Test(arguments: [#""text""#, "12", "null", "[]", " [1] "]) func untypedValueNeedNotBeAnObject(body: String)
        async throws
    {
        #expect(try await Self.twitter(body).request(.get, "a").json == JSON(parsing: body))
    }

    @Test func untypedValueIsOfSuccessesAlone() async throws {
        let refused = Self.twitter(#"{"errors":[{"code":34,"message":"m"}]}"#, status: 404)
        var error = await #expect(throws: TwitterError.self) { try await refused.statuses.show(id: 20).json }
        #expect(error?.status == 404 && error?.entries.map(\.code) == [.doesNotExist])
        for body in ["", "<html>", #"{"id":1"#, "[1,]"] {
            error = await #expect(throws: TwitterError.self) { try await Self.twitter(body).statuses.show(id: 20).json }
            #expect(error?.kind == .unreadableAnswer && error?.status == 200, "\(body)")
            #expect(error?.endpoint?.name == "statuses/show/:id")
        }
    }

    private struct OwnTweet: Codable, Equatable, Sendable {
        var fullText: String
        var createdAt: Date
    }

    @Test func passedDecoderDecodes() async throws {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .secondsSince1970
        let request = Self.twitter(#"{"full_text":"Hello","created_at":1500000000}"#).statuses.show(id: 20)
        #expect(
            try await request.decoded(as: OwnTweet.self, by: decoder)
                == OwnTweet(fullText: "Hello", createdAt: Fixed.date))
        // The one that is used otherwise knows neither these names nor these dates.
        let error = await #expect(throws: TwitterError.self) { try await request.decoded(as: OwnTweet.self) }
        #expect(error?.kind == .unreadableAnswer)
    }

    /// A decoder that is passed serves models of the library too, which have a reader of their own.
    @Test func passedDecoderDecodesModelsOfTheLibrary() async throws {
        struct Marked: Decodable, JSONReadable, Equatable {
            let mark: String?

            init(from decoder: any Decoder) throws { mark = decoder.userInfo[Self.key] as? String }
            init(json: JSONView) throws(JSONError) { mark = "tape" }

            static let key = CodingUserInfoKey(rawValue: "mark").unsafelyUnwrapped
        }
        let decoder = JSONDecoder()
        decoder.userInfo[Marked.key] = "decoder"
        let request = Self.twitter("{}").statuses.show(id: 20)
        #expect(try await request.decoded(as: Marked.self, by: decoder).mark == "decoder")
        #expect(try await request.decoded(as: Marked.self).mark == "tape")
    }

    @Test func usualDecoderReadsTwittersDates() async throws {
        struct Dated: Decodable, Sendable { let date: Date }
        for text in ["Fri Jul 14 02:40:00 +0000 2017", "2017-07-14T02:40:00Z"] {
            let request = Self.twitter(#"{"date":"\#(text)"}"#).request(.get, "a")
            #expect(try await request.decoded(as: Dated.self).date == Fixed.date)
        }
    }

    @Test func refusalIsNotDecoded() async throws {
        let refused = Self.twitter(#"{"errors":[{"code":88,"message":"m"}]}"#, status: 429)
        let error = await #expect(throws: TwitterError.self) {
            try await refused.statuses.show(id: 20).decoded(as: JSON.self, by: JSONDecoder())
        }
        #expect(error?.status == 429)
    }
}
