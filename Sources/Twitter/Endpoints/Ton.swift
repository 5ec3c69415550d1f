public import FoundationEssentials
import TwitterHTTP

extension TwitterAPI {
    /// The object store, from which advertisers' files are read.
    public var ton: Ton { Ton(api: self) }

    /// The endpoints below `ton`.
    public struct Ton: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// The places where files lie.
        public var bucket: TonBucket { TonBucket(api: api) }
    }

    /// The endpoints below `ton/bucket`.
    public struct TonBucket: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Stores a file of up to 64 MB.
        ///
        /// `POST ton/bucket/:bucket`. For users of apps with access to the Ads API.
        ///
        /// - Parameters:
        ///   - bucket: The place, such as `ta_partner`.
        ///   - bytes: The content of the file.
        ///   - contentType: Its media type, such as `text/plain`.
        ///   - expires: When the store may drop it; after seven days by default.
        /// - Returns: The request for the path of the stored file; an answer without one is an error.
        public func add(
            bucket: String, bytes: [UInt8], contentType: String, expires: Date? = nil
        ) -> TwitterRequest<String> {
            location(
                Call(
                    Endpoint(.post, "ton/bucket/:bucket", ["bucket": bucket]),
                    body: .bytes(bytes, contentType: contentType)),
                expires)
        }

        /// Opens the upload of a file in ranges, which may be larger than 64 MB.
        ///
        /// `POST ton/bucket/:bucket` with `resumable`. For users of apps with access to the Ads API.
        ///
        /// - Parameters:
        ///   - bucket: The place, such as `ta_partner`.
        ///   - resumableBytes: The size of the whole file.
        ///   - contentType: Its media type, such as `text/plain`.
        ///   - expires: When the store may drop it; after seven days by default.
        /// - Returns: The request for the path that ranges are sent to, with `resumeId` in its query; an answer without
        ///   one is an error.
        public func add(
            bucket: String, resumableBytes: Int, contentType: String, expires: Date? = nil
        ) -> TwitterRequest<String> {
            location(
                Call(
                    Endpoint(.post, "ton/bucket/:bucket", ["bucket": bucket]), ["resumable": true],
                    body: CallBody.none),
                expires
            )
            .with {
                $0.headers["X-TON-Content-Type"] = contentType
                $0.headers["X-TON-Content-Length"] = String(resumableBytes)
            }
        }

        /// Sends one range of a file.
        ///
        /// `PUT ton/bucket/:bucket/:file`. For users of apps with access to the Ads API. The service answers 308 before
        /// the last range and 201 after it; both are successes. All ranges but the last have a multiple of the size that
        /// opening told.
        ///
        /// - Parameters:
        ///   - bucket: The place, as opening named it.
        ///   - file: The name of the file, as opening named it.
        ///   - resumeID: The number of the upload, as opening named it.
        ///   - bytes: The bytes of the range.
        ///   - offset: How many bytes of the file come before the range.
        ///   - totalBytes: The size of the whole file.
        ///   - contentType: The media type of the file.
        /// - Returns: The request.
        public func update(
            bucket: String, file: String, resumeID: Int, bytes: [UInt8], offset: Int, totalBytes: Int,
            contentType: String
        ) -> TwitterRequest<Void> {
            let call = Call(
                Endpoint(.put, "ton/bucket/:bucket/:file", ["bucket": bucket, "file": file]),
                ["resumable": true, "resumeId": resumeID], body: .bytes(bytes, contentType: contentType))
            return TwitterRequest(call, api: api, isAnswer: { $0.status == 308 }) { _ in }
                .with { $0.headers["Content-Range"] = "bytes \(offset)-\(offset + bytes.count - 1)/\(totalBytes)" }
        }

        private func location(_ call: Call, _ expires: Date?) -> TwitterRequest<String> {
            TwitterRequest(call, api: api) {
                guard let location = $0.headers["Location"] else {
                    let context = DecodingError.Context(codingPath: [], debugDescription: "")
                    throw DecodingError.keyNotFound(FieldName("Location"), context)
                }
                return location
            }
            .with { if let expires { $0.headers["X-TON-Expires"] = HTTPDate.format(expires) } }
        }
    }
}
