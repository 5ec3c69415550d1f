import CCurlShims
import Readiness
import TwitterHTTP

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Owns everything of libcurl: it takes commands, waits for sockets and answers requests.
///
/// Whoever has the ``LoopSeat`` drives it; others reach it through the ``Mailbox``.
struct CurlLoop {
    /// What its thread is to do next.
    enum Next {
        /// Nothing is under way: wait for a signal, or so long; `nil` waits without limit.
        case rest(milliseconds: Int32?)
        /// All is answered, and no more will be.
        case end(TransportError)
    }

    /// The longest time that a caller's thread waits for a socket, and more than it takes a quick answer to come.
    private static let longestDrivenWait: Int32 = 1
    /// How soon an answer must come for the next caller to drive, in nanoseconds.
    private static let quickAnswer: Int64 = 500_000

    private let configuration: CurlConfiguration
    private let mailbox: Mailbox
    private let wakeup: Wakeup
    private let poller: Poller
    private let sockets: ConnectionSockets
    private let clock = LoopClock()
    /// For answers that are wanted whole.
    private var multi: MultiHandle
    /// For streams, which may be many, stay for hours and would make libcurl slow for the others; made with the first one.
    private var streams: MultiHandle?

    /// All transfers without an answer.
    private var transfers: [ObjectIdentifier: Transfer] = [:]
    /// Those that wait for their turn.
    private var waiting = WaitingLine<Transfer>()
    /// How many are inside libcurl.
    private var running = 0
    private var spareHandles: [EasyHandle] = []
    /// The callers who may go on before the loop waits.
    private var answered: [Submission.Waiter] = []
    /// What is being taken from the mailbox; empty afterwards, but its room stays.
    private var commands: [Mailbox.Command] = []
    /// When the limits of all transfers are looked at: none is over before.
    private var limitsTime: LoopTime?
    /// When connections that nobody uses are closed; `nil` while one is used, or there is none.
    private var trimTime: LoopTime?
    /// When what is left is cancelled, once the loop has been told to end.
    private var stopDeadline: LoopTime?
    /// Whether the last answer came before a thread could have been woken for it.
    private var isAnsweredQuickly = false
    /// How libcurl failed while a caller drove.
    private var failure: MultiFailure?

    /// Creates a loop at rest.
    ///
    /// - Throws: ``TransportError`` if the configuration or the system does not allow it.
    init(configuration: CurlConfiguration, mailbox: Mailbox, wakeup: Wakeup) throws(TransportError) {
        if let fault = configuration.fault { throw .unavailable(fault) }
        if case .certificateAuthorityFile(let path) = configuration.trust, access(path, R_OK) != 0 {
            throw .unavailable("The file of certificate authorities cannot be read: \(SystemError(call: path)).")
        }
        guard CurlLibrary.initialization == CURLE_OK else { throw .unavailable("libcurl cannot be initialised.") }
        do throws(SystemError) {
            poller = try Poller()
            // So a wake-up takes one call to the system less: nothing has to be read.
            try poller.watch(wakeup.descriptor, for: [.readable, .edgeTriggered])
        } catch {
            throw .unavailable("Sockets cannot be watched: \(error).")
        }
        sockets = ConnectionSockets(poller: poller)
        do throws(MultiFailure) {
            multi = try MultiHandle(
                poller: poller, sockets: sockets, clock: clock, configuration: configuration, listsDescriptors: false)
        } catch {
            throw .unavailable(error)
        }
        self.configuration = configuration
        self.mailbox = mailbox
        self.wakeup = wakeup
    }

    // MARK: Being driven

    /// Works until nothing is under way, in the loop's own thread.
    mutating func work() -> Next {
        do throws(MultiFailure) {
            if let failure { throw failure }
            // What has happened to kept connections meanwhile.
            try attend(milliseconds: 0)
            while true {
                try takeCommands()
                if let stopDeadline, transfers.isEmpty || stopDeadline <= clock.now { return end(because: .shutDown) }
                try proceed()
                if transfers.isEmpty { return .rest(milliseconds: timeToWait) }
                try attend(milliseconds: timeToWait)
            }
        } catch {
            return end(because: .unavailable(error))
        }
    }

    /// Whether a caller may do its own request: that it has to wait for little, and that no other request is held up.
    var letsCallersDrive: Bool { isAnsweredQuickly && transfers.isEmpty && stopDeadline == nil && failure == nil }

