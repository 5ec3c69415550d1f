import FoundationEssentials

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What the programs say, and how they end.
package enum Terminal {
    /// Writes bytes to standard output, as they are.
    package static func write(_ bytes: some Collection<UInt8>) { write(Array(bytes), to: STDOUT_FILENO) }

    /// Writes a line to standard output.
    package static func say(_ line: String = "") { write(Array("\(line)\n".utf8), to: STDOUT_FILENO) }

    /// Writes a line to standard error, beside what the program was asked for.
    package static func note(_ line: String) { write(Array("\(line)\n".utf8), to: STDERR_FILENO) }

    /// Writes a text to standard error, as it is.
    package static func write(errors text: String) { write(Array(text.utf8), to: STDERR_FILENO) }

    /// Writes one line to standard error and ends the program with status 1.
    package static func fail(_ sentence: String) -> Never {
        let line = sentence.split(whereSeparator: \.isNewline).joined(separator: " ")
        write(Array("error: \(line)\n".utf8), to: STDERR_FILENO)
        exit(1)
    }

    /// Says what was wrong with the arguments and ends the program with status 2.
    package static func refuse(_ sentence: String, usage: String) -> Never {
        write(Array("error: \(sentence)\n\(usage)\n".utf8), to: STDERR_FILENO)
        exit(2)
    }

    /// The program's arguments without its name.
    package static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

    /// The value of an environment variable; `nil` if it is unset or empty.
    package static func environment(_ name: String) -> String? {
        guard let value = ProcessInfo.processInfo.environment[name], !value.isEmpty else { return nil }
        return value
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                #if canImport(Glibc)
                Glibc.write(descriptor, $0.baseAddress, $0.count)
                #else
                Musl.write(descriptor, $0.baseAddress, $0.count)
                #endif
            }
            guard count > 0 || errno == EINTR else { return }
            rest = rest.dropFirst(max(0, count))
        }
    }
}
