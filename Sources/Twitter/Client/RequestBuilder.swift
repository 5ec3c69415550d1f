import FoundationEssentials
import OAuth1
import TwitterHTTP

/// Turns a call and a credential into the request that goes on the wire; signing is one function over the credential.
struct RequestBuilder: Sendable {
    var service: TwitterService
    var configuration: TwitterConfiguration

    /// A request with the signature that is in it, if it has one.
    struct Built {
        var request: TransportRequest
        var signature: OAuth1Signature?
    }

    /// The limits of a call; those of a stream are for its beginning and for silence.
    func limits(with options: CallOptions, isStream: Bool = false) -> TransportLimits {
        var limits = configuration.limits
        guard isStream else {
            if let timeout = options.timeout { limits.total = timeout }
            return limits
        }
        limits.total = nil
        if let timeout = options.timeout { limits.firstByte = timeout }
        limits.idle = limits.idle.map { max($0, Self.streamSilence) }
        return limits
    }

    /// A quiet stream sends a blank line every 30 seconds; one that has missed three is dead.
    private static let streamSilence = Duration.seconds(90)

    /// Builds and signs; tests give the nonce, `nil` makes a new one.
    func build(
        _ call: Call, options: CallOptions, credential: Credential, timestamp: Int64, nonce: String? = nil
    ) throws(TwitterError) -> Built {
        let endpoint = call.endpoint
        if let placeholder = endpoint.unfilled {
            throw Self.impossible("The path has no value for \(placeholder).", of: endpoint)
        }
        let content = content(of: call, isSigned: credential.isSignature)
        let query = [endpoint.query ?? "", FormEncoding.encode(content.query)].filter { !$0.isEmpty }
        let suffix = query.isEmpty ? "" : "?" + query.joined(separator: "&")
        let url = service.url(of: endpoint) + suffix
        var request = TransportRequest(method: endpoint.method, url: url, body: content.body)
        request.limits = limits(with: options)
        request.headers["User-Agent"] = configuration.userAgent
        if let type = content.type { request.headers["Content-Type"] = type }

        var signature: OAuth1Signature?
        switch credential.kind {
        case .none: break
        case .oauth1(let signer):
            do throws(OAuth1Error) {
                signature = try signer.sign(
                    OAuth1Request(
                        method: endpoint.method.rawValue, url: service.signedURL(of: endpoint) + suffix,
                        form: content.form, oauthParameters: content.oauth),
                    timestamp: timestamp, nonce: nonce)
            } catch {
                throw TwitterError(error, of: endpoint)
            }
            request.headers["Authorization"] = signature?.authorizationHeader
        case .bearer(let token):
            try refusePlainHTTP(url, of: endpoint)
            request.headers["Authorization"] = "Bearer \(token.revealed)"
        case .basic(let username, let password):
            try refusePlainHTTP(url, of: endpoint)
            guard !username.utf8.contains(UInt8(ascii: ":")) else {
                throw Self.impossible("A user name for Basic holds no colon (RFC 7617, section 2).", of: endpoint)
            }
            let pair = Data("\(username):\(password.revealed)".utf8)
            request.headers["Authorization"] = "Basic \(pair.base64EncodedString())"
        }
        // What these answer are tokens with their secrets (RFC 5849, section 2).
        if endpoint.location == .signIn { try refusePlainHTTP(url, of: endpoint) }
        for field in options.headers { request.headers[field.name] = nil }
        for field in options.headers { request.headers.append(name: field.name, value: field.value) }
        return Built(request: request, signature: signature)
    }

    /// Where the parameters of a call go.
    private struct Content {
        var query: Parameters = [:]
        var oauth: [Parameter] = []
        var form: [Parameter] = []
        var type: String?
        var body = TransportBody.none
    }

    private func content(of call: Call, isSigned: Bool) -> Content {
        var call = call
        var content = Content()
        if isSigned, call.endpoint.location == .signIn {
            // A callback and a verifier stand beside the signature, in one place (RFC 5849, section 3.5).
            content.oauth = call.parameters.filter { $0.name.hasPrefix("oauth_") }
            call.parameters = Parameters(call.parameters.filter { !$0.name.hasPrefix("oauth_") })
        }
        switch call.body {
        case .none: content.query = call.parameters
        case .form:
            guard !call.parameters.isEmpty else { break }
            content.form = Array(call.parameters)
            content.type = FormEncoding.contentType
            content.body = .bytes(Array(FormEncoding.encode(call.parameters).utf8))
        case .json(let bytes):
            content.query = call.parameters
            content.type = "application/json"
            content.body = .bytes(bytes)
        case .multipart(let parts):
            content.body = .multipart(call.parameters.map { MultipartPart(name: $0.name, text: $0.value) } + parts)
        case .bytes(let bytes, let type):
            content.query = call.parameters
            content.type = type
            content.body = .bytes(bytes)
        }
        return content
    }

    /// Whoever reads a bearer token, a password or an app secret can use it; a signature shows no secret.
    private func refusePlainHTTP(_ url: String, of endpoint: Endpoint) throws(TwitterError) {
        guard !configuration.insecurelySendsSecretsOverPlainHTTP, !url.lowercased().hasPrefix("https://") else {
            return
        }
        let authority = url.dropFirst("http://".count).prefix { !"/?#\\".contains($0) }
        guard !Self.isThisMachine(authority) else { return }
        let host = authority.split(separator: "@").last ?? ""
        throw Self.impossible(
            "A token or password does not go over plain http to \(host); use https, or allow it by name.", of: endpoint)
    }

    private static func impossible(_ message: String, of endpoint: Endpoint) -> TwitterError {
        var error = TwitterError(kind: .invalidRequest, message: message)
        error.endpoint = endpoint
        return error
    }

    private static func isThisMachine(_ authority: Substring) -> Bool {
        // Only a port may follow the host: in "localhost:x@example.com" it is something else.
        var host = authority
        while let last = host.last, last.isASCII, last.isNumber { host.removeLast() }
        host = host.last == ":" ? host.dropLast() : authority
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
        return host.lowercased() == "localhost" || host == "[::1]"
            || numbers.count == 4 && numbers[0] == "127" && numbers.allSatisfy { UInt8($0) != nil }
    }
}