    /// Works until a request is answered, or that takes too long, in the thread of its caller.
    ///
    /// - Returns: Whether nothing is under way then.
    mutating func drive(_ submission: Submission) -> Bool {
        do throws(MultiFailure) {
            try attend(milliseconds: 0)
            try takeCommands()
            try proceed()
            // Other callers' requests end the wait too, so the turns are counted.
            for _ in 0..<16 where transfers[ObjectIdentifier(submission)] != nil {
                guard try attend(milliseconds: Self.longestDrivenWait) else {
                    isAnsweredQuickly = false
                    return false
                }
                try takeCommands()
                try proceed()
            }
        } catch {
            failure = error
        }
        return transfers.isEmpty && stopDeadline == nil && failure == nil
    }

    /// Answers everything that is left.
    private mutating func end(because reason: TransportError) -> Next {
        for transfer in transfers.values {
            var error = transfer.fault.error(reason.kind)
            if reason.kind != .shutDown { error.message = reason.message }
            finish(transfer, with: transfer.submission.isCancelled ? CancellationError() : error)
        }
        // Those after one at which libcurl failed; the others have been answered, which counts once.
        for case .submit(let submission) in commands {
            if let waiter = submission.end(with: reason) { answered.append(waiter) }
        }
        commands = []
        deliver()
        return .end(reason)
    }

    /// Waits for sockets and lets libcurl work on those that are ready.
    ///
    /// - Returns: Whether there was any, or a command has come.
    @discardableResult
    private mutating func attend(milliseconds: Int32?) throws(MultiFailure) -> Bool {
        let ready = poller.wait(milliseconds: milliseconds)
        clock.look()
        for socket in ready where socket.descriptor != wakeup.descriptor {
            let isOfStream = streams?.watches(socket.descriptor) ?? false
            try (isOfStream ? streams ?? multi : multi).socketIsReady(socket.descriptor, events: socket.events)
        }
        sockets.endDisturbed()
        finishDone()
        deliver()
        return !ready.isEmpty
    }

    /// Does all that can be done without waiting.
    private mutating func proceed() throws(MultiFailure) {
        expire()
        try trim()
        while hasRoom, let (_, transfer) = waiting.popFirst() { try start(transfer) }
        try multi.runTimer()
        try streams?.runTimer()
        finishDone()
        deliver()
    }

    private var hasRoom: Bool { running < configuration.maximumConnections }

    /// Whole milliseconds until something is due, rounded up, for libcurl does nothing when it is called too early.
    private var timeToWait: Int32? {
        if hasRoom && !waiting.isEmpty { return 0 }
        var due = multi.timer
        let lineTime = mailbox.line.nextDeadline.map(clock.time)
        for time in [streams?.timer, limitsTime, lineTime, trimTime, stopDeadline] {
            if let time { due = min(due ?? time, time) }
        }
        guard let due else { return nil }
        let nanoseconds = clock.time(of: .now).nanoseconds(to: due)
        return Int32(min(max(0, (nanoseconds + 999_999) / 1_000_000), 3_600_000))
    }

    // MARK: Commands

    private mutating func takeCommands() throws(MultiFailure) {
        mailbox.takeCommands(into: &commands)
        for index in commands.indices {
            switch commands[index] {
            case .submit(let submission): try accept(submission)
            case .cancel(let submission): cancel(submission)
            case .resume(let submission): resume(submission)
            case .stop(let deadline):
                let deadline = clock.time(of: deadline)
                stopDeadline = min(stopDeadline ?? deadline, deadline)
            }
        }
        commands.removeAll(keepingCapacity: true)
    }

    private mutating func accept(_ submission: Submission) throws(MultiFailure) {
        let transfer = Transfer(submission, clock: clock)
        transfers[transfer.key] = transfer
        // The task may have been cancelled before the request was posted; then the command came first and found nothing.
        if submission.isCancelled { return finish(transfer, with: CancellationError()) }
        if hasRoom, waiting.isEmpty { return try start(transfer) }
        transfer.ticket = waiting.append(transfer)
        watchLimits(of: transfer)
    }

    private mutating func cancel(_ submission: Submission) {
        guard let transfer = transfers[ObjectIdentifier(submission)] else { return }
        finish(transfer, with: CancellationError())
    }

    private mutating func resume(_ submission: Submission) {
        guard let transfer = transfers[ObjectIdentifier(submission)], let handle = transfer.handle else { return }
        if transfer.isHeldUp {
            transfer.isHeldUp = false
            transfer.noteActivity()
            watchLimits(of: transfer)
        }
        do throws(CurlFailure) {
            try handle.goOn()
        } catch {
            finish(transfer, with: transfer.error(for: error.code))
        }
    }

    // MARK: Limits of time

    private mutating func watchLimits(of transfer: Transfer) {
        guard let deadline = transfer.nextDeadline(after: clock.now) else { return }
        limitsTime = min(limitsTime ?? deadline, deadline)
    }

