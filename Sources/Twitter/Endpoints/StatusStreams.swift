import TwitterHTTP

// The streams of public Tweets.
extension TwitterAPI.Statuses {
    /// Streams the Tweets that match phrases, and those by users or from areas, if such are named too.
    ///
    /// `POST statuses/filter`, `GET statuses/filter`. For users; one connection for each user. Up to 400 phrases,
    /// 5,000 users and 25 areas; a Tweet comes if it matches any of them.
    ///
    /// - Parameters:
    ///   - track: Phrases of 1 to 60 bytes; a Tweet must have all words of one of them.
    ///   - follow: Users whose Tweets come, and replies to these and retweets of them.
    ///   - locations: Areas; Tweets from one of them come, also without the words.
    ///   - count: How many earlier messages come first, up to 150,000; for few apps.
    ///   - method: `POST`, or `GET`, whose address has less room.
    ///   - options: How the stream is made up.
    /// - Returns: The request for the stream.
    public func filter(
        track: [String], follow: [User.ID]? = nil, locations: [LocationBox]? = nil, count: Int? = nil,
        method: HTTPMethod = .post, options: StreamOptions = StreamOptions()
    ) -> StreamRequest {
        filter(method, ["follow": follow, "track": track, "locations": locations, "count": count], options)
    }

    /// Streams the Tweets of users, and those from areas, if such are named too.
    ///
    /// `POST statuses/filter`, `GET statuses/filter`, with the limits of
    /// ``filter(track:follow:locations:count:method:options:)``.
    ///
    /// - Parameters:
    ///   - follow: Users whose Tweets come, and replies to these and retweets of them.
    ///   - locations: Areas; Tweets from one of them come, also by others.
    ///   - count: How many earlier messages come first, up to 150,000; for few apps.
    ///   - method: `POST`, or `GET`, whose address has less room.
    ///   - options: How the stream is made up.
    /// - Returns: The request for the stream.
    public func filter(
        follow: [User.ID], locations: [LocationBox]? = nil, count: Int? = nil, method: HTTPMethod = .post,
        options: StreamOptions = StreamOptions()
    ) -> StreamRequest {
        filter(method, ["follow": follow, "locations": locations, "count": count], options)
    }

    /// Streams the Tweets from areas.
    ///
    /// `POST statuses/filter`, `GET statuses/filter`, with the limits of
    /// ``filter(track:follow:locations:count:method:options:)``.
    ///
    /// - Parameters:
    ///   - locations: The areas.
    ///   - count: How many earlier messages come first, up to 150,000; for few apps.
    ///   - method: `POST`, or `GET`, whose address has less room.
    ///   - options: How the stream is made up.
    /// - Returns: The request for the stream.
    public func filter(
        locations: [LocationBox], count: Int? = nil, method: HTTPMethod = .post,
        options: StreamOptions = StreamOptions()
    ) -> StreamRequest {
        filter(method, ["locations": locations, "count": count], options)
    }

    private func filter(
        _ method: HTTPMethod, _ predicates: Parameters, _ options: StreamOptions
    ) -> StreamRequest {
        StreamRequest(Call(Endpoint(method, "statuses/filter"), predicates + options.parameters), api: api)
    }

    /// Streams about one in a hundred of all public Tweets, chosen at random.
    ///
    /// `GET statuses/sample`. For users; one connection for each user.
    ///
    /// - Parameter options: How the stream is made up.
    /// - Returns: The request for the stream.
    public func sample(options: StreamOptions = StreamOptions()) -> StreamRequest {
        StreamRequest(Call(Endpoint(.get, "statuses/sample"), options.parameters), api: api)
    }

    /// Streams all public Tweets.
    ///
    /// `GET statuses/firehose`. For users of apps with a special permission.
    ///
    /// - Parameters:
    ///   - count: How many earlier messages come first, up to 150,000; a negative number ends the stream after them.
    ///   - options: How the stream is made up.
    /// - Returns: The request for the stream.
    public func firehose(count: Int? = nil, options: StreamOptions = StreamOptions()) -> StreamRequest {
        StreamRequest(
            Call(Endpoint(.get, "statuses/firehose"), ["count": count] + options.parameters), api: api)
    }

    /// Streams the public Tweets with a link.
    ///
    /// `GET statuses/links`. For users of apps with a special permission. Retired, the day is not known.
    ///
    /// - Parameters:
    ///   - count: How many earlier messages come first.
    ///   - options: How the stream is made up; only ``StreamOptions/delimited`` and ``StreamOptions/stallWarnings``
    ///     count.
    /// - Returns: The request for the stream.
    public func links(count: Int? = nil, options: StreamOptions = StreamOptions()) -> StreamRequest {
        StreamRequest(
            Call(Endpoint(.get, "statuses/links"), ["count": count] + options.basicParameters), api: api)
    }

    /// Streams the public retweets.
    ///
    /// `GET statuses/retweet`. For users of apps with a special permission. Retired, the day is not known.
    ///
    /// - Parameter options: How the stream is made up; only ``StreamOptions/delimited`` and
    ///   ``StreamOptions/stallWarnings`` count.
    /// - Returns: The request for the stream.
    public func retweetStream(options: StreamOptions = StreamOptions()) -> StreamRequest {
        StreamRequest(Call(Endpoint(.get, "statuses/retweet"), options.basicParameters), api: api)
    }
}
