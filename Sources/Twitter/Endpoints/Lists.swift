import TwitterHTTP

extension TwitterAPI {
    /// Lists of users.
    public var lists: Lists { Lists(api: self) }

    /// The endpoints below `lists`.
    public struct Lists: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// The members of lists: `lists.members(list:)` reads them, what is in the group changes them.
        public var members: ListMembers { ListMembers(api: api) }
        /// The followers of lists: `lists.subscribers(list:)` reads them, what is in the group changes them.
        public var subscribers: ListSubscribers { ListSubscribers(api: api) }

        /// Makes a list.
        ///
        /// `POST lists/create`. For users. A user may own 1,000 lists.
        ///
        /// - Parameters:
        ///   - name: Up to 25 characters, of which the first is a letter.
        ///   - mode: Who can see it; everybody by default.
        ///   - description: Up to 100 characters.
        ///   - tweetMode: Which texts the owner's newest Tweet has; the whole one by default.
        /// - Returns: The request for the list.
        public func create(
            name: String, mode: UserList.Mode? = nil, description: String? = nil,
            tweetMode: TweetOptions.Mode? = .extended
        ) -> TwitterRequest<UserList> {
            api.request(
                Call(
                    Endpoint(.post, "lists/create"),
                    ["name": name, "mode": mode, "description": description, "tweet_mode": tweetMode]),
                returning: UserList.self)
        }

        /// Deletes a list of the signed-in user.
        ///
        /// `POST lists/destroy`. For users.
        ///
        /// - Parameters:
        ///   - list: The list.
        ///   - tweetMode: Which texts the owner's newest Tweet has; the whole one by default.
        /// - Returns: The request for the deleted list.
        public func destroy(
            list: ListSelector, tweetMode: TweetOptions.Mode? = .extended
        ) -> TwitterRequest<UserList> {
            api.request(
                Call(Endpoint(.post, "lists/destroy"), list.parameters + ["tweet_mode": tweetMode]),
                returning: UserList.self)
        }

        /// Changes a list of the signed-in user; what is left out stays as it is.
        ///
        /// `POST lists/update`. For users. A new name changes the list's slug too.
        ///
        /// - Parameters:
        ///   - list: The list.
        ///   - name: Up to 25 characters, of which the first is a letter.
        ///   - mode: Who can see it.
        ///   - description: Up to 100 characters.
        ///   - tweetMode: Which texts the owner's newest Tweet has; the whole one by default.
        /// - Returns: The request for the changed list.
        public func update(
            list: ListSelector, name: String? = nil, mode: UserList.Mode? = nil, description: String? = nil,
            tweetMode: TweetOptions.Mode? = .extended
        ) -> TwitterRequest<UserList> {
            api.request(
                Call(
                    Endpoint(.post, "lists/update"),
                    list.parameters
                        + ["name": name, "mode": mode, "description": description, "tweet_mode": tweetMode]),
                returning: UserList.self)
        }

        /// Reads what is known of a list.
        ///
        /// `GET lists/show`. For users and apps; 75 calls in 15 minutes each. One that does not exist is 404 with code
        /// 34, and so is a private one of somebody else.
        ///
        /// - Parameter list: The list.
        /// - Returns: The request for the list.
        public func show(list: ListSelector) -> TwitterRequest<UserList> {
            api.request(Call(Endpoint(.get, "lists/show"), list.parameters), returning: UserList.self)
        }

        /// Reads the lists that a user owns or follows, newest first.
        ///
        /// `GET lists/list`. For users and apps; 15 calls in 15 minutes each. Only the first 100 lists come.
        ///
        /// - Parameters:
        ///   - userID: Whose, by id; without this and `screenName` the signed-in user's.
        ///   - screenName: Whose, by screen name without the `@`.
        ///   - reverse: Whether owned lists come before followed ones.
        /// - Returns: The request for the lists.
        public func list(
            userID: User.ID? = nil, screenName: String? = nil, reverse: Bool? = nil
        ) -> TwitterRequest<[UserList]> {
            api.list(
                Call(
                    Endpoint(.get, "lists/list"),
                    ["user_id": userID, "screen_name": screenName, "reverse": reverse]),
                of: UserList.self)
        }

