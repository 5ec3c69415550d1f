import CCurlShims

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A libcurl call that failed, with its code.
struct CurlFailure: Error {
    let code: CURLcode

    /// Throws unless a call went well.
    static func check(_ code: CURLcode) throws(CurlFailure) {
        if code != CURLE_OK { throw CurlFailure(code: code) }
    }
}

/// The state that libcurl keeps for the whole process.
enum CurlLibrary {
    /// What `curl_global_init` said; it runs once, when somebody asks first.
    ///
    /// Nothing ever undoes it, because other users of libcurl may be in the process.
    static let initialization: CURLcode = ccurl_global_init()

    /// Whether the file of certificate authorities that libcurl was built with is there.
    static let hasAuthorityFile: Bool = {
        guard let handle = curl_easy_init() else { return false }
        defer { curl_easy_cleanup(handle) }
        return ccurl_default_ca_file(handle).map { access($0, R_OK) == 0 } ?? false
    }()

    /// The version that the process runs with, as `0xXXYYZZ`; it may be newer than the one it was built with.
    static let version: UInt32 = ccurl_running_version()
}
