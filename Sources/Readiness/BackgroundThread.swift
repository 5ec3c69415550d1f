import CLinux

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Starts threads that nobody joins and in which no signal handler of the host program runs.
package enum BackgroundThread {
    private final class Start: Sendable {
        let name: String
        let body: @Sendable () -> Void

        init(name: String, body: @escaping @Sendable () -> Void) {
            self.name = name
            self.body = body
        }
    }

    /// Starts a thread.
    ///
    /// - Parameters:
    ///   - name: What tools such as `top` call the thread; at most 15 bytes.
    ///   - body: What it does; the thread ends with it.
    /// - Throws: ``SystemError`` if the system gives no thread.
    package static func start(name: String, body: @escaping @Sendable () -> Void) throws(SystemError) {
        // The new thread, and those that libcurl starts in it, take over this thread's mask. SIGPIPE is what matters:
        // OpenSSL writes to sockets without MSG_NOSIGNAL.
        var blocked = Self.asynchronousSignals
        var former = sigset_t()
        pthread_sigmask(SIG_BLOCK, &blocked, &former)
        defer { pthread_sigmask(SIG_SETMASK, &former, nil) }

        // The thread gives this count back; if there is no thread, we do.
        let start = Unmanaged.passRetained(Start(name: name, body: body))
        #if canImport(Glibc)
        var thread = pthread_t()
        #else
        var thread: pthread_t?
        #endif
        let code = pthread_create(&thread, nil, runBackgroundThread, start.toOpaque())
        guard code == 0 else {
            start.release()
            throw SystemError(call: "pthread_create", code: code)
        }
    }

    /// Does something in this thread as it would be done in one of these: without signal handlers of the host program, and
    /// without the end of the process when OpenSSL writes to a socket whose peer is gone.
    ///
    /// - Parameter body: What to do.
    /// - Returns: What it returns.
    package static func withoutSignals<Value>(_ body: () -> Value) -> Value {
        var blocked = asynchronousSignals
        var former = sigset_t()
        pthread_sigmask(SIG_BLOCK, &blocked, &former)
        defer {
            // A SIGPIPE of our own must not wait until it can be had; one that was held back before is not ours.
            if sigismember(&former, SIGPIPE) == 0 {
                var pipe = sigset_t()
                sigemptyset(&pipe)
                sigaddset(&pipe, SIGPIPE)
                var none = timespec()
                sigtimedwait(&pipe, nil, &none)
            }
            pthread_sigmask(SIG_SETMASK, &former, nil)
        }
        return body()
    }

    /// All signals but those that a thread's own fault raises, which cannot be held back and which crash reporters want.
    private static var asynchronousSignals: sigset_t {
        var signals = sigset_t()
        sigfillset(&signals)
        for fault in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS] { sigdelset(&signals, fault) }
        return signals
    }

    fileprivate static func run(_ context: UnsafeMutableRawPointer) {
        let start = Unmanaged<Start>.fromOpaque(context).takeRetainedValue()
        pthread_detach(pthread_self())
        pthread_setname_np(pthread_self(), start.name)
        start.body()
    }
}

private func runBackgroundThread(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context { BackgroundThread.run(context) }
    return nil
}
