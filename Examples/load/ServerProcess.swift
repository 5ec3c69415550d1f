import FoundationEssentials
import Twitter
import TwitterSandbox

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A sandbox in a process of its own, so that what the calls take is measured alone.
///
/// This program is started once more, says on its output where the sandbox is, and ends with its input.
final class ServerProcess {
    /// What a client needs to know.
    struct Address: Codable {
        let url: String
        let consumer: [String]
        let token: [String]
        let userID: User.ID
    }

    /// What was seen of the calls.
    struct Seen: Codable {
        let mostConnections: Int
    }

    private let process: pid_t
    private let descriptor: Int32

    /// Starts the process.
    ///
    /// - Throws: `SystemFault` if that is not possible.
    init() throws {
        var ends: [Int32] = [-1, -1]
        #if canImport(Glibc)
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        #else
        let kind = SOCK_STREAM | SOCK_CLOEXEC
        #endif
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw SystemFault(call: "socketpair", code: errno) }
        defer { close(ends[1]) }
        descriptor = ends[0]
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for own in [STDIN_FILENO, STDOUT_FILENO] { posix_spawn_file_actions_adddup2(&actions, ends[1], own) }
        var words: [UnsafeMutablePointer<CChar>?] = [strdup("load"), strdup("--serve"), nil]
        defer { for word in words { free(word) } }
        var started: pid_t = 0
        let code = posix_spawn(&started, "/proc/self/exe", &actions, nil, &words, environ)
        guard code == 0 else { throw SystemFault(call: "posix_spawn", code: code) }
        process = started
    }

    /// Where the sandbox is; asked once.
    func address() throws -> Address { try line(as: Address.self) }

    /// Ends the process.
    func end() throws -> Seen {
        shutdown(descriptor, Int32(SHUT_WR))
        let seen = try line(as: Seen.self)
        close(descriptor)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        return seen
    }

    private func line<Value: Decodable>(as type: Value.Type) throws -> Value {
        var line = Data()
        var byte: UInt8 = 0
        while read(descriptor, &byte, 1) == 1, byte != UInt8(ascii: "\n") { line.append(byte) }
        return try JSONDecoder().decode(type, from: line)
    }

    /// What the started process does.
    static func serve() async throws {
        var configuration = SandboxConfiguration()
        configuration.limits["GET account/verify_credentials"] = .max
        let sandbox = try await Sandbox.start(configuration)
        let user = sandbox.users[2]
        try say(
            Address(
                url: sandbox.baseURL,
                consumer: [sandbox.consumer.key, sandbox.consumer.secret.revealed],
                token: [user.token.token, user.token.secret.revealed], userID: user.id))
        var byte: UInt8 = 0
        while read(STDIN_FILENO, &byte, 1) > 0 {}
        try say(Seen(mostConnections: sandbox.statistics.mostOpenConnections))
        await sandbox.stop()
    }

    private static func say(_ value: some Encodable) throws {
        let line = Array(try JSONEncoder().encode(value)) + [UInt8(ascii: "\n")]
        guard write(STDOUT_FILENO, line, line.count) == line.count else {
            throw SystemFault(call: "write", code: errno)
        }
    }
}

/// A call to the system that failed.
struct SystemFault: Error, CustomStringConvertible {
    let call: String
    let code: Int32

    var description: String { "\(call): \(String(cString: strerror(code)))" }
}
