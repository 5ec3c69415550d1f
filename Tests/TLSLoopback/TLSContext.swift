import CLibssl
import Locking

/// What a TLS server shows to all who connect: its certificate, and the protocols that it speaks.
package final class TLSContext: Sendable {
    private struct State {
        let context: OpaquePointer
        /// The protocols as ALPN writes them, after one byte that counts the bytes.
        let protocols: UnsafeMutablePointer<UInt8>

        init(_ context: OpaquePointer, _ protocols: [String]) {
            self.context = context
            let bytes = protocols.flatMap { [UInt8($0.utf8.count)] + Array($0.utf8) }
            self.protocols = .allocate(capacity: bytes.count + 1)
            self.protocols.initialize(repeating: UInt8(bytes.count), count: bytes.count + 1)
            for (index, byte) in bytes.enumerated() { self.protocols[index + 1] = byte }
        }
    }

    private let state: Locked<State>

    /// Creates a context.
    ///
    /// - Parameters:
    ///   - certificate: What the server shows, with its key.
    ///   - protocols: The protocols to agree to (RFC 7301), those it likes best first. If the client offers none of
    ///     them, none is agreed on.
    ///   - maximumVersion: The newest version of TLS to speak, such as `TLS1_1_VERSION`; the library's newest if `nil`.
    /// - Throws: ``OpenSSLFailure`` if a call fails.
    package init(
        _ certificate: Certificate, protocols: [String] = ["http/1.1"], maximumVersion: Int32? = nil
    ) throws(OpenSSLFailure) {
        state = Locked(State(try OpenSSLFailure.check(SSL_CTX_new(TLS_server_method()), "SSL_CTX_new"), protocols))
        try state.withLock { state throws(OpenSSLFailure) in
            let context = state.context
            try OpenSSLFailure.check(
                SSL_CTX_use_certificate_ASN1(context, Int32(certificate.certificate.count), certificate.certificate),
                "SSL_CTX_use_certificate_ASN1")
            try OpenSSLFailure.check(
                SSL_CTX_use_PrivateKey_ASN1(EVP_PKEY_EC, context, certificate.key, certificate.key.count),
                "SSL_CTX_use_PrivateKey_ASN1")
            if let maximumVersion {
                SSL_CTX_ctrl(context, SSL_CTRL_SET_MAX_PROTO_VERSION, Int(maximumVersion), nil)
                // Versions before 1.2 sign with what only the lowest level lets pass.
                SSL_CTX_set_security_level(context, 0)
            }
            SSL_CTX_set_alpn_select_cb(context, chooseProtocol, state.protocols)
        }
    }

    deinit {
        state.withLock { state in
            SSL_CTX_free(state.context)
            state.protocols.deallocate()
        }
    }

    /// Creates what one connection needs (`SSL_new`).
    func makeSession() -> OpaquePointer? { state.withLock { SSL_new($0.context) } }
}

/// The callback of `SSL_CTX_set_alpn_select_cb`; its context is the list of protocols.
private func chooseProtocol(
    _: OpaquePointer?, _ chosen: UnsafeMutablePointer<UnsafePointer<UInt8>?>?,
    _ chosenCount: UnsafeMutablePointer<UInt8>?, _ offered: UnsafePointer<UInt8>?, _ offeredCount: UInt32,
    _ context: UnsafeMutableRawPointer?
) -> Int32 {
    guard let chosen, let chosenCount, let offered, let list = context?.assumingMemoryBound(to: UInt8.self) else {
        return SSL_TLSEXT_ERR_NOACK
    }
    var place: UnsafeMutablePointer<UInt8>?
    let outcome = SSL_select_next_proto(&place, chosenCount, list + 1, UInt32(list[0]), offered, offeredCount)
    guard outcome == OPENSSL_NPN_NEGOTIATED else { return SSL_TLSEXT_ERR_NOACK }
    chosen.pointee = UnsafePointer(place)
    return SSL_TLSEXT_ERR_OK
}
