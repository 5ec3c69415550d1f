/// The body of a stream as it comes, piece by piece.
public struct StreamBytes: AsyncSequence, Sendable {
    /// A piece of the body: one byte or more.
    public typealias Element = [UInt8]

    let plan: CallPlan

    /// Starts a call of its own; it is sent when the first piece is asked for.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(run: CallRun(plan)) }

    /// Reads one connection.
    public struct AsyncIterator: AsyncIteratorProtocol {
        /// `nil` once the stream is over; letting go of it closes the connection.
        private var run: CallRun?
        private var isOpen = false

        fileprivate init(run: CallRun) { self.run = run }

        /// Waits for the next piece, and before the first one for the answer of the service.
        ///
        /// - Returns: The piece; `nil` once the server has ended the body.
        /// - Throws: ``TwitterError`` if the service refuses the stream or the connection fails, or `CancellationError`
        ///   if the task was cancelled. The iteration is over then.
        public mutating func next() async throws -> [UInt8]? {
            guard let run else { return nil }
            do {
                if !isOpen {
                    try await run.run()
                    isOpen = true
                }
                if let piece = try await run.nextPiece() { return piece }
            } catch {
                self.run = nil
                throw error
            }
            self.run = nil
            return nil
        }
    }
}