    private mutating func expire() {
        mailbox.line.expire(at: clock.instant)
        guard let limitsTime, limitsTime <= clock.now else { return }
        self.limitsTime = nil
        for transfer in transfers.values {
            if let limit = transfer.overrunLimit(at: clock.now) {
                finish(transfer, with: transfer.fault.error(limit))
            } else {
                watchLimits(of: transfer)
            }
        }
    }

    /// Closes all connections when none has been used for long enough.
    ///
    /// libcurl itself only looks at the age of one that is about to be used again.
    private mutating func trim() throws(MultiFailure) {
        guard let trimTime, trimTime <= clock.now, running == 0 else { return }
        self.trimTime = nil
        isAnsweredQuickly = false
        spareHandles = []
        streams = nil
        multi = try newMulti(listsDescriptors: false)
    }

    // MARK: Beginning and ending transfers

    private mutating func start(_ transfer: Transfer) throws(MultiFailure) {
        transfer.ticket = nil
        trimTime = nil
        do throws(CurlFailure) {
            let handle = if let spare = spareHandles.popLast() { spare } else { try EasyHandle() }
            try transfer.prepare(handle, configuration: configuration, sockets: sockets)
        } catch {
            return finish(transfer, with: transfer.error(for: error.code))
        }
        guard let handle = transfer.handle else { return }
        let multi = try multi(for: transfer)
        try multi.add(handle)
        transfer.multi = multi
        running += 1
        transfer.start = clock.now
        watchLimits(of: transfer)
    }

    private mutating func multi(for transfer: Transfer) throws(MultiFailure) -> MultiHandle {
        guard transfer.submission.body != nil else { return multi }
        if streams == nil { streams = try newMulti(listsDescriptors: true) }
        return streams ?? multi
    }

    private func newMulti(listsDescriptors: Bool) throws(MultiFailure) -> MultiHandle {
        try MultiHandle(
            poller: poller, sockets: sockets, clock: clock, configuration: configuration,
            listsDescriptors: listsDescriptors)
    }

    private mutating func finishDone() {
        while let (transfer, code) = multi.nextDone() ?? streams?.nextDone() {
            guard let handle = transfer.handle else { continue }
            finish(transfer, with: code == CURLE_OK ? transfer.complete(from: handle) : transfer.error(for: code))
        }
    }

    /// Takes a transfer out of everything; its caller is told by ``deliver()``.
    ///
    /// - Parameters:
    ///   - transfer: The transfer.
    ///   - failure: Why it has no answer; `nil` if it is complete.
    private mutating func finish(_ transfer: Transfer, with failure: (any Error)?) {
        transfers[transfer.key] = nil
        if let ticket = transfer.ticket { waiting.remove(ticket) }
        if let handle = transfer.handle {
            if let start = transfer.start, let multi = transfer.multi {
                running -= 1
                multi.remove(handle)
                isAnsweredQuickly = start.nanoseconds(to: clock.now) < Self.quickAnswer
            }
            // Before the header list and the form go, which it points to.
            if failure == nil, transfer.leavesSharedOptions {
                handle.forgetHeaderList()
            } else {
                handle.reset()
            }
            handle.transfer = nil
            spareHandles.append(handle)
            (transfer.handle, transfer.multi, transfer.form) = (nil, nil, nil)
            if running == 0 {
                trimTime = clock.now.after(nanoseconds: configuration.idleConnectionLifetime.wholeNanoseconds)
            }
        }
        if let waiter = transfer.submission.end(with: failure) { answered.append(waiter) }
    }

    /// Lets the callers go on whose requests were answered since the last time.
    ///
    /// Each of them may wake a thread, which takes longer than much of a request; many are left to a task, so that only one
    /// is woken here.
    private mutating func deliver() {
        if answered.count < 4 {
            for waiter in answered { waiter.resume() }
            answered.removeAll(keepingCapacity: true)
        } else {
            let waiters = answered
            answered = []
            answered.reserveCapacity(waiters.count)
            Task { for waiter in waiters { waiter.resume() } }
        }
    }
}

extension TransportError {
    /// An error of a transport that could not be set up, or failed inside.
    static func unavailable(_ message: String) -> TransportError {
        TransportError(kind: .unavailable, stage: .queued, message: message)
    }

    /// An error of a transport whose multi handle failed.
    static func unavailable(_ failure: MultiFailure) -> TransportError {
        TransportError(
            kind: .unavailable, stage: .queued, message: "libcurl failed inside.",
            underlyingCode: Int(failure.code.rawValue),
            underlyingMessage: String(cString: curl_multi_strerror(failure.code)))
    }
}
