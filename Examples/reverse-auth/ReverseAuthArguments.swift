import Terminal

/// What the arguments of `reverse-auth` say.
struct ReverseAuthArguments {
    static let usage = """
        usage: reverse-auth [options]

        Gets a token of one app for a user who is signed in to another (reverse auth), and prints whose it is.

        \(ServiceOptions.usage)
          --consumer NAME     the app that wants the token, by the name under which it is stored
          --account NAME      the stored account of the user; the default one of the service without it
          --env-file PATH     a file to write the token to, as lines for a shell to read
          --help              this text

        The app that wants the token comes from --consumer, or else from TWITTER_CONSUMER_KEY and
        TWITTER_CONSUMER_SECRET. The service must have enabled both apps for this.
        """

    var options = ServiceOptions()
    var consumer: String?
    var account: String?
    var keyFile: String?
    var wantsHelp = false

    /// Reads the arguments.
    init(_ arguments: [String]) throws(UsageError) {
        var reader = ArgumentReader(arguments)
        while let argument = reader.next() {
            if try options.take(argument, &reader) { continue }
            switch argument {
            case "--help", "-h": wantsHelp = true
            case "--consumer": consumer = try reader.value()
            case "--account": account = try reader.value()
            case "--env-file": keyFile = try reader.value()
            default: throw UsageError("unknown argument \(argument)")
            }
        }
        if !wantsHelp { try options.check() }
    }
}
