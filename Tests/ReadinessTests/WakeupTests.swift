import Readiness
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite struct WakeupTests {
    @Test("A signal before the wait ends it at once; many are as good as one")
    func before() throws {
        let (poller, wakeup) = (try Poller(), try Wakeup())
        try poller.watch(wakeup.descriptor, for: .readable)
        for signals in 1...3 {
            #expect(poller.wait(milliseconds: 0).isEmpty)
            for _ in 0..<signals { wakeup.signal() }
            #expect(poller.wait(milliseconds: nil).map(\.descriptor) == [wakeup.descriptor])
            wakeup.clear()
        }
        #expect(poller.wait(milliseconds: 0).isEmpty)
    }

    @Test("A wait without a poller ends with a signal, takes it out, and ends with its time")
    func waiting() async throws {
        let wakeup = try Wakeup()
        wakeup.signal()
        wakeup.wait(milliseconds: nil)
        wakeup.wait(milliseconds: 0)
        let poller = try Poller()
        try poller.watch(wakeup.descriptor, for: .readable)
        #expect(poller.wait(milliseconds: 0).isEmpty)
        wakeup.wait(milliseconds: 1)
    }

    @Test("It stays awake until it is cleared")
    func clearing() throws {
        let (poller, wakeup) = (try Poller(), try Wakeup())
        try poller.watch(wakeup.descriptor, for: .readable)
        wakeup.signal()
        #expect(poller.wait(milliseconds: 0).count == 1)
        #expect(poller.wait(milliseconds: 0).count == 1)
        wakeup.clear()
        // With nothing to take out it returns as well.
        wakeup.clear()
        #expect(poller.wait(milliseconds: 0).isEmpty)
    }

    @Test("Watched edge-triggered, each signal ends one wait, and nothing has to be cleared")
    func edgeTriggered() throws {
        let (poller, wakeup) = (try Poller(), try Wakeup())
        wakeup.signal()
        try poller.watch(wakeup.descriptor, for: [.readable, .edgeTriggered])
        for _ in 0..<3 {
            #expect(poller.wait(milliseconds: nil).map(\.descriptor) == [wakeup.descriptor])
            #expect(poller.wait(milliseconds: 0).isEmpty)
            wakeup.signal()
        }
    }

    @Test("A signal from another thread ends a wait without limit")
    func otherThread() throws {
        let (poller, wakeup) = (try Poller(), try Wakeup())
        try poller.watch(wakeup.descriptor, for: .readable)
        var thread = pthread_t()
        let started = pthread_create(
            &thread, nil,
            { argument in
                guard let argument else { return nil }
                Unmanaged<Wakeup>.fromOpaque(argument).takeRetainedValue().signal()
                return nil
            }, Unmanaged.passRetained(wakeup).toOpaque())
        try #require(started == 0)
        #expect(poller.wait(milliseconds: nil).map(\.descriptor) == [wakeup.descriptor])
        pthread_join(thread, nil)
    }

    @Test("An error names the call and the system's reason")
    func systemError() {
        let error = SystemError(call: "bind", code: EADDRINUSE)
        #expect("\(error)" == "bind: Address already in use")
        errno = ENOENT
        #expect(SystemError(call: "open").code == ENOENT)
    }
}
