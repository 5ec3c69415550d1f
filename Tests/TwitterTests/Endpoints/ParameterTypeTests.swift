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

    @Test func instantsAreRoundedDown() {
        let date = Date(timeIntervalSince1970: 1_500_000_000.9995)
        #expect(UnixTime(seconds: date).parameterText == "1500000000")
        #expect(UnixTime(milliseconds: date).parameterText == "1500000000999")
        #expect(UnixTime(seconds: Date(timeIntervalSince1970: -0.5)).parameterText == "-1")
        #expect(UnixTime(seconds: Date(timeIntervalSince1970: 1e30)).parameterText == "0")
    }

    @Test func openSetsHaveTheWordsOfTheReference() {
        let alignments: [OEmbedOptions.Alignment] = [.none, .left, .right, .center]
        #expect(alignments.parameterText == "none,left,right,center")
        let themes: [OEmbedOptions.Theme] = [.light, .dark]
        #expect(themes.parameterText == "light,dark")
        #expect(OEmbedOptions.WidgetType.video.parameterText == "video")
        let levels: [FilterLevel] = [.none, .low, .medium]
        #expect(levels.parameterText == "none,low,medium")
        let sizes: [PlaceGranularity] = [.pointOfInterest, .neighborhood, .city, .admin, .country]
        #expect(sizes.parameterText == "poi,neighborhood,city,admin,country")
        let modes: [TweetOptions.Mode] = [.extended, .compat]
        #expect(modes.parameterText == "extended,compat")
        let users: [StreamWith] = [.user, .followings]
        #expect(users.parameterText == "user,followings")
        #expect(StreamReplies.all.parameterText == "all")
    }

    @Test func placesAreSearchedByWhatIsGiven() {
        let position = GeoPosition(latitude: 1, longitude: 2)
        #expect(
            PlaceQuery.near(position, words: "w", ip: "::1").parameters
                == ["lat": 1, "long": 2, "query": "w", "ip": "::1"])
        #expect(PlaceQuery.words("w").parameters == ["query": "w"])
        #expect(PlaceQuery.words("w", ip: "::1").parameters == ["query": "w", "ip": "::1"])
        #expect(PlaceQuery.ip("::1").parameters == ["ip": "::1"])
    }

    @Test func caseOfScreenNamesDoesNotCountInLookups() {
        #expect(UserSelector.screenName("BoB").canonical == .screenName("bob"))
        #expect(UserSelector.id("AbC").canonical == .id("AbC"))
        #expect(UserSelector.keys(id: 1, screenName: "Bob") == [.id(1), .screenName("bob")])
    }

    @Test func selectorsNameOneOfSeveral() {
        #expect(UserSelector.id(12).parameters(prefix: "source_") == ["source_user_id": 12])
        #expect(UserSelector.screenName("bob").parameters() == ["screen_name": "bob"])
        #expect(UsersSelector.ids([1, 2]).parameters == ["user_id": "1,2"])
        #expect(UsersSelector.screenNames(["a", "b"]).parameters == ["screen_name": "a,b"])
        #expect(UsersSelector.ids([]).parameters.isEmpty)
        #expect(ListSelector.id(5).parameters == ["list_id": 5])
        #expect(
            ListSelector.slug("moon", owner: .screenName("bob")).parameters
                == ["slug": "moon", "owner_screen_name": "bob"])
        #expect(ListSelector.slug("moon", owner: .id(11)).parameters == ["slug": "moon", "owner_id": 11])
    }
}
