import TwitterHTTP

// What only compatible servers such as GNU social and Friendica have.
extension TwitterAPI.Statuses {
    /// Reads the newest posts of the server's own users.
    ///
    /// `GET statuses/public_timeline`. Compatible servers only.
    ///
    /// - Parameters:
    ///   - count: How many to ask for.
    ///   - sinceID: Only posts newer than this one.
    ///   - maxID: Only this post and older ones.
    ///   - page: The number of the page, from 1.
    /// - Returns: The request for the posts, newest first.
    public func publicTimeline(
        count: Int? = nil, sinceID: Tweet.ID? = nil, maxID: Tweet.ID? = nil, page: Int? = nil
    ) -> PagedRequest<[Tweet]> {
        posts("statuses/public_timeline", count, sinceID, maxID, page)
    }

    /// Reads the newest posts of all servers that the server knows.
    ///
    /// `GET statuses/networkpublic_timeline`. Compatible servers only.
    ///
    /// - Parameters:
    ///   - count: How many to ask for.
    ///   - sinceID: Only posts newer than this one.
    ///   - maxID: Only this post and older ones.
    ///   - page: The number of the page, from 1.
    /// - Returns: The request for the posts, newest first.
    public func networkpublicTimeline(
        count: Int? = nil, sinceID: Tweet.ID? = nil, maxID: Tweet.ID? = nil, page: Int? = nil
    ) -> PagedRequest<[Tweet]> {
        posts("statuses/networkpublic_timeline", count, sinceID, maxID, page)
    }

    /// Reads the newest posts of the signed-in user and of those followed, under the old name of the home timeline.
    ///
    /// `GET statuses/friends_timeline`. Compatible servers only.
    ///
    /// - Parameters:
    ///   - count: How many to ask for.
    ///   - sinceID: Only posts newer than this one.
    ///   - maxID: Only this post and older ones.
    ///   - page: The number of the page, from 1.
    /// - Returns: The request for the posts, newest first.
    public func friendsTimeline(
        count: Int? = nil, sinceID: Tweet.ID? = nil, maxID: Tweet.ID? = nil, page: Int? = nil
    ) -> PagedRequest<[Tweet]> {
        posts("statuses/friends_timeline", count, sinceID, maxID, page)
    }

    /// Reads the newest posts that mention the signed-in user, under the old name of the mentions timeline.
    ///
    /// `GET statuses/mentions`. Compatible servers only.
    ///
    /// - Parameters:
    ///   - count: How many to ask for.
    ///   - sinceID: Only posts newer than this one.
    ///   - maxID: Only this post and older ones.
    ///   - page: The number of the page, from 1.
    /// - Returns: The request for the posts, newest first.
    public func mentions(
        count: Int? = nil, sinceID: Tweet.ID? = nil, maxID: Tweet.ID? = nil, page: Int? = nil
    ) -> PagedRequest<[Tweet]> {
        posts("statuses/mentions", count, sinceID, maxID, page)
    }

    /// Reads the newest posts that mention the signed-in user, under the oldest name of the mentions timeline.
    ///
    /// `GET statuses/replies`. Compatible servers only.
    ///
    /// - Parameters:
    ///   - count: How many to ask for.
    ///   - sinceID: Only posts newer than this one.
    ///   - maxID: Only this post and older ones.
    ///   - page: The number of the page, from 1.
    /// - Returns: The request for the posts, newest first.
    public func replies(
        count: Int? = nil, sinceID: Tweet.ID? = nil, maxID: Tweet.ID? = nil, page: Int? = nil
    ) -> PagedRequest<[Tweet]> {
        posts("statuses/replies", count, sinceID, maxID, page)
    }

    private func posts(
        _ path: String, _ count: Int?, _ sinceID: Tweet.ID?, _ maxID: Tweet.ID?, _ page: Int?
    ) -> PagedRequest<[Tweet]> {
        api.paged(
            Call(
                Endpoint(.get, path), ["count": count, "since_id": sinceID, "max_id": maxID, "page": page]),
            listOf: Tweet.self, by: .maxID)
    }

    /// Reads those whom a user follows, as a bare list.
    ///
    /// `GET statuses/friends`. Compatible servers only.
    ///
    /// - Parameters:
    ///   - userID: Whose, by id; without this and `screenName` it is the signed-in user.
    ///   - screenName: Whose, by screen name without the `@`.
    ///   - count: How many to ask for.
    ///   - page: The number of the page, from 1.
    /// - Returns: The request for the users.
    public func friends(
        userID: User.ID? = nil, screenName: String? = nil, count: Int? = nil, page: Int? = nil
    ) -> PagedRequest<[User]> {
        users("statuses/friends", userID, screenName, count, page)
    }

    /// Reads those who follow a user, as a bare list.
    ///
    /// `GET statuses/followers`. Compatible servers only.
    ///
    /// - Parameters:
    ///   - userID: Whose, by id; without this and `screenName` it is the signed-in user.
    ///   - screenName: Whose, by screen name without the `@`.
    ///   - count: How many to ask for.
    ///   - page: The number of the page, from 1.
    /// - Returns: The request for the users.
    public func followers(
        userID: User.ID? = nil, screenName: String? = nil, count: Int? = nil, page: Int? = nil
    ) -> PagedRequest<[User]> {
        users("statuses/followers", userID, screenName, count, page)
    }

    private func users(
        _ path: String, _ userID: User.ID?, _ screenName: String?, _ count: Int?, _ page: Int?
    ) -> PagedRequest<[User]> {
        api.paged(
            Call(
                Endpoint(.get, path),
                ["user_id": userID, "screen_name": screenName, "count": count, "page": page]),
            listOf: User.self, by: .page)
    }
}

extension TwitterAPI.Search {
    /// Searches posts, under the old name of `GET search/tweets`.
    ///
    /// `GET search`. Compatible servers only. The answer is a bare list or a page.
    ///
    /// - Parameters:
    ///   - query: The words.
    ///   - count: How many to ask for.
    ///   - sinceID: Only posts newer than this one.
    ///   - maxID: Only this post and older ones.
    ///   - page: The number of the page, from 1.
    /// - Returns: The request for the posts found.
    public func callAsFunction(
        query: String, count: Int? = nil, sinceID: Tweet.ID? = nil, maxID: Tweet.ID? = nil, page: Int? = nil
    ) -> PagedRequest<SearchResult> {
        api.paged(
            Call(
                Endpoint(.get, "search"),
                ["q": query, "count": count, "since_id": sinceID, "max_id": maxID, "page": page]),
            returning: SearchResult.self, by: .maxID)
    }
}
