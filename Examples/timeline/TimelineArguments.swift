import Terminal
import Twitter

/// What the arguments of `timeline` say.
struct TimelineArguments {
    enum Kind: Equatable {
        case home, mentions
        case user(String?)
    }

    static let usage = """
        usage: timeline [home | mentions | user [NAME]] [options]

        Writes the newest Tweets of a timeline to standard output, newest first, one a line: id, date, author and text.
        Without a word it is the home timeline; user without a name is the signed-in user.

          --all               all Tweets that can be reached, page by page; without it one page
          --count N           how many to ask for in each request, up to 200
          --since ID          only Tweets that are newer than this one, all of them
          --follow            wait for new Tweets and write each when it comes, oldest first, until it is interrupted;
                              with --since it begins with those that are newer
          --every SECONDS     how often --follow looks; 60 without it
          --json              objects in JSON, one a line
        \(ServiceOptions.usage)
        \(AccountOptions.usage)
          --help              this text

        \(AccountOptions.keys)
        """

    var kind = Kind.home
    var readsAll = false
    var count: Int?
    var since: Tweet.ID?
    var follows = false
    var interval = 60
    var isJSON = false
    var options = ServiceOptions()
    var account = AccountOptions()
    var wantsHelp = false

    /// Reads the arguments.
    init(_ arguments: [String]) throws(UsageError) {
        var reader = ArgumentReader(arguments)
        var words: [String] = []
        var hasInterval = false
        while let argument = reader.next() {
            if try options.take(argument, &reader) { continue }
            if try account.take(argument, &reader) { continue }
            switch argument {
            case "--help", "-h": wantsHelp = true
            case "--all": readsAll = true
            case "--count": count = try reader.number(in: 1...200)
            case "--since": since = Tweet.ID(try reader.value())
            case "--follow": follows = true
            case "--every":
                interval = try reader.number(in: 1...86_400)
                hasInterval = true
            case "--json": isJSON = true
            case _ where argument.hasPrefix("-"): throw UsageError("unknown option \(argument)")
            default: words.append(argument)
            }
        }
        if wantsHelp { return }
        kind = try Self.kind(words)
        if hasInterval, !follows { throw UsageError("--every goes with --follow") }
        if readsAll, follows { throw UsageError("--all and --follow do not go together") }
        try options.check()
    }

    private static func kind(_ words: [String]) throws(UsageError) -> Kind {
        switch (words.first ?? "home", words.count) {
        case ("home", 0...1): return .home
        case ("mentions", 1): return .mentions
        case ("user", 1): return .user(nil)
        case ("user", 2): return .user(words[1].hasPrefix("@") ? String(words[1].dropFirst()) : words[1])
        case ("home", _), ("mentions", _), ("user", _): throw UsageError("\(words[0]) has too many arguments")
        default: throw UsageError("there is no timeline \(words[0])")
        }
    }
}
