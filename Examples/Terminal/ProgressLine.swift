import FoundationEssentials
package import Twitter

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Says on standard error how far a program is: on a terminal in one line that changes, elsewhere in lines of their own.
///
/// As an observer of a client it says how long a call waits.
package struct ProgressLine: RequestObserver {
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private static let erasing = "\r\u{1B}[K"

    /// Creates a line on which nothing stands.
    package init() {}

    /// Shows how far it is.
    package func show(_ text: String) {
        if isTerminal {
            Terminal.write(errors: "\(Self.erasing)\(text)")
        } else {
            Terminal.note(text)
        }
    }

    /// Takes the line away, for output that is to stand in its place.
    package func clear() {
        if isTerminal { Terminal.write(errors: Self.erasing) }
    }

    /// Shows how it ended; the line stays.
    package func end(_ text: String) {
        clear()
        Terminal.note(text)
    }

    /// Says until when a call waits, if that is worth a line.
    package func observe(_ event: RequestEvent) {
        if case .waiting(let from, let until, let reason, _) = event.happening, until.timeIntervalSince(from) >= 0.5 {
            show("waiting until \(TwitterDate.format(until)): \(reason)")
        }
    }
}

extension TwitterAPI {
    /// Gives a client to a program that waits for its limits, and ends its transport afterwards.
    ///
    /// With a folder, the calls of the last run are counted too.
    package static func patiently<Result>(
        _ options: ServiceOptions, _ account: AccountOptions, _ line: ProgressLine,
        countingIn folder: String? = nil,
        _ body: (TwitterAPI) async throws -> Result
    ) async throws -> Result {
        var configuration = TwitterConfiguration()
        configuration.rateLimits = .wait()
        configuration.observer = line
        configuration.budgets = folder.map { FileBudgetStore(folder: $0) }
        let service = options.service
        return try await with(try await account.authenticator(for: service), service, configuration) { twitter in
            do {
                return try await body(twitter)
            } catch {
                line.clear()
                throw error
            }
        }
    }
}
