import Testing
import TwitterHTTP
import TwitterSandbox

@testable import Twitter

/// The typed method and a request by its path send the same.
@Suite struct EndpointRequestTests {
    /// The address of this one is made of more than its name in the reference.
    private static let rows = EndpointTableTests.rows.filter { $0.host != .compliance }

    @Test(arguments: rows) func requestByPathSendsTheSame(row: EndpointRow) throws {
        let call = row.call
        let typed = try build(call)
        let raw = TwitterAPI.scripted(.init([]))
            .request(call.endpoint.method, path(of: typed.request.url, call), call.parameters, body: call.body).call
        #expect(try build(raw).request == typed.request)
        #expect(try build(raw).signature?.baseString == typed.signature?.baseString)
    }

    /// The path as a person would write it.
    private func path(of url: String, _ call: Call) -> String {
        let query = call.endpoint.query.map { "?" + $0 } ?? ""
        let path = "/" + url.prefix { $0 != "?" }.split(separator: "/").dropFirst(2).joined(separator: "/")
        if path.hasPrefix("/1.1/") || path.hasPrefix("/oauth") { return path + query }
        return (call.endpoint.name.contains(":") ? String(path.dropFirst()) : call.endpoint.name) + query
    }
}
