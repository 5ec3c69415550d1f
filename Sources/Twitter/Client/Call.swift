public import TwitterHTTP

/// A call of an endpoint as a plain value: nothing is signed or sent yet.
public struct Call: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    /// The endpoint.
    public var endpoint: Endpoint
    /// The parameters; ``body`` says where they go.
    public var parameters: Parameters
    /// What is sent after the header fields.
    public var body: CallBody

    /// Creates a call.
    ///
    /// - Parameters:
    ///   - endpoint: The endpoint.
    ///   - parameters: The parameters.
    ///   - body: What is sent after the header fields; `nil` sends the parameters as a form, or in the query for
    ///     `GET`, `HEAD` and `DELETE`.
    public init(_ endpoint: Endpoint, _ parameters: Parameters = [:], body: CallBody? = nil) {
        self.endpoint = endpoint
        self.parameters = parameters
        let hasQueryOnly = endpoint.method.isSafe || endpoint.method == .delete
        self.body = body ?? (hasQueryOnly ? .none : .form)
    }

    /// The endpoint and the names of the parameters; never their values.
    public var description: String {
        "\(endpoint)(\(parameters.map(\.name).joined(separator: ", ")))"
    }

    /// The same call with `<redacted>` in place of passwords, verifiers and token secrets, for showing to people.
    public func redactingSecrets() -> Call {
        var call = self
        call.parameters = parameters.redactingSecrets()
        return call
    }

    /// A mirror with secrets redacted, and of a body its kind and size alone.
    public var customMirror: Mirror {
        Mirror(self, children: ["endpoint": endpoint, "parameters": parameters, "body": body])
    }
}

/// What a call sends after its header fields.
public enum CallBody: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    /// Nothing; the parameters go into the query.
    case none
    /// The parameters, as `application/x-www-form-urlencoded`. They are signed.
    case form
    /// A JSON text; the parameters go into the query. The body is not signed.
    case json([UInt8])
    /// The parameters as text parts, and these parts after them, as `multipart/form-data`. The body is not signed.
    case multipart([MultipartPart])
    /// Bytes of another type; the parameters go into the query. The body is not signed.
    case bytes([UInt8], contentType: String)

    /// The kind and size; never the content.
    public var description: String {
        switch self {
        case .none: "none"
        case .form: "form"
        case .json(let bytes): "JSON of \(bytes.count) bytes"
        case .multipart(let parts): "multipart, \(parts.count) parts"
        case .bytes(let bytes, let type): "\(type) of \(bytes.count) bytes"
        }
    }

    /// A mirror without children, so that `dump` shows no content.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
}
