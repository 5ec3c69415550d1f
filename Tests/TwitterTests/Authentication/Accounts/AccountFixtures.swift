import FoundationEssentials
import OAuth1

@testable import Twitter

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Accounts and apps whose secrets all carry the mark.
enum Accounts {
    static let consumer = OAuthConsumer(key: "ck", secret: "S3CRET-MARK cs")
    static let gnusocial = TwitterService.custom("https://social.example/gs/", apiPath: "/api", signInPath: "/api")

    static func token(_ id: String?, _ name: String?) -> AccessToken {
        AccessToken(
            token: OAuthToken(token: "\(id ?? "")-tk", secret: "S3CRET-MARK \(name ?? "") +&=/%~*\"\\\n☃"),
            userID: id.map { User.ID($0) }, screenName: name)
    }

    /// Two accounts of Twitter and one of another service.
    static func book() throws -> AccountBook {
        var book = AccountBook()
        try book.save(token("12", "ada"), of: consumer, named: "mine", at: .x)
        try book.save(token("34", "Bob_93"), of: consumer, at: .twitter)
        try book.save(token("12", nil), of: consumer, at: gnusocial)
        return book
    }
}

/// A folder that is removed with all that is in it.
struct TemporaryFolder: ~Copyable {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "accounts-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        chmod(url.path(), 0o700)
        path = url.path()
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Puts a file here.
    func write(_ name: String, _ bytes: [UInt8], mode: mode_t = 0o600) throws -> String {
        let path = "\(path)/\(name)"
        try Data(bytes).write(to: URL(filePath: path))
        chmod(path, mode)
        return path
    }
}

/// The bits of a file's or folder's mode; of the link itself, if it is one.
func mode(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode : nil
}

func bytes(of path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }
