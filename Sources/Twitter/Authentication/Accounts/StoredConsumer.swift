public import OAuth1
import TwitterJSON

/// An app as a store keeps it, under a name of its own for each service.
public struct StoredConsumer: Hashable, Sendable {
    /// The service, as ``TwitterService/identity`` spells it.
    public let service: String
    /// The name; different for each app of a service.
    public let name: String
    /// Key and secret.
    public var consumer: OAuthConsumer
    /// Fields of the stored form that this version does not know; they are written back.
    var unknownFields: [JSON.Member] = []

    /// Creates an app.
    ///
    /// - Parameters:
    ///   - service: The service, as ``TwitterService/identity`` spells it.
    ///   - name: The name.
    ///   - consumer: Key and secret.
    public init(service: String, name: String, consumer: OAuthConsumer) {
        self.service = service
        self.name = name
        self.consumer = consumer
    }
}
