import TwitterHTTP

extension TransportRequest {
    /// Makes sure that the request can go on the wire as it is, with no part that could pass for another one.
    ///
    /// - Returns: Where it goes.
    /// - Throws: ``TransportError`` of kind `invalidRequest`. Its message holds no header value and no query.
    func checkedAddress() throws(TransportError) -> RequestAddress {
        let address: RequestAddress
        do { address = try RequestAddress(url) } catch { throw Self.invalid(error.rawValue) }
        // A method is a token (RFC 9110, section 9.1), as a field name is.
        guard HTTPFields.Field(name: method.rawValue, value: "").isValid else {
            throw Self.invalid("The method is not a token.")
        }
        for field in headers { try Self.check(field, in: self) }
        switch body {
        case .none: break
        case .bytes, .file, .pieces: try checkThatBodyMayBe()
        case .multipart(let parts):
            try checkThatBodyMayBe()
            guard headers["Content-Type"] == nil else {
                throw Self.invalid("The transport writes the Content-Type of a multipart body.")
            }
            for part in parts { try Self.check(part) }
        }
        return address
    }

    private func checkThatBodyMayBe() throws(TransportError) {
        if method == .head { throw Self.invalid("A HEAD request has no body.") }
    }

    private static func check(_ field: HTTPFields.Field, in request: TransportRequest) throws(TransportError) {
        guard HTTPFields.Field(name: field.name, value: "").isValid else {
            throw invalid("The name of a header field is not a token.")
        }
        guard field.isValid else {
            throw invalid("The value of the header field \(field.name) has a control character.")
        }
        // Two of these, or one that is wrong, would let the rest of the message pass for a request of its own.
        guard !["host", "content-length", "transfer-encoding"].contains(field.name.lowercased()) else {
            throw invalid("The transport writes the header field \(field.name).")
        }
    }

    /// Refuses what could end the line of a part's header; quotes are libcurl's to escape.
    private static func check(_ part: MultipartPart) throws(TransportError) {
        let texts = [part.name, part.filename ?? "", part.contentType ?? ""]
        guard texts.allSatisfy({ $0.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } }) else {
            throw invalid("The name, file name or type of a part has a control character.")
        }
    }

    private static func invalid(_ message: String) -> TransportError {
        TransportError(kind: .invalidRequest, stage: .queued, message: message)
    }
}
