import CLinux
import FoundationEssentials
import Locking
import Readiness
import TwitterHTTP

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The loop that serves all connections of one server; after `init`, one thread alone uses it.
final class ServerLoop {
    typealias Handler = @Sendable (ReceivedRequest) async -> Response

    /// How long a closed connection is drained so that the client can read the last answer.
    private static let lingerTime = Duration.seconds(2)
    /// How long nothing is accepted after the system refused to, for instance for lack of descriptors.
    private static let acceptPause = Duration.milliseconds(50)

    private let limits: LoopbackLimits
    private let handler: Handler
    private let mailbox: Mailbox
    private let statistics: Locked<LoopbackStatistics>
    private let poller: Poller
    private let wakeup: Wakeup
    private var listener: Int32
    private var connections: [Int32: Connection] = [:]
    private var accepted = 0
    private var buffer = [UInt8](repeating: 0, count: 64 << 10)
    private var date = (second: -1, text: "")
    private var acceptsAgain: ContinuousClock.Instant?
    private var ends: ContinuousClock.Instant?
    /// No deadline lies before this one; it may be too early, never too late.
    private var earliestDeadline: ContinuousClock.Instant?

    /// Takes a listening socket over; it is closed when the loop ends, or when this throws.
    init(
        listener: Int32, limits: LoopbackLimits, wakeup: Wakeup, mailbox: Mailbox,
        statistics: Locked<LoopbackStatistics>, handler: @escaping Handler
    ) throws(SystemError) {
        self.listener = listener
        self.limits = limits
        self.wakeup = wakeup
        self.mailbox = mailbox
        self.statistics = statistics
        self.handler = handler
        do {
            poller = try Poller()
        } catch {
            close(listener)
            throw error
        }
        do {
            try poller.watch(wakeup.descriptor, for: .readable)
            try poller.watch(listener, for: .readable)
        } catch {
            closeListener()
            throw error
        }
    }

    deinit { closeListener() }

    /// Serves until a message asks for the end.
    func run() {
        while ends == nil || (!connections.isEmpty && ends.map { $0 > .now } == true) {
            let ready = poller.wait(milliseconds: waitingTime())
            var accepts = false
            for entry in ready {
                switch entry.descriptor {
                case wakeup.descriptor:
                    wakeup.clear()
                    mailbox.takeAll().forEach(obey)
                case listener: accepts = true
                default: connections[entry.descriptor].map { serve($0, entry.events) }
                }
            }
            // Last: a new connection may get the descriptor of one that was closed just now, but none of its events.
            if accepts, listener >= 0 { acceptAll() }
            expire()
        }
        mailbox.close()
        closeListener()
        for connection in connections.values { end(connection) }
    }

    // MARK: Messages

    private func obey(_ message: Mailbox.Message) {
        switch message {
        case .answer(let response, let descriptor, let number):
            // The connection may be gone and its descriptor given to another one.
            guard let connection = connections[descriptor], connection.number == number else { return }
            connection.handler = nil
            count { $0.requestsHandled += 1 }
            pump(connection, connection.machine.answered(response, date: currentDate()))
        case .stop(let grace):
            let end = ContinuousClock.now + grace
            ends = min(ends ?? end, end)
            closeListener()
            for connection in Array(connections.values) { pump(connection, connection.machine.wantsEnd()) }
        }
    }

    // MARK: Connections

