import Terminal
import Twitter

/// What the arguments of `trends` say.
struct TrendsArguments {
    enum Place {
        case woeid(Int)
        case near(GeoPosition)
    }

    static let usage = """
        usage: trends [WOEID] [options]
               trends --near LATITUDE,LONGITUDE [options]

        Writes what a place talks about to standard output: the place and the date, and then the topics, with the number of
        Tweets of a day where it is known. WOEID is the "where on earth" id of the place, 1 without it: the whole world.
        With --near it is the nearest place that has trends.

          --no-hashtags       leave hashtags out
          --json              objects in JSON, one a line
        \(ServiceOptions.usage)
        \(AccountOptions.usage)
          --help              this text

        \(AccountOptions.keys)
        """

    var place = Place.woeid(1)
    var leavesOutHashtags = false
    var isJSON = false
    var options = ServiceOptions()
    var account = AccountOptions()
    var wantsHelp = false

    /// Reads the arguments.
    init(_ arguments: [String]) throws(UsageError) {
        var reader = ArgumentReader(arguments)
        var given = 0
        while let argument = reader.next() {
            if try options.take(argument, &reader) { continue }
            if try account.take(argument, &reader) { continue }
            switch argument {
            case "--help", "-h": wantsHelp = true
            case "--near":
                place = .near(try Self.position(try reader.value()))
                given += 1
            case "--no-hashtags": leavesOutHashtags = true
            case "--json": isJSON = true
            case _ where argument.hasPrefix("-"): throw UsageError("unknown option \(argument)")
            default:
                guard let woeid = Int(argument), woeid > 0 else { throw UsageError("\(argument) is no id of a place") }
                place = .woeid(woeid)
                given += 1
            }
        }
        if wantsHelp { return }
        if given > 1 { throw UsageError("there is one place at most") }
        try options.check()
    }

    private static func position(_ text: String) throws(UsageError) -> GeoPosition {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
        guard numbers.count == 2, abs(numbers[0]) <= 90, abs(numbers[1]) <= 180 else {
            throw UsageError("--near is written LATITUDE,LONGITUDE, such as 52.5,13.4, not \(text)")
        }
        return GeoPosition(latitude: numbers[0], longitude: numbers[1])
    }
}
