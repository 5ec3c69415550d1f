import CCurlShims
import TwitterHTTP

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension Transfer {
    /// Lets libcurl report to this object.
    ///
    /// The context is not retained: the loop keeps each transfer until its handle has left the multi handle.
    func installCallbacks(on handle: EasyHandle) throws(CurlFailure) {
        let context = Unmanaged.passUnretained(self).toOpaque()
        try CurlFailure.check(ccurl_set_header_callback(handle.pointer, receiveHeaderLine, context))
        try CurlFailure.check(ccurl_set_body_callback(handle.pointer, receiveBody, context))
        try CurlFailure.check(ccurl_set_progress_callback(handle.pointer, noteProgress, context))
        if submission.upload != nil {
            try CurlFailure.check(ccurl_set_read_callback(handle.pointer, sendBody, context))
        }
        try CurlFailure.check(ccurl_set_prerequest_callback(handle.pointer, beginRequest, context))
        try CurlFailure.check(ccurl_set_open_socket_callback(handle.pointer, openSocket, context))
    }

    fileprivate static func from(_ context: UnsafeMutableRawPointer) -> Transfer {
        Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
    }

    fileprivate func noteActivity() { lastActivity = .now }

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
    guard let bytes, let context else { return 0 }
    let transfer = Transfer.from(context)
    transfer.noteActivity()
    transfer.refusal = transfer.collector.takeHeaderLine(UnsafeRawBufferPointer(start: bytes, count: size * count))
    guard transfer.refusal == nil else { return 0 }
    transfer.giveHead()
    return size * count
}

/// `CURLOPT_WRITEFUNCTION`: any other number than that of the bytes stops the transfer.
private func receiveBody(
    _ bytes: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
    guard let bytes, let context else { return 0 }
    return Transfer.from(context).take(UnsafeRawBufferPointer(start: bytes, count: size * count))
}

/// `CURLOPT_READFUNCTION`.
private func sendBody(
    _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int, _ count: Int, _ context: UnsafeMutableRawPointer?
) -> Int {
    guard let buffer, let context else { return Int(CURL_READFUNC_ABORT) }
    return Transfer.from(context).give(into: UnsafeMutableRawBufferPointer(start: buffer, count: size * count))
}

/// `CURLOPT_XFERINFOFUNCTION`: called often, also when nothing has moved.
private func noteProgress(
    _ context: UnsafeMutableRawPointer?, _ toReceive: curl_off_t, _ received: curl_off_t, _ toSend: curl_off_t,
    _ sent: curl_off_t
) -> Int32 {
    guard let context else { return 0 }
    // libcurl says 0 for a size that it does not know.
    Transfer.from(context).note(
        TransportProgress(
            bytesSent: Int(sent), bytesToSend: toSend > 0 ? Int(toSend) : nil,
            bytesReceived: Int(received), bytesToReceive: toReceive > 0 ? Int(toReceive) : nil))
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
    guard let context else { return CURL_PREREQFUNC_ABORT }
    let transfer = Transfer.from(context)
    guard transfer.mayBeSent() else { return CURL_PREREQFUNC_ABORT }
    transfer.wasSent = true
    transfer.noteActivity()
    return CURL_PREREQFUNC_OK
}

/// `CURLOPT_OPENSOCKETFUNCTION`: a socket that child processes do not inherit, and none at all for a second sending.
private func openSocket(
    _ context: UnsafeMutableRawPointer?, _: curlsocktype, _ address: UnsafeMutablePointer<curl_sockaddr>?
) -> curl_socket_t {
    guard let context, let address else { return CURL_SOCKET_BAD }
    let transfer = Transfer.from(context)
    guard transfer.mayBeSent() else { return CURL_SOCKET_BAD }
    transfer.openedConnection = true
    let type = address.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue)
    let descriptor = socket(address.pointee.family, type, address.pointee.protocol)
    transfer.plainSockets.note(descriptor, isSecure: transfer.submission.address.isSecure)
    return descriptor
}
