#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A socket with its machine and the handler that runs for it; it belongs to the loop's thread.
final class Connection {
    enum Transfer {
        case bytes(Int)
        case end
        /// Nothing can be done before the socket is ready again.
        case blocked
        case broken
    }

    let descriptor: Int32
    let number: Int
    var machine: ConnectionMachine
    var handler: Task<Void, Never>?
    /// When the machine's patience ends.
    var deadline: ContinuousClock.Instant?
    /// Whether the deadline is the one for draining.
    var isLingering = false
    private var isOpen = true

    /// Takes a connected socket over; it is closed at the latest with this object.
    init(descriptor: Int32, number: Int, limits: LoopbackLimits) {
        self.descriptor = descriptor
        self.number = number
        machine = ConnectionMachine(limits: limits, connection: number)
    }

    deinit { close() }

    func receive(into buffer: UnsafeMutableRawBufferPointer) -> Transfer {
        Self.transfer(recv(descriptor, buffer.baseAddress, buffer.count, 0), zero: .end)
    }

    func sendNext() -> Transfer {
        machine.output.withNext { bytes in
            Self.transfer(send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL)), zero: .blocked)
        }
    }

    func finishSending() {
        // Fails only when the peer is gone, which the next read tells.
        _ = shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Closes the socket.
    ///
    /// - Parameter reset: Whether the peer is to see a reset instead of an end.
    func close(reset: Bool = false) {
        guard isOpen else { return }
        isOpen = false
        handler?.cancel()
        handler = nil
        if reset {
            var option = linger(l_onoff: 1, l_linger: 0)
            _ = setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
        }
        Self.systemClose(descriptor)
    }

    private static func systemClose(_ descriptor: Int32) {
        #if canImport(Glibc)
        _ = Glibc.close(descriptor)
        #else
        _ = Musl.close(descriptor)
        #endif
    }

    private static func transfer(_ result: Int, zero: Transfer) -> Transfer {
        if result > 0 { return .bytes(result) }
        if result == 0 { return zero }
        return errno == EAGAIN || errno == EINTR ? .blocked : .broken
    }
}
