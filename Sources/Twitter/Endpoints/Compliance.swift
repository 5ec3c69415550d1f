import TwitterHTTP

extension TwitterAPI {
    /// What those who keep Tweets have to delete or change.
    public var compliance: Compliance { Compliance(api: self) }

    /// The endpoint below `compliance`.
    public struct Compliance: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Streams deletions and other changes of all Tweets and users.
        ///
        /// `GET compliance/firehose`. For enterprise accounts, with user name and password: the authenticator
        /// `.basic(username:password:)`. To have everything, all partitions must be read.
        ///
        /// - Parameters:
        ///   - accountName: The enterprise account.
        ///   - streamLabel: The label of the stream, such as `prod`.
        ///   - partition: The part of the stream, from 1.
        /// - Returns: The request for the stream.
        public func firehose(accountName: String, streamLabel: String, partition: Int? = nil) -> StreamRequest {
            StreamRequest(
                Call(
                    Endpoint(
                        .get, "compliance/firehose", ["account_name": accountName, "stream_label": streamLabel]),
                    ["partition": partition]),
                api: api)
        }
    }
}
