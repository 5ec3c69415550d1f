import CCurlShims
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What of a process its transports could have left behind.
struct Inventory: Equatable {
    /// Open sockets, of servers as well.
    var sockets: Int
    /// Threads that transports, and libcurl within them, have started.
    var transportThreads: Int
    /// Pieces of memory that libcurl holds, easy handles among them; 0 unless ``LibcurlMemory`` counts them.
    var libcurlBlocks: Int

    static func now() -> Inventory {
        Inventory(
            sockets: descriptors.count { target(of: "/proc/self/fd/\($0)").hasPrefix("socket:") },
            transportThreads: transportThreads.count, libcurlBlocks: LibcurlMemory.blocks)
    }

    /// The numbers of all open descriptors.
    static var descriptors: [String] { entries(of: "/proc/self/fd") }

    /// The numbers of the threads of transports, name look-ups among them, for threads inherit their name.
    static var transportThreads: [String] {
        entries(of: "/proc/self/task").filter { text(of: "/proc/self/task/\($0)/comm") == "twitter-curl\n" }
    }

    static func text(of path: String) -> String {
        guard let file = fopen(path, "r") else { return "" }
        defer { fclose(file) }
        var buffer = [UInt8](repeating: 0, count: 8_192)
        let count = fread(&buffer, 1, buffer.count, file)
        return String(decoding: buffer[..<count], as: UTF8.self)
    }

    private static func target(of path: String) -> String {
        var buffer = [CChar](repeating: 0, count: 256)
        let count = readlink(path, &buffer, buffer.count)
        return String(decoding: buffer[..<max(0, count)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static func entries(of directory: String) -> [String] {
        guard let handle = opendir(directory) else { return [] }
        defer { closedir(handle) }
        var names: [String] = []
        while let entry = readdir(handle) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names
    }
}

/// Counts the pieces of memory that libcurl holds: every handle, connection, list and text.
enum LibcurlMemory {
    private static let count = Atomic(0)

    static var blocks: Int { count.load(ordering: .relaxed) }

    /// Begins to count; only before anything else of libcurl is called in the process.
    static func startCounting() {
        curl_global_init_mem(
            Int(CURL_GLOBAL_DEFAULT),
            { size in LibcurlMemory.noted(malloc(size)) },
            { block in
                if block != nil { LibcurlMemory.count.subtract(1, ordering: .relaxed) }
                free(block)
            },
            { block, size in block == nil ? LibcurlMemory.noted(malloc(size)) : realloc(block, size) },
            { text in text.flatMap { LibcurlMemory.noted(strdup($0)) } },
            { number, size in LibcurlMemory.noted(calloc(number, size)) })
    }

    private static func noted<Block>(_ block: Block?) -> Block? {
        if block != nil { count.add(1, ordering: .relaxed) }
        return block
    }
}
