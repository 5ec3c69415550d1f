import Locking
import TwitterHTTP

/// The place where one caller waits for one answer; it is answered once, whoever comes first.
final class ResponsePromise: Sendable {
    typealias Answer = Result<CollectedResponse, any Error>

    private enum State {
        case new
        case waiting(UnsafeContinuation<CollectedResponse, any Error>)
        case early(Answer)
        case done
    }

    private let state = Locked(State.new)

    /// Lets the caller wait; it goes on at once if the answer is there already.
    func wait(with continuation: UnsafeContinuation<CollectedResponse, any Error>) {
        let answer: Answer? = state.withLock { state in
            guard case .early(let answer) = state else {
                state = .waiting(continuation)
                return nil
            }
            state = .done
            return answer
        }
        if let answer { continuation.resume(with: answer) }
    }

    /// Gives the answer; later ones are dropped.
    func resolve(with answer: Answer) {
        let continuation: UnsafeContinuation<CollectedResponse, any Error>? = state.withLock { state in
            switch state {
            case .new:
                state = .early(answer)
                return nil
            case .waiting(let continuation):
                state = .done
                return continuation
            case .early, .done:
                return nil
            }
        }
        continuation?.resume(with: answer)
    }
}
