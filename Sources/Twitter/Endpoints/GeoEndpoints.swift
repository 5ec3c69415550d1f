import TwitterHTTP

extension TwitterAPI {
    /// Places.
    public var geo: GeoEndpoints { GeoEndpoints(api: self) }

    /// The endpoints below `geo`.
    public struct GeoEndpoints: Sendable {
        /// The client that sends.
        public let api: TwitterAPI

        /// Reads what is known of a place.
        ///
        /// `GET geo/id/:place_id`. For users; 75 calls in 15 minutes.
        ///
        /// - Parameter placeID: The place.
        /// - Returns: The request for the place.
        public func id(placeID: Place.ID) -> TwitterRequest<Place> {
            api.request(Call(Endpoint(.get, "geo/id/:place_id", ["place_id": placeID])), returning: Place.self)
        }

        /// Finds up to 20 places around a point that a Tweet can name.
        ///
        /// `GET geo/reverse_geocode`. For users; 15 calls in 15 minutes.
        ///
        /// - Parameters:
        ///   - position: The point.
        ///   - accuracy: How far from it is searched.
        ///   - granularity: How large the places are at least.
        ///   - maxResults: How many to ask for; a hint.
        ///   - callback: The name of a JSONP function, which wraps the answer; then only ``TwitterRequest/data`` can be
        ///     read.
        /// - Returns: The request for the places.
        public func reverseGeocode(
            position: GeoPosition, accuracy: PlaceAccuracy? = nil, granularity: PlaceGranularity? = nil,
            maxResults: Int? = nil, callback: String? = nil
        ) -> TwitterRequest<GeoResult> {
            api.request(
                Call(
                    Endpoint(.get, "geo/reverse_geocode"),
                    position.parameters + [
                        "accuracy": accuracy, "granularity": granularity, "max_results": maxResults,
                        "callback": callback,
                    ]),
                returning: GeoResult.self)
        }

        /// Finds places that a Tweet can name.
        ///
        /// `GET geo/search`. For users; 15 calls in 15 minutes.
        ///
        /// - Parameters:
        ///   - query: What is searched by.
        ///   - granularity: How large the places are at least.
        ///   - accuracy: How far from the point is searched.
        ///   - maxResults: How many to ask for; a hint.
        ///   - containedWithin: The place in which they are.
        ///   - streetAddress: The street and the number that they have.
        ///   - callback: The name of a JSONP function, which wraps the answer; then only ``TwitterRequest/data`` can be
        ///     read.
        /// - Returns: The request for the places.
        public func search(
            _ query: PlaceQuery, granularity: PlaceGranularity? = nil, accuracy: PlaceAccuracy? = nil,
            maxResults: Int? = nil, containedWithin: Place.ID? = nil, streetAddress: String? = nil,
            callback: String? = nil
        ) -> TwitterRequest<GeoResult> {
            api.request(
                Call(
                    Endpoint(.get, "geo/search"),
                    query.parameters + [
                        "granularity": granularity, "accuracy": accuracy, "max_results": maxResults,
                        "contained_within": containedWithin, "attribute:street_address": streetAddress,
                        "callback": callback,
                    ]),
                returning: GeoResult.self)
        }

        /// Finds places near a point with a similar name, and gives a token for making one.
        ///
        /// `GET geo/similar_places`. For users; 15 calls in 15 minutes. Retired at the end of 2013, the day is not known.
        ///
        /// - Parameters:
        ///   - position: The point.
        ///   - name: The name.
        ///   - containedWithin: The place in which they are.
        ///   - streetAddress: The street and the number that they have.
        ///   - callback: The name of a JSONP function, which wraps the answer; then only ``TwitterRequest/data`` can be
        ///     read.
        /// - Returns: The request for the places.
        public func similarPlaces(
            position: GeoPosition, name: String, containedWithin: Place.ID? = nil, streetAddress: String? = nil,
            callback: String? = nil
        ) -> TwitterRequest<GeoResult> {
            api.request(
                Call(
                    Endpoint(.get, "geo/similar_places"),
                    position.parameters + [
                        "name": name, "contained_within": containedWithin,
                        "attribute:street_address": streetAddress, "callback": callback,
                    ]),
                returning: GeoResult.self)
        }

        /// Makes a place.
        ///
        /// `POST geo/place`. For users. Retired at the end of 2013, the day is not known.
        ///
        /// - Parameters:
        ///   - name: The name.
        ///   - containedWithin: The place in which it is.
        ///   - token: The token that the search for similar places gave.
        ///   - position: Where it is.
        ///   - streetAddress: The street and the number.
        ///   - callback: The name of a JSONP function, which wraps the answer; then only ``TwitterRequest/data`` can be
        ///     read.
        /// - Returns: The request for the new place.
        public func place(
            name: String, containedWithin: Place.ID, token: String, position: GeoPosition,
            streetAddress: String? = nil, callback: String? = nil
        ) -> TwitterRequest<Place> {
            api.request(
                Call(
                    Endpoint(.post, "geo/place"),
                    ["name": name, "contained_within": containedWithin, "token": token] + position.parameters
                        + ["attribute:street_address": streetAddress, "callback": callback]),
                returning: Place.self)
        }
    }
}
