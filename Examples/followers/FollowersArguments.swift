import Terminal

/// What the arguments of `followers` say.
struct FollowersArguments {
    static let usage = """
        usage: followers [USER] [options]

        Writes the ids of all who follow a user to standard output, newest followers first, one a line. Pages, counts and
        waits for the limit are told on standard error. USER is a screen name; without it, it is the signed-in user.

          --users             look the ids up, a hundred in each request: id, screen name and name, or what is missing
          --count N           how many ids to ask for in each request, up to 5000, which is the default
          --resume FILE       write each page to FILE as well, and begin with what is there: a walk that was broken off
                              is gone on with, and its output is whole; what is left of the limit is kept in
                              FILE.limits
          --json              objects in JSON, one a line
        \(ServiceOptions.usage)
        \(AccountOptions.usage)
          --help              this text

        \(AccountOptions.keys)
        """

    var user: String?
    var looksUp = false
    var count: Int?
    var file: String?
    var isJSON = false
    var options = ServiceOptions()
    var account = AccountOptions()
    var wantsHelp = false

    /// Reads the arguments.
    init(_ arguments: [String]) throws(UsageError) {
        var reader = ArgumentReader(arguments)
        while let argument = reader.next() {
            if try options.take(argument, &reader) { continue }
            if try account.take(argument, &reader) { continue }
            switch argument {
            case "--help", "-h": wantsHelp = true
            case "--users": looksUp = true
            case "--count": count = try reader.number(in: 1...5000)
            case "--resume": file = try reader.value()
            case "--json": isJSON = true
            case _ where argument.hasPrefix("-"): throw UsageError("unknown option \(argument)")
            case _ where user != nil: throw UsageError("there is one user at most")
            default: user = argument.hasPrefix("@") ? String(argument.dropFirst()) : argument
            }
        }
        try options.check()
    }
}
