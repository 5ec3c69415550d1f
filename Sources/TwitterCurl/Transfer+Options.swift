import CCurlShims
import TwitterHTTP

extension Transfer {
    /// Gives a handle all options of the request and takes it over.
    ///
    /// - Throws: ``CurlFailure`` if libcurl refuses one.
    func prepare(
        _ handle: EasyHandle, configuration: CurlConfiguration, sockets: ConnectionSockets
    ) throws(CurlFailure) {
        (self.handle, handle.transfer) = (handle, .passUnretained(self))
        if !handle.hasSharedOptions {
            try handle.recordErrorText()
            try handle.installCallbacks(sockets: sockets)
            try Self.setSharedRules(on: handle, configuration: configuration)
            try Self.setTrust(configuration.trust, on: handle)
            handle.hasSharedOptions = true
        }
        let way = Way(submission)
        if way != handle.way {
            try way.set(on: handle, proxy: configuration.proxy)
            handle.way = way
        }
        try handle.set(CURLOPT_URL, submission.request.url)
        try setMessage(on: handle)
        if submission.upload != nil { try handle.installReadCallback() }
        if reportsProgress { try handle.installProgressCallback() }
    }

    /// Whether anybody asks how far it has come; the limits do, while there is a body to send.
    private var reportsProgress: Bool { submission.progress != nil || hasBody }

    private var hasBody: Bool {
        if case .none = submission.request.body { false } else { true }
    }

    /// Whether the handle can be taken for another request once this one has had its answer.
    ///
    /// Setting all options takes libcurl longer than many a request. What such a request sets beside the shared ones, each
    /// request sets; a body, another method or a stream would leave more, and after a failure nothing is certain.
    var leavesSharedOptions: Bool {
        submission.request.method == .get && submission.body == nil && !reportsProgress
    }

    /// The rules for all requests.
    private static func setSharedRules(
        on handle: EasyHandle, configuration: CurlConfiguration
    ) throws(CurlFailure) {
        try CurlFailure.check(ccurl_allow_only_http(handle.pointer))
        try CurlFailure.check(ccurl_set_quick_exit(handle.pointer))
        try handle.set(CURLOPT_NOSIGNAL, 1)
        try handle.set(CURLOPT_PATH_AS_IS, 1)  // What was signed is what is sent.
        try handle.set(CURLOPT_DISALLOW_USERNAME_IN_URL, 1)
        try handle.set(CURLOPT_FOLLOWLOCATION, 0)
        try handle.set(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
        // Header fields, credentials among them, are for the server alone; so is what a proxy says not the answer.
        try handle.set(CURLOPT_HEADEROPT, Int(CURLHEADER_SEPARATE))
        try handle.set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
        if let path = configuration.unixSocketPath { try handle.set(CURLOPT_UNIX_SOCKET_PATH, path) }
        try handle.set(CURLOPT_MAXAGE_CONN, max(1, Int(configuration.idleConnectionLifetime / .seconds(1))))
        // A peer that is gone without a word is found out even where no limit of time is set.
        try handle.set(CURLOPT_TCP_KEEPALIVE, 1)
    }

    private static func setTrust(_ trust: CurlTrust, on handle: EasyHandle) throws(CurlFailure) {
        try handle.set(CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
        let verifies = trust != .insecurelyAcceptingAnyCertificate
        try handle.set(CURLOPT_SSL_VERIFYPEER, verifies ? 1 : 0)
        try handle.set(CURLOPT_SSL_VERIFYHOST, verifies ? 2 : 0)
        switch trust {
        case .certificateAuthorityFile(let path):
            try handle.set(CURLOPT_CAINFO, path)
            // The folder that libcurl was built with would be trusted beside the file.
            try CurlFailure.check(ccurl_set_string(handle.pointer, CURLOPT_CAPATH, nil))
        case .system where CurlLibrary.hasAuthorityFile:
            // With a folder beside the file, libcurl reads the file anew for each connection, which takes tens of
            // milliseconds and holds up all others; alone, it is kept.
            try CurlFailure.check(ccurl_set_string(handle.pointer, CURLOPT_CAPATH, nil))
        case .system, .insecurelyAcceptingAnyCertificate: break
        }
    }

    /// Method, header fields and body.
    private func setMessage(on handle: EasyHandle) throws(CurlFailure) {
        let list = handle.headerList
        for field in submission.request.headers { try list.append(field) }
        let method = submission.request.method
        // Or large bodies would wait for a "100 Continue".
        if hasBody, submission.request.headers["Expect"] == nil { try list.suppress("Expect") }

        switch submission.request.body {
        case .bytes(let bytes):
            try setBody(bytes, on: handle, list: list)
        case .multipart(let parts):
            let form = try MultipartForm(parts, for: handle)
            self.form = form
            try CurlFailure.check(ccurl_set_mime(handle.pointer, form.pointer))
        case .file, .pieces:
            try handle.set(CURLOPT_UPLOAD, 1)
            // Without it the body goes in chunks.
            if let count = submission.upload?.count { try handle.setUploadSize(count) }
        case .none where Self.announcesEmptyBody(method):
            try setBody([], on: handle, list: list)
        case .none:
            if method == .head { try handle.set(CURLOPT_NOBODY, 1) }
        }
        if method != .get || hasBody { try handle.set(CURLOPT_CUSTOMREQUEST, method.rawValue) }
        if let lines = list.pointer {
            try CurlFailure.check(ccurl_set_list(handle.pointer, CURLOPT_HTTPHEADER, lines))
        }
    }

    private func setBody(_ bytes: [UInt8], on handle: EasyHandle, list: HeaderList) throws(CurlFailure) {
        try handle.set(CURLOPT_POST, 1)
        try handle.setBody(bytes)
        // libcurl would call any body a form.
        if submission.request.headers["Content-Type"] == nil { try list.suppress("Content-Type") }
    }

    /// Methods that expect a body say so if there is none (RFC 9110, section 8.6).
    private static func announcesEmptyBody(_ method: HTTPMethod) -> Bool {
        method == .post || method == .put || method.rawValue == "PATCH"
    }
}
