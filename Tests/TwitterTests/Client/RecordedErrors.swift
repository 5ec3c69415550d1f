import FoundationEssentials
import Testing

@testable import Twitter

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

private let directory = getenv("TWITTER_TEST_DATA").map { String(cString: $0) }

/// The refusals among the recorded answers.
struct RecordedErrors {
    private struct Item: Decodable {
        var file: String
        var status: Int?
        var model: String
    }

    func everyRecordedRefusalIsAnError() throws {
        let responses = try #require(directory) + "/responses/"
        let models: Set = ["errors", "error_v1", "text", "empty"]
        let items = try decodeModel([Item].self, from: bytes(responses + "index.json"))
            .filter { models.contains($0.model) }
        #expect(!items.isEmpty)
        for item in items {
            let body = try bytes(responses + item.file)
            let response = TransportResponse(status: item.status ?? 400, body: body)
            let error = TwitterError.refusal(in: response, of: Endpoint(.get, "a"))
            if (200..<300).contains(response.status) && body.isEmpty {
                #expect(error == nil, "\(item.file)")
                continue
            }
            #expect(error != nil, "\(item.file)")
            let text = String(decoding: body, as: UTF8.self)
            let isWhole = !item.file.contains("truncated")
            if text.contains("code\":") || text.contains("code=\""), isWhole {
                #expect(error?.code != nil, "\(item.file)")
            }
            if !body.isEmpty, isWhole { #expect(error?.entries.isEmpty == false, "\(item.file)") }
        }
    }

    private func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }
}
