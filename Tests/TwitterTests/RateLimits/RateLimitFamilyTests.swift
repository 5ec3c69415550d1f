import Testing
import TwitterHTTP

@testable import Twitter

@Suite struct RateLimitFamilyTests {
    @Test(arguments: [
        ("GET", "statuses/home_timeline", "GET statuses/home_timeline"),
        ("POST", "friendships/create", "POST friendships/create"),
        // Both methods of a look-up count together, and so do both spellings of a path.
        ("GET", "users/lookup", "GET users/lookup"), ("POST", "users/lookup", "GET users/lookup"),
        ("POST", "statuses/lookup", "GET statuses/lookup"),
        ("GET", "statuses/show", "GET statuses/show/:id"), ("GET", "statuses/show/:id", "GET statuses/show/:id"),
        ("POST", "tweets/search/30day/:env", "GET tweets/search/30day/:env"),
        ("POST", "tweets/search/30day/:env/counts", "POST tweets/search/30day/:env/counts"),
        // 300 in three hours, together.
        ("POST", "statuses/retweet/:id", "POST statuses/update"), ("POST", "statuses/update", "POST statuses/update"),
        ("POST", "statuses/unretweet/:id", "POST statuses/unretweet/:id"),
        // Written by hand.
        ("GET", "statuses/show/20", "GET statuses/show/:id"), ("GET", "statuses/show/9", "GET statuses/show/:id"),
        ("GET", "a/5", "GET a/:id"), ("GET", "/2/5/x", "GET /2/:id/x"),
        ("POST", "statuses/retweet/20", "POST statuses/update"),
        ("GET", "insights/engagement/28hr", "GET insights/engagement/28hr"),
        ("GET", "/2/users/12/tweets", "GET /2/users/:id/tweets"), ("GET", "2", "GET 2"), ("GET", "a//7", "GET a//:id"),
        ("GET", "a/7b", "GET a/7b"), ("GET", "a/٣", "GET a/٣"),
    ]) func endpointsThatCountTogether(method: String, path: String, name: String) {
        #expect(RateLimitFamily(method: HTTPMethod(rawValue: method), path: path).name == name)
    }

    @Test(arguments: [
        ("/statuses/show/:id", "GET statuses/show/:id"), ("/lists/:id&POST", "POST lists/:id"),
        ("/users/lookup", "GET users/lookup"), ("statuses/x", "GET statuses/x"), ("/a&b&c", "b&c a"), ("", "GET "),
        ("&", " "),
    ]) func pathsOfTheStatus(path: String, name: String) {
        #expect(RateLimitFamily(statusPath: path).name == name)
    }
}
