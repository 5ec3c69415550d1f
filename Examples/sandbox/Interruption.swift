import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Being told to end, by Ctrl-C or by another process.
struct Interruption {
    private let sources: [any DispatchSourceSignal]
    private let stream: AsyncStream<Void>

    /// Watches from now on.
    init() {
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        self.stream = stream
        sources = [SIGINT, SIGTERM].map { number in
            // A dispatch source sees a signal only if that does not end the program first.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler { continuation.yield() }
            source.resume()
            return source
        }
    }

    /// Waits until it has come.
    func wait() async {
        for await _ in stream { break }
        for source in sources { source.cancel() }
    }
}
