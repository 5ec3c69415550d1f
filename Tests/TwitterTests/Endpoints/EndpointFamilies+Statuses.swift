import TwitterHTTP

@testable import Twitter

extension EndpointFamilies {
    static let statuses: [EndpointRow] = [
        EndpointRow(
            "POST statuses/update",
            sends: """
                status=1+1 = 2 & 100%
                in_reply_to_status_id=20
                auto_populate_reply_metadata=true
                exclude_reply_user_ids=11,12
                attachment_url=https://twitter.com/a/status/1
                media_ids=31,32
                possibly_sensitive=true
                lat=37.5
                long=-122.25
                place_id=df51dec6f4ee2b2c
                display_coordinates=true
                enable_dmcommands=false
                fail_dmcommands=true
                card_uri=card://853503245793641682
                weighted_character_count=true
                trim_user=true
                include_entities=false
                tweet_mode=extended
                include_ext_alt_text=true
                include_card_uri=true
                include_ext_edit_control=true
                """
        ) {
            $0.statuses.update(
                status: "1+1 = 2 & 100%", inReplyTo: 20, autoPopulateReplyMetadata: true,
                excludeReplyUserIDs: [11, 12], attachmentURL: "https://twitter.com/a/status/1",
                mediaIDs: [31, 32], possiblySensitive: true,
                position: .sample, placeID: "df51dec6f4ee2b2c", displayCoordinates: true, enableDMCommands: false,
                failDMCommands: true, cardURI: "card://853503245793641682", options: .all, weightedCharacterCount: true)
        },
        EndpointRow(
            "POST statuses/update_with_media",
            sends: """
                status=
                possibly_sensitive=false
                in_reply_to_status_id=20
                lat=37.5
                long=-122.25
                place_id=df51dec6f4ee2b2c
                display_coordinates=false
                media[]=GIF87aaaaa
                """
        ) {
            $0.statuses.updateWithMedia(
                status: "", media: EndpointWorld.picture, filename: "a.png", possiblySensitive: false, inReplyTo: 20,
                position: .sample,
                placeID: "df51dec6f4ee2b2c", displayCoordinates: false)
        },
        EndpointRow(
            "GET statuses/show/:id",
            sends: """
                include_my_retweet=true
                trim_user=true
                include_entities=false
                tweet_mode=extended
                include_ext_alt_text=true
                include_card_uri=true
                include_ext_edit_control=true
                """
        ) { $0.statuses.show(id: 20, includeMyRetweet: true, options: .all) },
        EndpointRow(
            "GET statuses/show",
            sends: """
                id=20
                include_my_retweet=true
                trim_user=true
                include_entities=false
                tweet_mode=extended
                include_ext_alt_text=true
                include_card_uri=true
                include_ext_edit_control=true
                """
        ) { $0.statuses.show(queryID: 20, includeMyRetweet: true, options: .all) },
        EndpointRow("POST statuses/destroy/:id", sends: "id=20\ntrim_user=true\ntweet_mode=extended") {
            $0.statuses.destroy(id: 20, trimUser: true)
        },
        EndpointRow(
            "GET statuses/mentions_timeline",
            sends: """
                count=200
                since_id=1
                max_id=9
                include_rts=false
                include_my_retweet=true
                contributor_details=true
                trim_user=true
                include_entities=false
                tweet_mode=extended
                include_ext_alt_text=true
                include_card_uri=true
                include_ext_edit_control=true
                """
        ) {
            $0.statuses.mentionsTimeline(
                count: 200, sinceID: 1, maxID: 9, includeRetweets: false, includeMyRetweet: true,
                contributorDetails: true, options: .all)
        },
        EndpointRow(
            "GET statuses/home_timeline",
            sends: """
                count=200
                since_id=1
                max_id=9
                exclude_replies=true
                include_rts=false
                contributor_details=true
                trim_user=true
                include_entities=false
                tweet_mode=extended
                include_ext_alt_text=true
                include_card_uri=true
                include_ext_edit_control=true
                """
        ) {
            $0.statuses.homeTimeline(
                count: 200, sinceID: 1, maxID: 9, excludeReplies: true, includeRetweets: false,
                contributorDetails: true, options: .all)
        },
        EndpointRow(
            "GET statuses/user_timeline",
            sends: """
                user_id=12
                screen_name=bob
                count=200
                since_id=1
                max_id=9
                exclude_replies=true
                include_rts=false
                contributor_details=true
                trim_user=true
                include_entities=false
                tweet_mode=extended
                include_ext_alt_text=true
                include_card_uri=true
                include_ext_edit_control=true
                """
        ) {
            $0.statuses.userTimeline(
                userID: 12, screenName: "bob", count: 200, sinceID: 1, maxID: 9, excludeReplies: true,
                includeRetweets: false, contributorDetails: true, options: .all)
        },
        EndpointRow("GET statuses/media_timeline", sends: "count=5\nsince_id=1\nmax_id=9\ntweet_mode=extended") {
            $0.statuses.mediaTimeline(count: 5, sinceID: 1, maxID: 9)
        },
        EndpointRow("POST statuses/retweet/:id", sends: "trim_user=true\ntweet_mode=extended") {
            $0.statuses.retweet(id: 20, trimUser: true)
        },
        EndpointRow("POST statuses/unretweet/:id", sends: "trim_user=true\ntweet_mode=extended") {
            $0.statuses.unretweet(id: 20, trimUser: true)
        },
        EndpointRow(
            "GET statuses/retweets/:id",
            sends: """
                count=100
                trim_user=true
                include_entities=false
                tweet_mode=extended
                include_ext_alt_text=true
                include_card_uri=true
                include_ext_edit_control=true
                """
        ) { $0.statuses.retweets(id: 20, count: 100, options: .all) },
        EndpointRow(
            "GET statuses/retweets_of_me",
            sends: """
                count=100
                since_id=1
                max_id=9
                include_user_entities=false
                trim_user=true
                include_entities=false
                tweet_mode=extended
                include_ext_alt_text=true
                include_card_uri=true
                include_ext_edit_control=true
                """
        ) {
            $0.statuses.retweetsOfMe(count: 100, sinceID: 1, maxID: 9, includeUserEntities: false, options: .all)
        },
        EndpointRow("GET statuses/retweeters/ids", sends: "id=20\ncount=100\ncursor=-1\nstringify_ids=true") {
            $0.statuses.retweeters.ids(id: 20, count: 100, cursor: .first, stringifyIDs: true)
        },
        EndpointRow(
            "GET statuses/lookup",
            sends: """
                id=20,21
                map=true
                trim_user=true
                include_entities=false
                tweet_mode=extended
                include_ext_alt_text=true
                include_card_uri=true
                include_ext_edit_control=true
                """
        ) {
            $0.statuses.lookup(ids: [20, 21], map: true, options: .all).requests[0]
        },
        EndpointRow(
            "POST statuses/lookup",
            sends: """
                id=20,21
                map=false
                trim_user=true
                include_entities=false
                tweet_mode=extended
                include_ext_alt_text=true
                include_card_uri=true
                include_ext_edit_control=true
                """
        ) {
            $0.statuses.lookup(ids: [20, 21], map: false, method: .post, options: .all).requests[0]
        },
        EndpointRow("GET statuses/:id/activity/summary", sends: "") { $0.statuses.activity.summary(id: 20) },
        EndpointRow(
            "GET statuses/oembed",
            sends: """
                id=20
                maxwidth=220
                hide_media=true
                hide_thread=true
                omit_script=true
                align=center
                related=nasa,esa
                lang=de
                theme=dark
                link_color=#ff0000
                widget_type=video
                dnt=true
                hide_tweet=true
                tweet_mode=extended
                """
        ) { $0.statuses.oembed(.id(20), options: .all, hideTweet: true) },
        EndpointRow("GET statuses/oembed", sends: "url=https://twitter.com/a/status/1\ntweet_mode=compat") {
            $0.statuses.oembed(.url("https://twitter.com/a/status/1"), mode: .compat)
        },
        EndpointRow(
            "GET oembed", host: .publish,
            sends: """
                url=https://twitter.com/a/status/1
                maxwidth=220
                hide_media=true
                hide_thread=true
                omit_script=true
                align=center
                related=nasa,esa
                lang=de
                theme=dark
                link_color=#ff0000
                widget_type=video
                dnt=true
                callback=f
                """
        ) {
            $0.oembed(url: "https://twitter.com/a/status/1", options: .all, callback: "f")
        },
    ]

