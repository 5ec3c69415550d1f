import TwitterHTTP

extension TwitterAPI {
    /// What places talk about.
    public var trends: TrendsGroup { TrendsGroup(api: self) }

    /// The endpoints below `trends`.
    public struct TrendsGroup: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Which topics are left out; an open set.
        public struct Exclusion: RawRepresentable, Hashable, Sendable, ParameterValue {
            /// The value of `exclude`.
            public let rawValue: String

            /// Creates an exclusion from the value of `exclude`.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Hashtags.
            public static let hashtags = Exclusion(rawValue: "hashtags")
        }

        /// Reads up to 50 topics that a place talks about.
        ///
        /// `GET trends/place`. For users and apps; 75 calls in 15 minutes each. A place without trends is 404 with code
        /// 34.
        ///
        /// - Parameters:
        ///   - id: The "where on earth" id of the place; 1 is the whole world.
        ///   - exclude: What is left out; nothing by default.
        /// - Returns: The request for the topics; the list has one element in practice.
        public func place(id: Int, exclude: Exclusion? = nil) -> TwitterRequest<[Trends]> {
            api.list(Call(Endpoint(.get, "trends/place"), ["id": id, "exclude": exclude]), of: Trends.self)
        }

        /// Reads the places for which there are trends.
        ///
        /// `GET trends/available`. For users and apps; 75 calls in 15 minutes each.
        ///
        /// - Parameter position: A point; the places come in the order of their distance from it.
        /// - Returns: The request for the places.
        public func available(position: GeoPosition? = nil) -> TwitterRequest<[TrendLocation]> {
            api.list(
                Call(Endpoint(.get, "trends/available"), position?.parameters ?? [:]), of: TrendLocation.self)
        }

        /// Reads the places with trends that are nearest to a point.
        ///
        /// `GET trends/closest`. For users and apps; 75 calls in 15 minutes each.
        ///
        /// - Parameter position: The point; without it the service guesses it from the address that calls.
        /// - Returns: The request for the places.
        public func closest(position: GeoPosition? = nil) -> TwitterRequest<[TrendLocation]> {
            api.list(Call(Endpoint(.get, "trends/closest"), position?.parameters ?? [:]), of: TrendLocation.self)
        }
    }
}
