import FoundationEssentials

@testable import Twitter

extension EndpointFamilies {
    static let enterprise: [EndpointRow] = [
        EndpointRow("POST insights/engagement/totals", host: .insights) {
            $0.insights.engagement.totals(
                tweetIDs: [20, 21], engagementTypes: [.impressions, .replies],
                groupings: [.init(name: "each", groupBy: ["tweet.id", "engagement.type"])])
        },
        EndpointRow("POST insights/engagement/28hr", host: .insights) {
            $0.insights.engagement.last28Hours(
                tweetIDs: [20, 21], engagementTypes: [.impressions, .replies],
                groupings: [.init(name: "each", groupBy: ["tweet.id", "engagement.type"])])
        },
        EndpointRow("POST insights/engagement/historical", host: .insights) {
            $0.insights.engagement.historical(
                tweetIDs: [20, 21], engagementTypes: [.impressions, .replies],
                groupings: [.init(name: "each", groupBy: ["tweet.id", "engagement.type"])],
                start: Date(timeIntervalSince1970: 1_500_000_000), end: Date(timeIntervalSince1970: 1_500_003_600))
        },
        EndpointRow("POST feedback/create") {
            $0.feedback.create(
                kind: .netPromoterScore, toUserID: 12, message: "Well?", privacyURL: "https://example.com/p",
                externalID: "e1", questionVariantID: 1, displayName: "Example", test: true)
        },
        EndpointRow("GET feedback/events") {
            $0.feedback.events(
                from: Date(timeIntervalSince1970: 1_500_000_000.123), to: Date(timeIntervalSince1970: 1_500_003_600),
                count: 100, cursor: Cursor("abc"))
        },
        EndpointRow("GET feedback/show/:id") {
            $0.feedback.show(id: "f1")
        },
    ]
}