    private func acceptAll() {
        while connections.count < limits.connections {
            #if canImport(Musl)
            let flags = SOCK_NONBLOCK | SOCK_CLOEXEC
            #else
            let flags = Int32(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
            #endif
            let descriptor = accept4(listener, nil, nil, flags)
            guard descriptor >= 0 else {
                switch errno {
                case EAGAIN: return
                case EINTR, ECONNABORTED, EPROTO: continue
                default:
                    acceptsAgain = .now + Self.acceptPause
                    return poller.forget(listener)
                }
            }
            var one: Int32 = 1
            // Answers go out in whole pieces; waiting for more would only delay the last one.
            _ = setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
            accepted += 1
            let connection = Connection(descriptor: descriptor, number: accepted, limits: limits)
            connections[descriptor] = connection
            count {
                $0.connectionsAccepted += 1
                $0.openConnections += 1
                $0.mostOpenConnections = max($0.mostOpenConnections, $0.openConnections)
            }
            settle(connection)
        }
        poller.forget(listener)
    }

    private func acceptAgain() {
        guard listener >= 0, acceptsAgain == nil, connections.count < limits.connections else { return }
        do { try poller.watch(listener, for: .readable) } catch { acceptsAgain = .now + Self.acceptPause }
    }

    private func serve(_ connection: Connection, _ events: Poller.Events) {
        if !events.isDisjoint(with: .failed) { return pump(connection, connection.machine.close()) }
        switch connection.machine.interest {
        case .reading: read(connection)
        case .writing: pump(connection, nil)
        case .peerEnd:
            if events.contains(.peerFinished) { pump(connection, connection.machine.receivedEnd()) }
        case .nothing: break
        }
    }

    private func read(_ connection: Connection) {
        let transfer = buffer.withUnsafeMutableBytes { connection.receive(into: $0) }
        switch transfer {
        case .bytes(let count): pump(connection, connection.machine.received(buffer[..<count], date: currentDate()))
        case .end: pump(connection, connection.machine.receivedEnd())
        case .broken: pump(connection, connection.machine.close())
        case .blocked: break
        }
    }

    /// Does what the machine asks for and sends what it has, until it waits for something.
    private func pump(_ connection: Connection, _ first: ConnectionMachine.Action?) {
        var action = first
        while true {
            switch action {
            case .handle(let request): handle(request, on: connection)
            case .cancelHandler: connection.handler?.cancel()
            case .finishSending: connection.finishSending()
            case .close: return end(connection)
            case .reset: return end(connection, reset: true)
            case nil: break
            }
            let refusals = connection.machine.takeRefusals()
            if refusals > 0 { count { $0.requestsRefused += refusals } }
            if connection.machine.output.isEmpty { break }
            switch connection.sendNext() {
            case .bytes(let count): action = connection.machine.wrote(count, date: currentDate())
            case .broken: action = connection.machine.close()
            case .blocked, .end: return settle(connection)
            }
        }
        settle(connection)
    }

    private func handle(_ request: ReceivedRequest, on connection: Connection) {
        let (descriptor, number) = (connection.descriptor, connection.number)
        // Before whatever else the process has in store: the peer may be in another one, and its patience ends.
        connection.handler = Task(priority: .high) { [handler, mailbox] in
            let response = await handler(request)
            mailbox.post(.answer(response, descriptor: descriptor, connection: number))
        }
        if connection.machine.peerEnded { connection.handler?.cancel() }
    }

    /// Watches for what comes next and sets the time limit for it.
    private func settle(_ connection: Connection) {
        let events: Poller.Events =
            switch connection.machine.interest {
            case .reading: .readable
            case .writing: .writable
            case .peerEnd: .peerFinished
            case .nothing: []
            }
        do { try poller.watch(connection.descriptor, for: events) } catch { return end(connection) }

        switch connection.machine.patience {
        case .keepAlive: connection.deadline = .now + limits.keepAliveTime
        case .stall: connection.deadline = .now + limits.stallTime
        // Draining has one limit as a whole: a peer that sends on and on does not lengthen it.
        case .linger where connection.isLingering: return
        case .linger: connection.deadline = .now + Self.lingerTime
        case .endless: connection.deadline = nil
        }
        connection.isLingering = connection.machine.patience == .linger
        if let deadline = connection.deadline { earliestDeadline = min(earliestDeadline ?? deadline, deadline) }
    }

    private func end(_ connection: Connection, reset: Bool = false) {
        poller.forget(connection.descriptor)
        connections[connection.descriptor] = nil
        count { $0.openConnections -= 1 }
        connection.close(reset: reset)
        acceptAgain()
    }

    private func closeListener() {
        guard listener >= 0 else { return }
        poller.forget(listener)
        close(listener)
        listener = -1
        acceptsAgain = nil
    }

    // MARK: Time

    private func waitingTime() -> Int32? {
        guard let next = [earliestDeadline, acceptsAgain, ends].compactMap(\.self).min() else { return nil }
        let (seconds, attoseconds) = (next - .now).components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        // Rounded up, so that the deadline has passed when the wait is over.
        return Int32(min(seconds, 1_000_000)) * 1000 + Int32(attoseconds / 1_000_000_000_000_000) + 1
    }

    private func expire() {
        let now = ContinuousClock.now
        if let pause = acceptsAgain, pause <= now {
            acceptsAgain = nil
            acceptAgain()
        }
        guard let earliest = earliestDeadline, earliest <= now else { return }
        earliestDeadline = nil
        for connection in Array(connections.values) {
            guard let deadline = connection.deadline else { continue }
            if deadline <= now {
                pump(connection, connection.machine.timedOut(date: currentDate()))
            } else {
                earliestDeadline = min(earliestDeadline ?? deadline, deadline)
            }
        }
    }

    private func currentDate() -> String {
        let second = time(nil)
        if second != date.second { date = (second, HTTPDate.format(Date(timeIntervalSince1970: Double(second)))) }
        return date.text
    }

    private func count(_ change: (inout LoopbackStatistics) -> Void) {
        statistics.withLock { change(&$0) }
    }
}
