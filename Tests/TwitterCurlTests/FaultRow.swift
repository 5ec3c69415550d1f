import Testing
import TwitterCurl
import TwitterHTTP

/// One row of the fault table: what a server does with a request, and what the caller must then be told.
struct FaultRow: Sendable, CustomTestStringConvertible {
    /// What the request meets before any byte of HTTP.
    enum Way: Sendable {
        /// A server that speaks plain HTTP.
        case plain
        /// A server that speaks TLS, with a certificate that has some fault or none.
        case tls(TestCertificate)
        /// A server that the client takes for one with TLS, and whose script sends the bytes as they are.
        case plainBehindHTTPS
        /// A port at which nobody listens.
        case nobody
        /// A name that has no address (RFC 6761, section 6.4).
        case unknownName
    }

    /// Where the connection of the request comes from.
    enum Connection: Sendable {
        /// The request opens it.
        case new
        /// An earlier request opened it; the script begins when the caller has its answer.
        case kept
        /// The same, and the script has ended before the request is sent. What comes after it on this connection and any
        /// other is answered with "next".
        case restedSince
    }

    /// What the caller is told.
    enum Outcome: Sendable {
        /// An answer with its status and body.
        case answer(Int, String)
        /// The same, or that the connection was lost: a server that closes while bytes are on their way to it sends a
        /// reset, which may overtake its answer (RFC 9112, section 9.6).
        case answerUnlessReset(Int, String)
        /// An error: of which kind, at which stage, whether the request may have been sent, whether sending it again
        /// could do no harm.
        case error(TransportError.Kind, TransportError.Stage, sent: Bool, repeatable: Bool)
    }

    typealias Script = RawServer.Script

    let name: String
    let way: Way
    let connection: Connection
    let method: HTTPMethod
    let body: TransportBody
    let limits: TransportLimits
    /// Whether another request follows, which must get its own answer, "next"; the script leaves the connection open.
    let isFollowed: Bool
    /// What is known to be wrong, if the row cannot pass.
    let knownFault: Comment?
    let outcome: Outcome
    /// What the sentence of the error says.
    let says: String
    let script: Script

    init(
        _ name: String, over way: Way = .plain, on connection: Connection = .new, method: HTTPMethod = .get,
        body: TransportBody = .none, limits: TransportLimits = TransportLimits(), isFollowed: Bool = false,
        knownFault: Comment? = nil, then outcome: Outcome, says: String = "", script: @escaping Script = { _ in }
    ) {
        self.name = name
        self.way = way
        self.connection = connection
        self.method = method
        self.body = body
        self.limits = limits
        self.isFollowed = isFollowed
        self.knownFault = knownFault
        self.outcome = outcome
        self.says = says
        self.script = script
    }

    var testDescription: String { name }
}
