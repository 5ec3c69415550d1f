import CLinux
import Locking
import Readiness

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The thread of one loop, and the way to wait for its end.
final class ServerThread: Sendable {
    private struct State: Sendable {
        var isOver = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    /// What the new thread gets: the loop, which nobody else holds any more.
    private final class Cargo {
        var loop: ServerLoop?
        let thread: ServerThread

        init(_ loop: ServerLoop, _ thread: ServerThread) {
            self.loop = loop
            self.thread = thread
        }
    }

    private let state = Locked(State())

    /// Starts a thread that runs the loop to its end and then gives it up.
    ///
    /// - Throws: ``SystemError`` when the system has no room for a thread.
    func start(_ loop: sending ServerLoop) throws(SystemError) {
        // Signals are for the program's own threads. Those that a fault raises here stay deliverable.
        var blocked = sigset_t()
        var previous = sigset_t()
        sigfillset(&blocked)
        for fault in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT] { sigdelset(&blocked, fault) }
        pthread_sigmask(SIG_SETMASK, &blocked, &previous)
        defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }

        // Released by the thread, or below when there is none.
        let cargo = Unmanaged.passRetained(Cargo(loop, self))
        #if canImport(Musl)
        var thread: pthread_t?
        #else
        var thread = pthread_t()
        #endif
        let failure = pthread_create(&thread, nil, serverThreadMain, cargo.toOpaque())
        guard failure == 0 else {
            cargo.release()
            throw SystemError(call: "pthread_create", code: failure)
        }
        #if canImport(Musl)
        if let thread { pthread_detach(thread) }
        #else
        pthread_detach(thread)
        #endif
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

    /// The thread's whole life.
    fileprivate static func run(_ context: UnsafeMutableRawPointer) {
        let cargo = Unmanaged<Cargo>.fromOpaque(context).takeRetainedValue()
        pthread_setname_np(pthread_self(), "loopback-http")
        cargo.loop?.run()
        cargo.loop = nil
        let waiting = cargo.thread.state.withLock { state in
            state.isOver = true
            let waiting = state.waiting
            state.waiting = []
            return waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}

private func serverThreadMain(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context { ServerThread.run(context) }
    return nil
}
