import TwitterHTTP

extension TwitterAPI {
    /// Pictures, GIFs and videos.
    public var media: MediaEndpoints { MediaEndpoints(api: self) }

    /// The endpoints below `media`.
    public struct MediaEndpoints: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// What uploaded media are for; an open set.
        public struct Category: RawRepresentable, Hashable, Sendable, ParameterValue {
            /// The value of `media_category`.
            public let rawValue: String

            /// Creates a category from the value of `media_category`.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// A picture in a Tweet.
            public static let tweetImage = Category(rawValue: "tweet_image")
            /// An animated GIF in a Tweet.
            public static let tweetGIF = Category(rawValue: "tweet_gif")
            /// A video in a Tweet.
            public static let tweetVideo = Category(rawValue: "tweet_video")
            /// A picture in a direct message.
            public static let messageImage = Category(rawValue: "dm_image")
            /// An animated GIF in a direct message.
            public static let messageGIF = Category(rawValue: "dm_gif")
            /// A video in a direct message.
            public static let messageVideo = Category(rawValue: "dm_video")
        }

        /// Uploads a whole picture in one request.
        ///
        /// `POST media/upload`. For users. At most 5 MB. The body is multipart and is not signed. The id can be used
        /// for a day; for media of a direct message the category must say so.
        ///
        /// - Parameters:
        ///   - media: The bytes of the picture.
        ///   - filename: A name for the file; the service needs one and does not show it.
        ///   - category: What it is for.
        ///   - additionalOwners: Up to 100 users who may use it too.
        ///   - shared: Whether media of a message may be used more than once.
        /// - Returns: The request for the uploaded media.
        public func upload(
            media: [UInt8], filename: String = "media", category: Category? = nil, additionalOwners: [User.ID]? = nil,
            shared: Bool? = nil
        ) -> TwitterRequest<Media> {
            upload(
                [MultipartPart(name: "media", bytes: media, filename: filename)],
                ["media_category": category, "additional_owners": additionalOwners, "shared": shared])
        }

        /// Uploads a whole picture that is already base64 text.
        ///
        /// `POST media/upload` with `media_data`; it takes a third more traffic than
        /// ``upload(media:filename:category:additionalOwners:shared:)`` and has the same limits.
        ///
        /// - Parameters:
        ///   - mediaData: The picture as base64.
        ///   - category: What it is for.
        ///   - additionalOwners: Up to 100 users who may use it too.
        ///   - shared: Whether media of a message may be used more than once.
        /// - Returns: The request for the uploaded media.
        public func upload(
            mediaData: String, category: Category? = nil, additionalOwners: [User.ID]? = nil, shared: Bool? = nil
        ) -> TwitterRequest<Media> {
            upload(
                [MultipartPart(name: "media_data", text: mediaData)],
                ["media_category": category, "additional_owners": additionalOwners, "shared": shared])
        }

        private func upload(_ parts: [MultipartPart], _ parameters: Parameters) -> TwitterRequest<Media> {
            api.request(
                Call(Endpoint(.post, "media/upload"), parameters, body: .multipart(parts)), returning: Media.self)
        }
    }
}
