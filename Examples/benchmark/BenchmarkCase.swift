/// A subcommand: something of the library that is compared with the same thing done bare.
///
/// Each has a file of its own; `main.swift` lists them.
protocol BenchmarkCase: Sendable {
    /// The word after `benchmark`.
    static var name: String { get }
    /// What it compares and the options it takes, as lines of the help text.
    static var usage: String { get }

    /// Reads the options.
    init(_ options: inout Options) throws(UsageError)

    /// Measures and writes the lines.
    func run() async throws
}

/// Arguments that make no sense, in a sentence.
struct UsageError: Error {
    var sentence: String
}

/// A measurement that could not be made, in a sentence.
struct BenchmarkFailure: Error, CustomStringConvertible {
    var description: String
}
