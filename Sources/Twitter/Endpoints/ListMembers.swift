import TwitterHTTP

extension TwitterAPI {
    /// The endpoint `lists/members` and those below it.
    public struct ListMembers: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Reads the members of a list.
        ///
        /// `GET lists/members`. For users, 900 calls in 15 minutes, and apps, 75.
        ///
        /// - Parameters:
        ///   - list: The list.
        ///   - count: How many to ask for, up to 5,000; 20 by default.
        ///   - cursor: Where the page begins; the first page by default.
        ///   - options: How the users look in the answer.
        /// - Returns: The request for the page.
        public func callAsFunction(
            list: ListSelector, count: Int? = nil, cursor: Cursor? = nil, options: UserOptions = UserOptions()
        ) -> PagedRequest<UsersPage> {
            api.paged(
                Call(
                    Endpoint(.get, "lists/members"),
                    list.parameters + ["count": count, "cursor": cursor] + options.parameters),
                returning: UsersPage.self, by: .cursor)
        }

        /// Adds a user to a list of the signed-in user.
        ///
        /// `POST lists/members/create`. For users. A list holds up to 5,000 members. Who has blocked the owner is 403 with
        /// code 106.
        ///
        /// - Parameters:
        ///   - list: The list.
        ///   - user: Whom to add.
        /// - Returns: The request for the list.
        public func create(list: ListSelector, user: UserSelector) -> TwitterRequest<UserList> {
            change("lists/members/create", list, user.parameters())
        }

        /// Adds up to 100 users to a list of the signed-in user.
        ///
        /// `POST lists/members/create_all`. For users. A list holds up to 5,000 members. Who cannot be added is left out
        /// without an error; quick changes of the same list may get lost.
        ///
        /// - Parameters:
        ///   - list: The list.
        ///   - users: Whom to add; 100 at most.
        /// - Returns: The request for the list.
        public func createAll(list: ListSelector, users: UsersSelector) -> TwitterRequest<UserList> {
            change("lists/members/create_all", list, users.parameters)
        }

        /// Removes a user from a list of the signed-in user.
        ///
        /// `POST lists/members/destroy`. For users. Who is no member is 400 with code 110.
        ///
        /// - Parameters:
        ///   - list: The list.
        ///   - user: Whom to remove.
        /// - Returns: The request for the list.
        public func destroy(list: ListSelector, user: UserSelector) -> TwitterRequest<UserList> {
            change("lists/members/destroy", list, user.parameters())
        }

        /// Removes up to 100 users from a list of the signed-in user.
        ///
        /// `POST lists/members/destroy_all`. For users. Quick changes of the same list may get lost.
        ///
        /// - Parameters:
        ///   - list: The list.
        ///   - users: Whom to remove; 100 at most.
        /// - Returns: The request for the list.
        public func destroyAll(list: ListSelector, users: UsersSelector) -> TwitterRequest<UserList> {
            change("lists/members/destroy_all", list, users.parameters)
        }

        /// Tells whether a user is a member of a list.
        ///
        /// `GET lists/members/show`. For users and apps; 15 calls in 15 minutes each. The service answers 404 with code
        /// 109 for somebody who is not, which is `nil` here; other refusals are errors.
        ///
        /// - Parameters:
        ///   - list: The list.
        ///   - user: The user.
        ///   - options: How the user looks in the answer.
        /// - Returns: The request for the user, if that is a member.
        public func show(
            list: ListSelector, user: UserSelector, options: UserOptions = UserOptions()
        ) -> TwitterRequest<User?> {
            api.userOfList(
                Call(
                    Endpoint(.get, "lists/members/show"),
                    list.parameters + user.parameters() + options.parameters))
        }

        private func change(
            _ path: String, _ list: ListSelector, _ users: Parameters
        ) -> TwitterRequest<UserList> {
            api.request(Call(Endpoint(.post, path), list.parameters + users), returning: UserList.self)
        }
    }

    /// The endpoint `lists/subscribers` and those below it.
    public struct ListSubscribers: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Reads the followers of a list.
        ///
        /// `GET lists/subscribers`. For users, 180 calls in 15 minutes, and apps, 15. Those of a private list come for
        /// its owner only.
        ///
        /// - Parameters:
        ///   - list: The list.
        ///   - count: How many to ask for, up to 5,000; 20 by default.
        ///   - cursor: Where the page begins; the first page by default.
        ///   - options: How the users look in the answer.
        /// - Returns: The request for the page.
        public func callAsFunction(
            list: ListSelector, count: Int? = nil, cursor: Cursor? = nil, options: UserOptions = UserOptions()
        ) -> PagedRequest<UsersPage> {
            api.paged(
                Call(
                    Endpoint(.get, "lists/subscribers"),
                    list.parameters + ["count": count, "cursor": cursor] + options.parameters),
                returning: UsersPage.self, by: .cursor)
        }

        /// Follows a list.
        ///
        /// `POST lists/subscribers/create`. For users.
        ///
        /// - Parameters:
        ///   - list: The list.
        ///   - tweetMode: Which texts the owner's newest Tweet has; the whole one by default.
        /// - Returns: The request for the list.
        public func create(
            list: ListSelector, tweetMode: TweetOptions.Mode? = .extended
        ) -> TwitterRequest<UserList> {
            api.request(
                Call(Endpoint(.post, "lists/subscribers/create"), list.parameters + ["tweet_mode": tweetMode]),
                returning: UserList.self)
        }

        /// Stops following a list.
        ///
        /// `POST lists/subscribers/destroy`. For users.
        ///
        /// - Parameters:
        ///   - list: The list.
        ///   - tweetMode: Which texts the owner's newest Tweet has; the whole one by default.
        /// - Returns: The request for the list.
        public func destroy(
            list: ListSelector, tweetMode: TweetOptions.Mode? = .extended
        ) -> TwitterRequest<UserList> {
            api.request(
                Call(Endpoint(.post, "lists/subscribers/destroy"), list.parameters + ["tweet_mode": tweetMode]),
                returning: UserList.self)
        }

        /// Tells whether a user follows a list.
        ///
        /// `GET lists/subscribers/show`. For users and apps; 15 calls in 15 minutes each. The service answers 404 with code
        /// 109 for somebody who does not, which is `nil` here; other refusals are errors.
        ///
        /// - Parameters:
        ///   - list: The list.
        ///   - user: The user.
        ///   - options: How the user looks in the answer.
        /// - Returns: The request for the user, if that one follows the list.
        public func show(
            list: ListSelector, user: UserSelector, options: UserOptions = UserOptions()
        ) -> TwitterRequest<User?> {
            api.userOfList(
                Call(
                    Endpoint(.get, "lists/subscribers/show"),
                    list.parameters + user.parameters() + options.parameters))
        }
    }

    /// A request for a user who may not be of a list, which 404 with code 109 says.
    private func userOfList(_ call: Call) -> TwitterRequest<User?> {
        TwitterRequest(call, api: self, isAnswer: { $0.status == 404 && $0.has(109) }) {
            $0.status == 404 ? nil : try decodeModel(User.self, from: $0.body)
        }
    }
}
