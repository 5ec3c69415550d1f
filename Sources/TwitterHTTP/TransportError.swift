/// A request that got no whole answer.
///
/// Statuses are no errors here: a 500 is an answer. Cancellation is thrown as `CancellationError`.
public struct TransportError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of fault it was; more kinds may come.
    public struct Kind: Hashable, Sendable, CustomStringConvertible {
        /// The name of the kind.
        public let description: String

        private init(_ description: String) { self.description = description }

        /// The request cannot be sent as it is: its address, a header field or its body is not possible.
        public static let invalidRequest = Kind("invalidRequest")
        /// The transport could not be set up, or it failed inside.
        public static let unavailable = Kind("unavailable")
        /// The transport was shut down.
        public static let shutDown = Kind("shutDown")
        /// As many requests wait as may wait.
        public static let overloaded = Kind("overloaded")
        /// The body of the request could not be read to its end, or was not as long as it was said to be.
        public static let bodyUnavailable = Kind("bodyUnavailable")
        /// The host name, or that of the proxy, has no address.
        public static let nameNotResolved = Kind("nameNotResolved")
        /// No connection could be opened.
        public static let connectionFailed = Kind("connectionFailed")
        /// The TLS handshake failed, for another reason than the certificate.
        public static let tlsFailed = Kind("tlsFailed")
        /// The server's certificate is not one to trust for this host.
        public static let untrustedCertificate = Kind("untrustedCertificate")
        /// The connection ended before the answer was whole.
        public static let connectionLost = Kind("connectionLost")
        /// What came is no HTTP answer.
        public static let malformedResponse = Kind("malformedResponse")
        /// The body is larger than ``TransportLimits/maximumResponseBytes``.
        public static let responseTooLarge = Kind("responseTooLarge")
        /// The header fields are larger than the transport takes.
        public static let headersTooLarge = Kind("headersTooLarge")
        /// The request did not get its turn within ``TransportLimits/queue``.
        public static let queueTimeout = Kind("queueTimeout")
        /// Opening a connection took longer than ``TransportLimits/connect``.
        public static let connectTimeout = Kind("connectTimeout")
        /// No byte of the answer came within ``TransportLimits/firstByte``.
        public static let firstByteTimeout = Kind("firstByteTimeout")
        /// Not one byte moved for ``TransportLimits/idle``.
        public static let idleTimeout = Kind("idleTimeout")
        /// The answer was not whole after ``TransportLimits/total``.
        public static let totalTimeout = Kind("totalTimeout")
        /// A fault that none of the other kinds describes.
        public static let other = Kind("other")
    }

    /// How far the request had come.
    public enum Stage: String, Hashable, Sendable {
        /// Waiting for its turn.
        case queued
        /// Finding the address and opening the connection.
        case connecting
        /// Sending.
        case sending
        /// Waiting for the answer's first byte.
        case waiting
        /// Receiving the answer.
        case receiving
    }

    /// What kind of fault it was.
    public var kind: Kind
    /// How far the request had come.
    public var stage: Stage
    /// A sentence for a person, naming host and port where they matter; without header fields and bodies.
    public var message: String
    /// The code of the library underneath, such as libcurl's `CURLcode`.
    public var underlyingCode: Int?
    /// The text of the library underneath.
    public var underlyingMessage: String?
    /// Whether any byte of the request may have left.
    ///
    /// If so, a request that is not ``HTTPMethod/isSafe`` may have been carried out: the outcome is unknown.
    public var requestMayHaveBeenSent: Bool
    /// Whether the request went over a connection of an earlier one, which the server may just have been closing.
    public var usedPooledConnection: Bool

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - kind: What kind of fault it was.
    ///   - stage: How far the request had come.
    ///   - message: A sentence for a person.
    ///   - underlyingCode: The code of the library underneath.
    ///   - underlyingMessage: The text of the library underneath.
    ///   - requestMayHaveBeenSent: Whether any byte of the request may have left.
    ///   - usedPooledConnection: Whether the request went over a connection of an earlier one.
    public init(
        kind: Kind, stage: Stage, message: String, underlyingCode: Int? = nil, underlyingMessage: String? = nil,
        requestMayHaveBeenSent: Bool = false, usedPooledConnection: Bool = false
    ) {
        self.kind = kind
        self.stage = stage
        self.message = message
        self.underlyingCode = underlyingCode
        self.underlyingMessage = underlyingMessage
        self.requestMayHaveBeenSent = requestMayHaveBeenSent
        self.usedPooledConnection = usedPooledConnection
    }

    /// The message with the code and text from underneath.
    public var description: String {
        guard let underlyingCode else { return message }
        return "\(message) (\(underlyingMessage.map { "\($0), " } ?? "")code \(underlyingCode))"
    }
}
