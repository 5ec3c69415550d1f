import FoundationEssentials
import Testing
import TwitterHTTP

@testable import Twitter

@Suite struct RateLimitHeadersTests {
    /// Case 43.
    @Test(arguments: ["X-Rate-Limit-", "x-rate-limit-", "x-RATE-limit-"]) func namesHaveNoCase(prefix: String) {
        var headers = HTTPFields()
        headers.append(name: prefix + "Remaining", value: "14")
        #expect(RateLimit(headers: headers)?.remaining == 14)
        #expect(RateLimit(headers: headers)?.limit == nil)
        headers.append(name: prefix + "Reset", value: "1500000000")
        #expect(RateLimit(headers: headers)?.reset == Date(timeIntervalSince1970: 1_500_000_000))
    }

    @Test func absentIsUnknown() {
        #expect(RateLimit(headers: ["x-rate-limit-limit": "15"])?.remaining == nil)
        #expect(RateLimit(headers: ["x-rate-limit-limit": "15"])?.limit == 15)
        #expect(RateLimit(headers: [:]) == nil)
        #expect(RateLimit(headers: ["x-rate-limit-remaining": "0"])?.remaining == 0)
        #expect(RateLimit(headers: ["x-access-level": "read"]) == nil)
    }

    @Test(arguments: [
        "many", "", " ", "-1", "+5", "1.5", "1e3", "0x10", "٣", "99999999999999999999", "5, 5", "5 ", "5;",
    ]) func oddNumbersAreUnknown(text: String) {
        let headers: HTTPFields = [
            "x-rate-limit-limit": text, "x-rate-limit-remaining": text, "x-rate-limit-reset": text,
        ]
        #expect(RateLimit(headers: headers) == nil)
        #expect(RateLimitHeaders(headers).isEmpty)
    }

    @Test func resetIsNoDateBeyondAllYears() {
        #expect(RateLimit(headers: ["x-rate-limit-reset": "253402300799"])?.reset != nil)
        #expect(RateLimit(headers: ["x-rate-limit-reset": "253402300800"]) == nil)
        #expect(RateLimit(headers: ["x-rate-limit-limit": "253402300800"])?.limit == 253_402_300_800)
    }

    @Test func allSetsAreRead() {
        let told = RateLimitHeaders([
            "X-App-Limit-24hour-Limit": "5000", "x-app-limit-24hour-remaining": "4999",
            "x-app-limit-24hour-reset": "1500000001", "x-user-limit-24hour-limit": "1000",
            "X-USER-LIMIT-24HOUR-REMAINING": "999", "x-user-limit-24hour-reset": "1500000002",
            "x-mediaratelimit-limit": "30", "x-mediaratelimit-remaining": "29", "x-mediaratelimit-reset": "1500000003",
            "x-access-level": "read-write", "Content-Type": "application/json", "x-response-time": "12",
            "x-rate-limit-limit": "15", "x-rate-limit-remaining": "14", "x-rate-limit-reset": "1500000000",
        ])
        func limit(_ limit: Int, _ second: Int) -> RateLimit {
            RateLimit(
                limit: limit, remaining: limit - 1,
                reset: Date(timeIntervalSince1970: Double(1_500_000_000 + second)))
        }
        #expect(told.window == limit(15, 0))
        #expect(told.appDay == limit(5000, 1))
        #expect(told.userDay == limit(1000, 2))
        #expect(told.media == limit(30, 3))
        #expect(told.accessLevel == "read-write")
        #expect(!told.isEmpty)
    }

    @Test(arguments: ["x-app-limit-24hour-limit", "x-user-limit-24hour-limit", "x-mediaratelimit-limit"])
    func oneSetAloneIsNotEmpty(name: String) {
        var headers = HTTPFields()
        headers.append(name: name, value: "1")
        #expect(!RateLimitHeaders(headers).isEmpty)
        #expect(RateLimitHeaders(headers).window == nil)
    }

    @Test func theFirstOfARepeatedFieldCounts() {
        var headers: HTTPFields = [
            "x-rate-limit-limit": "15", "x-rate-limit-remaining": "3", "x-rate-limit-reset": "1500000000",
            "x-access-level": "read",
        ]
        for field in headers { headers.append(name: field.name, value: "9") }
        let told = RateLimitHeaders(headers)
        #expect(told.window?.limit == 15 && told.window?.remaining == 3)
        #expect(told.window?.reset == Date(timeIntervalSince1970: 1_500_000_000))
        #expect(told.accessLevel == "read")
    }
}

@Suite struct RetryAfterTests {
    @Test(
        arguments: [
            ("67", 67), ("0", 0), ("Fri, 14 Jul 2017 02:41:07 GMT", 67), ("Fri, 14 Jul 2017 02:39:00 GMT", 0),
            ("", nil), ("-1", nil), ("soon", nil), ("1.5", nil), ("99999999999999999999", nil),
        ] as [(String, Double?)]) func secondsAndDates(text: String, seconds: Double?)
    {
        // The answer's own date is what a date counts from.
        let headers: HTTPFields = ["retry-after": text, "Date": "Fri, 14 Jul 2017 02:40:00 GMT"]
        #expect(RetryAfter.seconds(in: headers, now: 5) == seconds)
    }

    @Test func withoutADateOurTimeStandsIn() {
        let headers: HTTPFields = ["Retry-After": "Fri, 14 Jul 2017 02:41:07 GMT"]
        #expect(RetryAfter.seconds(in: headers, now: 1_500_000_000) == 67)
        #expect(RetryAfter.seconds(in: headers, now: 1_600_000_000) == 0)
        #expect(RetryAfter.seconds(in: [:], now: 5) == nil)
    }
}
