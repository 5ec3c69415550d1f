import Testing

@testable import Twitter

@Suite struct AddressTests {
    struct Case: Sendable {
        let path: String
        let x: String
        let twitter: String
        /// Below `https://h:1`, with the API at `/api` and signing in at `/in`.
        let custom: String

        init(_ path: String, _ host: String, _ rest: String, custom: String? = nil) {
            self.path = path
            x = "https://\(host.contains(".") ? host : host + ".x.com")\(rest)"
            twitter = "https://\(host.contains(".") ? host : host + ".twitter.com")\(rest)"
            self.custom = "https://h:1" + (custom ?? rest.replacingPrefix("/1.1", with: "/api"))
        }
    }

    static let cases = [
        Case("statuses/home_timeline", "api", "/1.1/statuses/home_timeline.json"),
        Case("/1.1/statuses/home_timeline.json", "api", "/1.1/statuses/home_timeline.json"),
        Case("1.1/statuses/home_timeline", "api", "/1.1/statuses/home_timeline.json"),
        Case("statuses/home_timeline.json", "api", "/1.1/statuses/home_timeline.json"),
        Case("statuses/home_timeline.xml", "api", "/1.1/statuses/home_timeline.xml"),
        Case("statuses/oembed", "api", "/1.1/statuses/oembed.json"),
        Case("search/tweets?q=a%20b", "api", "/1.1/search/tweets.json?q=a%20b"),
        Case("statuses/retweet/20", "api", "/1.1/statuses/retweet/20.json"),
        Case("statuses/user_timeline", "api", "/1.1/statuses/user_timeline.json"),
        Case("tweets/search/30day/dev.json", "api", "/1.1/tweets/search/30day/dev.json"),
        Case("oauth/request_token", "api", "/oauth/request_token", custom: "/in/oauth/request_token"),
        Case("/oauth/access_token", "api", "/oauth/access_token", custom: "/in/oauth/access_token"),
        Case("oauth2/token", "api", "/oauth2/token", custom: "/in/oauth2/token"),
        Case("/2/users/me", "api", "/2/users/me"),
        Case("2/users/me", "api", "/2/users/me"),
        Case("/2/a//b/", "api", "/2/a//b/"),
        Case("/labs/1/x.y", "api", "/labs/1/x.y"),
        Case("/", "api", "/"),
        Case("media/upload", "upload", "/1.1/media/upload.json"),
        Case("media/metadata/create", "upload", "/1.1/media/metadata/create.json"),
        Case("statuses/filter", "stream", "/1.1/statuses/filter.json"),
        Case("statuses/sample", "stream", "/1.1/statuses/sample.json"),
        Case("statuses/firehose", "stream", "/1.1/statuses/firehose.json"),
        Case("statuses/links", "stream", "/1.1/statuses/links.json"),
        Case("statuses/retweet", "stream", "/1.1/statuses/retweet.json"),
        Case("user", "userstream.twitter.com", "/1.1/user.json"),
        Case("site", "sitestream.twitter.com", "/1.1/site.json"),
        Case("site/c/1/info", "sitestream.twitter.com", "/1.1/site/c/1/info.json"),
        Case("oembed", "publish", "/oembed"),
        Case("insights/engagement/totals", "data-api.twitter.com", "/insights/engagement/totals"),
        Case("ton/bucket/b", "ton.twitter.com", "/1.1/ton/bucket/b"),
        Case("user/x", "analytics.twitter.com", "/user/x.json"),
        Case("urls/count", "cdn.api.twitter.com", "/1/urls/count.json", custom: "/urls/count.json"),
        Case("account/generate", "api", "/1/account/generate.json"),
        Case("account/x", "api", "/1.1/account/x.json"),
        Case("statuses/x/filter", "api", "/1.1/statuses/x/filter.json"),
    ]

    @Test(arguments: cases) func addressOfEveryKindOfPath(item: Case) throws {
        let call = Call(Endpoint(.get, item.path))
        let custom = TwitterService.custom("https://h:1/", apiPath: "/api/", signInPath: "in")
        #expect(try build(call, service: .x).request.url == item.x)
        #expect(try build(call, service: .twitter).request.url == item.twitter)
        #expect(try build(call, service: custom).request.url == item.custom)
    }

    @Test(arguments: [
        ("http://h", "/1.1", "http://h/1.1/a.json"), ("http://h//", "1.1/", "http://h/1.1/a.json"),
        ("http://h/base/", "", "http://h/base/a.json"), ("http://h", "/", "http://h/a.json"),
    ])
    func customPaths(base: String, apiPath: String, url: String) throws {
        let service = TwitterService.custom(base, apiPath: apiPath)
        #expect(try build(Call(Endpoint(.get, "a")), service: service).request.url == url)
    }

    @Test(arguments: [("a", "https://h/1.1/a.json"), ("oauth/request_token", "https://h/oauth/request_token")])
    func customPathsAreTwittersUnlessTold(path: String, url: String) throws {
        #expect(try build(Call(Endpoint(.get, path)), service: .custom("https://h")).request.url == url)
    }

