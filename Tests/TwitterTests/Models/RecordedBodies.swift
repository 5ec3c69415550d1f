import FoundationEssentials
import Testing

@testable import Twitter

/// Checks of the recorded Tweets and users, for ``ModelTruthTests``.
struct RecordedBodies {
    func everyRecordedTweetAndUserDecodes() throws {
        let responses = try RecordedResponses(directory: #require(RecordedResponses.directory))
        var counts: [String: Int] = [:]
        for entry in responses.entries where entry.status == nil || entry.status == 200 {
            let body = { try responses.body(of: entry) }
            do {
                switch entry.model {
                case "tweet": try check([decodeModel(Tweet.self, from: body())], entry.file)
                case "user": try check([decodeModel(User.self, from: body())], entry.file)
                case "tweet[]": try check(whole(decodeModels(Tweet.self, from: body()), entry.file), entry.file)
                case "user[]": try check(whole(decodeModels(User.self, from: body()), entry.file), entry.file)
                default: continue
                }
                counts[entry.model, default: 0] += 1
            } catch {
                Issue.record("\(entry.file): \(error)")
            }
        }
        print("decoded:", counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
        #expect(!counts.isEmpty)
    }

    private func whole<Model>(_ list: LossyList<Model>, _ file: String) -> [Model] {
        for dropped in list.dropped { Issue.record("\(file), element \(dropped.index): \(dropped.reason)") }
        return list.elements
    }

    private func check<Model: Codable & Equatable>(_ models: [Model], _ file: String) throws {
        let again = try decodeModel([Model].self, from: Array(JSONEncoder().encode(models)))
        #expect(again == models, "\(file) changes when it is written and read again")
    }
}
