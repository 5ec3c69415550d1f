/// An answer whose body is still coming.
public struct StreamedResponse: Sendable {
    /// The status code, as the server sent it.
    public var status: Int
    /// The header fields of the final answer, in order.
    public var headers: HTTPFields
    /// The body; letting go of it closes the connection.
    public var body: ResponseBody

    /// Creates an answer.
    ///
    /// - Parameters:
    ///   - status: The status code.
    ///   - headers: The header fields.
    ///   - body: The body.
    public init(status: Int, headers: HTTPFields = [:], body: ResponseBody) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

/// Where a ``ResponseBody`` gets its pieces from.
public protocol ResponseBodySource: AnyObject, Sendable {
    /// Waits for the next piece.
    ///
    /// It is called again only after it has come back.
    ///
    /// - Returns: Bytes, at least one; `nil` once the body is whole.
    /// - Throws: ``TransportError`` if the body ends too early, `CancellationError` if the task was cancelled; then the
    ///   body is over.
    func nextPiece() async throws -> [UInt8]?

    /// Ends the body, because nobody reads it any more; called once, after the last piece or in between.
    func close()
}

/// A body as it comes: a sequence of pieces of any size, none of them empty.
///
/// It can be read once, by one reader at a time; a second iterator goes on where the first stopped. While nobody
/// reads, the transport stops taking bytes from the server, so a slow reader costs no memory. When the body and its
/// iterators are let go of, the connection is closed.
public struct ResponseBody: AsyncSequence, Sendable {
    /// A piece of the body.
    public typealias Element = [UInt8]

    private let reader: Reader

    /// Creates a body.
    ///
    /// - Parameter source: Where the pieces come from; it is closed when the body and its iterators are gone.
    public init(_ source: any ResponseBodySource) {
        reader = Reader(source)
    }

    /// Creates a body of pieces that are there already.
    ///
    /// - Parameter pieces: The pieces; empty ones are left out.
    public init(pieces: [[UInt8]]) {
        self.init(ReadyPieces(pieces))
    }

    /// Starts, or goes on, reading.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(reader: reader) }

    /// Reads what is left of the body.
    ///
    /// - Parameter maximumBytes: The most bytes to take.
    /// - Returns: The bytes.
    /// - Throws: ``TransportError`` of kind ``TransportError/Kind/responseTooLarge`` if there are more, or whatever ends
    ///   the body early.
    public func collect(upTo maximumBytes: Int) async throws -> [UInt8] {
        var bytes: [UInt8] = []
        for try await piece in self {
            guard piece.count <= maximumBytes - bytes.count else {
                throw TransportError(
                    kind: .responseTooLarge, stage: .receiving,
                    message: "The body is larger than \(maximumBytes) bytes.", requestMayHaveBeenSent: true)
            }
            bytes += piece
        }
        return bytes
    }

    /// Reads a ``ResponseBody``.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let reader: Reader

        /// Waits for the next piece; `nil` once the body is whole.
        public mutating func next() async throws -> [UInt8]? { try await reader.source.nextPiece() }
    }

    /// Closes the source when the last body or iterator has let go of it.
    fileprivate final class Reader: Sendable {
        let source: any ResponseBodySource

        init(_ source: any ResponseBodySource) { self.source = source }

        deinit { source.close() }
    }
}
