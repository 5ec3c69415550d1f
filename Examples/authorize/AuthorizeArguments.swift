import Terminal
import Twitter

/// What the arguments of `authorize` say.
struct AuthorizeArguments {
    static let usage = """
        usage: authorize [options]

        Signs a user in to an app and stores the account, for the other programs to use.

        The address of the page on which the user allows the app is printed on a line of its own. The page then shows a
        PIN, which is read from standard input.

        \(ServiceOptions.usage)
          --consumer NAME     the app by the name under which it is stored, or shall be
          --callback          wait on this machine for the browser to come back, in place of the PIN
          --port N            the port for that; without it the system chooses one. Where callbacks must be registered
                              for the app, register http://127.0.0.1:N/callback
          --access KIND       read or write, in place of what the app is registered for
          --force-login       the page asks for name and password, even if the browser is signed in
          --screen-name NAME  the name that the page fills in
          --default           make the account the default one of its service
          --help              this text

        The app's key and secret come from TWITTER_CONSUMER_KEY and TWITTER_CONSUMER_SECRET and are stored with the
        account; without them the app is used that --consumer names, or that of the default account. The service comes
        also from TWITTER_API_URL. Accounts are kept in $XDG_CONFIG_HOME/twitter/accounts.json or
        ~/.config/twitter/accounts.json, as plain text that the user alone can read.
        """

    var options = ServiceOptions()
    var consumer: String?
    var usesCallback = false
    var port: UInt16?
    var accessType: SignIn.AccessType?
    var forcesLogin = false
    var screenName: String?
    var becomesDefault = false
    var wantsHelp = false

    /// Reads the arguments.
    init(_ arguments: [String]) throws(UsageError) {
        var reader = ArgumentReader(arguments)
        while let argument = reader.next() {
            if try options.take(argument, &reader) { continue }
            switch argument {
            case "--help", "-h": wantsHelp = true
            case "--consumer": consumer = try reader.value()
            case "--callback": usesCallback = true
            case "--port":
                let text = try reader.value()
                guard let number = UInt16(text) else { throw UsageError("--port cannot be \(text)") }
                port = number
            case "--access": accessType = try reader.choice()
            case "--force-login": forcesLogin = true
            case "--screen-name": screenName = try reader.value()
            case "--default": becomesDefault = true
            default: throw UsageError("unknown argument \(argument)")
            }
        }
        if wantsHelp { return }
        if port != nil, !usesCallback { throw UsageError("--port goes with --callback") }
        try options.check()
    }
}
