import CCurlShims
import TwitterHTTP

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension EasyHandle {
    /// Lets libcurl report to this object.
    ///
    /// The context is not retained: the loop keeps each handle until it has left the multi handle.
    func installCallbacks(sockets: ConnectionSockets) throws(CurlFailure) {
        let context = Unmanaged.passUnretained(self).toOpaque()
        try CurlFailure.check(ccurl_set_private(pointer, context))
        try CurlFailure.check(ccurl_set_header_callback(pointer, receiveHeaderLine, context))
        try CurlFailure.check(ccurl_set_body_callback(pointer, receiveBody, context))
        try CurlFailure.check(ccurl_set_prerequest_callback(pointer, beginRequest, context))
        self.sockets = sockets
        try CurlFailure.check(ccurl_set_open_socket_callback(pointer, openSocket, context))
        // A connection outlives the handle that opened it. The multi handle keeps the list until all are closed.
        let list = Unmanaged.passUnretained(sockets).toOpaque()
        try CurlFailure.check(ccurl_set_close_socket_callback(pointer, closeSocket, list))
    }

    /// Lets libcurl ask for the body of the request.
    func installReadCallback() throws(CurlFailure) {
        try CurlFailure.check(
            ccurl_set_read_callback(pointer, sendBody, Unmanaged.passUnretained(self).toOpaque()))
    }

    /// Lets libcurl tell how far it has come, which it does often.
    func installProgressCallback() throws(CurlFailure) {
        try CurlFailure.check(
            ccurl_set_progress_callback(pointer, noteProgress, Unmanaged.passUnretained(self).toOpaque()))
    }

    /// Does something with the transfer that a callback is about, without counting references: for a line of a header
    /// that would be most of the work.
    ///
    /// - Returns: What it returns; `nil` if there is no transfer.
    fileprivate static func withTransfer<Value>(
        _ context: UnsafeMutableRawPointer?, _ body: (Transfer) -> Value
    ) -> Value? {
        guard let context else { return nil }
        return Unmanaged<EasyHandle>.fromOpaque(context)._withUnsafeGuaranteedRef { handle in
            handle.transfer?._withUnsafeGuaranteedRef(body)
        }
    }
}

extension Transfer {
    /// Takes a line of the answer's header.
    ///
    /// - Returns: What `CURLOPT_HEADERFUNCTION` has to return.
    fileprivate func take(headerLine line: UnsafeRawBufferPointer) -> Int {
        noteActivity()
        if let fault = collector.takeHeaderLine(line) {
            refusal = fault
            return 0
        }
        if submission.body != nil { giveHead() }
        return line.count
    }

    /// Takes a piece of the answer's body.
    ///
    /// - Returns: What `CURLOPT_WRITEFUNCTION` has to return.
    fileprivate func take(_ bytes: UnsafeRawBufferPointer) -> Int {
        noteActivity()
        if let pipe = submission.body {
            isHeldUp = !pipe.offer(bytes)
            return isHeldUp ? Int(CURL_WRITEFUNC_PAUSE) : bytes.count
        }
        refusal = collector.takeBody(bytes)
        return refusal == nil ? bytes.count : 0
    }

    /// Gives libcurl bytes of the request's body.
    ///
    /// - Returns: What `CURLOPT_READFUNCTION` has to return.
    fileprivate func give(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        switch submission.upload?.pull(into: buffer) ?? .failed {
        case .bytes(let count): return count
        case .later: return Int(CURL_READFUNC_PAUSE)
        case .end: return 0
        case .failed:
            refusal = .bodyUnavailable
            return Int(CURL_READFUNC_ABORT)
        }
    }

    fileprivate func note(_ new: TransportProgress) {
        guard new != progress else { return }
        progress = new
        noteActivity()
        submission.progress?(new)
    }

    /// Stops libcurl when it is about to send for a second time.
    fileprivate func mayBeSent() -> Bool {
        if wasSent { refusal = .connectionLost }
        return !wasSent
    }
}

/// `CURLOPT_HEADERFUNCTION`: any other number than that of the bytes stops the transfer.
private func receiveHeaderLine(
    _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
    EasyHandle.withTransfer(context) { transfer in
        transfer.take(headerLine: UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : size * count))
    } ?? 0
}

/// `CURLOPT_WRITEFUNCTION`: any other number than that of the bytes stops the transfer.
private func receiveBody(
    _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
    EasyHandle.withTransfer(context) { transfer in
        transfer.take(UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : size * count))
    } ?? 0
}

/// `CURLOPT_READFUNCTION`.
private func sendBody(
    _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
    EasyHandle.withTransfer(context) { transfer in
        transfer.give(into: UnsafeMutableRawBufferPointer(start: buffer, count: buffer == nil ? 0 : size * count))
    } ?? Int(CURL_READFUNC_ABORT)
}

/// `CURLOPT_XFERINFOFUNCTION`: called often, also when nothing has moved.
private func noteProgress(
    _ context: UnsafeMutableRawPointer?, _ toReceive: curl_off_t, _ received: curl_off_t, _ toSend: curl_off_t,
    _ sent: curl_off_t
) -> Int32 {
    // libcurl says 0 for a size that it does not know.
    let progress = TransportProgress(
        bytesSent: Int(sent), bytesToSend: toSend > 0 ? Int(toSend) : nil,
        bytesReceived: Int(received), bytesToReceive: toReceive > 0 ? Int(toReceive) : nil)
    EasyHandle.withTransfer(context) { $0.note(progress) }
    return 0
}

/// `CURLOPT_PREREQFUNCTION`: a connection is there and the request goes out next.
///
/// When a kept connection ends without an answer, libcurl takes or opens another one and sends again, a `POST` as well;
/// only the first sending is allowed.
private func beginRequest(
    _ context: UnsafeMutableRawPointer?, _: UnsafeMutablePointer<CChar>?, _: UnsafeMutablePointer<CChar>?, _: Int32,
    _: Int32
) -> Int32 {
    EasyHandle.withTransfer(context) { transfer in
        guard transfer.mayBeSent() else { return CURL_PREREQFUNC_ABORT }
        transfer.wasSent = true
        transfer.noteActivity()
        return CURL_PREREQFUNC_OK
    } ?? CURL_PREREQFUNC_ABORT
}

/// `CURLOPT_OPENSOCKETFUNCTION`: no socket at all for a second sending.
private func openSocket(
    _ context: UnsafeMutableRawPointer?, _: curlsocktype, _ address: UnsafeMutablePointer<curl_sockaddr>?
) -> curl_socket_t {
    guard let context, let address else { return CURL_SOCKET_BAD }
    let handle = Unmanaged<EasyHandle>.fromOpaque(context).takeUnretainedValue()
    guard let transfer = handle.transfer?.takeUnretainedValue(), let sockets = handle.sockets, transfer.mayBeSent()
    else {
        return CURL_SOCKET_BAD
    }
    transfer.openedConnection = true
    return sockets.open(address.pointee, isSecure: transfer.submission.address.isSecure)
}

/// `CURLOPT_CLOSESOCKETFUNCTION`: 0 says that it went well.
private func closeSocket(_ context: UnsafeMutableRawPointer?, _ descriptor: curl_socket_t) -> Int32 {
    guard let context else { return 1 }
    Unmanaged<ConnectionSockets>.fromOpaque(context).takeUnretainedValue().close(descriptor)
    return 0
}
