import CCurlShims
import TwitterHTTP

/// Owns a multipart body that libcurl reads while it sends.
final class MultipartForm {
    let pointer: OpaquePointer

    /// Builds a body (`curl_mime_init`); libcurl copies the bytes.
    ///
    /// - Parameters:
    ///   - parts: The parts, in order.
    ///   - handle: The handle that will send them.
    /// - Throws: ``CurlFailure`` if there is no memory.
    init(_ parts: [MultipartPart], for handle: EasyHandle) throws(CurlFailure) {
        guard let pointer = curl_mime_init(handle.pointer) else { throw CurlFailure(code: CURLE_OUT_OF_MEMORY) }
        self.pointer = pointer
        for part in parts { try append(part) }
    }

    deinit { curl_mime_free(pointer) }

    private func append(_ part: MultipartPart) throws(CurlFailure) {
        guard let place = curl_mime_addpart(pointer) else { throw CurlFailure(code: CURLE_OUT_OF_MEMORY) }
        try CurlFailure.check(curl_mime_name(place, part.name))
        if let type = part.contentType { try CurlFailure.check(curl_mime_type(place, type)) }
        switch part.content {
        case .file(let path):
            // It names the part by the path if it has no name of its own.
            try CurlFailure.check(curl_mime_filedata(place, path))
        case .bytes(let bytes):
            let code = bytes.withUnsafeBytes { buffer in
                // A null address would mean "no part".
                guard let start = buffer.baseAddress else { return curl_mime_data(place, "", 0) }
                return curl_mime_data(place, start.assumingMemoryBound(to: CChar.self), buffer.count)
            }
            try CurlFailure.check(code)
        }
        // After the content, for a file would set its own name.
        if let filename = part.filename { try CurlFailure.check(curl_mime_filename(place, filename)) }
    }
}
