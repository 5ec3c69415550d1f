import TwitterHTTP

@testable import Twitter

extension EndpointFamilies {
    static let statuses: [EndpointRow] = [
        EndpointRow("POST statuses/update") {
            $0.statuses.update(
                status: "1+1 = 2 & 100%", inReplyTo: 20, autoPopulateReplyMetadata: true,
                excludeReplyUserIDs: [11, 12], attachmentURL: "https://twitter.com/a/status/1",
                mediaIDs: [31, 32], possiblySensitive: true,
                position: .sample, placeID: "df51dec6f4ee2b2c", displayCoordinates: true, enableDMCommands: false,
                failDMCommands: true, cardURI: "card://853503245793641682", options: .all, weightedCharacterCount: true)
        },
        EndpointRow("POST statuses/update_with_media") {
            $0.statuses.updateWithMedia(
                status: "", media: [97], filename: "a.png", possiblySensitive: false, inReplyTo: 20, position: .sample,
                placeID: "df51dec6f4ee2b2c", displayCoordinates: false)
        },
        EndpointRow("GET statuses/show/:id") { $0.statuses.show(id: 20, includeMyRetweet: true, options: .all) },
        EndpointRow("GET statuses/show") { $0.statuses.show(queryID: 20, includeMyRetweet: true, options: .all) },
        EndpointRow("POST statuses/destroy/:id") { $0.statuses.destroy(id: 20, trimUser: true) },
        EndpointRow("GET statuses/mentions_timeline") {
            $0.statuses.mentionsTimeline(
                count: 200, sinceID: 1, maxID: 9, includeRetweets: false, includeMyRetweet: true,
                contributorDetails: true, options: .all)
        },
        EndpointRow("GET statuses/home_timeline") {
            $0.statuses.homeTimeline(
                count: 200, sinceID: 1, maxID: 9, excludeReplies: true, includeRetweets: false,
                contributorDetails: true, options: .all)
        },
        EndpointRow("GET statuses/user_timeline") {
            $0.statuses.userTimeline(
                userID: 12, screenName: "bob", count: 200, sinceID: 1, maxID: 9, excludeReplies: true,
                includeRetweets: false, contributorDetails: true, options: .all)
        },
        EndpointRow("GET statuses/media_timeline") { $0.statuses.mediaTimeline(count: 5, sinceID: 1, maxID: 9) },
        EndpointRow("POST statuses/retweet/:id") { $0.statuses.retweet(id: 20, trimUser: true) },
        EndpointRow("POST statuses/unretweet/:id") { $0.statuses.unretweet(id: 20, trimUser: true) },
        EndpointRow("GET statuses/retweets/:id") { $0.statuses.retweets(id: 20, count: 100, options: .all) },
        EndpointRow("GET statuses/retweets_of_me") {
            $0.statuses.retweetsOfMe(count: 100, sinceID: 1, maxID: 9, includeUserEntities: false, options: .all)
        },
        EndpointRow("GET statuses/retweeters/ids") {
            $0.statuses.retweeters.ids(id: 20, count: 100, cursor: .first, stringifyIDs: true)
        },
        EndpointRow("GET statuses/lookup") {
            $0.statuses.lookup(ids: [20, 21], map: true, options: .all).requests[0]
        },
        EndpointRow("POST statuses/lookup") {
            $0.statuses.lookup(ids: [20, 21], map: false, method: .post, options: .all).requests[0]
        },
        EndpointRow("GET statuses/:id/activity/summary") { $0.statuses.activity.summary(id: 20) },
        EndpointRow("GET statuses/oembed") { $0.statuses.oembed(.id(20), options: .all, hideTweet: true) },
        EndpointRow("GET statuses/oembed") {
            $0.statuses.oembed(.url("https://twitter.com/a/status/1"), mode: .compat)
        },
        EndpointRow("GET oembed", host: .publish) {
            $0.oembed(url: "https://twitter.com/a/status/1", options: .all, callback: "f")
        },
    ]

    static let statusStreams: [EndpointRow] = [
        EndpointRow("POST statuses/filter") {
            $0.statuses.filter(
                track: ["swift linux", "a,b"], follow: [11, 12],
                locations: [.init(southWest: .sample, northEast: .init(latitude: 38, longitude: -121))], count: 5,
                options: .all)
        },
        EndpointRow("GET statuses/filter") {
            $0.statuses.filter(
                track: ["é"], follow: [11], locations: [.world], count: -5, method: .get, options: .all)
        },
        EndpointRow("POST statuses/filter") {
            $0.statuses.filter(follow: [11], locations: [.world, .world], count: 5)
        },
        EndpointRow("GET statuses/filter") { $0.statuses.filter(locations: [.world], count: 5, method: .get) },
        EndpointRow("GET statuses/sample") { $0.statuses.sample(options: .all) },
        EndpointRow("GET statuses/firehose") { $0.statuses.firehose(count: -100, options: .all) },
        EndpointRow("GET statuses/links") { $0.statuses.links(count: 100, options: .all) },
        EndpointRow("GET statuses/retweet") { $0.statuses.retweetStream(options: .all) },
    ]
}
