import TwitterHTTP

extension TwitterAPI {
    /// Names and pictures under which a brand's people write messages.
    public var customProfiles: CustomProfiles { CustomProfiles(api: self) }

    /// The endpoints below `custom_profiles`.
    public struct CustomProfiles: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Reads one profile.
        ///
        /// `GET custom_profiles/:id`. For users; 180 calls in 15 minutes.
        ///
        /// - Parameter id: The profile.
        /// - Returns: The request for the profile.
        public func callAsFunction(id: CustomProfile.ID) -> TwitterRequest<CustomProfile> {
            api.request(Call(Endpoint(.get, "custom_profiles/:id", ["id": id])), returning: CustomProfile.self)
        }

        /// Lists the profiles of the signed-in account.
        ///
        /// `GET custom_profiles/list`. For users; 180 calls in 15 minutes.
        ///
        /// - Parameters:
        ///   - count: How many to ask for, up to 50; 20 by default.
        ///   - cursor: Where the page begins, as the page before tells it; the first page by default.
        /// - Returns: The request for the page.
        public func list(count: Int? = nil, cursor: Cursor? = nil) -> PagedRequest<CustomProfilesPage> {
            api.paged(
                Call(Endpoint(.get, "custom_profiles/list"), ["count": count, "cursor": cursor]),
                returning: CustomProfilesPage.self, by: .cursor)
        }

        /// Creates a profile.
        ///
        /// `POST custom_profiles/new`. For users; 1,000 calls a day. The body is JSON and is not signed.
        ///
        /// - Parameters:
        ///   - name: The name, up to 48 characters.
        ///   - avatarMediaID: The picture, uploaded before.
        /// - Returns: The request for the profile.
        public func new(name: String, avatarMediaID: Media.ID) -> TwitterRequest<CustomProfile> {
            api.request(
                Call(
                    Endpoint(.post, "custom_profiles/new"),
                    body: .json([
                        "custom_profile": [
                            "name": .string(name), "avatar": ["media": ["id": .init(avatarMediaID)]],
                        ]
                    ])),
                returning: CustomProfile.self)
        }

        /// Deletes a profile.
        ///
        /// `DELETE custom_profiles/destroy`. For users; 1,000 calls a day. The answer is empty.
        ///
        /// - Parameter id: The profile.
        /// - Returns: The request.
        public func destroy(id: CustomProfile.ID) -> TwitterRequest<Void> {
            api.effect(Call(Endpoint(.delete, "custom_profiles/destroy"), ["id": id]))
        }
    }
}
