import Locking
import Readiness

/// The thread of one loop, and the way to wait for its end.
final class ServerThread: Sendable {
    private struct State: Sendable {
        var isOver = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Locked(State())

    /// Starts a thread that runs the loop to its end and then gives it up.
    ///
    /// - Throws: ``SystemError`` when the system has no room for a thread.
    func start(_ loop: sending ServerLoop) throws(SystemError) {
        // The loop is handed over in a box that the new thread empties, so that it goes before the end is told.
        let cargo = Locked<ServerLoop?>(loop)
        try BackgroundThread.start(name: "loopback-http") { [self] in
            Self.run(cargo)
            tellEnd()
        }
    }

    /// Waits until the loop is gone with everything that it held.
    func end() async {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                if !state.isOver { state.waiting.append(continuation) }
                return state.isOver
            }
            if isOver { continuation.resume() }
        }
    }

    private static func run(_ cargo: Locked<ServerLoop?>) {
        let loop = cargo.withLock { cargo in
            let loop = cargo
            cargo = nil
            return loop
        }
        loop?.run()
    }

    private func tellEnd() {
        let waiting = state.withLock { state in
            state.isOver = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}
