import Terminal

/// What the arguments of `accounts` say.
struct AccountsArguments {
    enum Command {
        case list
        case makeDefault(String)
        case remove(String)
        case removeConsumer(String)
        case verify(String?)
        case importProfiles(Source, path: String?)
    }

    /// A program whose accounts are taken over.
    enum Source: String {
        case twurl, t

        /// Where the program keeps its accounts, below the home folder.
        var file: String { self == .twurl ? ".twurlrc" : ".trc" }
    }

    static let usage = """
        usage: accounts [list]                  what is stored; a star marks the default account of a service
               accounts default NAME            makes an account the default of its service
               accounts remove NAME             forgets an account
               accounts remove --consumer NAME  forgets an app that no account uses
               accounts verify [NAME]           asks the service whether it accepts an account, and notes a new name
               accounts import twurl [PATH]     takes the accounts of ~/.twurlrc or another such file over
               accounts import t [PATH]         the same of ~/.trc

        An account is named by its screen name or by its id.

        \(ServiceOptions.usage)
          --help              this text

        The service comes also from TWITTER_API_URL, but list shows those of all services unless --service is given. The
        accounts are in $XDG_CONFIG_HOME/twitter/accounts.json or ~/.config/twitter/accounts.json.
        """

    var options = ServiceOptions()
    /// What to do; `nil` asks for help.
    var command: Command?

    /// Reads the arguments.
    init(_ arguments: [String]) throws(UsageError) {
        var reader = ArgumentReader(arguments)
        var words: [String] = []
        var consumer: String?
        while let argument = reader.next() {
            if try options.take(argument, &reader) { continue }
            switch argument {
            case "--help", "-h": return
            case "--consumer": consumer = try reader.value()
            case _ where argument.hasPrefix("-"): throw UsageError("unknown option \(argument)")
            default: words.append(argument)
            }
        }
        try options.check()
        command = try Self.command(words, consumer)
    }

    private static func command(_ words: [String], _ consumer: String?) throws(UsageError) -> Command {
        if let consumer {
            guard words == ["remove"] else { throw UsageError("--consumer goes with remove alone") }
            return .removeConsumer(consumer)
        }
        let rest = Array(words.dropFirst())
        switch (words.first ?? "list", rest.count) {
        case ("list", 0): return .list
        case ("default", 1): return .makeDefault(rest[0])
        case ("remove", 1): return .remove(rest[0])
        case ("verify", 0...1): return .verify(rest.first)
        case ("import", 1...2):
            guard let source = Source(rawValue: rest[0]) else {
                throw UsageError("import takes twurl or t, not \(rest[0])")
            }
            return .importProfiles(source, path: rest.count > 1 ? rest[1] : nil)
        case ("list", _), ("default", _), ("remove", _), ("verify", _), ("import", _):
            throw UsageError("\(words[0]) has too many or too few arguments")
        default: throw UsageError("unknown command \(words[0])")
        }
    }
}
