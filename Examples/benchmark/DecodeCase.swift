import CReference
import FoundationEssentials
import Terminal
import Twitter

/// Reading JSON: the library's way from the tape against Foundation's decoder, on the same whole models.
struct DecodeCase: BenchmarkCase {
    static let name = "decode"
    static let usage = """
        decode [--rounds N] [--passes N]
          Reads a made-up timeline of 200 varied tweets, 200 users, a page of 5000 ids, and the timeline as a value of any
          shape. Ours: as the client reads an answer, from bytes to models with every field. Reference: Foundation's
          JSONDecoder, to the same models, and to a Codable enum. After each line there is one with the allocations a
          tweet, user, id and tweet.
          --passes N   how often each is read each way and round; 3 without it
        """

    let passes: Int
    let rounds: Int

    init(_ options: inout Options) throws(UsageError) {
        passes = try options.number("--passes", default: 3)
        rounds = try options.number("--rounds", default: Comparison.usualRounds)
    }

    func run() async throws {
        var text = TimelineText(seed: 7)
        let tweets = text.tweets(200)
        try await compare("decode-timeline", "tweets", 200, tweets, [Tweet].self)
        try await compare("decode-users", "users", 200, text.users(200), [User].self)
        try await compare("decode-ids", "ids", 5000, text.ids(5000), IDsPage<User>.self)
        let data = Data(tweets)
        let decoder = JSONDecoder()
        try await measure(
            "decode-untyped", "tweets", 200, tweets.count,
            ours: { _ = try JSON(parsing: tweets) },
            reference: { _ = try decoder.decode(AnyJSON.self, from: data) })
    }

    private func compare<Model: Decodable & JSONReadable & Equatable>(
        _ name: String, _ unit: String, _ count: Int, _ bytes: [UInt8], _ type: Model.Type
    ) async throws {
        let data = Data(bytes)
        let decoder = JSONDecoder()
        guard try Model(parsing: bytes) == decoder.decode(type, from: data) else {
            throw BenchmarkFailure(description: "Both ways read \(name) as different values.")
        }
        try await measure(
            name, unit, count, bytes.count,
            ours: { _ = try Model(parsing: bytes) }, reference: { _ = try decoder.decode(type, from: data) })
    }

    private func measure(
        _ name: String, _ unit: String, _ count: Int, _ bytes: Int,
        ours: () throws -> Void, reference: () throws -> Void
    ) async throws {
        try await Comparison(name: name, unit: "\(unit)/s", work: passes * rounds * count, rounds: rounds).run(
            ours: { for _ in 0..<max(1, $0 / count) { try ours() } },
            reference: { for _ in 0..<max(1, $0 / count) { try reference() } })
        let line = Allocations(
            case: "\(name)-allocations", unit: "allocations", ours: try Self.allocations(ours, count),
            reference: try Self.allocations(reference, count), bytes: bytes / count)
        Terminal.write(try JSONEncoder.sorted.encode(line) + Data("\n".utf8))
    }

    /// How often memory is asked for, for each of so many parts.
    private static func allocations(_ work: () throws -> Void, _ count: Int) throws -> Double {
        let before = creference_allocations()
        try work()
        return (Double(creference_allocations() - before) / Double(count) * 100).rounded() / 100
    }

    private struct Allocations: Encodable {
        let `case`: String
        let unit: String
        let ours: Double
        let reference: Double
        /// The text of one part.
        let bytes: Int
    }
}

/// What people write who need JSON of any shape and have Codable alone.
private enum AnyJSON: Decodable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([AnyJSON])
    case object([String: AnyJSON])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let string = try? container.decode(String.self) {
            self = .string(string)
        } else if let int = try? container.decode(Int.self) {
            self = .int(int)
        } else if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else if let double = try? container.decode(Double.self) {
            self = .double(double)
        } else if let array = try? container.decode([AnyJSON].self) {
            self = .array(array)
        } else {
            self = .object(try container.decode([String: AnyJSON].self))
        }
    }
}