    @Test func complianceIsAtItsOwnPath() throws {
        let endpoint = Endpoint(.get, "compliance/firehose", ["account_name": "me", "stream_label": "all"])
        #expect(
            try build(Call(endpoint)).request.url
                == "https://gnip-stream.twitter.com/stream/compliance/accounts/me/publishers/twitter/all.json")
        #expect(endpoint.name == "compliance/firehose")
    }

    @Test func nameIsThePathAsTheReferenceSpellsIt() {
        #expect(Endpoint(.get, "/1.1/a/b.c.json").name == "a/b.c")
        #expect(Endpoint(.get, "/2/users/me").name == "/2/users/me")
        #expect(Endpoint(.get, "oauth/x.y").name == "oauth/x.y")
        #expect(Endpoint(.get, "a?q=b?c").query == "q=b?c")
    }

    @Test func signedAddressMayDifferFromTheWire() throws {
        let service = TwitterService.custom("https://h", apiPath: "/api", signedAs: "http://inner:8080/")
        let built = try build(Call(Endpoint(.get, "a"), ["q": "1"]), service: service)
        #expect(built.request.url == "https://h/api/a.json?q=1")
        #expect(built.signature?.baseString.hasPrefix("GET&http%3A%2F%2Finner%3A8080%2Fapi%2Fa.json&") == true)
    }

    @Test(arguments: [
        ("20", "20"), ("a/b", "a%2Fb"), ("a b", "a%20b"), ("é?#%", "%C3%A9%3F%23%25"), (":id", "%3Aid"), ("...", "..."),
    ])
    func placeholdersAreEncoded(value: String, encoded: String) throws {
        for path in ["statuses/show/:id", "/1.1/statuses/show/:id.json"] {
            let endpoint = Endpoint(.get, path, ["id": value])
            #expect(endpoint.name == "statuses/show/:id")
            #expect(endpoint.description == "GET statuses/show/:id")
            let url = try build(Call(endpoint)).request.url
            #expect(url == "https://api.twitter.com/1.1/statuses/show/\(encoded).json")
        }
        let inside = Endpoint(.post, "/2/:a/x/:b", ["b": value, "a": "1"])
        #expect(try build(Call(inside)).request.url == "https://api.twitter.com/2/1/x/\(encoded)")
    }

    @Test func firstOfSeveralValuesFillsAPlaceholder() throws {
        let endpoint = Endpoint(.get, "a/:id", ["x": 0, "id": 1, "id": 2])
        #expect(try build(Call(endpoint)).request.url == "https://api.twitter.com/1.1/a/1.json")
    }

    @Test(arguments: [nil, "", ".", ".."]) func unusablePlaceholderIsNotSent(value: String?) throws {
        let error = #expect(throws: TwitterError.self) {
            try build(Call(Endpoint(.delete, "lists/:id/x", ["id": value])))
        }
        #expect(error?.kind == .invalidRequest)
        #expect(error?.message == "The path has no value for :id.")
        #expect(error?.requestMayHaveBeenSent == false)
    }

    @Test func queryInThePathIsSignedToo() throws {
        let built = try build(Call(Endpoint(.get, "search/tweets.json?q=%23a&x="), ["count": 5]))
        #expect(built.request.url == "https://api.twitter.com/1.1/search/tweets.json?q=%23a&x=&count=5")
        #expect(built.signature?.baseString.hasSuffix("%26q%3D%2523a%26x%3D") == true)
        #expect(built.signature?.baseString.contains("&count%3D5%26oauth_consumer_key") == true)
        let form = try build(Call(Endpoint(.post, "a?b=1"), ["c": 2]))
        #expect(form.request.url.hasSuffix("/a.json?b=1"))
        #expect(form.request.body == .bytes(Array("c=2".utf8)))
        #expect(form.signature?.baseString.contains("&b%3D1%26c%3D2%26oauth") == true)
    }

    @Test(arguments: ["a b", "é", "a\r\nX: y", "a#b"]) func impossibleAddressIsAnError(path: String) async throws {
        let twitter = TwitterAPI(auth: .bearer("S3CRET-MARK"), service: .custom("http://127.0.0.1:9"))
        let error = try await refusal(of: twitter.request(.get, path))
        #expect(error.kind == .invalidRequest)
        await twitter.shutdown()
    }

    @Test(arguments: ["", "ftp://h", "http://", "h", "http://u:p@h"]) func impossibleBaseIsAnError(base: String) throws
    {
        let error = #expect(throws: TwitterError.self) {
            try build(Call(Endpoint(.get, "a")), service: .custom(base))
        }
        #expect(error?.kind == .invalidRequest)
        #expect(error?.endpoint == Endpoint(.get, "a"))
    }
}

extension String {
    fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
        hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
    }
}
