import FoundationEssentials
import LoopbackHTTP
import Terminal
import Twitter
import TwitterSandbox

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

let usage = """
    usage: sandbox [--port N] [--env-file PATH] [--dialect NAME] [--browser-user NAME]

    Serves a Twitter 1.1 sandbox on 127.0.0.1 until it is interrupted. One line of JSON on standard output says where it
    listens and which keys it accepts.

      --port N             the port; without it the system chooses one
      --env-file PATH      a file to write the same to, as lines for a shell to read: . PATH; request account/settings
      --dialect NAME       twitter, or gnu-social: a compatible server with its API and signing in below /api
      --browser-user NAME  whom browsers are signed in as, ada without it; none makes the page ask for name and password
      --help               this text
    """

/// What standard output says.
struct Announcement: Encodable {
    struct Consumer: Encodable {
        let key: String
        let secret: String
    }

    struct User: Encodable {
        let id: String
        let screenName: String
        let token: String
        let tokenSecret: String
    }

    let baseURL: String
    let apiPath: String
    let signInPath: String
    let consumer: Consumer
    let bearerToken: String
    let users: [User]

    init(_ sandbox: Sandbox) {
        baseURL = sandbox.baseURL
        (apiPath, signInPath) = (sandbox.dialect.apiPath, sandbox.dialect.signInPath)
        consumer = Consumer(key: sandbox.consumer.key, secret: sandbox.consumer.secret.revealed)
        bearerToken = sandbox.bearerToken.revealed
        users = sandbox.users.map {
            User(
                id: $0.id.description, screenName: $0.screenName, token: $0.token.token,
                tokenSecret: $0.token.secret.revealed)
        }
    }

    /// The first user's keys, as variables of the environment.
    var variables: KeyValuePairs<String, String> {
        [
            "TWITTER_API_URL": baseURL, "TWITTER_CONSUMER_KEY": consumer.key,
            "TWITTER_CONSUMER_SECRET": consumer.secret, "TWITTER_ACCESS_TOKEN": users.first?.token ?? "",
            "TWITTER_ACCESS_TOKEN_SECRET": users.first?.tokenSecret ?? "", "TWITTER_BEARER_TOKEN": bearerToken,
        ]
    }
}

var configuration = SandboxConfiguration()
var environmentFile: String?
var arguments = Terminal.arguments[...]
while let argument = arguments.popFirst() {
    switch argument {
    case "--help", "-h":
        Terminal.say(usage)
        exit(0)
    case "--port":
        guard let port = arguments.popFirst().flatMap({ UInt16($0) }) else {
            Terminal.refuse("--port needs a number from 0 to 65535", usage: usage)
        }
        configuration.port = port
    case "--env-file":
        guard let path = arguments.popFirst() else { Terminal.refuse("--env-file needs a path", usage: usage) }
        environmentFile = path
    case "--dialect":
        guard let dialect = arguments.popFirst().flatMap(SandboxDialect.init) else {
            Terminal.refuse("--dialect needs twitter or gnu-social", usage: usage)
        }
        configuration.dialect = dialect
    case "--browser-user":
        guard let name = arguments.popFirst() else { Terminal.refuse("--browser-user needs a name", usage: usage) }
        configuration.browserUser = name == "none" ? nil : name
    default: Terminal.refuse("unknown argument \(argument)", usage: usage)
    }
}

let sandbox: Sandbox
do {
    sandbox = try await Sandbox.start(configuration)
} catch {
    Terminal.fail("\(error)")
}
// Watched from before anybody knows that the sandbox is there.
let interruption = Interruption()
let announcement = Announcement(sandbox)
// Before the line on standard output, so that whoever waits for the line finds the file.
if let environmentFile { KeyFile.write(announcement.variables, to: environmentFile) }
let encoder = JSONEncoder()
encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
Terminal.write(try encoder.encode(announcement) + Data("\n".utf8))

await interruption.wait()
await sandbox.stop()
