import CCurlShims
import Readiness
import TwitterHTTP

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The thread that owns everything of libcurl: it takes commands, waits for sockets and answers requests.
///
/// A loop is created, runs and goes on its own thread; others reach it through the ``Mailbox``.
final class CurlLoop {
    private let configuration: CurlConfiguration
    private let mailbox: Mailbox
    private let wakeup: Wakeup
    private let poller: Poller
    private var multi: MultiHandle

    /// All transfers without an answer.
    private var transfers: [ObjectIdentifier: Transfer] = [:]
    /// Those that wait for their turn.
    private var waiting = WaitingLine<Transfer>()
    /// Those inside libcurl, by their handles.
    private var running: [UnsafeMutableRawPointer: Transfer] = [:]
    private var deadlines = DeadlineQueue<ObjectIdentifier>()
    private var spareHandles: [EasyHandle] = []
    private let plainSockets = PlainSockets()
    /// What callers are to be told before the loop waits.
    private var answers: [(submission: Submission, answer: ResponsePromise.Answer)] = []
    /// When connections that nobody uses are closed; `nil` while one is used, or there is none.
    private var trimTime: ContinuousClock.Instant?
    /// When what is left is cancelled, once the loop has been told to end.
    private var stopDeadline: ContinuousClock.Instant?

    /// Starts the thread of a transport.
    ///
    /// - Parameters:
    ///   - configuration: How the transport behaves.
    ///   - mailbox: Where commands come from; it is told when the thread is done, or cannot be.
    ///   - wakeup: What the mailbox signals.
    static func start(configuration: CurlConfiguration, mailbox: Mailbox, wakeup: Wakeup) {
        do throws(SystemError) {
            try BackgroundThread.start(name: "twitter-curl") {
                mailbox.end(because: runUntilEnd(configuration, mailbox, wakeup))
            }
        } catch {
            mailbox.end(because: .unavailable("No thread could be started: \(error)."))
        }
    }

    /// Runs a loop and lets go of it.
    ///
    /// - Returns: Why it ended.
    private static func runUntilEnd(
        _ configuration: CurlConfiguration, _ mailbox: Mailbox, _ wakeup: Wakeup
    ) -> TransportError {
        do throws(TransportError) {
            return try CurlLoop(configuration: configuration, mailbox: mailbox, wakeup: wakeup).run()
        } catch {
            return error
        }
    }

    private init(configuration: CurlConfiguration, mailbox: Mailbox, wakeup: Wakeup) throws(TransportError) {
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
        do throws(MultiFailure) {
            multi = try MultiHandle(poller: poller, configuration: configuration)
        } catch {
            throw .unavailable(error)
        }
        self.configuration = configuration
        self.mailbox = mailbox
        self.wakeup = wakeup
    }

    // MARK: One turn after the other

    /// Works until it is told to stop, or libcurl fails; answers everything that is then left.
    private func run() -> TransportError {
        var reason = TransportError.shutDown
        do throws(MultiFailure) {
            while try runOnce() {}
        } catch {
            reason = .unavailable(error)
        }
        for transfer in transfers.values {
            var error = transfer.fault.error(reason.kind)
            if reason.kind != .shutDown { error.message = reason.message }
            finish(transfer, with: .failure(transfer.submission.isCancelled ? CancellationError() : error))
        }
        deliverHere()
        return reason
    }

    /// - Returns: Whether to go on.
    private func runOnce() throws(MultiFailure) -> Bool {
        for command in mailbox.takeCommands() {
            switch command {
            case .submit(let submission): accept(submission)
            case .cancel(let submission): cancel(submission)
            case .resume(let submission): resume(submission)
            case .stop(let deadline): stopDeadline = min(stopDeadline ?? deadline, deadline)
            }
        }
        if let stopDeadline, transfers.isEmpty || stopDeadline <= .now { return false }
        expire()
        try trim()
        try startWaiting()
        try multi.runTimer(at: .now)
        finishDone()
        deliver()

        for ready in poller.wait(milliseconds: timeToWait()) {
            if ready.descriptor == wakeup.descriptor { continue }
            try multi.socketIsReady(ready.descriptor, events: ready.events)
        }
        // A transfer that is held up rests as well, and what comes then is its answer.
        if !poller.disturbed.isEmpty, !running.values.contains(where: \.isHeldUp) {
            for descriptor in poller.disturbed { plainSockets.end(descriptor) }
        }
        finishDone()
        deliver()
        return true
    }

    private var hasRoom: Bool { running.count < configuration.maximumConnections }

    /// Whole milliseconds until something is due, rounded up, for libcurl does nothing when it is called too early.
    private func timeToWait() -> Int32? {
        if hasRoom && !waiting.isEmpty { return 0 }
        let times = [multi.timer, deadlines.first, mailbox.line.nextDeadline, trimTime, stopDeadline]
        guard let due = times.compactMap({ $0 }).min() else { return nil }
        let milliseconds = (ContinuousClock.now.duration(to: due) / .milliseconds(1)).rounded(.up)
        return Int32(min(max(0, milliseconds), 3_600_000))
    }

