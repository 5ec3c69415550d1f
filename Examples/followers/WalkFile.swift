import FoundationEssentials
import Terminal
import Twitter

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The record of a walk: a line that says whose followers they are, and then a line for each page.
///
/// Lines are only added, so a program that is killed leaves all pages but, at worst, the half of one, which is cut off when
/// the walk goes on.
final class WalkFile {
    private struct Heading: Codable, Equatable {
        /// The user; `nil` is the signed-in one.
        var followersOf: String?
    }

    private struct Line: Codable {
        var ids: [User.ID]
        /// Where the walk goes on; `nil` on the last page.
        var next: PagePosition?
    }

    private let path: String
    private let descriptor: Int32
    private var lines: [Line] = []

    /// Opens a record, or begins one.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - user: Whose followers; `nil` is the signed-in user.
    /// - Throws: `Terminal.Failure` if the file cannot be used, or is something else.
    init(path: String, user: String?) throws {
        self.path = path
        let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0, let data = try? Data(contentsOf: URL(filePath: path)) else {
            throw Terminal.Failure("\(path) cannot be opened: \(String(cString: strerror(errno))).")
        }
        self.descriptor = descriptor
        let whole = data.lastIndex(of: UInt8(ascii: "\n")).map { data[...$0] } ?? Data()
        guard ftruncate(descriptor, whole.count) == 0 else {
            throw Terminal.Failure("\(path) cannot be written: \(String(cString: strerror(errno))).")
        }
        let heading = Heading(followersOf: user?.lowercased())
        let texts = whole.split(separator: UInt8(ascii: "\n"))
        if let first = texts.first {
            guard let found = try? JSONDecoder().decode(Heading.self, from: first) else {
                throw Terminal.Failure("\(path) is no record of such a walk.")
            }
            guard found == heading else {
                throw Terminal.Failure("\(path) is of the followers of \(found.followersOf ?? "the signed-in user").")
            }
        } else {
            try write(heading)
        }
        for text in texts.dropFirst() {
            guard let line = try? JSONDecoder().decode(Line.self, from: text) else {
                throw Terminal.Failure("\(path) is no record of such a walk.")
            }
            lines.append(line)
        }
    }

    deinit { close(descriptor) }

    /// The pages so far.
    var pages: [[User.ID]] { lines.map(\.ids) }

    /// Whether the last page is there.
    var isFinished: Bool { !lines.isEmpty && position == nil }

    /// Where the walk goes on.
    var position: PagePosition? { lines.last?.next }

    /// Adds a page.
    func append(_ page: PagedResponse<IDsPage<User>>) throws {
        try write(Line(ids: page.items, next: page.position))
    }

    private func write(_ line: some Encodable) throws {
        let bytes = Array(try JSONEncoder().encode(line)) + [UInt8(ascii: "\n")]
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                #if canImport(Glibc)
                Glibc.write(descriptor, $0.baseAddress, $0.count)
                #else
                Musl.write(descriptor, $0.baseAddress, $0.count)
                #endif
            }
            guard count > 0 || errno == EINTR else {
                throw Terminal.Failure("\(path) cannot be written: \(String(cString: strerror(errno))).")
            }
            rest = rest.dropFirst(max(0, count))
        }
    }
}
