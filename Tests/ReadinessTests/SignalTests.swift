import Readiness
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite struct SignalTests {
    /// If it were only held back, the process would end as soon as it is let through.
    @Test("Writing to a socket whose peer is gone does not end the process")
    func brokenPipe() throws {
        let pair = try SocketPair()
        pair.closeThere()
        let code = BackgroundThread.withoutSignals { write(pair.here, [1] as [UInt8], 1) == 1 ? 0 : errno }
        #expect(code == EPIPE)
    }

    @Test("Afterwards the thread lets through what it let through before")
    func mask() {
        func blocked() -> [Bool] {
            var mask = sigset_t()
            pthread_sigmask(SIG_BLOCK, nil, &mask)
            return [SIGPIPE, SIGTERM, SIGUSR1, SIGSEGV].map { sigismember(&mask, $0) == 1 }
        }
        let before = blocked()
        #expect(BackgroundThread.withoutSignals(blocked) == [true, true, true, false])
        #expect(blocked() == before)
    }
}