    // MARK: Commands

    private func accept(_ submission: Submission) {
        let transfer = Transfer(submission, plainSockets: plainSockets)
        transfers[transfer.key] = transfer
        // The task may have been cancelled before the request was posted; then the command came first and found nothing.
        if submission.isCancelled { return finish(transfer, with: .failure(CancellationError())) }
        transfer.ticket = waiting.append(transfer)
        scheduleDeadline(of: transfer)
    }

    private func cancel(_ submission: Submission) {
        guard let transfer = transfers[ObjectIdentifier(submission)] else { return }
        finish(transfer, with: .failure(CancellationError()))
    }

    private func resume(_ submission: Submission) {
        guard let transfer = transfers[ObjectIdentifier(submission)], let handle = transfer.handle else { return }
        if transfer.isHeldUp {
            transfer.isHeldUp = false
            transfer.lastActivity = .now
            scheduleDeadline(of: transfer)
        }
        do throws(CurlFailure) {
            try handle.goOn()
        } catch {
            finish(transfer, with: .failure(transfer.error(for: error.code)))
        }
    }

    // MARK: Limits of time

    private func scheduleDeadline(of transfer: Transfer) {
        if let deadline = transfer.nextDeadline(after: .now) { deadlines.set(deadline, for: transfer.key) }
    }

    private func expire() {
        let now = ContinuousClock.now
        mailbox.line.expire(at: now)
        while let key = deadlines.popDue(at: now) {
            guard let transfer = transfers[key] else { continue }
            if let limit = transfer.overrunLimit(at: now) {
                finish(transfer, with: .failure(transfer.fault.error(limit)))
            } else {
                scheduleDeadline(of: transfer)
            }
        }
    }

    /// Closes all connections when none has been used for long enough.
    ///
    /// libcurl itself only looks at the age of one that is about to be used again.
    private func trim() throws(MultiFailure) {
        guard let trimTime, trimTime <= .now, running.isEmpty else { return }
        self.trimTime = nil
        spareHandles = []
        multi = try MultiHandle(poller: poller, configuration: configuration)
    }

    // MARK: Beginning and ending transfers

    private func startWaiting() throws(MultiFailure) {
        while hasRoom, let (_, transfer) = waiting.popFirst() {
            transfer.ticket = nil
            trimTime = nil
            let handle: EasyHandle
            do throws(CurlFailure) {
                handle = if let spare = spareHandles.popLast() { spare } else { try EasyHandle() }
                try transfer.prepare(handle, configuration: configuration)
            } catch {
                finish(transfer, with: .failure(transfer.error(for: error.code)))
                continue
            }
            running[handle.pointer] = transfer
            try multi.add(handle)
            scheduleDeadline(of: transfer)
        }
    }

    private func finishDone() {
        while let (pointer, code) = multi.nextDone() {
            guard let transfer = running[pointer], let handle = transfer.handle else { continue }
            finish(
                transfer,
                with: Result {
                    guard code == CURLE_OK else { throw transfer.error(for: code) }
                    return try transfer.response(from: handle)
                })
        }
    }

    /// Takes a transfer out of everything; its caller is told by ``deliver()``.
    private func finish(_ transfer: Transfer, with answer: ResponsePromise.Answer) {
        transfers[transfer.key] = nil
        deadlines.remove(transfer.key)
        if let ticket = transfer.ticket { waiting.remove(ticket) }
        if let handle = transfer.handle {
            if running.removeValue(forKey: handle.pointer) != nil { multi.remove(handle) }
            // Before the header list and the form go, which it points to.
            if case .success = answer, transfer.leavesSharedOptions {
                handle.forgetHeaderList()
            } else {
                handle.reset()
            }
            spareHandles.append(handle)
            (transfer.handle, transfer.headerList, transfer.form) = (nil, nil, nil)
            if running.isEmpty { trimTime = .now + configuration.idleConnectionLifetime }
        }
        answers.append((transfer.submission, answer))
    }

    /// Lets the callers go on whose requests were answered since the last time.
    ///
    /// All at once, for each that goes on alone may wake a thread, which then has nothing else to do.
    private func deliver() {
        // Resuming many takes this thread longer than giving them to another one, which then has them in its cache.
        if answers.count < 4 { return deliverHere() }
        let answers = answers
        Task(priority: .high) { for (submission, answer) in answers { submission.answer(with: answer) } }
        self.answers.removeAll(keepingCapacity: true)
    }

    /// Does the same before it comes back.
    private func deliverHere() {
        for (submission, answer) in answers { submission.answer(with: answer) }
        answers.removeAll(keepingCapacity: true)
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
