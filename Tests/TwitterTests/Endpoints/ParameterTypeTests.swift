import FoundationEssentials
import Testing

@testable import Twitter

@Suite struct ParameterTypeTests {
    @Test func boxesHaveLongitudesFirst() {
        let box = LocationBox(
            southWest: GeoPosition(latitude: 36.8, longitude: -122.75),
            northEast: GeoPosition(latitude: 37.8, longitude: -121.75))
        #expect([box, .world].parameterText == "-122.75,36.8,-121.75,37.8,-180,-90,180,90")
    }

    @Test func circlesHaveTheLatitudeFirstAndAUnit() {
        let center = GeoPosition(latitude: 37.5, longitude: -122.25)
        #expect(SearchArea(center: center, radius: .miles(1)).parameterText == "37.5,-122.25,1mi")
        #expect(SearchArea(center: center, radius: .kilometres(0.5)).parameterText == "37.5,-122.25,0.5km")
        #expect(PlaceAccuracy.metres(5).parameterText == "5")
        #expect(PlaceAccuracy.feet(5.5).parameterText == "5.5ft")
    }

    @Test func daysAndMinutesAreOfUTC() {
        // 2017-07-14T02:40:00Z
        let date = Date(timeIntervalSince1970: 1_500_000_000)
        #expect(CalendarDay(date).parameterText == "2017-07-14")
        #expect(CalendarDay(year: 2026, month: 1, day: 2).parameterText == "2026-01-02")
        #expect(MinuteOfDate(date)?.parameterText == "201707140240")
        #expect(MinuteOfDate(date + 59.9)?.parameterText == "201707140240")
        #expect(MinuteOfDate(nil)?.parameterText == nil)
    }

    @Test func selectorsNameOneOfSeveral() {
        #expect(UserSelector.id(12).parameters(prefix: "source_") == ["source_user_id": 12])
        #expect(UserSelector.screenName("bob").parameters() == ["screen_name": "bob"])
        #expect(UsersSelector.ids([1, 2]).parameters == ["user_id": "1,2"])
        #expect(UsersSelector.screenNames(["a", "b"]).parameters == ["screen_name": "a,b"])
        #expect(UsersSelector.ids([]).parameters.isEmpty)
        #expect(ListSelector.id(5).parameters == ["list_id": 5])
        #expect(ListSelector.slug("moon", owner: .id(11)).parameters == ["slug": "moon", "owner_id": 11])
    }
}
