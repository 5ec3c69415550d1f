import FoundationEssentials
import Testing
import TwitterHTTP

@testable import Twitter

@Suite struct DateTests {
    @Test(arguments: [
        ("Wed Aug 27 13:08:45 +0000 2008", 1_219_842_525), ("Thu Jan 01 00:00:00 +0000 1970", 0),
        ("Fri Dec 31 23:59:59 +0000 9999", 253_402_300_799), ("Tue Feb 29 12:00:00 +0000 2000", 951_825_600),
        ("Mon Feb 28 23:59:59 +0000 2100", 4_107_542_399), ("Mon Mar 01 00:00:00 +0000 2100", 4_107_542_400),
        ("Sat Dec 31 23:59:60 +0000 2016", 1_483_228_800), ("Sun Aug 27 15:08:45 +0200 2008", 1_219_842_525),
        ("Wed Aug 27 07:38:45 -0530 2008", 1_219_842_525), ("Sat Sep 4 16:10:54 +0000 2010", 1_283_616_654),
        ("Sat Sep 04 16:10:54 +0000 2010", 1_283_616_654),
    ])
    func readsTwitterDates(text: String, seconds: Int) {
        #expect(TwitterDate.parse(text) == Date(timeIntervalSince1970: Double(seconds)))
    }

    @Test(arguments: [
        "", "Wed", "Wed Aug 27 13:08:45 +0000 2008 ", " Wed Aug 27 13:08:45 +0000 2008",
        "Wed Aug 27 25:08:45 +0000 2008",
        "Wed Aug 27 24:00:00 +0000 2008", "Wed Aug 27 13:60:45 +0000 2008", "Wed Aug 27 13:08:61 +0000 2008",
        "Fri Feb 31 13:08:45 +0000 2008", "Fri Feb 29 13:08:45 +0000 2100", "Fri Feb 29 13:08:45 +0000 2009",
        "Wed Apr 31 13:08:45 +0000 2008", "Wed Aug 00 13:08:45 +0000 2008", "Wed Aug 0 13:08:45 +0000 2008",
        "Wed Aug  7 13:08:45 +0000 2008",
        "Wed Aug x 13:08:45 +0000 2008", "Wed Aug 7  13:08:45 +0000 200",
        "Wed Agu 27 13:08:45 +0000 2008", "Xyz Aug 27 13:08:45 +0000 2008", "Wed Aug 27 13:08:45 0000 2008",
        "Wed Aug 27 13:08:45 +2400 2008", "Wed Aug 27 13:08:45 +0060 2008", "Wed Aug 27 13:08:45 +0000 1969",
        "Wed Aug 27 13:08:45 +0000 12008", "Wed Aug 27 13:08:45 GMT 2008", "Wed Aug 27 -3:08:45 +0000 2008",
        "2008-08-27T13:08:45Z", "Wed Aug ٢٧ 13:08:45 +0000 2008",
    ])
    func refusesOtherTexts(text: String) {
        #expect(TwitterDate.parse(text) == nil)
    }

    @Test func writesWhatItReadsAcrossTheYears() {
        // A step of 40 days and some, which meets every month, leap years and centuries.
        for seconds in stride(from: 0, through: 253_402_300_799, by: 3_501_011) {
            let date = Date(timeIntervalSince1970: Double(seconds))
            let (twitter, http) = (TwitterDate.format(date), HTTPDate.format(date))
            guard TwitterDate.parse(twitter) == date, HTTPDate.parse(http) == date else {
                Issue.record("\(seconds) became \(twitter) and \(http)")
                return
            }
        }
    }

    @Test(arguments: [
        (1_219_842_525.9, "Wed Aug 27 13:08:45 +0000 2008"), (-1, "Thu Jan 01 00:00:00 +0000 1970"),
        (.nan, "Thu Jan 01 00:00:00 +0000 1970"), (-.infinity, "Thu Jan 01 00:00:00 +0000 1970"),
        (.infinity, "Fri Dec 31 23:59:59 +0000 9999"), (1e300, "Fri Dec 31 23:59:59 +0000 9999"),
    ])
    func writesTheNearestDate(seconds: Double, text: String) {
        #expect(TwitterDate.format(Date(timeIntervalSince1970: seconds)) == text)
    }

    @Test func readsAndWritesHTTPDates() {
        let date = Date(timeIntervalSince1970: 784_111_777)
        #expect(HTTPDate.parse("Sun, 06 Nov 1994 08:49:37 GMT") == date)
        #expect(HTTPDate.parse("Mon, 06 Nov 1994 08:49:37 GMT") == date)
        #expect(HTTPDate.format(date) == "Sun, 06 Nov 1994 08:49:37 GMT")
    }

    @Test(arguments: [
        "", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994", "Sun, 06 Nov 1994 08:49:37 +0000",
        "Sun, 31 Feb 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT ",
        "Sun, 6 Nov 1994 08:49:37 GMT",
    ])
    func refusesOtherHTTPDates(text: String) {
        #expect(HTTPDate.parse(text) == nil)
    }

    private struct Own: Decodable { var at: Date }

    @Test(arguments: [
        ("Wed Aug 27 13:08:45 +0000 2008", 1_219_842_525.0), ("2008-08-27T13:08:45Z", 1_219_842_525),
        ("2008-08-27T15:08:45+02:00", 1_219_842_525), ("2008-08-27T13:08:45.500Z", 1_219_842_525.5),
    ])
    func ownTypesReadBothFormats(text: String, seconds: Double) throws {
        let own = try decodeModel(Own.self, from: Array("{\"at\": \"\(text)\"}".utf8))
        #expect(own.at == Date(timeIntervalSince1970: seconds))
    }

    @Test(arguments: [
        "\"yesterday\"", "\"2008-08-27T13:08:45\"", "\"2008-02-30T13:08:45Z\"", "\"2008-08-27T13:08:45.Z\"", "5",
        "null",
    ])
    func ownTypesRefuseOtherDates(json: String) {
        #expect(throws: DecodingError.self) { try decodeModel(Own.self, from: Array("{\"at\": \(json)}".utf8)) }
    }
}
