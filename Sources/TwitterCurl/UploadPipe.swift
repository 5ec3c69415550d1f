import Locking
import TwitterHTTP

/// Carries the body of a request from the task that makes its pieces to the loop, one piece at a time.
final class UploadPipe: UploadSource {
    let count: Int?

    private struct State {
        var piece: ArraySlice<UInt8> = []
        var isWhole = false
        var hasFailed = false
        var isClosed = false
        /// Whether libcurl waits.
        var isStarved = false
        var maker: CheckedContinuation<Void, Never>?
    }

    private let state = Locked(State())

    init(count: Int?) { self.count = count }

    // MARK: For the task that makes the pieces

    /// Puts pieces in until there are no more, or nobody wants them.
    ///
    /// - Parameters:
    ///   - pieces: Makes the pieces.
    ///   - resume: Tells the loop that libcurl may go on.
    /// - Throws: Whatever the pieces throw.
    func fill(from pieces: BodyPieces, resume: () -> Void) async throws {
        do {
            let next = pieces.start()
            var total = 0
            while let piece = try await next() {
                if piece.isEmpty { continue }
                total += piece.count
                let isLast = count.map { total >= $0 } ?? false
                // libcurl stops at the count, so what is beyond it must be known before the last piece goes.
                if isLast {
                    var isTooMuch = total != count
                    if !isTooMuch { isTooMuch = try await Self.hasMore(next) }
                    if isTooMuch { return finish(failed: true, resume: resume) }
                }
                guard put(piece[...], resume: resume) else { return }
                await waitUntilTaken()
                if isLast { break }
            }
            finish(failed: total < count ?? 0, resume: resume)
        } catch {
            finish(failed: true, resume: resume)
            throw error
        }
    }

    private static func hasMore(_ next: BodyPieces.Next) async throws -> Bool {
        while let piece = try await next() {
            if !piece.isEmpty { return true }
        }
        return false
    }

    /// - Returns: Whether to go on.
    private func put(_ piece: ArraySlice<UInt8>, resume: () -> Void) -> Bool {
        let (goesOn, wasStarved) = state.withLock { state in
            defer { state.isStarved = false }
            if !state.isClosed { state.piece = piece }
            return (!state.isClosed, state.isStarved)
        }
        if wasStarved { resume() }
        return goesOn
    }

    private func waitUntilTaken() async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let isTaken = state.withLock { state in
                if state.piece.isEmpty || state.isClosed { return true }
                state.maker = continuation
                return false
            }
            if isTaken { continuation.resume() }
        }
    }

    private func finish(failed: Bool, resume: () -> Void) {
        let wasStarved = state.withLock { state in
            defer { state.isStarved = false }
            state.isWhole = true
            if failed { state.hasFailed = true }
            return state.isStarved
        }
        if wasStarved { resume() }
    }

    // MARK: For the loop

    func pull(into buffer: UnsafeMutableRawBufferPointer) -> UploadPull {
        let (result, maker) = state.withLock { state -> (UploadPull, CheckedContinuation<Void, Never>?) in
            if state.hasFailed { return (.failed, nil) }
            if state.piece.isEmpty {
                if state.isWhole { return (.end, nil) }
                state.isStarved = true
                return (.later, nil)
            }
            let bytes = state.piece.prefix(buffer.count)
            buffer.copyBytes(from: bytes)
            state.piece = state.piece.dropFirst(bytes.count)
            guard state.piece.isEmpty else { return (.bytes(bytes.count), nil) }
            state.piece = []
            defer { state.maker = nil }
            return (.bytes(bytes.count), state.maker)
        }
        maker?.resume()
        return result
    }

    func end() {
        let maker = state.withLock { state in
            defer { state.maker = nil }
            (state.isClosed, state.piece) = (true, [])
            return state.maker
        }
        maker?.resume()
    }
}
