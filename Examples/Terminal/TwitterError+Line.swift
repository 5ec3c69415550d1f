package import Twitter

extension TwitterError {
    /// The sentence with status and code, as the programs print it: `SENTENCE (HTTP 401, code 32)`.
    package var line: String {
        let details = [
            status.map { "HTTP \($0)" }, code.map { "code \($0)" },
            transportError?.underlyingCode.map { "curl \($0)" },
        ].compactMap(\.self)
        return details.isEmpty ? message : "\(message) (\(details.joined(separator: ", ")))"
    }

    /// What a person can do about the refusals that the service's own sentence leaves unexplained.
    package var advice: String? {
        switch kind {
        case .rateLimited:
            rateLimit?.reset.map { "The limit is used up until \(TwitterDate.format($0))." }
                ?? "The limit is used up; the service does not say until when."
        case .forbidden: "The service knows the app and refuses this call; its access level may not include it."
        case .unauthorized: "Check the four keys, that they belong together, and the clock."
        default: nil
        }
    }
}
