import CCurlShims
import TwitterHTTP

/// Owns the list of header lines that libcurl reads while it sends.
final class HeaderList {
    private(set) var pointer: UnsafeMutablePointer<curl_slist>?

    deinit { curl_slist_free_all(pointer) }

    /// Takes all lines out; libcurl must have been told before.
    func removeAll() {
        curl_slist_free_all(pointer)
        pointer = nil
    }

    /// Adds a field; libcurl wants a semicolon in place of the colon if the value is empty.
    func append(_ field: HTTPFields.Field) throws(CurlFailure) {
        let isBlank = field.value.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 }
        try append(line: isBlank ? "\(field.name);" : "\(field.name): \(field.value)")
    }

    /// Keeps libcurl from adding a field of its own.
    func suppress(_ name: String) throws(CurlFailure) {
        try append(line: "\(name):")
    }

    private func append(line: String) throws(CurlFailure) {
        guard let longer = line.withCString({ curl_slist_append(pointer, $0) }) else {
            throw CurlFailure(code: CURLE_OUT_OF_MEMORY)
        }
        pointer = longer
    }
}
