/// What a request sends after its header fields.
public enum TransportBody: Hashable, Sendable, CustomStringConvertible {
    /// Nothing; a `POST` says `Content-Length: 0`.
    case none
    /// Bytes whose type the request's `Content-Type` field names.
    case bytes([UInt8])
    /// The content of a file, read while it is sent; its size must not change meanwhile.
    case file(path: String)
    /// Pieces that are made while they are sent.
    case pieces(BodyPieces)
    /// A `multipart/form-data` body (RFC 7578); the transport chooses the boundary and writes `Content-Type`.
    case multipart([MultipartPart])

    /// The kind and size; never the content.
    public var description: String {
        switch self {
        case .none: "no body"
        case .bytes(let bytes): "\(bytes.count) bytes"
        case .file: "a file"
        case .pieces(let pieces): pieces.count.map { "\($0) bytes in pieces" } ?? "pieces"
        case .multipart(let parts): "\(parts.count) parts"
        }
    }
}

/// A body whose bytes are made while they are sent.
///
/// Each sending asks for the pieces anew, so that a call can be repeated. Two values are equal if one is a copy of the
/// other.
public final class BodyPieces: Hashable, Sendable {
    /// The number of bytes in all pieces; `nil` if that is not known, and then the body is sent in chunks.
    public let count: Int?
    /// Makes the pieces from the beginning.
    let makeNext: @Sendable () -> Next

    /// Gives one piece after the other, and `nil` after the last.
    package typealias Next = () async throws -> [UInt8]?

    /// Creates a body.
    ///
    /// - Parameters:
    ///   - count: The number of bytes in all pieces, if it is known; sending fails if there are more or fewer.
    ///   - pieces: Makes the sequence of pieces, once for each sending. While the server is slow, no piece is asked for.
    public init<Pieces: AsyncSequence & Sendable>(
        count: Int? = nil, _ pieces: @escaping @Sendable () -> Pieces
    ) where Pieces.Element == [UInt8] {
        self.count = count
        makeNext = {
            var iterator = pieces().makeAsyncIterator()
            return { try await iterator.next() }
        }
    }

    /// Starts the pieces from the beginning.
    package func start() -> Next { makeNext() }

    /// Whether both are the same body.
    public static func == (one: BodyPieces, other: BodyPieces) -> Bool { one === other }

    /// Feeds the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// One part of a `multipart/form-data` body.
public struct MultipartPart: Hashable, Sendable {
    /// What a part holds.
    public enum Content: Hashable, Sendable {
        /// Bytes.
        case bytes([UInt8])
        /// The content of a file, read while it is sent; its size must not change meanwhile.
        case file(path: String)
    }

    /// The name of the form field.
    public var name: String
    /// The name of the file, if the part stands for one.
    public var filename: String?
    /// The media type, such as `image/png`; if it is `nil`, a transport may tell it from the end of the file name, and
    /// else writes none.
    public var contentType: String?
    /// The content.
    public var content: Content

    /// Creates a part.
    ///
    /// - Parameters:
    ///   - name: The name of the form field.
    ///   - bytes: The content, sent as it is.
    ///   - filename: The name of the file, if the part stands for one.
    ///   - contentType: The media type; ``contentType`` says what `nil` means.
    public init(name: String, bytes: [UInt8], filename: String? = nil, contentType: String? = nil) {
        self.name = name
        self.content = .bytes(bytes)
        self.filename = filename
        self.contentType = contentType
    }

    /// Creates a part with the content of a file.
    ///
    /// - Parameters:
    ///   - name: The name of the form field.
    ///   - path: Where the file is; it is read while it is sent.
    ///   - filename: The name to tell the server; `nil` tells the last component of the path.
    ///   - contentType: The media type; ``contentType`` says what `nil` means.
    public init(name: String, file path: String, filename: String? = nil, contentType: String? = nil) {
        self.name = name
        self.content = .file(path: path)
        self.filename = filename ?? path.split(separator: "/").last.map(String.init) ?? path
        self.contentType = contentType
    }

    /// Creates a part for a text field.
    public init(name: String, text: String) {
        self.init(name: name, bytes: Array(text.utf8))
    }
}
