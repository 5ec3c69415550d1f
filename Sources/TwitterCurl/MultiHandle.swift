import CCurlShims
import Readiness

/// Owns a libcurl multi handle, with the sockets that it wants watched and the time at which it wants to be called.
///
/// libcurl tells both by callbacks, which only take notes; ``socketIsReady(_:events:)`` and ``runTimer()`` call back.
final class MultiHandle {
    /// When libcurl wants to be called even if no socket is ready.
    fileprivate(set) var timer: LoopTime?

    private let pointer: UnsafeMutableRawPointer
    private let poller: Poller
    private let sockets: ConnectionSockets
    private let clock: LoopClock
    /// Those that it watches; `nil` if nobody has to ask.
    private var descriptors: Set<Int32>?

    /// Creates a handle (`curl_multi_init`).
    ///
    /// - Parameters:
    ///   - poller: Watches the sockets.
    ///   - sockets: Where its connections are opened and closed.
    ///   - clock: The time as the loop sees it.
    ///   - configuration: How many connections there may be, in use or kept.
    ///   - listsDescriptors: Whether ``watches(_:)`` will be asked.
    /// - Throws: ``MultiFailure`` if libcurl cannot.
    init(
        poller: Poller, sockets: ConnectionSockets, clock: LoopClock, configuration: CurlConfiguration,
        listsDescriptors: Bool
    ) throws(MultiFailure) {
        guard let pointer = curl_multi_init() else { throw MultiFailure(code: CURLM_OUT_OF_MEMORY) }
        self.pointer = pointer
        self.poller = poller
        self.sockets = sockets
        self.clock = clock
        descriptors = listsDescriptors ? [] : nil
        // This object is the callbacks' context; it takes them away before it goes.
        let context = Unmanaged.passUnretained(self).toOpaque()
        let connections = min(configuration.maximumConnections, Int(Int32.max))
        let perHost = min(configuration.maximumConnectionsPerHost ?? 0, Int(Int32.max))
        try MultiFailure.check(ccurl_multi_set_long(pointer, CURLMOPT_MAXCONNECTS, connections))
        try MultiFailure.check(ccurl_multi_set_long(pointer, CURLMOPT_MAX_TOTAL_CONNECTIONS, connections))
        try MultiFailure.check(ccurl_multi_set_long(pointer, CURLMOPT_MAX_HOST_CONNECTIONS, perHost))
        try MultiFailure.check(ccurl_multi_set_socket_callback(pointer, watchSocket, context))
        try MultiFailure.check(ccurl_multi_set_timer_callback(pointer, noteTimer, context))
    }

    deinit {
        ccurl_multi_set_socket_callback(pointer, nil, nil)
        ccurl_multi_set_timer_callback(pointer, nil, nil)
        curl_multi_cleanup(pointer)
    }

    /// Begins a transfer (`curl_multi_add_handle`).
    func add(_ handle: EasyHandle) throws(MultiFailure) {
        try MultiFailure.check(curl_multi_add_handle(pointer, handle.pointer))
    }

    /// Ends a transfer (`curl_multi_remove_handle`); if it was not done, its connection is closed.
    func remove(_ handle: EasyHandle) {
        // Fails only for a handle that was never added.
        _ = curl_multi_remove_handle(pointer, handle.pointer)
    }

    /// Whether a descriptor is one of its own.
    func watches(_ descriptor: Int32) -> Bool { descriptors?.contains(descriptor) ?? false }

    /// Lets libcurl work on a socket (`curl_multi_socket_action`).
    func socketIsReady(_ descriptor: Int32, events: Poller.Events) throws(MultiFailure) {
        var bits: Int32 = 0
        if events.contains(.readable) { bits |= CURL_CSELECT_IN }
        if events.contains(.writable) { bits |= CURL_CSELECT_OUT }
        if !events.isDisjoint(with: .failed) { bits |= CURL_CSELECT_ERR }
        try act(on: descriptor, bits)
    }

    /// Lets libcurl work if the time it named has come.
    func runTimer() throws(MultiFailure) {
        guard let due = timer, due <= clock.now else { return }
        timer = nil
        try act(on: -1, 0)  // CURL_SOCKET_TIMEOUT
        guard timer == nil else { return }
        // libcurl keeps silent when its next time is the one it last told, which we have just used up.
        var milliseconds = -1
        try MultiFailure.check(curl_multi_timeout(pointer, &milliseconds))
        setTimer(milliseconds: milliseconds)
    }

    /// Takes the news of one transfer that is done (`curl_multi_info_read`).
    ///
    /// - Returns: The transfer, whose handle still has to be removed, and the code with which it ended.
    func nextDone() -> (transfer: Transfer, code: CURLcode)? {
        var left: Int32 = 0
        while let message = curl_multi_info_read(pointer, &left) {
            if message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle,
                let transfer = EasyHandle.owner(of: handle)?.transfer?.takeUnretainedValue()
            {
                return (transfer, message.pointee.data.result)
            }
        }
        return nil
    }

    private func act(on descriptor: Int32, _ bits: Int32) throws(MultiFailure) {
        var running: Int32 = 0
        try MultiFailure.check(curl_multi_socket_action(pointer, descriptor, bits, &running))
    }

    // MARK: What the callbacks note

    fileprivate func setTimer(milliseconds: Int) {
        timer = milliseconds < 0 ? nil : clock.now.after(nanoseconds: 1_000_000 * Int64(min(milliseconds, 1 << 40)))
    }

    fileprivate func watch(_ descriptor: Int32, for wish: Int32, by handle: UnsafeMutableRawPointer?) -> Bool {
        var events: Poller.Events = []
        if wish == CURL_POLL_IN || wish == CURL_POLL_INOUT { events.insert(.readable) }
        if wish == CURL_POLL_OUT || wish == CURL_POLL_INOUT { events.insert(.writable) }
        if wish == CURL_POLL_REMOVE {
            descriptors?.remove(descriptor)
            let transfer = handle.flatMap(EasyHandle.owner)?.transfer
            sockets.release(descriptor, isHeldUp: transfer?.takeUnretainedValue().isHeldUp ?? false)
            return true
        }
        descriptors?.insert(descriptor)
        do { try poller.watch(descriptor, for: events) } catch { return false }
        return true
    }
}

/// A call to libcurl's multi interface that failed; nothing that is under way can be trusted then.
struct MultiFailure: Error {
    let code: CURLMcode

    static func check(_ code: CURLMcode) throws(MultiFailure) {
        if code != CURLM_OK { throw MultiFailure(code: code) }
    }
}

/// `CURLMOPT_SOCKETFUNCTION`: -1 makes libcurl give up.
private func watchSocket(
    _ handle: UnsafeMutableRawPointer?, _ descriptor: curl_socket_t, _ wish: Int32, _ context: UnsafeMutableRawPointer?,
    _: UnsafeMutableRawPointer?
) -> Int32 {
    guard let context else { return -1 }
    return Unmanaged<MultiHandle>.fromOpaque(context).takeUnretainedValue().watch(descriptor, for: wish, by: handle)
        ? 0 : -1
}

/// `CURLMOPT_TIMERFUNCTION`.
private func noteTimer(
    _: UnsafeMutableRawPointer?, _ milliseconds: Int, _ context: UnsafeMutableRawPointer?
) -> Int32 {
    guard let context else { return -1 }
    Unmanaged<MultiHandle>.fromOpaque(context).takeUnretainedValue().setTimer(milliseconds: milliseconds)
    return 0
}
