package import Twitter

extension Terminal {
    /// Runs a program; what it throws becomes one line and the exit status 1.
    package static func run(_ program: () async throws -> Void) async {
        do {
            try await program()
        } catch let error as TwitterError {
            fail(error.line)
        } catch let error as AccountStoreError {
            fail(error.line)
        } catch let error as Failure {
            fail(error.sentence)
        } catch {
            fail("\(error)")
        }
    }

    /// What a program cannot do, in a sentence.
    package struct Failure: Error {
        package var sentence: String

        package init(_ sentence: String) { self.sentence = sentence }
    }
}

extension TwitterAPI {
    /// Gives a client to a program, and ends its transport afterwards.
    package static func with<Result>(
        _ auth: any Authenticator, _ service: TwitterService, _ configuration: TwitterConfiguration = .init(),
        _ body: (TwitterAPI) async throws -> Result
    ) async throws -> Result {
        let twitter = TwitterAPI(auth: auth, service: service, configuration: configuration)
        do {
            let result = try await body(twitter)
            await twitter.shutdown()
            return result
        } catch {
            await twitter.shutdown()
            throw error
        }
    }
}
