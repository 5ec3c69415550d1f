import FoundationEssentials
import TwitterHTTP

@testable import Twitter

extension EndpointFamilies {
    static let search: [EndpointRow] = [
        EndpointRow(
            "GET search/tweets",
            sends: """
                q=#moon -filter:retweets
                geocode=37.5,-122.25,2.5km
                lang=de
                locale=ja
                result_type=recent
                count=100
                until=2026-02-03
                since_id=1
                max_id=9
                callback=f
                trim_user=true
                include_entities=false
                tweet_mode=extended
                include_ext_alt_text=true
                include_card_uri=true
                include_ext_edit_control=true
                """
        ) {
            $0.search.tweets(
                query: "#moon -filter:retweets", geocode: .init(center: .sample, radius: .kilometres(2.5)),
                language: "de", locale: "ja", resultType: .recent, count: 100,
                until: CalendarDay(year: 2026, month: 2, day: 3), sinceID: 1, maxID: 9, callback: "f", options: .all)
        },
        EndpointRow("GET search/typeahead", sends: "q=moo\nresult_type=mixed\nsend_error_codes=true\ncount=10") {
            $0.search.typeahead(query: "moo", resultType: .mixed, sendErrorCodes: true, count: 10)
        },
        EndpointRow("GET conversation/show/:id", sends: "") { $0.conversation.show(id: 20) },
        EndpointRow("GET conversation/show", sends: "id=20") { $0.conversation.show(queryID: 20) },
        EndpointRow("GET timeline/home", sends: "") { $0.timeline.home() },
        EndpointRow("GET urls/count", host: .linkCounts, sends: "url=https://example.com/?a=1&b=2") {
            $0.urls.count(url: "https://example.com/?a=1&b=2")
        },
        EndpointRow("GET saved_searches/list", sends: "") { $0.savedSearches.list() },
        EndpointRow("GET saved_searches/show/:id", sends: "") { $0.savedSearches.show(id: 7) },
        EndpointRow("POST saved_searches/create", sends: "query=#moon OR #mars") {
            $0.savedSearches.create(query: "#moon OR #mars")
        },
        EndpointRow("POST saved_searches/destroy/:id", sends: "") { $0.savedSearches.destroy(id: 7) },
    ]

    static let premiumSearch: [EndpointRow] = [
        EndpointRow(
            "GET tweets/search/30day/:env",
            sends: """
                query=moon lang:de
                tag=t
                fromDate=201707140240
                toDate=201707150340
                maxResults=500
                next=eyJ
                """
        ) { searched($0.tweets.search.thirtyDay, .get) },
        EndpointRow(
            "POST tweets/search/30day/:env",
            sends: """
                query=moon lang:de
                tag=t
                fromDate=201707140240
                toDate=201707150340
                maxResults=500
                next=eyJ
                """
        ) { searched($0.tweets.search.thirtyDay, .post) },
        EndpointRow(
            "POST tweets/search/30day/:env/counts",
            sends: """
                query=moon
                fromDate=201707140240
                toDate=201707150340
                bucket=day
                next=eyJ
                """
        ) { counted($0.tweets.search.thirtyDay) },
        EndpointRow(
            "GET tweets/search/fullarchive/:env",
            sends: """
                query=moon lang:de
                tag=t
                fromDate=201707140240
                toDate=201707150340
                maxResults=500
                next=eyJ
                """
        ) { searched($0.tweets.search.fullArchive, .get) },
        EndpointRow(
            "POST tweets/search/fullarchive/:env",
            sends: """
                query=moon lang:de
                tag=t
                fromDate=201707140240
                toDate=201707150340
                maxResults=500
                next=eyJ
                """
        ) { searched($0.tweets.search.fullArchive, .post) },
        EndpointRow(
            "POST tweets/search/fullarchive/:env/counts",
            sends: """
                query=moon
                fromDate=201707140240
                toDate=201707150340
                bucket=day
                next=eyJ
                """
        ) { counted($0.tweets.search.fullArchive) },
    ]

    private static func searched(
        _ search: TwitterAPI.PremiumSearch, _ method: HTTPMethod
    ) -> PagedRequest<PremiumSearchResult> {
        search(
            env: "dev", query: "moon lang:de", tag: "t", fromDate: Fixed.date, toDate: Fixed.date + 90_000,
            maxResults: 500, next: Cursor("eyJ"), method: method)
    }

    private static func counted(_ search: TwitterAPI.PremiumSearch) -> PagedRequest<PremiumSearchCounts> {
        search.counts(
            env: "dev", query: "moon", fromDate: Fixed.date, toDate: Fixed.date + 90_000, bucket: .day,
            next: Cursor("eyJ"))
    }
}
