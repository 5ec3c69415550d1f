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
            /// A video of an advertiser or publisher; up to ten minutes.
            public static let amplifyVideo = Category(rawValue: "amplify_video")
            /// The subtitles of a video, as an SRT file.
            public static let subtitles = Category(rawValue: "subtitles")
            /// A video in a Tweet, in the spelling of the subtitle endpoints.
            public static let videoOfSubtitles = Category(rawValue: "TweetVideo")
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

        /// Opens an upload in pieces.
        ///
        /// `POST media/upload` with the command `INIT`. For users. Pictures have up to 5 MB, GIFs up to 15 MB and videos up
        /// to 512 MB and 140 seconds, if `category` says what they are; 15 MB and 30 seconds without it.
        ///
        /// - Parameters:
        ///   - totalBytes: The size of the whole file.
        ///   - mediaType: Its media type, such as `video/mp4`.
        ///   - category: What it is for.
        ///   - additionalOwners: Up to 100 users who may use it too.
        ///   - shared: Whether media of a message may be used more than once.
        /// - Returns: The request for the media, of which only the id and the time that is left are known yet.
        public func uploadInit(
            totalBytes: Int, mediaType: String, category: Category? = nil, additionalOwners: [User.ID]? = nil,
            shared: Bool? = nil
        ) -> TwitterRequest<Media> {
            api.request(
                Call(
                    Endpoint(.post, "media/upload"),
                    [
                        "command": "INIT", "total_bytes": totalBytes, "media_type": mediaType,
                        "media_category": category, "additional_owners": additionalOwners, "shared": shared,
                    ]),
                returning: Media.self)
        }

        /// Sends one piece of an upload.
        ///
        /// `POST media/upload` with the command `APPEND`. For users. A piece has at most 5 MB. The body is multipart and
        /// is not signed. The same piece may be sent again.
        ///
        /// - Parameters:
        ///   - mediaID: The media, as opening named it.
        ///   - segmentIndex: The number of the piece, from 0 to 999.
        ///   - media: The bytes of the piece.
        /// - Returns: The request; the service answers nothing.
        public func uploadAppend(mediaID: Media.ID, segmentIndex: Int, media: [UInt8]) -> TwitterRequest<Void> {
            append(mediaID, segmentIndex, MultipartPart(name: "media", bytes: media, filename: "media"))
        }

        /// Sends one piece of an upload that is already base64 text.
        ///
        /// `POST media/upload` with the command `APPEND` and `media_data`, with the limits of
        /// ``uploadAppend(mediaID:segmentIndex:media:)``.
        ///
        /// - Parameters:
        ///   - mediaID: The media, as opening named it.
        ///   - segmentIndex: The number of the piece, from 0 to 999.
        ///   - mediaData: The piece as base64.
        /// - Returns: The request; the service answers nothing.
        public func uploadAppend(mediaID: Media.ID, segmentIndex: Int, mediaData: String) -> TwitterRequest<Void> {
            append(mediaID, segmentIndex, MultipartPart(name: "media_data", text: mediaData))
        }

        private func append(_ mediaID: Media.ID, _ segmentIndex: Int, _ part: MultipartPart) -> TwitterRequest<Void> {
            api.effect(
                Call(
                    Endpoint(.post, "media/upload"),
                    ["command": "APPEND", "media_id": mediaID, "segment_index": segmentIndex],
                    body: .multipart([part])))
        }

        /// Closes an upload in pieces.
        ///
        /// `POST media/upload` with the command `FINALIZE`. For users. If the answer has
        /// ``Media/processingInfo``, the media can be used only when ``uploadStatus(mediaID:)`` says so.
        ///
        /// - Parameters:
        ///   - mediaID: The media, as opening named it.
        ///   - allowAsync: Whether the answer may come before the service has prepared the media; undocumented.
        /// - Returns: The request for the media.
        public func uploadFinalize(mediaID: Media.ID, allowAsync: Bool? = nil) -> TwitterRequest<Media> {
            api.request(
                Call(
                    Endpoint(.post, "media/upload"),
                    ["command": "FINALIZE", "media_id": mediaID, "allow_async": allowAsync]),
                returning: Media.self)
        }

        /// Reads how far the service is in preparing a video or GIF.
        ///
        /// `GET media/upload` with the command `STATUS`. For users. Only for media whose upload was answered with
        /// ``Media/processingInfo``, which also says how long to wait before asking.
        ///
        /// - Parameter mediaID: The media.
        /// - Returns: The request for the media.
        public func uploadStatus(mediaID: Media.ID) -> TwitterRequest<Media> {
            api.request(
                Call(Endpoint(.get, "media/upload"), ["command": "STATUS", "media_id": mediaID]),
                returning: Media.self)
        }

        /// Descriptions of media.
        public var metadata: Metadata { Metadata(api: api) }
        /// Subtitles of videos.
        public var subtitles: Subtitles { Subtitles(api: api) }

        private func upload(_ parts: [MultipartPart], _ parameters: Parameters) -> TwitterRequest<Media> {
            api.request(
                Call(Endpoint(.post, "media/upload"), parameters, body: .multipart(parts)), returning: Media.self)
        }
    }
}
