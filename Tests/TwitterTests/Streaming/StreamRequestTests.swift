import Locking
import Testing
import TwitterHTTP
import TwitterSandbox

@testable import Twitter

@Suite(.serialized) struct StreamRequestTests {
    @Test func piecesComeAsTheyAre() async throws {
        let transport = PiecesTransport(200, ["a", "bc", "d"])
        let twitter = twitter(transport)
        var pieces: [String] = []
        for try await piece in twitter.statuses.filter(track: ["swift"]).bytes {
            pieces.append(String(decoding: piece, as: UTF8.self))
        }
        #expect(pieces == ["a", "bc", "d"])
        let request = try #require(transport.requests.first)
        #expect(request.method == .post && request.url == "https://stream.x.com/1.1/statuses/filter.json")
        #expect(request.body == .bytes(Array("track=swift".utf8)))
        #expect(request.headers["Authorization"]?.hasPrefix("OAuth ") == true)
        #expect(transport.requests.count == 1)
    }

    @Test func onlyOpeningAndSilenceHaveLimits() async throws {
        let request = twitter(PiecesTransport(200, [])).statuses.sample()
        let limits = try await request.prepared().limits
        #expect(limits.total == nil && limits.firstByte == nil)
        #expect(limits.idle == .seconds(90) && limits.connect == .seconds(10))
        let hurried = try await request.with { $0.timeout = .seconds(5) }.prepared().limits
        #expect(hurried.total == nil && hurried.firstByte == .seconds(5))
        let patient = twitter(PiecesTransport(200, [])) { $0.limits.idle = .seconds(120) }.statuses.sample()
        #expect(try await patient.prepared().limits.idle == .seconds(120))
        let endless = twitter(PiecesTransport(200, [])) { $0.limits.idle = nil }.statuses.sample()
        #expect(try await endless.prepared().limits.idle == nil)
    }

    @Test func eachIterationIsACallOfItsOwn() async throws {
        let transport = PiecesTransport(200, ["a"])
        let bytes = twitter(transport).statuses.sample().bytes
        for _ in 0..<2 {
            var iterator = bytes.makeAsyncIterator()
            #expect(try await iterator.next() == Array("a".utf8))
            #expect(try await iterator.next() == nil)
            #expect(try await iterator.next() == nil)
        }
        #expect(transport.requests.count == 2)
    }

    @Test(arguments: [(401, TwitterError.Kind.unauthorized), (420, .rateLimited), (404, .notFound)])
    func refusalsHaveStatusAndText(status: Int, kind: TwitterError.Kind) async throws {
        let log = EventLog()
        let twitter = twitter(PiecesTransport(status, ["<html>No", " such</html>"])) { $0.observer = log }
        var iterator = twitter.statuses.filter(follow: [12]).bytes.makeAsyncIterator()
        let error = await error(of: &iterator)
        #expect(error?.status == status && error?.kind == kind)
        #expect(error?.bodyPrefix == Array("<html>No such</html>".utf8))
        #expect(error?.endpoint?.description == "POST statuses/filter")
        #expect(log.names == ["built", "sent", "answered", "failed"])
        #expect(try await iterator.next() == nil)
    }

    @Test func aRefusalWhoseTextBreaksOffKeepsItsStatus() async throws {
        var iterator = twitter(PiecesTransport(403, ["half"], isLost: true)).statuses.sample().bytes
            .makeAsyncIterator()
        let error = await error(of: &iterator)
        #expect(error?.status == 403 && error?.bodyPrefix == Array("half".utf8))
    }

    /// The method is `POST`, but nothing was to be done that could have been done.
    @Test func aLostConnectionEndsTheStream() async throws {
        let log = EventLog()
        let twitter = twitter(PiecesTransport(200, ["a"], isLost: true)) { $0.observer = log }
        var iterator = twitter.statuses.filter(track: ["swift"]).bytes.makeAsyncIterator()
        #expect(try await iterator.next() == Array("a".utf8))
        let error = await error(of: &iterator)
        #expect(error?.kind == .transport && error?.transportError?.kind == .connectionLost)
        #expect(log.names == ["built", "sent", "answered", "failed"])
        #expect(try await iterator.next() == nil)
    }

    @Test func changesKeepTheRest() {
        var request = twitter(PiecesTransport(200, [])).statuses.sample().with { $0.headers = ["X-A": "1"] }
        request.call = Call(Endpoint(.get, "statuses/firehose"))
        #expect(request.options.headers["X-A"] == "1")
        #expect(request.description == "GET statuses/firehose()")
        #expect(!showsSecret(shown(request)))
    }

    private func twitter(
        _ transport: PiecesTransport, _ change: (inout TwitterConfiguration) -> Void = { _ in }
    ) -> TwitterAPI {
        var configuration = TwitterConfiguration()
        configuration.now = { Fixed.date }
        change(&configuration)
        return TwitterAPI(auth: Fixed.user, configuration: configuration, transport: transport)
    }

    private func error(of iterator: inout StreamBytes.AsyncIterator) async -> TwitterError? {
        do {
            _ = try await iterator.next()
            return nil
        } catch {
            return error as? TwitterError
        }
    }
}

/// Answers every request with a body that comes in these pieces, and then ends or breaks off.
private final class PiecesTransport: HTTPTransport {
    private let status: Int
    private let pieces: [String]
    private let isLost: Bool
    private let sent = Locked<[TransportRequest]>([])

    init(_ status: Int, _ pieces: [String], isLost: Bool = false) {
        self.status = status
        self.pieces = pieces
        self.isLost = isLost
    }

    var requests: [TransportRequest] { sent.withLock { $0 } }

    func send(_ request: TransportRequest) async throws -> TransportResponse {
        throw TransportError(kind: .other, stage: .sending, message: "A stream is not read whole.")
    }

    func stream(
        _ request: TransportRequest, turn: TransportTurn?, progress: TransportProgress.Handler?
    ) async throws -> StreamedResponse {
        sent.withLock { $0.append(request) }
        let source = PieceSource(pieces.map { Array($0.utf8) }, isLost: isLost)
        return StreamedResponse(status: status, body: ResponseBody(source))
    }
}

private final class PieceSource: ResponseBodySource {
    private let rest: Locked<[[UInt8]]>
    private let isLost: Bool

    init(_ pieces: [[UInt8]], isLost: Bool) {
        rest = Locked(pieces)
        self.isLost = isLost
    }

    func nextPiece() async throws -> [UInt8]? {
        if let piece = rest.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { return piece }
        guard isLost else { return nil }
        throw TransportError(
            kind: .connectionLost, stage: .receiving, message: "lost", requestMayHaveBeenSent: true)
    }

    func close() {}
}
