import CCurlShims

/// Owns a libcurl easy handle and its error text.
///
/// It is the context of all callbacks, so that they are set once, and not for each request.
final class EasyHandle {
    let pointer: UnsafeMutableRawPointer
    /// The request that it is used for; the loop keeps it as long as it is here.
    var transfer: Unmanaged<Transfer>?
    /// The header fields of that request.
    let headerList = HeaderList()
    /// Where it opens connections.
    var sockets: ConnectionSockets?
    /// Whether it has the options that all requests of a transport share.
    var hasSharedOptions = false
    /// The way that it is set up for.
    var way: Transfer.Way?
    private let errorText: UnsafeMutablePointer<CChar>

    /// Creates a handle (`curl_easy_init`).
    ///
    /// - Throws: ``CurlFailure`` if there is no memory.
    init() throws(CurlFailure) {
        guard let pointer = curl_easy_init() else { throw CurlFailure(code: CURLE_OUT_OF_MEMORY) }
        self.pointer = pointer
        errorText = .allocate(capacity: Int(CURL_ERROR_SIZE))
        errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    }

    deinit {
        curl_easy_cleanup(pointer)
        errorText.deallocate()
    }

    /// Makes the handle as good as new (`curl_easy_reset`): it forgets every option, and with them what they pointed to.
    func reset() {
        curl_easy_reset(pointer)
        headerList.removeAll()
        (hasSharedOptions, way) = (false, nil)
        errorText[0] = 0
    }

    /// Lets the handle forget the header list and what went wrong on the way, and nothing else.
    func forgetHeaderList() {
        if headerList.pointer != nil {
            _ = ccurl_set_list(pointer, CURLOPT_HTTPHEADER, nil)
            headerList.removeAll()
        }
        errorText[0] = 0
    }

    /// Lets libcurl write its error text (`CURLOPT_ERRORBUFFER`).
    func recordErrorText() throws(CurlFailure) {
        try CurlFailure.check(ccurl_set_error_buffer(pointer, errorText))
    }

    /// The owner of a handle that libcurl names; `nil` for one of its own, with which it closes connections.
    static func owner(of pointer: UnsafeMutableRawPointer) -> EasyHandle? {
        ccurl_get_private(pointer).map { Unmanaged<EasyHandle>.fromOpaque($0).takeUnretainedValue() }
    }

    /// What libcurl wrote of the last failure, or else its general sentence for the code.
    func text(for code: CURLcode) -> String {
        let text = String(cString: errorText)
        return text.isEmpty ? String(cString: curl_easy_strerror(code)) : text
    }

    /// Sets an option that is a number or a switch.
    func set(_ option: CURLoption, _ value: Int) throws(CurlFailure) {
        try CurlFailure.check(ccurl_set_long(pointer, option, value))
    }

    /// Sets an option that is a text; libcurl copies it.
    func set(_ option: CURLoption, _ value: String) throws(CurlFailure) {
        // A text that is simply passed would be copied once more.
        try CurlFailure.check(value.withCString { ccurl_set_string(pointer, option, $0) })
    }

    /// Tells the size of a body that a callback gives (`CURLOPT_INFILESIZE_LARGE`).
    func setUploadSize(_ count: Int) throws(CurlFailure) {
        try CurlFailure.check(ccurl_set_offset(pointer, CURLOPT_INFILESIZE_LARGE, curl_off_t(count)))
    }

    /// Lets libcurl go on in both directions (`curl_easy_pause`); it may call the callbacks before this comes back.
    func goOn() throws(CurlFailure) {
        try CurlFailure.check(curl_easy_pause(pointer, CURLPAUSE_CONT))
    }

    /// Gives the request a body (`CURLOPT_COPYPOSTFIELDS`).
    func setBody(_ bytes: [UInt8]) throws(CurlFailure) {
        let code = bytes.withUnsafeBytes { buffer in
            // An empty array may have no address, and libcurl would take a null one for "no body".
            guard let start = buffer.baseAddress else { return ccurl_set_body(pointer, "", 0) }
            return ccurl_set_body(pointer, start, curl_off_t(buffer.count))
        }
        try CurlFailure.check(code)
    }

    /// A fact about the last transfer that is a small number.
    func number(_ info: CURLINFO) -> Int { ccurl_get_long(pointer, info) }

    /// A fact about the last transfer that is a size.
    func size(_ info: CURLINFO) -> Int { Int(clamping: ccurl_get_offset(pointer, info)) }
}
