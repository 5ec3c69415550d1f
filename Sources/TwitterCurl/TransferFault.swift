import CCurlShims
import TwitterHTTP

/// Says what went wrong with a transfer, in the words of ``TransportError``.
struct TransferFault {
    /// Where the request was going.
    let address: RequestAddress
    /// How far it had come.
    let stage: TransportError.Stage
    /// Whether libcurl had begun to send it.
    let wasSent: Bool
    /// Whether it went over a connection of an earlier request.
    let usedPooledConnection: Bool
    /// What the caller allowed.
    let limits: TransportLimits

    /// The error for a code of libcurl.
    ///
    /// - Parameters:
    ///   - code: The code with which the transfer ended.
    ///   - text: libcurl's text for it, secrets taken out.
    /// - Returns: The error, with code and text.
    func error(for code: CURLcode, text: String) -> TransportError {
        var error = error(kind(of: code, text: text))
        if error.kind == .nameNotResolved, code == CURLE_COULDNT_RESOLVE_PROXY {
            error.message = "The name of the proxy on the way to \(address) has no address."
        }
        error.underlyingCode = Int(code.rawValue)
        error.underlyingMessage = text
        return error
    }

    /// The error of a kind that the transport found out itself.
    func error(_ kind: TransportError.Kind) -> TransportError {
        TransportError(
            kind: kind, stage: stage, message: sentence(for: kind), requestMayHaveBeenSent: wasSent,
            usedPooledConnection: usedPooledConnection)
    }

    private func sentence(for kind: TransportError.Kind) -> String {
        switch kind {
        case .invalidRequest: "The request to \(address) cannot be sent as it is."
        case .unavailable: "libcurl failed inside, on the way to \(address)."
        case .shutDown: "The transport was shut down before \(address) had answered."
        case .nameNotResolved: "The name \(address.host) has no address."
        case .connectionFailed: "No connection to \(address) could be opened."
        case .tlsFailed: "The TLS handshake with \(address) failed."
        case .untrustedCertificate: "The certificate of \(address) is not one to trust."
        case .connectionLost where wasSent:
            "The connection to \(address) ended before the answer was whole; the outcome of the request is unknown."
        case .connectionLost: "The connection to \(address) ended before the request was sent."
        case .malformedResponse: "What \(address) sent is no readable HTTP answer."
        case .responseTooLarge:
            "The body that \(address) sent is larger than \(limits.maximumResponseBytes) bytes."
        case .headersTooLarge:
            """
            The header fields that \(address) sent are larger than \(ResponseCollector.maximumHeaderBytes) bytes, or one \
            of them is larger than libcurl takes.
            """
        case .bodyUnavailable:
            "The body of the request to \(address) could not be read to its end, or is not as long as it was said to be."
        case .queueTimeout:
            "The request to \(address) did not get its turn \(within(limits.queue)) (queue limit)."
        case .firstByteTimeout:
            "Not one byte of an answer came from \(address) \(within(limits.firstByte)) (first byte limit)."
        case .connectTimeout:
            "No connection to \(address) \(within(limits.connect)) (connect limit)."
        case .idleTimeout:
            "Not one byte moved to or from \(address) \(within(limits.idle)) (idle limit)."
        case .totalTimeout where stage == .queued:
            "The request to \(address) did not get its turn \(within(limits.total)) (total limit)."
        case .totalTimeout:
            "No whole answer from \(address) \(within(limits.total)) (total limit)."
        default: "The request to \(address) failed."
        }
    }

    private func within(_ limit: Duration?) -> String {
        limit.map { "within \($0)" } ?? "in time"
    }

    /// The kind for a code.
    ///
    /// Once a request has been sent, whatever goes wrong with opening a connection belongs to an attempt of libcurl to
    /// send it again, which is not for libcurl to decide; the connection that mattered is lost.
    ///
    /// Two codes stand for more than one kind, and only libcurl's text tells them apart.
    private func kind(of code: CURLcode, text: String) -> TransportError.Kind {
        switch code {
        // Sizes of chunks that cannot be read have the code of a failed read.
        case CURLE_RECV_ERROR where wasSent && text.contains("chunk"): .malformedResponse
        // So has a certificate whose signature is not that of the authority it names the code of a failed handshake;
        // nothing else in a handshake is ASN.1.
        case CURLE_SSL_CONNECT_ERROR where !wasSent && text.contains("asn1 encoding routines"): .untrustedCertificate
        case CURLE_URL_MALFORMAT: .invalidRequest
        // An answer in HTTP/0.9, or another scheme.
        case CURLE_UNSUPPORTED_PROTOCOL: wasSent ? .malformedResponse : .invalidRequest
        case CURLE_FAILED_INIT, CURLE_NOT_BUILT_IN, CURLE_FUNCTION_NOT_FOUND, CURLE_BAD_FUNCTION_ARGUMENT,
            CURLE_UNKNOWN_OPTION, CURLE_RECURSIVE_API_CALL, CURLE_NO_CONNECTION_AVAILABLE, CURLE_SSL_ENGINE_NOTFOUND,
            CURLE_SSL_ENGINE_SETFAILED, CURLE_SSL_ENGINE_INITFAILED, CURLE_SSL_CIPHER, CURLE_SSL_CACERT_BADFILE,
            CURLE_SSL_CRL_BADFILE, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CLIENTCERT:
            .unavailable
        // libcurl has no other word for a header line of more than 100 KiB, until CURLE_TOO_LARGE (100) in 8.6.
        case CURLE_OUT_OF_MEMORY: stage == .receiving ? .headersTooLarge : .unavailable
        case CURLcode(rawValue: 100): wasSent ? .headersTooLarge : .invalidRequest

        case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: wasSent ? .connectionLost : .nameNotResolved
        case CURLE_COULDNT_CONNECT, CURLE_INTERFACE_FAILED, CURLE_PROXY, CURLE_QUIC_CONNECT_ERROR:
            wasSent ? .connectionLost : .connectionFailed
        // A file of a form, which libcurl reads itself.
        case CURLE_READ_ERROR, CURLE_FILE_COULDNT_READ_FILE: .bodyUnavailable
        // The only limit of time that libcurl is told.
        case CURLE_OPERATION_TIMEDOUT: wasSent ? .connectionLost : .connectTimeout
        case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS,
            CURLE_SSL_PINNEDPUBKEYNOTMATCH:
            wasSent ? .connectionLost : .untrustedCertificate
        case CURLE_SSL_CONNECT_ERROR, CURLE_USE_SSL_FAILED: wasSent ? .connectionLost : .tlsFailed

        case CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_PARTIAL_FILE, CURLE_HTTP2, CURLE_HTTP2_STREAM,
            CURLE_HTTP3, CURLE_AGAIN, CURLE_SSL_SHUTDOWN_FAILED, CURLE_SEND_FAIL_REWIND, CURLE_ABORTED_BY_CALLBACK:
            wasSent ? .connectionLost : .connectionFailed

        // From the server, or from a proxy before it.
        case CURLE_WEIRD_SERVER_REPLY: wasSent ? .malformedResponse : .connectionFailed
        // Bodies that cannot be unpacked; the refusals of our own callbacks are known before.
        case CURLE_BAD_CONTENT_ENCODING, CURLE_WRITE_ERROR: .malformedResponse
        case CURLE_FILESIZE_EXCEEDED: .responseTooLarge
        default: .other
        }
    }
}
