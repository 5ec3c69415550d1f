import FoundationEssentials
import Testing

@testable import Twitter

@Suite struct RateLimitTests {
    /// Case 43.
    @Test(arguments: ["X-Rate-Limit-", "x-rate-limit-", "x-RATE-limit-"]) func namesHaveNoCase(prefix: String) {
        var headers = HTTPFields()
        headers.append(name: prefix + "Remaining", value: "14")
        #expect(RateLimit(headers: headers)?.remaining == 14)
        #expect(RateLimit(headers: headers)?.limit == nil)
        headers.append(name: prefix + "Reset", value: "1500000000")
        #expect(RateLimit(headers: headers)?.reset == Fixed.date)
    }

    @Test func absentIsUnknown() {
        #expect(RateLimit(headers: ["x-rate-limit-limit": "15"])?.remaining == nil)
        #expect(RateLimit(headers: ["x-rate-limit-limit": "15"])?.limit == 15)
        #expect(RateLimit(headers: [:]) == nil)
        #expect(RateLimit(headers: ["x-rate-limit-remaining": "many", "x-rate-limit-reset": ""]) == nil)
        #expect(RateLimit(headers: ["x-rate-limit-remaining": "99999999999999999999"]) == nil)
        #expect(RateLimit(headers: ["x-rate-limit-remaining": "0"])?.remaining == 0)
    }
}
