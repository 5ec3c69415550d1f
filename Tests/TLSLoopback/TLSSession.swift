import CLibssl
import Locking

/// The TLS of one accepted connection, over a blocking socket that somebody else owns.
///
/// It belongs to one thread, which must have `SIGPIPE` blocked, for OpenSSL writes without `MSG_NOSIGNAL`. The lock only
/// makes sure of that: it is held while a call blocks.
package final class TLSSession: Sendable {
    private let session: Locked<OpaquePointer>

    /// Shakes hands as the server (`SSL_accept`).
    ///
    /// - Returns: `nil` if the client does not like what it is shown, or goes.
    package init?(_ context: TLSContext, descriptor: Int32) {
        guard let session = context.makeSession() else { return nil }
        self.session = Locked(session)
        let isAgreed = self.session.withLock { SSL_set_fd($0, descriptor) == 1 && SSL_accept($0) == 1 }
        guard isAgreed else { return nil }
    }

    deinit { session.withLock { SSL_free($0) } }

    /// Reads some bytes (`SSL_read`).
    ///
    /// - Returns: How many there were; 0 or less at the end.
    package func read(into buffer: inout [UInt8]) -> Int {
        session.withLock { Int(SSL_read($0, &buffer, Int32(buffer.count))) }
    }

    /// Writes all bytes (`SSL_write`).
    ///
    /// - Returns: Whether the peer took them.
    package func write(_ bytes: [UInt8]) -> Bool {
        bytes.isEmpty || session.withLock { SSL_write($0, bytes, Int32(bytes.count)) > 0 }
    }

    /// Says that nothing more will come (`close_notify`).
    package func announceEnd() { _ = session.withLock { SSL_shutdown($0) } }

    /// What ALPN agreed on, if anything.
    package var agreedProtocol: String? {
        session.withLock { session in
            var start: UnsafePointer<UInt8>?
            var count: UInt32 = 0
            SSL_get0_alpn_selected(session, &start, &count)
            return start.map { String(decoding: UnsafeBufferPointer(start: $0, count: Int(count)), as: UTF8.self) }
        }
    }
}
