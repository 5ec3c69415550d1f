import FoundationEssentials
import Terminal
import Twitter

/// Turns arguments and keys into a request, and its answer into output.
struct RequestProgram {
    let arguments: RequestArguments
    let keys: EnvironmentKeys

    func run() async throws(TwitterError) {
        let twitter = TwitterAPI(auth: authenticator, service: service)
        let result: Result<Void, TwitterError>
        do throws(TwitterError) {
            result = .success(try await run(with: twitter))
        } catch {
            result = .failure(error)
        }
        await twitter.shutdown()
        try result.get()
    }

    private func run(with twitter: TwitterAPI) async throws(TwitterError) {
        var request = twitter.request(
            method, arguments.path, arguments.parameters, body: body, headers: arguments.headers)
        switch arguments.printing {
        case .curl:
            if !arguments.showsSecrets { request.call = request.call.redactingSecrets() }
            let prepared = try await Self.asTwitterError { try await request.prepared() }
            Terminal.say(prepared.curlCommand(revealingSecrets: arguments.showsSecrets))
        case .baseString:
            if !arguments.showsSecrets { request.call = request.call.redactingSecrets() }
            guard let signature = try await Self.asTwitterError({ try await request.signature() }) else {
                throw TwitterError(kind: .noCredential, message: "These credentials sign nothing; --auth oauth1 does.")
            }
            Terminal.say(signature.baseString)
        case .headers, nil:
            do {
                let response = try await request.send()
                printHeaders(status: response.status, response.headers)
                Terminal.write(response.body)
            } catch let error as TwitterError {
                if let status = error.status { printHeaders(status: status, error.headers) }
                throw error
            } catch {
                throw Self.interrupted
            }
        }
    }

    private var method: HTTPMethod {
        arguments.method ?? (arguments.json != nil || !arguments.files.isEmpty ? .post : .get)
    }

    private var body: CallBody? {
        if let json = arguments.json { return .json(Array(json.utf8)) }
        if arguments.files.isEmpty { return nil }
        return .multipart(
            arguments.files.map { file in
                guard let data = try? Data(contentsOf: URL(filePath: file.path)) else {
                    Terminal.fail("The file \(file.path) cannot be read.")
                }
                let filename = file.path.split(separator: "/").last.map(String.init) ?? file.path
                return MultipartPart(name: file.name, bytes: Array(data), filename: filename)
            })
    }

    private var service: TwitterService {
        switch arguments.service ?? Terminal.environment("TWITTER_API_URL") ?? "x" {
        case "x": .x
        case "twitter": .twitter
        case let base:
            .custom(base, apiPath: arguments.apiPath ?? "/1.1", signInPath: arguments.signInPath ?? "")
        }
    }

    private var authenticator: any Authenticator {
        switch arguments.authentication ?? Self.firstThatFits(keys) {
        case .oauth1:
            guard let consumer = keys.consumer else { missing("TWITTER_CONSUMER_KEY and TWITTER_CONSUMER_SECRET") }
            return .oauth1(consumer: consumer, token: keys.token)
        case .app:
            guard let consumer = keys.consumer else { missing("TWITTER_CONSUMER_KEY and TWITTER_CONSUMER_SECRET") }
            // Fetching the token would be a request, and printing sends none.
            let isSent = arguments.printing == nil || arguments.printing == .headers
            return isSent ? .appOnly(consumer: consumer) : .bearer(keys.bearerToken ?? "token-fetched-when-sent")
        case .bearer:
            guard let token = keys.bearerToken else { missing("TWITTER_BEARER_TOKEN") }
            return .bearer(token)
        case .basic:
            guard let login = keys.login else { missing("TWITTER_USERNAME and TWITTER_PASSWORD") }
            return .basic(username: login.username, password: login.password)
        case .some(.none): return .none
        case nil: Terminal.fail("There are no keys in the environment; --help names them, --auth none goes without.")
        }
    }

    private static func firstThatFits(_ keys: EnvironmentKeys) -> RequestArguments.Authentication? {
        if keys.consumer != nil, keys.token != nil { return .oauth1 }
        if keys.bearerToken != nil { return .bearer }
        if keys.login != nil { return .basic }
        return keys.consumer != nil ? .app : nil
    }

    private func missing(_ names: String) -> Never { Terminal.fail("\(names) must be set for this kind of login.") }

    private func printHeaders(status: Int, _ headers: HTTPFields) {
        guard arguments.printing == .headers else { return }
        Terminal.say("HTTP \(status)")
        for field in headers { Terminal.say("\(field.name): \(field.value)") }
        Terminal.say()
    }

    private static let interrupted = TwitterError(kind: .transport, message: "The request was cancelled.")

    private static func asTwitterError<Value>(
        _ body: () async throws -> Value
    ) async throws(TwitterError) -> Value {
        do {
            return try await body()
        } catch let error as TwitterError {
            throw error
        } catch {
            throw interrupted
        }
    }
}
