import CLinux

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A set of file descriptors that one thread watches, by `epoll`.
///
/// The transport and the loopback server each own one. A poller belongs to the thread that made it; only its ``Wakeup``
/// may be used from elsewhere.
public final class Poller {
    /// What a descriptor is watched for, or was found ready for.
    public struct Events: OptionSet, Sendable {
        /// The bits of `epoll_event.events`.
        public let rawValue: UInt32

        /// Creates a set from the bits of `epoll_event.events`.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Bytes can be read, or the end of the stream was reached.
        public static let readable = Events(rawValue: EPOLLIN.rawValue)
        /// Bytes can be written.
        public static let writable = Events(rawValue: EPOLLOUT.rawValue)
        /// The peer of a stream socket sends no more, though bytes from before may be left to read.
        public static let peerFinished = Events(rawValue: EPOLLRDHUP.rawValue)
        /// Reported once for each time that a descriptor becomes ready, not as long as it is.
        public static let edgeTriggered = Events(rawValue: EPOLLET.rawValue)
        /// The descriptor failed or its peer is gone; reported unasked.
        public static let failed = Events(rawValue: EPOLLERR.rawValue | EPOLLHUP.rawValue)
    }

    /// A descriptor with what it is ready for.
    public struct Ready {
        /// The descriptor that was watched.
        public let descriptor: Int32
        /// What it is ready for.
        public let events: Events
    }

    private struct Watch {
        var events: Events
        var isResting = false
    }

    private let descriptor: Int32
    /// By descriptor, for those are small numbers: the system gives out the smallest that is free.
    private var watched: [Watch?] = []
    private var buffer: [epoll_event]
    /// The resting descriptors that the last ``wait(milliseconds:)`` found ready, and forgot.
    public private(set) var disturbed: [Int32] = []

    /// Opens an empty set.
    ///
    /// - Parameter capacity: The largest number of descriptors that one ``wait(milliseconds:)`` reports.
    /// - Throws: ``SystemError`` when the process or the system has no descriptor left.
    public init(capacity: Int = 256) throws(SystemError) {
        descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
        buffer = Array(repeating: epoll_event(), count: capacity)
        guard descriptor >= 0 else { throw SystemError(call: "epoll_create1") }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Watches a descriptor for the given events, in place of those it was watched for before.
    ///
    /// - Throws: ``SystemError`` when the kernel refuses, for instance for lack of memory.
    public func watch(_ target: Int32, for events: Events) throws(SystemError) {
        let index = Int(target)
        guard index >= 0 else { throw SystemError(call: "epoll_ctl", code: EBADF) }
        if index >= watched.count {
            watched.append(contentsOf: repeatElement(nil, count: max(index + 1, 2 * watched.count) - watched.count))
        }
        if watched[index]?.events == events {
            watched[index]?.isResting = false
            return
        }
        var event = epoll_event(events: events.rawValue, data: epoll_data_t(fd: target))
        let operation = watched[index] == nil ? EPOLL_CTL_ADD : EPOLL_CTL_MOD
        if epoll_ctl(descriptor, operation, target, &event) != 0 {
            // A descriptor can be closed and its number given out again behind our back; then the set and we differ.
            let other = errno == ENOENT ? EPOLL_CTL_ADD : EPOLL_CTL_MOD
            guard errno == ENOENT || errno == EEXIST, epoll_ctl(descriptor, other, target, &event) == 0 else {
                throw SystemError(call: "epoll_ctl")
            }
        }
        watched[index] = Watch(events: events)
    }

    /// Stops watching a descriptor; one that was already closed is fine.
    public func forget(_ target: Int32) {
        guard isWatched(target) else { return }
        watched[Int(target)] = nil
        _ = epoll_ctl(descriptor, EPOLL_CTL_DEL, target, nil)  // Fails only for a closed one, which is gone anyway.
    }

    /// Leaves a descriptor watched that soon will be watched again for the same; it must be forgotten before it is closed.
    ///
    /// Neither this nor the next ``watch(_:for:)`` takes a call to the system then. If the descriptor becomes ready in
    /// between, ``wait(milliseconds:)`` forgets it and puts it into ``disturbed``.
    public func rest(_ target: Int32) {
        if isWatched(target) { watched[Int(target)]?.isResting = true }
    }

    private func isWatched(_ target: Int32) -> Bool {
        watched.indices.contains(Int(target)) && watched[Int(target)] != nil
    }

    /// Waits until a watched descriptor is ready or the time is over.
    ///
    /// - Parameter milliseconds: How long to wait at most; `nil` waits without limit, 0 only looks.
    /// - Returns: The descriptors that are ready; empty when the time is over, a signal arrived, or none but resting ones
    ///   are ready.
    public func wait(milliseconds: Int32?) -> [Ready] {
        disturbed.removeAll(keepingCapacity: true)
        let count = epoll_wait(descriptor, &buffer, Int32(buffer.count), milliseconds ?? -1)
        guard count > 0 else { return [] }
        var ready: [Ready] = []
        ready.reserveCapacity(Int(count))
        for event in buffer[..<Int(count)] {
            let target = event.data.fd
            if isWatched(target), watched[Int(target)]?.isResting == true {
                forget(target)
                disturbed.append(target)
            } else {
                ready.append(Ready(descriptor: target, events: Events(rawValue: event.events)))
            }
        }
        return ready
    }
}
