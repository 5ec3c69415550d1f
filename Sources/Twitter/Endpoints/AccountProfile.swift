import TwitterHTTP

extension TwitterAPI.Account {
    /// Changes the profile of the signed-in account; what is left out stays as it is, an empty text empties it.
    ///
    /// `POST account/update_profile`. For users.
    ///
    /// - Parameters:
    ///   - name: The name that is shown, up to 50 characters.
    ///   - url: The link of the profile, up to 100 characters; `http://` is put before one without a scheme.
    ///   - location: Where the user claims to be, up to 30 characters.
    ///   - description: What the user says about the account, up to 160 characters.
    ///   - profileLinkColor: The colour of links, 3 or 6 hexadecimal digits.
    ///   - includeEntities: Whether links in the profile are listed; they are by default.
    ///   - skipStatus: Whether the user's newest Tweet is left out.
    ///   - mode: Which texts the newest Tweet has; the whole one by default.
    /// - Returns: The request for the changed user.
    public func updateProfile(
        name: String? = nil, url: String? = nil, location: String? = nil, description: String? = nil,
        profileLinkColor: String? = nil, includeEntities: Bool? = nil, skipStatus: Bool? = nil,
        mode: TweetOptions.Mode? = .extended
    ) -> TwitterRequest<User> {
        api.request(
            Call(
                Endpoint(.post, "account/update_profile"),
                [
                    "name": name, "url": url, "location": location, "description": description,
                    "profile_link_color": profileLinkColor, "include_entities": includeEntities,
                    "skip_status": skipStatus, "tweet_mode": mode,
                ]),
            returning: User.self)
    }

    /// Replaces the picture of the signed-in account.
    ///
    /// `POST account/update_profile_image`. For users. GIF, JPEG or PNG, less than 700 kilobytes; it is cut to a square
    /// of at most 400 pixels. The service works on it after the answer, which may still name the old picture. The body
    /// is multipart and is not signed.
    ///
    /// - Parameters:
    ///   - image: The bytes of the picture.
    ///   - filename: A name for the file; the service needs one and does not show it.
    ///   - includeEntities: Whether links in the profile are listed; they are by default.
    ///   - skipStatus: Whether the user's newest Tweet is left out.
    ///   - mode: Which texts the newest Tweet has; the whole one by default.
    /// - Returns: The request for the user.
    public func updateProfileImage(
        image: [UInt8], filename: String = "image", includeEntities: Bool? = nil, skipStatus: Bool? = nil,
        mode: TweetOptions.Mode? = .extended
    ) -> TwitterRequest<User> {
        api.request(
            Call(
                Endpoint(.post, "account/update_profile_image"),
                ["include_entities": includeEntities, "skip_status": skipStatus, "tweet_mode": mode],
                body: .multipart([MultipartPart(name: "image", bytes: image, filename: filename)])),
            returning: User.self)
    }

    /// The part of a picture that becomes the banner, in pixels.
    public struct BannerFrame: Hashable, Sendable {
        /// How wide it is.
        public var width: Int
        /// How high it is.
        public var height: Int
        /// How far from the left edge it begins.
        public var offsetLeft: Int
        /// How far from the upper edge it begins.
        public var offsetTop: Int

        /// Creates a frame.
        ///
        /// - Parameters:
        ///   - width: How wide it is.
        ///   - height: How high it is.
        ///   - offsetLeft: How far from the left edge it begins.
        ///   - offsetTop: How far from the upper edge it begins.
        public init(width: Int, height: Int, offsetLeft: Int, offsetTop: Int) {
            self.width = width
            self.height = height
            self.offsetLeft = offsetLeft
            self.offsetTop = offsetTop
        }
    }

    /// Replaces the banner of the signed-in account.
    ///
    /// `POST account/update_profile_banner`. For users. GIF, JPEG or PNG, at most 5 MB; 1500 × 500 pixels are best. The
    /// answer is empty, with status 200, 201 or 202; the service works on the picture afterwards. The body is multipart
    /// and is not signed.
    ///
    /// - Parameters:
    ///   - banner: The bytes of the picture.
    ///   - filename: A name for the file; the service needs one and does not show it.
    ///   - frame: The part of the picture to use; the whole one by default.
    /// - Returns: The request.
    public func updateProfileBanner(
        banner: [UInt8], filename: String = "banner", frame: BannerFrame? = nil
    ) -> TwitterRequest<Void> {
        api.effect(
            Call(
                Endpoint(.post, "account/update_profile_banner"),
                [
                    "width": frame?.width, "height": frame?.height, "offset_left": frame?.offsetLeft,
                    "offset_top": frame?.offsetTop,
                ],
                body: .multipart([MultipartPart(name: "banner", bytes: banner, filename: filename)])))
    }

    /// Removes the banner of the signed-in account.
    ///
    /// `POST account/remove_profile_banner`. For users. The answer is empty.
    ///
    /// - Returns: The request.
    public func removeProfileBanner() -> TwitterRequest<Void> {
        api.effect(Call(Endpoint(.post, "account/remove_profile_banner")))
    }
}
