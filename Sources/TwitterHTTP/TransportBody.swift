/// What a request sends after its header fields.
public enum TransportBody: Hashable, Sendable, CustomStringConvertible {
    /// Nothing; a `POST` says `Content-Length: 0`.
    case none
    /// Bytes whose type the request's `Content-Type` field names.
    case bytes([UInt8])
    /// A `multipart/form-data` body (RFC 7578); the transport chooses the boundary and writes `Content-Type`.
    case multipart([MultipartPart])

    /// The kind and size; never the content.
    public var description: String {
        switch self {
        case .none: "no body"
        case .bytes(let bytes): "\(bytes.count) bytes"
        case .multipart(let parts): "\(parts.count) parts"
        }
    }
}

/// One part of a `multipart/form-data` body.
public struct MultipartPart: Hashable, Sendable {
    /// The name of the form field.
    public var name: String
    /// The name of the file, if the part stands for one.
    public var filename: String?
    /// The media type, such as `image/png`; if it is `nil`, a transport may tell it from the end of the file name, and
    /// else writes none.
    public var contentType: String?
    /// The content.
    public var bytes: [UInt8]

    /// Creates a part.
    ///
    /// - Parameters:
    ///   - name: The name of the form field.
    ///   - bytes: The content, sent as it is.
    ///   - filename: The name of the file, if the part stands for one.
    ///   - contentType: The media type; ``contentType`` says what `nil` means.
    public init(name: String, bytes: [UInt8], filename: String? = nil, contentType: String? = nil) {
        self.name = name
        self.bytes = bytes
        self.filename = filename
        self.contentType = contentType
    }

    /// Creates a part for a text field.
    public init(name: String, text: String) {
        self.init(name: name, bytes: Array(text.utf8))
    }
}
