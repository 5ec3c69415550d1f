import TwitterJSON

// The shapes of answers that many endpoints share.
extension TwitterAPI {
    /// A request whose answer says no more than that it was carried out; an empty body is one.
    func effect(_ call: Call) -> TwitterRequest<Void> {
        TwitterRequest(call, api: self) { _ in }
    }

    /// A request for a list; elements that cannot be read are left out.
    func list<Element: Decodable & Sendable>(_ call: Call, of type: Element.Type) -> TwitterRequest<[Element]> {
        TwitterRequest(call, api: self) { try decodeModels(type, from: $0.body).elements }
    }

    /// A request for a page of a list.
    func paged<Content: Page & Decodable>(
        _ call: Call, returning type: Content.Type, by rule: PagingRule
    ) -> PagedRequest<Content> {
        PagedRequest(request(call, returning: type), by: rule)
    }

    /// A request for a page that is a bare list; elements that cannot be read are left out.
    func paged<Element: PageItem & Decodable>(
        _ call: Call, listOf type: Element.Type, by rule: PagingRule
    ) -> PagedRequest<[Element]> {
        PagedRequest(list(call, of: type), by: rule)
    }

    /// A request for an answer without a model of its own; an empty one is `null`.
    func json(_ call: Call) -> TwitterRequest<JSON> {
        TwitterRequest(call, api: self) { $0.body.isEmpty ? .null : try JSON(parsing: $0.body) }
    }
}

extension GeoPosition {
    /// The parameters `lat` and `long`, which mean nothing without each other.
    var parameters: Parameters { ["lat": latitude, "long": longitude] }
}

extension CallBody {
    /// A JSON text of a value, whose members keep their order.
    static func json(_ value: JSON) -> CallBody { .json(Array(value.description.utf8)) }
}
