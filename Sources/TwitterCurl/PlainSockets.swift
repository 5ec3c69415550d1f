#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The sockets of connections without TLS, on which nothing may come while no request is under way.
///
/// A server that gives up a kept connection may say so, with a 408 for instance, and before version 8 libcurl took that
/// for the answer to the next request. It never leaves the loop's thread.
final class PlainSockets {
    private var descriptors: Set<Int32> = []

    /// Notes a socket that was opened.
    func note(_ descriptor: Int32, isSecure: Bool) {
        if isSecure { descriptors.remove(descriptor) } else { descriptors.insert(descriptor) }
    }

    /// Makes libcurl take a connection for ended on which something came while it rested.
    ///
    /// With TLS and HTTP/2 that is usual, and libcurl knows what to do.
    func end(_ descriptor: Int32) {
        guard descriptors.remove(descriptor) != nil else { return }
        shutdown(descriptor, Int32(SHUT_RDWR))
        // libcurl looks whether the end can be read, so nothing must be left before it.
        var scratch = [UInt8](repeating: 0, count: 4096)
        while recv(descriptor, &scratch, scratch.count, Int32(MSG_DONTWAIT)) > 0 {}
    }
}
