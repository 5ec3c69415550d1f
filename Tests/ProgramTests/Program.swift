import FoundationEssentials
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// One of the package's programs, run as a process with an environment of its own.
///
/// By `posix_spawn` itself: Foundation's `Process` was seen to crash while other tests open and close descriptors.
struct Program {
    struct Outcome {
        var status: Int32
        var output: String
        var errors: String
    }

    let name: String

    init(_ name: String) { self.name = name }

    /// Runs the program to its end.
    func run(_ arguments: [String] = [], environment: [String: String] = [:]) async throws -> Outcome {
        let files = try OutputFiles()
        defer { files.remove() }
        let process = try spawn(arguments, environment, output: files.output, errors: files.errors)
        return Outcome(status: await Self.end(of: process), output: try files.outputText, errors: try files.errorText)
    }

    /// Starts the program, waits for its first line, and interrupts it when the body is done.
    func whileRunning<Result: Sendable>(
        _ arguments: [String], _ body: (String) async throws -> Result
    ) async throws -> (result: Result, status: Int32) {
        let files = try OutputFiles()
        defer { files.remove() }
        let process = try spawn(arguments, [:], output: files.output, errors: files.errors)
        do {
            var text = ""
            for _ in 0..<2000 where !text.hasSuffix("\n") {
                try await Task.sleep(for: .milliseconds(5))
                text = try files.outputText
            }
            let result = try await body(text)
            kill(process, SIGINT)
            return (result, await Self.end(of: process))
        } catch {
            kill(process, SIGKILL)
            _ = await Self.end(of: process)
            throw error
        }
    }

    /// Starts the program, and ends it by a signal when the condition holds for its output so far.
    func ending(
        by signal: Int32 = SIGINT, _ arguments: [String], environment: [String: String],
        when isReady: (String) async throws -> Bool
    ) async throws -> Outcome {
        let files = try OutputFiles()
        defer { files.remove() }
        let process = try spawn(arguments, environment, output: files.output, errors: files.errors)
        do {
            for _ in 0..<12_000 {
                if try await isReady(files.outputText) { break }
                try await Task.sleep(for: .milliseconds(5))
            }
        } catch {
            kill(process, SIGKILL)
            _ = await Self.end(of: process)
            throw error
        }
        kill(process, signal)
        let status = await Self.end(of: process)
        return Outcome(status: status, output: try files.outputText, errors: try files.errorText)
    }

    /// Starts the program, hands its first line over, types what the body answers, and waits for the program's end.
    func conversing(
        _ arguments: [String] = [], environment: [String: String], _ answer: (String) async throws -> String
    ) async throws -> Outcome {
        let files = try OutputFiles()
        defer { files.remove() }
        // A socket and not a pipe, for writing to a program that has ended would otherwise end this process.
        var ends: [Int32] = [-1, -1]
        #if canImport(Glibc)
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        #else
        let kind = SOCK_STREAM | SOCK_CLOEXEC
        #endif
        try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
        defer { close(ends[0]) }
        let process = try spawn(arguments, environment, output: files.output, errors: files.errors, input: ends[1])
        close(ends[1])
        do {
            var text = ""
            for _ in 0..<2000 where !text.hasSuffix("\n") {
                try await Task.sleep(for: .milliseconds(5))
                text = try files.outputText
            }
            let typed = Array(try await answer(String(text.dropLast())).utf8)
            _ = send(ends[0], typed, typed.count, Int32(MSG_NOSIGNAL))
            shutdown(ends[0], Int32(SHUT_WR))
            let status = await Self.end(of: process)
            return Outcome(status: status, output: try files.outputText, errors: try files.errorText)
        } catch {
            kill(process, SIGKILL)
            _ = await Self.end(of: process)
            throw error
        }
    }

    private func spawn(
        _ arguments: [String], _ environment: [String: String], output: String, errors: String, input: Int32? = nil
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (descriptor, path) in [(STDIN_FILENO, "/dev/null"), (STDOUT_FILENO, output), (STDERR_FILENO, errors)] {
            posix_spawn_file_actions_addopen(&actions, descriptor, path, O_RDWR, 0)
        }
        if let input { posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
        let path = try Self.folder() + "/" + name
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        // Built for coverage, it would leave its counts in the working folder.
        let whole = environment.merging(["LLVM_PROFILE_FILE": "/dev/null"]) { own, _ in own }
        var variables = whole.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in words + variables { free(text) } }
        var process: pid_t = 0
        let code = posix_spawn(&process, path, &actions, nil, &words, &variables)
        try #require(code == 0, "\(path): \(String(cString: strerror(code)))")
        return process
    }

    /// The exit status, or 128 and the number of the signal.
    private static func end(of process: pid_t) async -> Int32 {
        var status: Int32 = 0
        // Looking again and again, for a wait would hold a thread that other tests need.
        while waitpid(process, &status, WNOHANG) == 0 { try? await Task.sleep(for: .milliseconds(2)) }
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
    }

    /// The programs are built beside the test bundle, which is what runs now.
    private static func folder() throws -> String {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let candidates = [own] + CommandLine.arguments
        let folders = candidates.map { $0.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" } }
        return try #require(folders.first { access("\($0)/request", X_OK) == 0 })
    }
}

/// Where a program's output goes: files, for the end of a pipe would be inherited by programs of other tests.
private struct OutputFiles {
    private let folder: URL
    var output: String { folder.appending(path: "output").path() }
    var errors: String { folder.appending(path: "errors").path() }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "program-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        for path in [output, errors] { try Data().write(to: URL(filePath: path)) }
    }

    var outputText: String { get throws { try text(at: output) } }
    var errorText: String { get throws { try text(at: errors) } }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    private func text(at path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    }
}
