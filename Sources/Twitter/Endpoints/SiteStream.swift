import TwitterHTTP

extension TwitterAPI {
    /// All that happens around many users, as a stream.
    public var site: SiteStream { SiteStream(api: self) }

    /// The endpoint `site` and those below it; retired on 2018-08-23.
    public struct SiteStream: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Control of an open stream.
        public var c: Control { Control(api: api) }

        /// Streams the messages and events of up to 100 users; ``Control/addUser(streamID:userIDs:)`` adds more.
        ///
        /// `GET site`. For users of apps on a list. Retired on 2018-08-23.
        ///
        /// - Parameters:
        ///   - follow: The users, who have allowed the app.
        ///   - with: Whose messages come; by default those of the users alone.
        ///   - replies: Which replies come beside those between followed users.
        ///   - stringifyFriendIDs: Whether the ids of the first messages come as texts.
        ///   - delimited: Whether the number of its bytes comes before each message.
        ///   - stallWarnings: Whether the service warns when the program reads too slowly.
        /// - Returns: The request for the stream; in each message there is `for_user`.
        public func callAsFunction(
            follow: [User.ID], with: StreamWith? = nil, replies: StreamReplies? = nil,
            stringifyFriendIDs: Bool? = nil, delimited: Bool = false, stallWarnings: Bool? = nil
        ) -> StreamRequest {
            let parameters: Parameters = [
                "follow": follow, "delimited": delimited ? "length" : nil, "stall_warnings": stallWarnings,
                "with": with, "replies": replies, "stringify_friend_ids": stringifyFriendIDs,
            ]
            return StreamRequest(Call(Endpoint(.get, "site"), parameters), api: api)
        }

        /// The endpoints below `site/c/:stream_id`.
        ///
        /// The id of a stream is the last part of `control_uri` in its first message.
        public struct Control: Sendable {
            /// The client that sends.
            public let api: TwitterAPI

            /// Those whom the users follow.
            public var friends: Friends { Friends(api: api) }

            /// Describes an open stream.
            ///
            /// `GET site/c/:stream_id/info`. For the user who opened it. Retired on 2018-08-23.
            ///
            /// - Parameter streamID: The stream.
            /// - Returns: The request for its users and settings.
            public func info(streamID: String) -> TwitterRequest<StreamInfo> {
                api.request(
                    Call(Endpoint(.get, "site/c/:stream_id/info", ["stream_id": streamID])),
                    returning: StreamInfo.self)
            }

            /// Adds users to an open stream.
            ///
            /// `POST site/c/:stream_id/add_user`. For the user who opened it. Retired on 2018-08-23. The answer is
            /// empty.
            ///
            /// - Parameters:
            ///   - streamID: The stream.
            ///   - userIDs: The users, up to 100.
            /// - Returns: The request.
            public func addUser(streamID: String, userIDs: [User.ID]) -> TwitterRequest<Void> {
                api.effect(
                    Call(
                        Endpoint(.post, "site/c/:stream_id/add_user", ["stream_id": streamID]), ["user_id": userIDs]))
            }

            /// Takes users out of an open stream.
            ///
            /// `POST site/c/:stream_id/remove_user`. For the user who opened it. Retired on 2018-08-23. The answer is
            /// empty.
            ///
            /// - Parameters:
            ///   - streamID: The stream.
            ///   - userIDs: The users, up to 100.
            /// - Returns: The request.
            public func removeUser(streamID: String, userIDs: [User.ID]) -> TwitterRequest<Void> {
                api.effect(
                    Call(
                        Endpoint(.post, "site/c/:stream_id/remove_user", ["stream_id": streamID]),
                        ["user_id": userIDs]))
            }
        }

        /// The endpoint below `site/c/:stream_id/friends`.
        public struct Friends: Sendable {
            /// The client that sends.
            public let api: TwitterAPI

            /// Lists the ids of those whom a user of an open stream follows.
            ///
            /// `GET site/c/:stream_id/friends/ids`. For the user who opened it. Retired on 2018-08-23.
            ///
            /// - Parameters:
            ///   - streamID: The stream.
            ///   - userID: The user.
            ///   - cursor: Where the page begins; the first page by default.
            ///   - stringifyFriendIDs: Whether ids come as texts. They are read exactly either way.
            /// - Returns: The request for the page.
            public func ids(
                streamID: String, userID: User.ID, cursor: Cursor? = nil, stringifyFriendIDs: Bool? = nil
            ) -> PagedRequest<IDsPage<User>> {
                api.paged(
                    Call(
                        Endpoint(.get, "site/c/:stream_id/friends/ids", ["stream_id": streamID]),
                        ["user_id": userID, "cursor": cursor, "stringify_friend_ids": stringifyFriendIDs]),
                    returning: IDsPage<User>.self, by: .cursor)
            }
        }
    }
}
