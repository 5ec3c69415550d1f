/// What a signature covers of a request.
public struct OAuth1Request: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    /// The request method; its letters count as upper-case ones.
    public var method: String
    /// The absolute address as it goes on the wire, query included.
    public var url: String
    /// The pairs of a body of type `application/x-www-form-urlencoded`; other bodies are not signed.
    public var form: [Parameter]
    /// Further `oauth_` parameters of the header, such as `oauth_callback` or `oauth_verifier`.
    public var oauthParameters: [Parameter]
    /// The protection realm, which goes into the header and is not signed.
    public var realm: String?
    /// Whether the header says `oauth_version="1.0"`; on by default.
    public var includesVersion: Bool

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - method: The request method.
    ///   - url: The absolute address as it goes on the wire, query included.
    ///   - form: The pairs of a form body.
    ///   - oauthParameters: Further `oauth_` parameters of the header.
    ///   - realm: The protection realm.
    ///   - includesVersion: Whether the header says `oauth_version="1.0"`.
    public init(
        method: String, url: String, form: [Parameter] = [], oauthParameters: [Parameter] = [], realm: String? = nil,
        includesVersion: Bool = true
    ) {
        self.method = method
        self.url = url
        self.form = form
        self.oauthParameters = oauthParameters
        self.realm = realm
        self.includesVersion = includesVersion
    }

    /// Method and address without the query; never a parameter, for a form may hold a password (xAuth).
    public var description: String { "\(method) \(BaseStringURI.withoutQuery(url))" }

    /// A mirror without children, so that `dump` shows no parameter.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
}
