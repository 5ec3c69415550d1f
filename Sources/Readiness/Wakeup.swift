import CLinux

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A way for any thread to end the wait of a ``Poller``.
///
/// A counter in the kernel, made by `eventfd`: one signal in it is as good as many.
public final class Wakeup: Sendable {
    /// The descriptor that the poller must watch for ``Poller/Events/readable``.
    public let descriptor: Int32

    /// Opens the counter.
    ///
    /// - Throws: ``SystemError`` when no descriptors are left.
    public init() throws(SystemError) {
        descriptor = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
        guard descriptor >= 0 else { throw SystemError(call: "eventfd") }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Ends the poller's present wait, or its next one if it is not waiting.
    public func signal() {
        // Fails only when the counter is full, and then a wake-up is on its way already.
        _ = eventfd_write(descriptor, 1)
    }

    /// Waits for a signal without a poller, and takes it out.
    ///
    /// - Parameter milliseconds: How long to wait at most; `nil` waits without limit.
    public func wait(milliseconds: Int32?) {
        var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        if poll(&watched, 1, milliseconds ?? -1) > 0 { clear() }
    }

    /// Takes all signals out; called by the poller's thread once it is awake.
    ///
    /// Not needed where the poller watches edge-triggered: each signal is reported, and the counter of 64 bits has room.
    public func clear() {
        var count: eventfd_t = 0
        _ = eventfd_read(descriptor, &count)
    }
}
