import TwitterHTTP
import TwitterJSON

extension TwitterAPI.MediaEndpoints {
    /// The endpoint below `media/metadata`.
    public struct Metadata: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Describes a picture or GIF for those who do not see it.
        ///
        /// `POST media/metadata/create`. For users. The body is JSON and is not signed. It has to come before the media is
        /// used in a Tweet.
        ///
        /// - Parameters:
        ///   - mediaID: The media.
        ///   - altText: Up to 1,000 characters.
        /// - Returns: The request; the service answers nothing.
        public func create(mediaID: Media.ID, altText: String) -> TwitterRequest<Void> {
            let body: JSON = ["media_id": .string(mediaID.description), "alt_text": ["text": .string(altText)]]
            return api.effect(Call(Endpoint(.post, "media/metadata/create"), body: .json(body)))
        }
    }

    /// The endpoints below `media/subtitles`.
    public struct Subtitles: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// The subtitles of a video in one language.
        public struct Track: Hashable, Sendable {
            /// The uploaded file of the subtitles.
            public var mediaID: Media.ID
            /// The language, as a BCP 47 code.
            public var languageCode: String
            /// The language by the name that is shown.
            public var displayName: String

            /// Creates a track.
            ///
            /// - Parameters:
            ///   - mediaID: The uploaded file of the subtitles.
            ///   - languageCode: The language, as a BCP 47 code.
            ///   - displayName: The language by the name that is shown.
            public init(mediaID: Media.ID, languageCode: String, displayName: String) {
                self.mediaID = mediaID
                self.languageCode = languageCode
                self.displayName = displayName
            }
        }

        /// Gives subtitles to an uploaded video.
        ///
        /// `POST media/subtitles/create`. For users. The body is JSON and is not signed. Video and subtitles must have been
        /// uploaded before, the subtitles with the category ``TwitterAPI/MediaEndpoints/Category/subtitles``.
        ///
        /// - Parameters:
        ///   - mediaID: The video.
        ///   - category: What the video is for.
        ///   - subtitles: The subtitles, up to four languages.
        /// - Returns: The request; the service answers nothing.
        public func create(
            mediaID: Media.ID, category: Category = .videoOfSubtitles, subtitles: [Track]
        ) -> TwitterRequest<Void> {
            let tracks = subtitles.map { track -> JSON in
                [
                    "media_id": .string(track.mediaID.description), "language_code": .string(track.languageCode),
                    "display_name": .string(track.displayName),
                ]
            }
            return send("media/subtitles/create", mediaID, category, tracks)
        }

        /// Takes subtitles from a video.
        ///
        /// `POST media/subtitles/delete`. For users. The body is JSON and is not signed.
        ///
        /// - Parameters:
        ///   - mediaID: The video.
        ///   - category: What the video is for.
        ///   - languageCodes: The languages that go, as BCP 47 codes.
        /// - Returns: The request; the service answers nothing.
        public func delete(
            mediaID: Media.ID, category: Category = .videoOfSubtitles, languageCodes: [String]
        ) -> TwitterRequest<Void> {
            send(
                "media/subtitles/delete", mediaID, category, languageCodes.map { ["language_code": .string($0)] })
        }

        private func send(
            _ path: String, _ mediaID: Media.ID, _ category: Category, _ tracks: [JSON]
        ) -> TwitterRequest<Void> {
            let body: JSON = [
                "media_id": .string(mediaID.description), "media_category": .string(category.rawValue),
                "subtitle_info": ["subtitles": .array(tracks)],
            ]
            return api.effect(Call(Endpoint(.post, path), body: .json(body)))
        }
    }
}
