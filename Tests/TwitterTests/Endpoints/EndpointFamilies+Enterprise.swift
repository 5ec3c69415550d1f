import FoundationEssentials

@testable import Twitter

extension EndpointFamilies {
    static let enterprise: [EndpointRow] = [
        EndpointRow(
            "POST insights/engagement/totals", host: .insights,
            sends: """
                tweet_ids=["20","21"]
                engagement_types=["impressions","replies"]
                groupings={"each":{"group_by":["tweet.id","engagement.type"]}}
                groupings.each={"group_by":["tweet.id","engagement.type"]}
                groupings.each.group_by=["tweet.id","engagement.type"]
                """
        ) {
            $0.insights.engagement.totals(
                tweetIDs: [20, 21], engagementTypes: [.impressions, .replies],
                groupings: [.init(name: "each", groupBy: ["tweet.id", "engagement.type"])])
        },
        EndpointRow(
            "POST insights/engagement/28hr", host: .insights,
            sends: """
                tweet_ids=["20","21"]
                engagement_types=["impressions","replies"]
                groupings={"each":{"group_by":["tweet.id","engagement.type"]}}
                groupings.each={"group_by":["tweet.id","engagement.type"]}
                groupings.each.group_by=["tweet.id","engagement.type"]
                """
        ) {
            $0.insights.engagement.last28Hours(
                tweetIDs: [20, 21], engagementTypes: [.impressions, .replies],
                groupings: [.init(name: "each", groupBy: ["tweet.id", "engagement.type"])])
        },
        EndpointRow(
            "POST insights/engagement/historical", host: .insights,
            sends: """
                tweet_ids=["20","21"]
                engagement_types=["impressions","replies"]
                groupings={"each":{"group_by":["tweet.id","engagement.type"]}}
                groupings.each={"group_by":["tweet.id","engagement.type"]}
                groupings.each.group_by=["tweet.id","engagement.type"]
                start=2017-07-14T02:40:00Z
                end=2017-07-14T03:40:00Z
                """
        ) {
            $0.insights.engagement.historical(
                tweetIDs: [20, 21], engagementTypes: [.impressions, .replies],
                groupings: [.init(name: "each", groupBy: ["tweet.id", "engagement.type"])],
                start: Date(timeIntervalSince1970: 1_500_000_000), end: Date(timeIntervalSince1970: 1_500_003_600))
        },
        EndpointRow(
            "POST feedback/create",
            sends: """
                type=nps
                to_user_id=12
                message=Well?
                privacy_url=https://example.com/p
                external_id=e1
                question_variant_id=1
                display_name=Example
                test=true
                """
        ) {
            $0.feedback.create(
                kind: .netPromoterScore, toUserID: 12, message: "Well?", privacyURL: "https://example.com/p",
                externalID: "e1", questionVariantID: 1, displayName: "Example", test: true)
        },
        EndpointRow(
            "GET feedback/events", sends: "from_time=1500000000123\nto_time=1500003600000\ncount=100\ncursor=abc"
        ) {
            $0.feedback.events(
                from: Date(timeIntervalSince1970: 1_500_000_000.123), to: Date(timeIntervalSince1970: 1_500_003_600),
                count: 100, cursor: Cursor("abc"))
        },
        EndpointRow("GET feedback/show/:id") {
            $0.feedback.show(id: "f1")
        },
    ]
}
