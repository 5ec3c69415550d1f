import FoundationEssentials
import Terminal
import Twitter

/// Turns arguments and keys into a request, and its answer into output.
struct RequestProgram {
    let arguments: RequestArguments
    let keys: EnvironmentKeys

    func run() async throws {
        let service = arguments.options.service
        try await TwitterAPI.with(try await authenticator(for: service), service) { try await run(with: $0) }
    }

    private func run(with twitter: TwitterAPI) async throws {
        var request = twitter.request(
            method, arguments.path, arguments.parameters, body: body, headers: arguments.headers)
        switch arguments.printing {
        case .curl:
            if !arguments.showsSecrets { request.call = request.call.redactingSecrets() }
            Terminal.say(try await request.prepared().curlCommand(revealingSecrets: arguments.showsSecrets))
        case .baseString:
            if !arguments.showsSecrets { request.call = request.call.redactingSecrets() }
            guard let signature = try await request.signature() else {
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

    private func authenticator(for service: TwitterService) async throws -> any Authenticator {
        if arguments.account != nil { return try await stored(for: service) }
        let kind = arguments.authentication ?? Self.firstThatFits(keys)
        if arguments.authentication == nil, kind == .app, let user = try await storedIfAny(for: service) { return user }
        switch kind {
        case .oauth1:
            guard let consumer = keys.consumer else { return try await stored(for: service) }
            return .oauth1(consumer: consumer, token: keys.token)
        case .app:
            guard let consumer = keys.consumer else { return try await stored(for: service) }
            return app(consumer)
        case .bearer:
            guard let token = keys.bearerToken else { missing("TWITTER_BEARER_TOKEN") }
            return .bearer(token)
        case .basic:
            guard let login = keys.login else { missing("TWITTER_USERNAME and TWITTER_PASSWORD") }
            return .basic(username: login.username, password: login.password)
        case .some(.none): return .none
        case nil: return try await stored(for: service)
        }
    }

    /// The account that is stored for the service, or its app.
    private func stored(for service: TwitterService) async throws -> any Authenticator {
        do throws(AccountStoreError) {
            let user = try await FileAccountStore().authenticator(arguments.account, for: service)
            guard arguments.authentication == .app, let consumer = user.consumer else { return user }
            return app(consumer)
        } catch {
            if arguments.account != nil { throw error }
            throw Terminal.Failure("There are no keys in the environment; --help names them. \(error.line)")
        }
    }

    /// The account that is stored for the service, for those who have the app's keys in their environment besides.
    private func storedIfAny(for service: TwitterService) async throws -> (any Authenticator)? {
        do throws(AccountStoreError) {
            return try await FileAccountStore().authenticator(for: service)
        } catch {
            if error.kind == .noneAvailable || error.kind == .notAccessible { return nil }
            throw error
        }
    }

    private func app(_ consumer: OAuthConsumer) -> any Authenticator {
        // Fetching the token would be a request, and printing sends none.
        let isSent = arguments.printing == nil || arguments.printing == .headers
        return isSent ? .appOnly(consumer: consumer) : .bearer(keys.bearerToken ?? "token-fetched-when-sent")
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
}
