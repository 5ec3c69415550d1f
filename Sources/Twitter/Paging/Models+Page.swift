extension Tweet: PageItem {}
extension User: PageItem {}
extension UserList: PageItem {}
extension DirectMessage: PageItem {}

extension Activity: PageItem {
    /// The oldest position that it covers.
    public var pageID: String? { minPosition ?? maxPosition }
}

extension IDsPage: Page {
    /// The identifiers.
    public var items: [Identifier<Subject>] { ids }

    /// The identifier itself.
    public static func id(of item: Identifier<Subject>) -> String? { item.description }
}

extension CursoredPage: Page {
    /// The identifier of the item.
    public static func id(of item: Item) -> String? { item.pageID }
}

extension EventsPage: Page {
    /// The events.
    public var items: [DirectMessageEvent] { events }
}

extension WelcomeMessagesPage: Page {
    /// The messages.
    public var items: [WelcomeMessage] { welcomeMessages }

    /// The identifier of the message.
    public static func id(of item: WelcomeMessage) -> String? { item.id.description }
}

extension WelcomeMessageRulesPage: Page {
    /// The rules.
    public var items: [WelcomeMessageRule] { welcomeMessageRules }

    /// The identifier of the rule.
    public static func id(of item: WelcomeMessageRule) -> String? { item.id.description }
}

extension CustomProfilesPage: Page {
    /// The profiles.
    public var items: [CustomProfile] { customProfiles }
}

extension CollectionsPage: Page {
    /// The places of the collections; ``objects`` has the collections themselves.
    public var items: [CollectionsPage.Item] { response?.results ?? [] }

    /// Where the next page begins; `nil` after the last one.
    public var nextCursor: Cursor? { response?.cursors?.nextCursor }

    /// The name of the collection.
    public static func id(of item: CollectionsPage.Item) -> String? { item.timelineID?.description }
}

extension CollectionTimeline: Page {
    /// The places of the Tweets; ``objects`` has the Tweets themselves.
    public var items: [CollectionTimeline.Entry] { response?.timeline ?? [] }

    /// The position of the last Tweet, below which the next page begins; `nil` when nothing was cut off.
    public var nextCursor: Cursor? {
        response?.position?.wasTruncated == false ? nil : Cursor(response?.position?.minPosition)
    }

    /// The identifier of the Tweet.
    public static func id(of item: CollectionTimeline.Entry) -> String? { item.tweet?.id?.description }
}

extension PremiumSearchResult: Page {
    /// The Tweets.
    public var items: [Tweet] { results }

    /// Where the next page begins; `nil` on the last one.
    public var nextCursor: Cursor? { next }
}

extension PremiumSearchCounts: Page {
    /// The periods.
    public var items: [PremiumSearchCounts.Period] { results }

    /// Where the next page begins; `nil` on the last one.
    public var nextCursor: Cursor? { next }
}

extension SearchResult: Page {
    /// The Tweets.
    public var items: [Tweet] { statuses }

    /// What `next_results` says: popular Tweets, which may be older, stand before the others.
    public var nextMaxID: String? {
        searchMetadata?.nextResults?.split { $0 == "?" || $0 == "&" }
            .first { $0.hasPrefix("max_id=") }.map { String($0.dropFirst("max_id=".count)) }
    }
}
