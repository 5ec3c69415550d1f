import FoundationEssentials
import Terminal
import TwitterCurl
import TwitterHTTP

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// One large body through ``CurlTransport``, and the memory that it takes.
struct TransferCase: BenchmarkCase {
    static let name = "transfer"
    static let usage = """
        transfer download | upload | slow [--size BYTES]
          Moves one body of so many bytes from or to a server in this process, and writes a line with the case, the bytes
          that moved, peakRSS (bytes of memory, of the whole process) and the speed in MiB/s. Download reads the answer
          piece by piece; upload sends a file; slow reads 1 MiB a second. Reference, but for slow: a blocking socket that
          reads or writes as many bytes of the same server, with nothing around them.
          --size BYTES   1073741824 without it; 10485760 for slow
        """

    private enum Way: String {
        case download, upload, slow
    }

    /// The line of output.
    private struct Line: Encodable {
        var `case`: String
        var unit = "MiB/s"
        var ours: Double
        var reference: Double?
        var ratio: Double?
        var bytes: Int
        var peakRSS: Int
    }

    private let way: Way
    private let size: Int

    init(_ options: inout Options) throws(UsageError) {
        guard let word = options.word(), let way = Way(rawValue: word) else {
            throw UsageError(sentence: "transfer needs one of download, upload and slow")
        }
        self.way = way
        size = try options.number("--size", default: way == .slow ? 10 << 20 : 1 << 30)
    }

    func run() async throws {
        let server = try BulkServer()
        defer { server.stop() }
        let transport = CurlTransport()
        let start = ContinuousClock.now
        let moved = try await move(through: transport, server)
        let ours = speed(since: start)
        await transport.shutdown()
        // Before the reference, which is not what is asked about.
        let peak = ProcessUsage.peakMemory
        var reference: Double?
        if way != .slow {
            let start = ContinuousClock.now
            try server.moveBare(size, up: way == .upload)
            reference = speed(since: start)
        }
        guard moved == size else { throw BenchmarkFailure(description: "\(moved) of \(size) bytes arrived.") }
        let line = Line(
            case: "transfer-\(way.rawValue)", ours: ours, reference: reference, ratio: reference.map { ours / $0 },
            bytes: moved, peakRSS: peak)
        Terminal.write(try JSONEncoder.sorted.encode(line) + Data("\n".utf8))
    }

    private func speed(since start: ContinuousClock.Instant) -> Double {
        (Double(size) / 1_048_576 / (start.duration(to: .now) / .seconds(1)) * 100).rounded() / 100
    }

    /// - Returns: How many bytes arrived where they should.
    private func move(through transport: CurlTransport, _ server: BulkServer) async throws -> Int {
        let limits = TransportLimits(idle: .seconds(60), total: nil)
        switch way {
        case .download, .slow:
            let body = try await transport.stream(
                TransportRequest(method: .get, url: "\(server.url)\(size)", limits: limits)
            ).body
            return try await read(body)
        case .upload:
            let path = try Self.makeFile(of: size)
            defer { unlink(path) }
            let request = TransportRequest(method: .post, url: server.url, body: .file(path: path), limits: limits)
            let answer = try await transport.send(request).body
            return Int(String(decoding: answer, as: UTF8.self)) ?? 0
        }
    }

    private func read(_ body: ResponseBody) async throws -> Int {
        var (count, seconds) = (0, 0)
        for try await piece in body {
            count += piece.count
            while way == .slow, count >= (seconds + 1) << 20 {
                seconds += 1
                try await Task.sleep(for: .seconds(1))
            }
        }
        return count
    }

    /// A file that takes no room: all of it is a hole.
    private static func makeFile(of size: Int) throws -> String {
        var template = Array("/tmp/benchmark-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        defer { close(descriptor) }
        guard descriptor >= 0, ftruncate(descriptor, off_t(size)) == 0 else {
            throw BenchmarkFailure(description: "No file could be made in /tmp.")
        }
        return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
