import TwitterHTTP

extension TwitterAPI.Statuses {
    /// Posts a Tweet with its picture in one request.
    ///
    /// `POST statuses/update_with_media`. For users. Retired; deprecated since about 2015 in favour of uploading first
    /// and naming the media in `update`. The body is multipart and is not signed.
    ///
    /// - Parameters:
    ///   - status: The text; empty for a picture alone.
    ///   - media: The bytes of the picture.
    ///   - filename: A name for the file; the service needs one and does not show it.
    ///   - possiblySensitive: Must be on for media that not everybody should see at once.
    ///   - inReplyTo: The Tweet that is answered; ignored unless its author is mentioned in the text.
    ///   - position: Where it was written; shown only if the account allows it.
    ///   - placeID: A place, by the id that the geo endpoints give.
    ///   - displayCoordinates: Whether a pin shows the exact point.
    /// - Returns: The request for the posted Tweet.
    public func updateWithMedia(
        status: String, media: [UInt8], filename: String = "media", possiblySensitive: Bool? = nil,
        inReplyTo: Tweet.ID? = nil, position: GeoPosition? = nil, placeID: Place.ID? = nil,
        displayCoordinates: Bool? = nil
    ) -> TwitterRequest<Tweet> {
        api.request(
            Call(
                Endpoint(.post, "statuses/update_with_media"),
                [
                    "status": status, "possibly_sensitive": possiblySensitive, "in_reply_to_status_id": inReplyTo,
                    "lat": position?.latitude, "long": position?.longitude, "place_id": placeID,
                    "display_coordinates": displayCoordinates,
                ], body: .multipart([MultipartPart(name: "media[]", bytes: media, filename: filename)])),
            returning: Tweet.self)
    }
}
