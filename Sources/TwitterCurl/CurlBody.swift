import TwitterHTTP

/// The body of a streamed answer: reads its pipe, and closes the transfer with itself.
final class CurlBody: ResponseBodySource {
    private let pipe: BodyPipe
    private let submission: Submission
    private let mailbox: Mailbox
    /// Makes what is left of the request's body.
    private let filling: Task<Void, any Error>?

    init(_ pipe: BodyPipe, of submission: Submission, mailbox: Mailbox, filling: Task<Void, any Error>?) {
        self.pipe = pipe
        self.submission = submission
        self.mailbox = mailbox
        self.filling = filling
    }

    func nextPiece() async throws -> [UInt8]? {
        if Task.isCancelled {
            mailbox.cancel(submission)
            throw CancellationError()
        }
        let piece = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { pipe.take(with: $0) }
        } onCancel: {
            mailbox.cancel(submission)
        }
        if piece.freesLoop { mailbox.resume(submission) }
        return piece.bytes.isEmpty ? nil : piece.bytes
    }

    func close() {
        filling?.cancel()
        mailbox.cancel(submission)
    }
}
