#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file of `export` lines for a shell to read, which its owner alone may read, for it holds secrets.
package enum KeyFile {
    /// Writes the file, or ends the program.
    package static func write(_ variables: KeyValuePairs<String, String>, to path: String) {
        let lines = variables.map { name, value in
            let quoted = value.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
            return "export \(name)='\(quoted)'\n"
        }
        let bytes = Array(lines.joined().utf8)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0, fchmod(descriptor, 0o600) == 0, systemWrite(descriptor, bytes) == bytes.count else {
            Terminal.fail("\(path) cannot be written: \(String(cString: strerror(errno))).")
        }
        close(descriptor)
    }

    private static func systemWrite(_ descriptor: Int32, _ bytes: [UInt8]) -> Int {
        #if canImport(Glibc)
        Glibc.write(descriptor, bytes, bytes.count)
        #else
        Musl.write(descriptor, bytes, bytes.count)
        #endif
    }
}
