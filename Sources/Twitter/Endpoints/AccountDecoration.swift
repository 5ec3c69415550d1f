import TwitterHTTP

extension TwitterAPI.Account {
    /// What becomes the background of the profile page.
    public enum BackgroundImage: Hashable, Sendable {
        /// The bytes of a GIF, JPEG or PNG, less than 800 kilobytes.
        case bytes([UInt8], filename: String = "image")
        /// A picture that was uploaded before.
        case media(Media.ID)
    }

    /// Replaces the picture behind the profile page of the signed-in account, or hides it.
    ///
    /// `POST account/update_profile_background_image`. For users. Retired; the day is not known. Bytes are sent as
    /// multipart, and are not signed.
    ///
    /// - Parameters:
    ///   - image: The picture; `nil` keeps the present one.
    ///   - tile: Whether it is repeated over the whole page.
    ///   - title: What older programs send in place of `tile`.
    ///   - use: Whether a picture is shown at all.
    ///   - includeEntities: Whether links in the profile are listed; they are by default.
    ///   - skipStatus: Whether the user's newest Tweet is left out.
    /// - Returns: The request for the user.
    public func updateProfileBackgroundImage(
        _ image: BackgroundImage?, tile: Bool? = nil, title: String? = nil, use: Bool? = nil,
        includeEntities: Bool? = nil, skipStatus: Bool? = nil
    ) -> TwitterRequest<User> {
        var parameters: Parameters = [
            "tile": tile, "title": title, "use": use, "include_entities": includeEntities, "skip_status": skipStatus,
        ]
        var body: CallBody?
        switch image {
        case .bytes(let bytes, let filename):
            body = .multipart([MultipartPart(name: "image", bytes: bytes, filename: filename)])
        case .media(let id): parameters.append("media_id", id)
        case nil: break
        }
        return api.request(
            Call(Endpoint(.post, "account/update_profile_background_image"), parameters, body: body),
            returning: User.self)
    }

    /// Sets the colours of the profile page of the signed-in account, each with 3 or 6 hexadecimal digits.
    ///
    /// `POST account/update_profile_colors`. For users. Retired in 2015.
    ///
    /// - Parameters:
    ///   - background: The colour of the background.
    ///   - link: The colour of links.
    ///   - sidebarBorder: The colour of the frame around the sidebar.
    ///   - sidebarFill: The colour of the sidebar.
    ///   - text: The colour of texts.
    ///   - includeEntities: Whether links in the profile are listed; they are by default.
    ///   - skipStatus: Whether the user's newest Tweet is left out.
    /// - Returns: The request for the user.
    public func updateProfileColors(
        background: String? = nil, link: String? = nil, sidebarBorder: String? = nil, sidebarFill: String? = nil,
        text: String? = nil, includeEntities: Bool? = nil, skipStatus: Bool? = nil
    ) -> TwitterRequest<User> {
        api.request(
            Call(
                Endpoint(.post, "account/update_profile_colors"),
                [
                    "profile_background_color": background, "profile_link_color": link,
                    "profile_sidebar_border_color": sidebarBorder, "profile_sidebar_fill_color": sidebarFill,
                    "profile_text_color": text, "include_entities": includeEntities, "skip_status": skipStatus,
                ]),
            returning: User.self)
    }
}
