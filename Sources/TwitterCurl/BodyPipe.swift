import Locking
import TwitterHTTP

/// Carries the body of an answer from the loop to its reader, and holds the loop up when the reader is slow.
final class BodyPipe: Sendable {
    /// The most bytes that wait for the reader.
    static let capacity = 256 << 10

    /// What the reader gets.
    struct Piece: Sendable {
        /// Empty at the end of the body.
        var bytes: [UInt8]
        /// Whether the loop was held up and has to be told that there is room again.
        var freesLoop: Bool
    }

    private struct State {
        var bytes: [UInt8] = []
        var holdsUp = false
        var ending: Result<Void, any Error>?
        var reader: CheckedContinuation<Piece, any Error>?
    }

    private let state = Locked(State())

    // MARK: For the reader

    /// Gives the reader what there is, or lets it wait.
    func take(with reader: CheckedContinuation<Piece, any Error>) {
        let answer: Result<Piece, any Error>? = state.withLock { state in
            if !state.bytes.isEmpty {
                let piece = Piece(bytes: state.bytes, freesLoop: state.holdsUp)
                (state.bytes, state.holdsUp) = ([], false)
                return .success(piece)
            }
            if let ending = state.ending { return ending.map { Piece(bytes: [], freesLoop: false) } }
            state.reader = reader
            return nil
        }
        if let answer { reader.resume(with: answer) }
    }

    // MARK: For the loop

    /// Takes bytes from libcurl.
    ///
    /// - Returns: Whether there was room; if not, the same bytes are offered again once the reader has made some.
    func offer(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let (hasRoom, reader) = state.withLock { state in
            if let reader = state.reader {
                state.reader = nil
                return (true, Optional(reader))
            }
            if !state.bytes.isEmpty, state.bytes.count + bytes.count > Self.capacity {
                state.holdsUp = true
                return (false, nil)
            }
            state.bytes.append(contentsOf: bytes)
            return (true, nil)
        }
        reader?.resume(returning: Piece(bytes: Array(bytes), freesLoop: false))
        return hasRoom
    }

    /// Ends the body, after what still waits for the reader.
    func end(with ending: Result<Void, any Error>) {
        let reader = state.withLock { state in
            if state.ending == nil { state.ending = ending }
            defer { state.reader = nil }
            return state.reader
        }
        reader?.resume(with: ending.map { Piece(bytes: [], freesLoop: false) })
    }
}
