import Terminal
import Twitter

/// What the arguments of `search` say.
struct SearchArguments {
    enum Preference: String {
        case mixed, recent, popular
    }

    static let usage = """
        usage: search QUERY... [options]

        Searches the Tweets of about the last seven days and writes them to standard output, one a line: id, date, author
        and text. Several arguments are one query.

          --all               everything that can be reached, page by page; without it one page
          --count N           how many to ask for in each request, up to 100
          --since ID          only Tweets that are newer than this one
          --type WHICH        mixed, recent or popular; without it recent
          --json              objects in JSON, one a line
        \(ServiceOptions.usage)
        \(AccountOptions.usage)
          --help              this text

        \(AccountOptions.keys)
        """

    var query = ""
    var readsAll = false
    var count: Int?
    var since: Tweet.ID?
    var preference = Preference.recent
    var isJSON = false
    var options = ServiceOptions()
    var account = AccountOptions()
    var wantsHelp = false

    /// Reads the arguments.
    init(_ arguments: [String]) throws(UsageError) {
        var reader = ArgumentReader(arguments)
        var words: [String] = []
        while let argument = reader.next() {
            if try options.take(argument, &reader) { continue }
            if try account.take(argument, &reader) { continue }
            switch argument {
            case "--help", "-h": wantsHelp = true
            case "--all": readsAll = true
            case "--count": count = try reader.number(in: 1...100)
            case "--since": since = Tweet.ID(try reader.value())
            case "--type": preference = try reader.choice()
            case "--json": isJSON = true
            // "-word" is an operator of queries: Tweets without the word.
            case _ where argument.hasPrefix("--"): throw UsageError("unknown option \(argument)")
            default: words.append(argument)
            }
        }
        if wantsHelp { return }
        query = words.joined(separator: " ")
        if query.isEmpty { throw UsageError("there is no query") }
        try options.check()
    }
}
