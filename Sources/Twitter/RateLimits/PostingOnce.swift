import FoundationEssentials
import TwitterHTTP
import TwitterJSON

/// Looks whether a Tweet or a message was posted whose answer did not come.
struct PostingOnce {
    /// What can be looked for.
    enum Post: Equatable {
        case tweet(PostedText, inReplyTo: Tweet.ID?)
        case message(PostedText, recipient: User.ID)

        /// What a call posts; `nil` for all calls that cannot be looked for.
        init?(_ call: Call) {
            switch call.endpoint.description {
            case "POST statuses/update":
                guard let status = call.parameters["status"] else { return nil }
                let text = PostedText(
                    status, gainsLinks: call.parameters["media_ids"] != nil || call.parameters["attachment_url"] != nil,
                    gainsMentions: call.parameters["auto_populate_reply_metadata"] == "true")
                self = .tweet(text, inReplyTo: call.parameters["in_reply_to_status_id"].map { Tweet.ID($0) })
            case "POST direct_messages/events/new":
                guard case .json(let bytes) = call.body,
                    let message = (try? JSON(parsing: bytes))?["event"]?["message_create"],
                    let recipient = message["target"]?["recipient_id"]?.string, let data = message["message_data"]
                else { return nil }
                let text = PostedText(data["text"]?.string ?? "", gainsLinks: data["attachment"] != nil)
                self = .message(text, recipient: User.ID(recipient))
            default: return nil
            }
        }

        /// Whether the service refuses the same post a second time.
        var isRefusedTwice: Bool { if case .tweet = self { true } else { false } }
    }

    let post: Post
    let plan: CallPlan
    /// When it was sent, by our clock.
    let sent: Double

    /// Looks for it among what was posted since it was sent.
    ///
    /// - Returns: The answer that tells of it; `nil` if it is not there.
    /// - Throws: ``TwitterError`` if the service cannot be asked, `CancellationError` if the task was cancelled.
    func find() async throws -> TransportResponse? {
        switch post {
        case .tweet(let text, let inReplyTo):
            guard let id = try await findTweet(text, inReplyTo: inReplyTo) else { return nil }
            let shape = plan.call.parameters.filter {
                $0.name.hasPrefix("include_") || ["tweet_mode", "trim_user"].contains($0.name)
            }
            let call = Call(Endpoint(.get, "statuses/show/:id", ["id": id]), Parameters(shape))
            return try await same(plan.api.request(call, returning: Tweet.self)).send()
        case .message(let text, let recipient):
            let page = try await same(plan.api.directMessages.events.list(count: 50).request).response
            let earliest = earliest(page.headers)
            let found = page.value.events.first { event in
                event.messageCreate?.target?.recipientID == recipient
                    && event.createdAt.map { $0.timeIntervalSince1970 >= earliest } ?? false
                    && text.isFound(in: event.messageCreate?.messageData?.text ?? "")
            }
            guard let found else { return nil }
            return try await same(plan.api.directMessages.events.show(id: found.id)).send()
        }
    }

    private func findTweet(_ text: PostedText, inReplyTo: Tweet.ID?) async throws -> Tweet.ID? {
        // Usually it is among the newest; where much was posted since, among as many as a page has.
        for count in [20, 200] {
            let page = try await same(plan.api.statuses.userTimeline(count: count, includeRetweets: true).request)
                .response
            let earliest = earliest(page.headers)
            let newer = page.value.prefix { $0.createdAt.map { $0.timeIntervalSince1970 >= earliest } ?? true }
            let found = newer.first { tweet in
                tweet.createdAt != nil && tweet.inReplyToStatusID == inReplyTo
                    && text.isFound(in: tweet.expandedText ?? "")
            }
            if let found { return found.id }
            // A page is filtered after it was counted, so it may be short; half empty, it is the last.
            if newer.count < page.value.count || page.value.count < count / 2 { break }
        }
        return nil
    }

    /// The earliest that it can have been posted, by the server's clock as an answer of now tells it.
    private func earliest(_ headers: HTTPFields) -> Double {
        let client = plan.api.client
        guard let date = headers["Date"].flatMap(HTTPDate.parse) else {
            // Nothing is heard of its clock; signatures are accepted within five minutes.
            return sent + client.clock.offset - 300
        }
        // Posts tell whole seconds, as `Date` does.
        return (date.timeIntervalSince1970 - max(0, client.gate.localTime - sent)).rounded(.down) - 1
    }

    /// The request as the same caller would make it.
    private func same<Output>(_ request: TwitterRequest<Output>) -> TwitterRequest<Output> {
        request.with { options in
            options.credential = plan.options.credential
            options.timeout = plan.options.timeout
            options.limits = plan.options.limits
            options.repeats = plan.options.repeats
        }
    }
}
