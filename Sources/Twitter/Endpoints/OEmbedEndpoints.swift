import TwitterHTTP

extension TwitterAPI {
    /// Reads the HTML that shows a Tweet or a timeline in a web page.
    ///
    /// `GET oembed`. Asked without a credential; no limit is known.
    ///
    /// - Parameters:
    ///   - url: The address of the Tweet or timeline.
    ///   - options: How it should look.
    ///   - callback: The name of a JSONP function, which wraps the answer; then only ``TwitterRequest/data`` can be read.
    /// - Returns: The request for the HTML.
    public func oembed(
        url: String, options: OEmbedOptions = OEmbedOptions(), callback: String? = nil
    ) -> TwitterRequest<OEmbed> {
        request(
            Call(Endpoint(.get, "oembed"), ["url": url] + options.parameters + ["callback": callback]),
            returning: OEmbed.self
        )
        .with { $0.credential = Credential.none }
    }
}

extension TwitterAPI.Statuses {
    /// Which Tweet is to be embedded.
    public enum Embedded: Hashable, Sendable {
        /// The Tweet with this id.
        case id(Tweet.ID)
        /// The Tweet at this address.
        case url(String)

        /// The parameter `id` or `url`.
        fileprivate var parameters: Parameters {
            switch self {
            case .id(let id): ["id": id]
            case .url(let url): ["url": url]
            }
        }
    }

    /// Reads the HTML that shows a Tweet in a web page, at the older address.
    ///
    /// `GET statuses/oembed`. For users and apps; 180 calls in 15 minutes each. Documented until about 2016; since then
    /// it is ``TwitterAPI/oembed(url:options:callback:)``.
    ///
    /// - Parameters:
    ///   - tweet: The Tweet.
    ///   - options: How it should look.
    ///   - hideTweet: Whether a video stands without its Tweet.
    ///   - mode: Which texts the Tweet has; the whole one by default.
    /// - Returns: The request for the HTML.
    public func oembed(
        _ tweet: Embedded, options: OEmbedOptions = OEmbedOptions(), hideTweet: Bool? = nil,
        mode: TweetOptions.Mode? = .extended
    ) -> TwitterRequest<OEmbed> {
        api.request(
            Call(
                Endpoint(.get, "statuses/oembed"),
                tweet.parameters + options.parameters + ["hide_tweet": hideTweet, "tweet_mode": mode]),
            returning: OEmbed.self)
    }
}
