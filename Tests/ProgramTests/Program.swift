import Foundation
import Testing

/// One of the package's programs, run as a process with an environment of its own.
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
        let process = try process(arguments, environment)
        // Files, for the write end of a pipe would be inherited by programs that other tests start meanwhile.
        let folder = FileManager.default.temporaryDirectory.appending(path: "program-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (output, errors) = (folder.appending(path: "output"), folder.appending(path: "errors"))
        for file in [output, errors] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        process.standardInput = FileHandle.nullDevice
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do {
                try process.run()
            } catch {
                process.terminationHandler = nil
                continuation.resume(throwing: error)
            }
        }
        return Outcome(
            status: process.terminationStatus, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }

    /// Starts the program, waits for its first line, and ends it when the body is done.
    func whileRunning<Result: Sendable>(
        _ arguments: [String], _ body: (String) async throws -> Result
    ) async throws -> (result: Result, status: Int32) {
        let process = try process(arguments, [:])
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        do {
            let result = try await body(await Self.firstLine(of: output))
            process.interrupt()
            process.waitUntilExit()
            return (result, process.terminationStatus)
        } catch {
            process.terminate()
            process.waitUntilExit()
            throw error
        }
    }

    private func process(_ arguments: [String], _ environment: [String: String]) throws -> Process {
        let process = Process()
        process.executableURL = try Self.directory().appending(path: name)
        process.arguments = arguments
        process.environment = environment
        return process
    }

    /// The programs are built beside the test bundle.
    private static func directory() throws -> URL {
        let bundle = try #require(
            Bundle.allBundles.map(\.bundleURL).first {
                FileManager.default.fileExists(atPath: $0.appending(path: "request").path)
            }
                ?? CommandLine.arguments.map { URL(filePath: $0).deletingLastPathComponent() }
                .first { FileManager.default.fileExists(atPath: $0.appending(path: "request").path) })
        return bundle
    }

    private static func firstLine(of pipe: Pipe) async -> String {
        // Reading from a pipe blocks, so it happens on a thread that nothing else waits for.
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                var line = Data()
                while let byte = try? pipe.fileHandleForReading.read(upToCount: 1), !byte.isEmpty,
                    byte != Data("\n".utf8)
                {
                    line += byte
                }
                continuation.resume(returning: String(decoding: line, as: UTF8.self))
            }
        }
    }
}
