import FoundationEssentials

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The conformance files that `TWITTER_TEST_DATA` points to.
enum RecordedJSON {
    static let directory = getenv("TWITTER_TEST_DATA").map { String(cString: $0) + "/json/" }

    /// The files of a folder, in the order of their names.
    static func files(_ folder: String) throws -> [(name: String, bytes: [UInt8])] {
        guard let directory else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: directory + folder).sorted().map { name in
            (name, Array(try Data(contentsOf: URL(filePath: directory + folder + "/" + name))))
        }
    }
}
