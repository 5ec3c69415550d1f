import TwitterHTTP
import TwitterJSON

extension TwitterAPI {
    /// A request whose answer says no more than that it succeeded.
    func request(_ call: Call) -> TwitterRequest<Void> {
        TwitterRequest(call, api: self) { _ in }
    }

    /// A request for a bare list; elements that cannot be read are left out.
    func request<Element: Decodable & Sendable>(
        _ call: Call, listing type: Element.Type
    ) -> TwitterRequest<[Element]> {
        TwitterRequest(call, api: self) { try decodeModels(type, from: $0.body).elements }
    }

    /// A request whose answer has no fixed shape; an empty one is `null`.
    func request(untyped call: Call) -> TwitterRequest<JSON> {
        TwitterRequest(call, api: self) { $0.body.isEmpty ? .null : try JSON(parsing: $0.body) }
    }
}
