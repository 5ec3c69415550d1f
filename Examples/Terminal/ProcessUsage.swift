import FoundationEssentials

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What the system counts of this process.
package enum ProcessUsage {
    /// The most bytes of memory that it has had at once.
    package static var peakMemory: Int {
        var usage = rusage()
        #if canImport(Glibc)
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        #else
        getrusage(RUSAGE_SELF, &usage)
        #endif
        return usage.ru_maxrss * 1024
    }

    /// The bytes of memory that it has now: the second number of `/proc/self/statm`, which is in pages.
    package static var memory: Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let words = text.split(separator: " ")
        return words.count > 1 ? (Int(words[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
    }

    /// How many descriptors are open.
    package static var descriptors: Int { entries(of: "/proc/self/fd") }

    /// How many threads there are.
    package static var threads: Int { entries(of: "/proc/self/task") }

    private static func entries(of folder: String) -> Int {
        (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
    }
}
