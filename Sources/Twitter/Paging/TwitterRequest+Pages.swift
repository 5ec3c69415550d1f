import TwitterJSON

extension TwitterRequest {
    /// Follows the pages of any endpoint, untyped.
    ///
    /// ```swift
    /// let lists = twitter.request(.get, "lists/ownerships", ["count": 100]).paged(by: .cursor)
    /// for try await page in lists.pages { print(page.headers, page.value.json) }
    /// for try await list in lists.items { print(list["name"]) }
    /// ```
    ///
    /// - Parameters:
    ///   - rule: How the pages follow each other.
    ///   - name: The member of the answer that is the list; `nil` takes the answer itself if it is a list, or else its
    ///     first member that is one.
    /// - Returns: The request; the call so far is that of the first page.
    public func paged(by rule: PagingRule, items name: String? = nil) -> PagedRequest<JSONPage> {
        let request = reading { response in
            JSONPage(response.body.isEmpty ? .null : try JSON(parsing: response.body), rule: rule, name: name)
        }
        return PagedRequest(request, by: rule)
    }

    /// Follows the pages of any endpoint, as a type of the library or of your own.
    ///
    /// - Parameters:
    ///   - rule: How the pages follow each other.
    ///   - type: What a page decodes to.
    /// - Returns: The request; the call so far is that of the first page.
    public func paged<Content: Page & Decodable>(by rule: PagingRule, as type: Content.Type) -> PagedRequest<Content> {
        PagedRequest(reading { try decodeModel(type, from: $0.body) }, by: rule)
    }
}
