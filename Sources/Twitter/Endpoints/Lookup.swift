import TwitterHTTP

/// What was found of the things that were asked for, and what was not.
public struct Lookup<Key: Hashable & Sendable, Item: Sendable>: Sendable {
    /// What was found, in the service's order.
    public let found: [Item]
    /// What was asked for and not found, in the order in which it was asked for: it is not there, or not to be seen.
    public let missing: [Key]
}

/// Asks for things by their keys, a hundred in each request, and tells which of them are missing.
///
/// Nothing is sent before ``value`` is awaited. That the service knows none of them is an answer, not an error.
public struct LookupRequest<Key: Hashable & Sendable, Item: Sendable>: Sendable {
    /// The requests, in order; none if nothing is asked for.
    public private(set) var requests: [TwitterRequest<[Item]>]
    private let asked: [Key]
    private let keys: @Sendable (Item) -> [Key]
    private let canonical: @Sendable (Key) -> Key

    /// Cuts the keys into hundreds.
    ///
    /// - Parameters:
    ///   - asked: What is asked for; what stands there twice is asked for once.
    ///   - keys: All keys, in canonical form, by which a thing could have been asked for.
    ///   - canonical: The form of a key in which equal ones compare equal.
    ///   - request: Makes the request for up to a hundred keys.
    init(
        _ asked: [Key], keys: @escaping @Sendable (Item) -> [Key],
        canonical: @escaping @Sendable (Key) -> Key = { $0 }, request: ([Key]) -> TwitterRequest<[Item]>
    ) {
        var seen: Set<Key> = []
        let asked = asked.filter { seen.insert(canonical($0)).inserted }
        self.asked = asked
        self.keys = keys
        self.canonical = canonical
        requests = stride(from: 0, to: asked.count, by: 100).map { start in
            request(Array(asked[start..<min(start + 100, asked.count)]))
        }
    }

    /// Returns the same lookup with options of its own for each of its requests.
    ///
    /// - Parameter change: Sets options, as that of ``TwitterRequest/with(_:)``.
    /// - Returns: The changed lookup.
    public func with(_ change: (inout CallOptions) throws -> Void) rethrows -> LookupRequest {
        var lookup = self
        lookup.requests = try requests.map { try $0.with(change) }
        return lookup
    }

    /// Sends the requests, one after the other; gives what was found and what is missing.
    ///
    /// Throws ``TwitterError`` or `CancellationError`; the first error ends it.
    public var value: Lookup<Key, Item> {
        get async throws {
            var found: [Item] = []
            for request in requests { found += try await request.value }
            let known = Set(found.flatMap(keys))
            return Lookup(found: found, missing: asked.filter { !known.contains(canonical($0)) })
        }
    }
}

extension TwitterAPI {
    /// A request for those of a list that the service knows; 404 with code 17 says that it knows none of them.
    func list<Element: Decodable & Sendable>(
        known call: Call, of type: Element.Type
    ) -> TwitterRequest<[Element]> {
        TwitterRequest(call, api: self, isAnswer: { $0.status == 404 && $0.has(.noUserMatches) }) {
            $0.status == 404 ? [] : try decodeModels(type, from: $0.body).elements
        }
    }

    /// A request whose status is the answer: 404 means no, any success yes.
    func isThere(_ call: Call) -> TwitterRequest<Bool> {
        TwitterRequest(call, api: self, isAnswer: { $0.status == 404 }) { $0.status != 404 }
    }
}
