package import Twitter

extension AccountBook {
    /// The app that a person means.
    ///
    /// Without a name it is that of the default account, or the only one of the service.
    package func consumer(_ name: String?, of service: TwitterService) throws(Terminal.Failure) -> OAuthConsumer {
        let all = consumers(of: service)
        if let name = name ?? defaultAccount(of: service)?.consumerName ?? (all.count == 1 ? all[0].name : nil) {
            if let stored = consumer(named: name, of: service) { return stored.consumer }
            throw Terminal.Failure(
                "No app \(name) of \(service.identity) is stored; set TWITTER_CONSUMER_KEY and "
                    + "TWITTER_CONSUMER_SECRET.")
        }
        let choice = all.isEmpty ? "" : ", or choose one of the stored apps \(all.map(\.name).joined(separator: ", "))"
        throw Terminal.Failure(
            "Set TWITTER_CONSUMER_KEY and TWITTER_CONSUMER_SECRET to the app's key and secret\(choice).")
    }
}
