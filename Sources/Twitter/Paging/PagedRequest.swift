public import FoundationEssentials
public import OAuth1
public import TwitterHTTP
public import TwitterJSON

/// A call whose answer is one page of a list: it is sent as a ``TwitterRequest`` is, or followed from page to page.
///
/// ```swift
/// let page = try await twitter.followers.ids(screenName: "nasa").value                    // one page
/// for try await page in twitter.followers.ids(screenName: "nasa").pages { ... }           // all pages
/// for try await id in twitter.followers.ids(screenName: "nasa").items { ... }             // all ids
/// ```
///
/// Nothing is sent before one of its methods is awaited.
public struct PagedRequest<Content: Page>: Sendable, CustomStringConvertible, CustomReflectable {
    /// The request for the first page alone.
    public private(set) var request: TwitterRequest<Content>
    /// How the pages follow each other.
    public let rule: PagingRule

    init(_ request: TwitterRequest<Content>, by rule: PagingRule) {
        self.request = request
        self.rule = rule
    }

    /// The pages, one request each; nothing is sent before the first is awaited.
    public var pages: PageSequence<Content> { PageSequence(request: request, rule: rule) }

    /// The items of all pages, none twice; a page is asked for when the one before is used up.
    public var items: ItemSequence<Content> { pages.items }

    /// What is called for the first page: a plain value to compare and print.
    public var call: Call {
        get { request.call }
        set { request.call = newValue }
    }

    /// What is set for this call alone; ``with(_:)`` changes it.
    public var options: CallOptions { request.options }

    /// The endpoint and the names of the parameters.
    public var description: String { request.description }

    /// A mirror of the call and its options, without secrets.
    public var customMirror: Mirror { request.customMirror }

    /// Returns the same request with options of its own, for each of its pages.
    ///
    /// - Parameter change: Sets options, as that of ``TwitterRequest/with(_:)``.
    /// - Returns: The changed request.
    public func with(_ change: (inout CallOptions) throws -> Void) rethrows -> PagedRequest {
        var paged = self
        paged.request = try request.with(change)
        return paged
    }

    /// Asks for the first page and gives the answer as it came.
    ///
    /// - Returns: The answer; its body is not decoded.
    /// - Throws: ``TwitterError``, or `CancellationError` if the task was cancelled.
    @discardableResult
    public func send() async throws -> TransportResponse { try await request.send() }

    /// The first page; throws ``TwitterError`` or `CancellationError`.
    public var value: Content {
        get async throws { try await request.value }
    }

    /// The first page with status, header fields and rate limit; throws ``TwitterError`` or `CancellationError`.
    public var response: TwitterResponse<Content> {
        get async throws { try await request.response }
    }

    /// The body of the first page as it came; throws ``TwitterError`` or `CancellationError`.
    public var data: Data {
        get async throws { try await request.data }
    }

    /// The first page as it came, whatever it is; throws ``TwitterError`` or `CancellationError`.
    public var json: JSON {
        get async throws { try await request.json }
    }

    /// Asks for the first page and decodes the body as another type.
    ///
    /// - Parameters:
    ///   - type: Any type that can be decoded.
    ///   - decoder: What decodes it, as for ``TwitterRequest/decoded(as:by:)``.
    /// - Returns: The decoded value.
    /// - Throws: ``TwitterError``, or `CancellationError` if the task was cancelled.
    public func decoded<Value: Decodable & Sendable>(
        as type: Value.Type, by decoder: JSONDecoder? = nil
    ) async throws -> Value {
        try await request.decoded(as: type, by: decoder)
    }

    /// Builds and signs the request for the first page without sending it, for sending it with another client.
    ///
    /// - Returns: The request as it would go on the wire now, credentials included.
    /// - Throws: ``TwitterError`` if it cannot be built, or `CancellationError` if the task was cancelled.
    public func prepared() async throws -> TransportRequest { try await request.prepared() }

    /// Signs the call of the first page without sending it and shows what is signed.
    ///
    /// - Returns: The signature with its base string; `nil` for credentials that do not sign.
    /// - Throws: ``TwitterError`` if the call cannot be signed, or `CancellationError` if the task was cancelled.
    public func signature() async throws -> OAuth1Signature? { try await request.signature() }
}
