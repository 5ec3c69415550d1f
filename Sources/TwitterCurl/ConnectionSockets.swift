import CCurlShims
import Readiness

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The sockets of the transport's connections, from their opening to their end.
///
/// libcurl has other descriptors, with which its threads report; those are not here.
final class ConnectionSockets {
    private let poller: Poller
    /// Whether each is a connection with TLS.
    private var areSecure: [Int32: Bool] = [:]

    /// Creates an empty list.
    ///
    /// - Parameter poller: Watches the sockets; each has to be taken out before it is closed.
    init(poller: Poller) { self.poller = poller }

    /// Opens a socket that child processes do not inherit.
    func open(_ address: curl_sockaddr, isSecure: Bool) -> curl_socket_t {
        let type = address.socktype | Int32(SOCK_CLOEXEC.rawValue)
        let descriptor = socket(address.family, type, address.protocol)
        if descriptor >= 0 { areSecure[descriptor] = isSecure }
        return descriptor
    }

    /// Closes a socket.
    func close(_ descriptor: curl_socket_t) {
        areSecure[descriptor] = nil
        poller.forget(descriptor)
        _ = Self.systemClose(descriptor)
    }

    /// Stops watching a socket that libcurl has no wish for at the moment.
    ///
    /// Most often its connection waits for the next request and is watched again then.
    ///
    /// - Parameters:
    ///   - descriptor: The socket.
    ///   - isHeldUp: Whether an answer is under way on it that its reader has no room for.
    func release(_ descriptor: curl_socket_t, isHeldUp: Bool) {
        if areSecure[descriptor] == nil || isHeldUp { poller.forget(descriptor) } else { poller.rest(descriptor) }
    }

    /// Makes libcurl take those connections for ended on which something came while no request was under way.
    ///
    /// A server that gives up a kept connection may say so, with a 408 for instance, and before version 8 libcurl took
    /// that for the answer to the next request. With TLS and HTTP/2 it is usual, and libcurl knows what to do.
    func endDisturbed() {
        for descriptor in poller.disturbed where areSecure[descriptor] == false {
            shutdown(descriptor, Int32(SHUT_RDWR))
            // libcurl looks whether the end can be read, so nothing must be left before it.
            var scratch = [UInt8](repeating: 0, count: 4096)
            while recv(descriptor, &scratch, scratch.count, Int32(MSG_DONTWAIT)) > 0 {}
        }
    }

    private static func systemClose(_ descriptor: Int32) -> Int32 {
        #if canImport(Glibc)
        Glibc.close(descriptor)
        #else
        Musl.close(descriptor)
        #endif
    }
}
