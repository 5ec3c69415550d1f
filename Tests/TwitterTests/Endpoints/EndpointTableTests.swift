import FoundationEssentials
import Testing
import TwitterJSON

@testable import Twitter

/// Every endpoint method, called with every argument; each family of the reference has its rows in a file of its own.
@Suite struct EndpointTableTests {
    static let rows: [EndpointRow] = EndpointFamilies.all.flatMap(\.self)

    @Test(arguments: rows) func methodBuildsItsEndpoint(row: EndpointRow) throws {
        let wire = try row.wire()
        #expect(row.call.endpoint.description == row.endpoint)
        #expect(row.call.endpoint.host == row.host)
        #expect(!wire.request.url.contains(":place") && !wire.request.url.contains("/:"))
        if let sends = row.sends {
            #expect(wire.parameters.map { "\($0.name)=\($0.value)" }.joined(separator: "\n") == sends)
        }
        // No name is sent twice, but for members of lists in a JSON body.
        let names = wire.body == "json" ? [] : wire.parameters.map(\.name)
        #expect(Set(names).count == names.count)
    }

    /// With `TWITTER_ENDPOINT_DUMP=FILE`, writes what each row sends, one JSON object a line.
    @Test func dump() throws {
        guard let path = Self.environment("TWITTER_ENDPOINT_DUMP") else { return }
        let lines = try Self.rows.map { row in
            let wire = try row.wire()
            let words = row.endpoint.split(separator: " ", maxSplits: 1).map(String.init)
            let line: JSON = [
                "method": .string(words[0]), "endpoint": .string(words[1]),
                "host": .string(host(of: row, at: wire.request.url)),
                "parameters": .array(wire.parameters.map { .string($0.name) }), "body": .string(wire.body),
            ]
            return line.description + "\n"
        }
        try Data(lines.joined().utf8).write(to: URL(filePath: path))
    }

    /// The word of the reference's catalogue, which counts version 1 of the API as another host.
    private func host(of row: EndpointRow, at url: String) -> String {
        url.contains("twitter.com/1/") ? "other" : row.host.catalogueName
    }

    private static func environment(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name]
    }
}

extension TwitterHost {
    /// The word of the reference's catalogue for it.
    fileprivate var catalogueName: String {
        switch self {
        case .api, .upload, .stream: rawValue
        case .userStream: "userstream"
        case .siteStream: "sitestream"
        case .publish, .insights, .analytics, .compliance, .ton, .linkCounts: "other"
        }
    }
}
