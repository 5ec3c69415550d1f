import Terminal
import Twitter

/// What the arguments of `request` say.
struct RequestArguments {
    enum Authentication: String {
        case oauth1, app, bearer, basic, none
    }

    enum Printing: String {
        case headers, curl
        case baseString = "base-string"
    }

    static let usage = """
        usage: request [-X METHOD] PATH [NAME=VALUE ...] [options]

        Sends a signed request to any endpoint and writes the body of the answer to standard output.

        PATH is written like statuses/update or /1.1/statuses/update.json; it chooses the host. NAME=VALUE goes into the
        query for GET and DELETE and with --json, into parts with --file, and otherwise into a form.

          -X METHOD           the method; GET without it, POST with --json or --file
          --json TEXT         a JSON body
          --file NAME=PATH    a file, as a part of a multipart body; may be repeated
          --header NAME:VALUE a header field; may be repeated
        \(ServiceOptions.usage)
          --account NAME      a stored account, by its screen name or id, in place of the keys in the environment
          --auth KIND         oauth1, app, bearer, basic or none
          --print WHAT        headers: status and header fields before the body
                              curl, base-string: print this and send nothing
          --show-secrets      do not redact what curl and base-string print
          --help              this text

        Keys come from the environment: TWITTER_CONSUMER_KEY and TWITTER_CONSUMER_SECRET, TWITTER_ACCESS_TOKEN and
        TWITTER_ACCESS_TOKEN_SECRET, TWITTER_BEARER_TOKEN, TWITTER_USERNAME and TWITTER_PASSWORD; the service also from
        TWITTER_API_URL. Without --auth the first that fits is used: a complete user token, the bearer token, user name
        and password, the account that is stored for the service (the default one of several), the consumer keys alone
        (app).
        """

    var method: HTTPMethod?
    var path = ""
    var parameters = Parameters()
    var json: String?
    var files: [(name: String, path: String)] = []
    var headers: HTTPFields = [:]
    var options = ServiceOptions()
    var account: String?
    var authentication: Authentication?
    var printing: Printing?
    var showsSecrets = false
    var wantsHelp = false

    /// Reads the arguments.
    init(_ arguments: [String]) throws(UsageError) {
        var reader = ArgumentReader(arguments)
        while let argument = reader.next() {
            if try options.take(argument, &reader) { continue }
            switch argument {
            case "--help", "-h": wantsHelp = true
            case "-X", "--request": method = HTTPMethod(rawValue: try reader.value())
            case "--json": json = try reader.value()
            case "--file": files.append(try Self.pair(try reader.value(), at: "=", of: argument))
            case "--header":
                let pair = try Self.pair(try reader.value(), at: ":", of: argument)
                headers.append(name: pair.0, value: String(pair.1.drop { $0 == " " }))
            case "--account": account = try reader.value()
            case "--auth": authentication = try reader.choice()
            case "--print": printing = try reader.choice()
            case "--show-secrets": showsSecrets = true
            case _ where argument.hasPrefix("-"): throw UsageError("unknown option \(argument)")
            case _ where path.isEmpty: path = argument
            default:
                let pair = try Self.pair(argument, at: "=", of: "an argument after the path")
                parameters.append(pair.0, pair.1)
            }
        }
        if wantsHelp { return }
        if path.isEmpty { throw UsageError("there is no path") }
        if json != nil, !files.isEmpty { throw UsageError("--json and --file do not go together") }
        if let authentication, account != nil, authentication != .oauth1, authentication != .app {
            throw UsageError("--account and --auth \(authentication.rawValue) do not go together")
        }
        try options.check()
    }

    /// Splits at the first separator; the name may not be empty.
    private static func pair(
        _ text: String, at separator: Character, of option: String
    ) throws(UsageError) -> (name: String, path: String) {
        guard let index = text.firstIndex(of: separator), index > text.startIndex else {
            throw UsageError("\(option) is written NAME\(separator)VALUE, not \(text)")
        }
        return (String(text[..<index]), String(text[text.index(after: index)...]))
    }
}