        /// Reads the newest Tweets of a list's members.
        ///
        /// `GET lists/statuses`. For users and apps; 900 calls in 15 minutes each.
        ///
        /// - Parameters:
        ///   - list: The list.
        ///   - sinceID: Only Tweets newer than this one.
        ///   - maxID: Only this Tweet and older ones.
        ///   - count: How many to ask for, up to 200; fewer may come, for some are taken out after counting.
        ///   - includeRetweets: Whether retweets are there; they are by default, and count even if they are not.
        ///   - options: How the Tweets look in the answer.
        /// - Returns: The request for the Tweets, newest first.
        public func statuses(
            list: ListSelector, sinceID: Tweet.ID? = nil, maxID: Tweet.ID? = nil, count: Int? = nil,
            includeRetweets: Bool? = nil, options: TweetOptions = TweetOptions()
        ) -> PagedRequest<[Tweet]> {
            let parameters: Parameters = [
                "since_id": sinceID, "max_id": maxID, "count": count, "include_rts": includeRetweets,
            ]
            return api.paged(
                Call(Endpoint(.get, "lists/statuses"), list.parameters + parameters + options.parameters),
                listOf: Tweet.self, by: .maxID)
        }

        /// Reads the lists that a user is a member of.
        ///
        /// `GET lists/memberships`. For users and apps; 75 calls in 15 minutes each.
        ///
        /// - Parameters:
        ///   - userID: Whose, by id; without this and `screenName` the signed-in user's.
        ///   - screenName: Whose, by screen name without the `@`.
        ///   - count: How many to ask for, up to 1,000; 20 by default.
        ///   - cursor: Where the page begins; the first page by default.
        ///   - filterToOwnedLists: Whether only lists that the signed-in user owns are told.
        /// - Returns: The request for the page.
        public func memberships(
            userID: User.ID? = nil, screenName: String? = nil, count: Int? = nil, cursor: Cursor? = nil,
            filterToOwnedLists: Bool? = nil
        ) -> PagedRequest<ListsPage> {
            page(
                "lists/memberships", userID, screenName, count, cursor,
                ["filter_to_owned_lists": filterToOwnedLists])
        }

        /// Reads the lists that a user owns.
        ///
        /// `GET lists/ownerships`. For users and apps; 15 calls in 15 minutes each. Private lists come for their owner
        /// only.
        ///
        /// - Parameters:
        ///   - userID: Whose, by id; without this and `screenName` the signed-in user's.
        ///   - screenName: Whose, by screen name without the `@`.
        ///   - count: How many to ask for, up to 1,000; 20 by default.
        ///   - cursor: Where the page begins; the first page by default.
        /// - Returns: The request for the page.
        public func ownerships(
            userID: User.ID? = nil, screenName: String? = nil, count: Int? = nil, cursor: Cursor? = nil
        ) -> PagedRequest<ListsPage> {
            page("lists/ownerships", userID, screenName, count, cursor)
        }

        /// Reads the lists of others that a user follows.
        ///
        /// `GET lists/subscriptions`. For users and apps; 15 calls in 15 minutes each.
        ///
        /// - Parameters:
        ///   - userID: Whose, by id; without this and `screenName` the signed-in user's.
        ///   - screenName: Whose, by screen name without the `@`.
        ///   - count: How many to ask for, up to 1,000; 20 by default.
        ///   - cursor: Where the page begins; the first page by default.
        /// - Returns: The request for the page.
        public func subscriptions(
            userID: User.ID? = nil, screenName: String? = nil, count: Int? = nil, cursor: Cursor? = nil
        ) -> PagedRequest<ListsPage> {
            page("lists/subscriptions", userID, screenName, count, cursor)
        }

        private func page(
            _ path: String, _ userID: User.ID?, _ screenName: String?, _ count: Int?, _ cursor: Cursor?,
            _ more: Parameters = [:]
        ) -> PagedRequest<ListsPage> {
            api.paged(
                Call(
                    Endpoint(.get, path),
                    ["user_id": userID, "screen_name": screenName, "count": count, "cursor": cursor] + more),
                returning: ListsPage.self, by: .cursor)
        }
    }
}
