import Testing
import TwitterHTTP

@testable import TwitterCurl

/// The place where a caller waits: it is let go on once, in whichever order it and the answer come.
@Suite struct SubmissionTests {
    private let submission: Submission

    init() throws {
        let request = TransportRequest(method: .get, url: "http://h.example/")
        submission = Submission(request, to: try RequestAddress(request.url), turn: TransportTurn())
    }

    private func put(status: Int) {
        var response = CollectedResponse()
        submission.exchangeResponse(&response)
        response.status = status
        submission.exchangeResponse(&response)
    }

    @Test func anAnswerMayComeFirst() async throws {
        put(status: 201)
        #expect(submission.end(with: nil) == nil)
        await withUnsafeContinuation { submission.wait(with: $0) }
        #expect(try submission.answer.status == 201)
    }

    @Test func aCallerMayWaitFirst() async throws {
        await withUnsafeContinuation { waiter in
            submission.wait(with: waiter)
            put(status: 202)
            submission.end(with: nil)?.resume()
        }
        #expect(try submission.answer.status == 202)
    }

    @Test func aFailureIsThrown() async {
        await withUnsafeContinuation { waiter in
            submission.wait(with: waiter)
            submission.end(with: TransportError.shutDown)?.resume()
        }
        #expect(throws: TransportError.shutDown) { try submission.answer }
    }

    @Test func onlyTheFirstAnswerCounts() async throws {
        put(status: 200)
        await withUnsafeContinuation { waiter in
            submission.wait(with: waiter)
            submission.begin()?.resume()
        }
        #expect(submission.end(with: TransportError.shutDown) == nil)
        #expect(try submission.answer.status == 200)
    }

    @Test func aStreamMayBeginAndEndBeforeTheCallerWaits() async throws {
        put(status: 200)
        #expect(submission.begin() == nil)
        await withUnsafeContinuation { submission.wait(with: $0) }
        #expect(submission.end(with: TransportError.shutDown) == nil)
        #expect(try submission.answer.status == 200)
    }

    @Test func theTurnEndsWithTheAnswer() throws {
        let ended = Gate()
        let request = TransportRequest(method: .get, url: "http://h.example/")
        let submission = Submission(
            request, to: try RequestAddress(request.url), turn: TransportTurn { ended.open() })
        #expect(!ended.isOpen)
        _ = submission.end(with: nil)
        #expect(ended.isOpen)
    }
}
