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

    /// Arguments that make no sense, in a sentence.
    struct UsageError: Error {
        var sentence: String
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
          --service S         x, twitter or an address such as http://127.0.0.1:8080
          --api-path P        where the API is below such an address; /1.1 without it
          --sign-in-path P    what comes before /oauth there; nothing without it
          --auth KIND         oauth1, app, bearer, basic or none
          --print WHAT        headers: status and header fields before the body
                              curl, base-string: print this and send nothing
          --show-secrets      do not redact what curl and base-string print
          --help              this text

        Keys come from the environment: TWITTER_CONSUMER_KEY and TWITTER_CONSUMER_SECRET, TWITTER_ACCESS_TOKEN and
        TWITTER_ACCESS_TOKEN_SECRET, TWITTER_BEARER_TOKEN, TWITTER_USERNAME and TWITTER_PASSWORD; the service also from
        TWITTER_API_URL. Without --auth the first that fits is used: a complete user token, the bearer token, user name
        and password, the consumer keys alone (app).
        """

    var method: HTTPMethod?
    var path = ""
    var parameters = Parameters()
    var json: String?
    var files: [(name: String, path: String)] = []
    var headers: HTTPFields = [:]
    var service: String?
    var apiPath: String?
    var signInPath: String?
    var authentication: Authentication?
    var printing: Printing?
    var showsSecrets = false
    var wantsHelp = false

    /// Reads the arguments.
    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            func value() throws(UsageError) -> String {
                guard let value = rest.popFirst() else { throw UsageError(sentence: "\(argument) needs a value") }
                return value
            }
            switch argument {
            case "--help", "-h": wantsHelp = true
            case "-X", "--request": method = HTTPMethod(rawValue: try value())
            case "--json": json = try value()
            case "--file": files.append(try Self.pair(try value(), at: "=", of: argument))
            case "--header":
                let pair = try Self.pair(try value(), at: ":", of: argument)
                headers.append(name: pair.0, value: String(pair.1.drop { $0 == " " }))
            case "--service": service = try value()
            case "--api-path": apiPath = try value()
            case "--sign-in-path": signInPath = try value()
            case "--auth": authentication = try Self.choice(try value(), of: argument)
            case "--print": printing = try Self.choice(try value(), of: argument)
            case "--show-secrets": showsSecrets = true
            case _ where argument.hasPrefix("-"): throw UsageError(sentence: "unknown option \(argument)")
            case _ where path.isEmpty: path = argument
            default:
                let pair = try Self.pair(argument, at: "=", of: "an argument after the path")
                parameters.append(pair.0, pair.1)
            }
        }
        if wantsHelp { return }
        if path.isEmpty { throw UsageError(sentence: "there is no path") }
        if json != nil, !files.isEmpty { throw UsageError(sentence: "--json and --file do not go together") }
        if service == "x" || service == "twitter", apiPath != nil || signInPath != nil {
            throw UsageError(sentence: "--api-path and --sign-in-path go with an address")
        }
    }

    /// Splits at the first separator; the name may not be empty.
    private static func pair(
        _ text: String, at separator: Character, of option: String
    ) throws(UsageError) -> (name: String, path: String) {
        guard let index = text.firstIndex(of: separator), index > text.startIndex else {
            throw UsageError(sentence: "\(option) is written NAME\(separator)VALUE, not \(text)")
        }
        return (String(text[..<index]), String(text[text.index(after: index)...]))
    }

    private static func choice<Choice: RawRepresentable<String>>(
        _ text: String, of option: String
    ) throws(UsageError) -> Choice {
        guard let choice = Choice(rawValue: text) else { throw UsageError(sentence: "\(option) cannot be \(text)") }
        return choice
    }
}