    static let statusStreams: [EndpointRow] = [
        EndpointRow(
            "POST statuses/filter",
            sends: """
                follow=11,12
                track=swift linux,a,b
                locations=-122.25,37.5,-121,38
                count=5
                delimited=length
                stall_warnings=true
                language=en,de
                filter_level=low
                tweet_mode=extended
                include_ext_edit_control=true
                """
        ) {
            $0.statuses.filter(
                track: ["swift linux", "a,b"], follow: [11, 12],
                locations: [.init(southWest: .sample, northEast: .init(latitude: 38, longitude: -121))], count: 5,
                options: .all)
        },
        EndpointRow(
            "GET statuses/filter",
            sends: """
                follow=11
                track=é
                locations=-180,-90,180,90
                count=-5
                delimited=length
                stall_warnings=true
                language=en,de
                filter_level=low
                tweet_mode=extended
                include_ext_edit_control=true
                """
        ) {
            $0.statuses.filter(
                track: ["é"], follow: [11], locations: [.world], count: -5, method: .get, options: .all)
        },
        EndpointRow("POST statuses/filter", sends: "follow=11\nlocations=-180,-90,180,90,-180,-90,180,90\ncount=5") {
            $0.statuses.filter(follow: [11], locations: [.world, .world], count: 5)
        },
        EndpointRow(
            "GET statuses/filter", sends: "locations=-180,-90,180,90\ncount=5",
            exchange: .empty(because: "no Tweet of the sandbox has a position")
        ) {
            $0.statuses.filter(locations: [.world], count: 5, method: .get)
        },
        EndpointRow(
            "GET statuses/sample",
            sends: """
                delimited=length
                stall_warnings=true
                language=en,de
                filter_level=low
                tweet_mode=extended
                include_ext_edit_control=true
                """
        ) { $0.statuses.sample(options: .all) },
        EndpointRow(
            "GET statuses/firehose",
            sends: """
                count=-100
                delimited=length
                stall_warnings=true
                language=en,de
                filter_level=low
                tweet_mode=extended
                include_ext_edit_control=true
                """
        ) { $0.statuses.firehose(count: -100, options: .all) },
        EndpointRow("GET statuses/links", sends: "count=100\ndelimited=length\nstall_warnings=true") {
            $0.statuses.links(count: 100, options: .all)
        },
        EndpointRow("GET statuses/retweet", sends: "delimited=length\nstall_warnings=true") {
            $0.statuses.retweetStream(options: .all)
        },
    ]
}
