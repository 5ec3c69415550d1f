import FoundationEssentials

@testable import Twitter

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The recorded answers that `TWITTER_TEST_DATA` points to.
struct RecordedResponses {
    struct Entry: Decodable {
        var file: String
        var status: Int?
        var model: String

        /// Whether it is the answer to a call that went well.
        var isSuccess: Bool { status.map { $0 < 400 } ?? true }
    }

    static let directory = getenv("TWITTER_TEST_DATA").map { String(cString: $0) + "/responses/" }

    let directory: String
    let entries: [Entry]

    init(directory: String) throws {
        self.directory = directory
        entries = try decodeModel([Entry].self, from: Self.bytes(directory + "index.json"))
    }

    func body(of entry: Entry) throws -> [UInt8] { try Self.bytes(directory + entry.file) }

    private static func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: path)))
    }
}
