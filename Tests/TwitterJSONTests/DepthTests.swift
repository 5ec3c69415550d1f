import Testing
import TwitterJSON

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Values as deep as the limit allows are handled on a small stack.
@Suite struct DepthTests {
    @Test func deepValuesNeedLittleStack() throws {
        let depth = JSONTape.Limits().depth
        let lists = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        let objects =
            String(repeating: "{\"a\":", count: depth - 1) + "{}" + String(repeating: "}", count: depth - 1)
        for text in [lists, objects] {
            let isEqual = try onSmallStack {
                guard let json = try? JSON(parsing: text), let other = try? JSON(parsing: json.prettyDescription) else {
                    return false
                }
                return json == other && json.hashValue == other.hashValue && json.description == text
            }
            #expect(isEqual)
        }
    }

    private final class Work: Sendable {
        let run: @Sendable () -> Bool
        init(_ run: @escaping @Sendable () -> Bool) { self.run = run }
    }

    /// Runs on a thread with 512 KiB of stack.
    private func onSmallStack(_ run: @escaping @Sendable () -> Bool) throws -> Bool {
        var attributes = pthread_attr_t()
        try #require(pthread_attr_init(&attributes) == 0)
        defer { pthread_attr_destroy(&attributes) }
        try #require(pthread_attr_setstacksize(&attributes, 512 * 1024) == 0)
        var thread = pthread_t()
        let work = Unmanaged.passRetained(Work(run))
        let status = pthread_create(
            &thread, &attributes,
            { argument in
                guard let argument else { return nil }
                let work = Unmanaged<Work>.fromOpaque(argument).takeRetainedValue()
                return work.run() ? UnsafeMutableRawPointer(bitPattern: 1) : nil
            }, work.toOpaque())
        guard status == 0 else {
            work.release()
            throw POSIXFailure(status: status)
        }
        var result: UnsafeMutableRawPointer?
        pthread_join(thread, &result)
        return result != nil
    }

    private struct POSIXFailure: Error { var status: Int32 }
}
