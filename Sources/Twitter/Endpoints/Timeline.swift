import TwitterHTTP
public import TwitterJSON

extension TwitterAPI {
    /// Timelines as the official programs read them.
    public var timeline: Timeline { Timeline(api: self) }

    /// The endpoint below `timeline`.
    public struct Timeline: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Reads the home timeline in the shape that the official programs used.
        ///
        /// `GET timeline/home`. For users. Undocumented, the shape of the answer too.
        ///
        /// - Returns: The request for the timeline, untyped.
        public func home() -> TwitterRequest<JSON> {
            api.json(Call(Endpoint(.get, "timeline/home")))
        }
    }
}
