import CCurlShims
import TwitterHTTP

/// A request inside the loop, from the mailbox to its answer.
///
/// It never leaves the loop.
final class Transfer {
    let submission: Submission
    /// When it must be answered at the latest.
    let totalDeadline: LoopTime?
    /// Its place in the line while it waits.
    var ticket: WaitingLine<Transfer>.Ticket?

    /// What libcurl uses while the request is under way.
    var handle: EasyHandle?
    /// Where the handle was added.
    var multi: MultiHandle?
    var form: MultipartForm?

    /// Whether libcurl waits until the reader of the answer has made room.
    var isHeldUp = false
    // These two are not checked for exclusive access at run time, which would cost more than what is done with them for each
    // line of a header: only the loop has a transfer, and no callback comes inside another one.

    /// What the callbacks have seen.
    @exclusivity(unchecked) var collector: ResponseCollector
    /// Why a callback stopped the transfer.
    var refusal: TransportError.Kind?
    /// When libcurl was given it.
    var start: LoopTime?
    /// Whether libcurl has begun to send the request, which it may do once.
    var wasSent = false
    /// Whether libcurl opened a connection for it, rather than take one of an earlier request.
    var openedConnection = false
    /// When the last byte moved; `nil` before the request is sent.
    @exclusivity(unchecked) var lastActivity: LoopTime?
    /// How many bytes of body had moved then.
    var progress = TransportProgress()
    /// Whether a streamed answer has been given, which now only has to end.
    private(set) var hasGivenHead = false

    /// The time as the loop sees it.
    private let clock: LoopClock

    init(_ submission: Submission, clock: LoopClock = LoopClock()) {
        self.clock = clock
        self.submission = submission
        totalDeadline = submission.request.limits.totalLimit.nanoseconds.map { limit in
            clock.time(of: submission.turn.start).after(nanoseconds: limit)
        }
        collector = ResponseCollector(
            method: submission.request.method, maximumBodyBytes: submission.request.limits.maximumResponseBytes)
        submission.exchangeResponse(&collector.answer)
    }

    /// The name under which the loop keeps it.
    var key: ObjectIdentifier { ObjectIdentifier(submission) }

    /// How far it has come.
    var stage: TransportError.Stage {
        if handle == nil { return .queued }
        if !wasSent { return .connecting }
        if collector.hasBegun { return .receiving }
        return isWholeSent ? .waiting : .sending
    }

    /// Whether all of the request has left; not known before the answer if nobody knew how long its body is.
    private var isWholeSent: Bool {
        switch submission.request.body {
        case .none: true
        case .bytes(let bytes): progress.bytesSent >= bytes.count
        case .file, .pieces, .multipart: progress.bytesToSend.map { progress.bytesSent >= $0 } ?? false
        }
    }

    /// What there is to say if it fails now.
    var fault: TransferFault {
        TransferFault(
            address: submission.address, stage: stage, wasSent: wasSent,
            usedPooledConnection: wasSent && !openedConnection, limits: submission.request.limits)
    }

    // MARK: Limits of time

    /// Which limit is over, if any is.
    func overrunLimit(at now: LoopTime) -> TransportError.Kind? {
        if let totalDeadline, totalDeadline <= now { return .totalTimeout }
        if handle == nil {
            return queueDeadline.map { $0 <= now } ?? false ? .queueTimeout : nil
        }
        guard let lastActivity, !isHeldUp else { return nil }
        if stage == .waiting, let firstByte, lastActivity.after(nanoseconds: firstByte) <= now {
            return .firstByteTimeout
        }
        if let idle, lastActivity.after(nanoseconds: idle) <= now { return .idleTimeout }
        return nil
    }

    /// When to look at the limits again.
    ///
    /// The limits of stillness are looked at as late as they can be over; what has moved in between only counts then.
    func nextDeadline(after now: LoopTime) -> LoopTime? {
        guard handle != nil else { return Self.earlier(totalDeadline, queueDeadline) }
        if isHeldUp { return totalDeadline }
        let last = lastActivity ?? now
        let deadline = Self.earlier(totalDeadline, idle.map(last.after(nanoseconds:)))
        // Until all is sent, nobody will say when it is, so it is asked for again and again.
        guard let firstByte, stage != .receiving else { return deadline }
        return Self.earlier(deadline, (stage == .waiting ? last : now).after(nanoseconds: firstByte))
    }

    private static func earlier(_ one: LoopTime?, _ other: LoopTime?) -> LoopTime? {
        guard let one, let other else { return one ?? other }
        return min(one, other)
    }

    private var queueDeadline: LoopTime? {
        submission.request.limits.queueLimit.nanoseconds.map { limit in
            clock.time(of: submission.turn.start).after(nanoseconds: limit)
        }
    }
    private var firstByte: Int64? { submission.request.limits.firstByteLimit.nanoseconds }
    private var idle: Int64? { submission.request.limits.idleLimit.nanoseconds }

    /// Notes that something moved, now.
    func noteActivity() { lastActivity = clock.now }

    // MARK: The answer

    /// Gives a streamed answer to its caller once the header is whole; its body follows through the pipe.
    func giveHead() {
        guard !hasGivenHead, submission.body != nil, collector.hasFinalHeader else { return }
        hasGivenHead = true
        submission.exchangeResponse(&collector.answer)
        submission.begin()?.resume()
    }

    /// Completes the answer, once libcurl has said that the transfer went well, and hands it over if it is wanted whole.
    ///
    /// - Returns: An error if the header is not whole: libcurl lets the end of a connection be its end.
    func complete(from handle: EasyHandle) -> TransportError? {
        guard collector.hasWholeHeader else { return fault.error(.connectionLost) }
        // The caller has the answer already.
        guard !hasGivenHead else { return nil }
        var metrics = TransportMetrics()
        metrics.httpVersion = Self.versionName(handle.number(CURLINFO_HTTP_VERSION))
        metrics.reusedConnection = handle.number(CURLINFO_NUM_CONNECTS) == 0
        metrics.bytesSent = handle.number(CURLINFO_REQUEST_SIZE)
        if !isBodyCountedWithHeader { metrics.bytesSent &+= handle.size(CURLINFO_SIZE_UPLOAD_T) }
        metrics.bytesReceived = handle.number(CURLINFO_HEADER_SIZE) &+ handle.size(CURLINFO_SIZE_DOWNLOAD_T)
        collector.answer.status = handle.number(CURLINFO_RESPONSE_CODE)
        collector.answer.metrics = metrics
        submission.exchangeResponse(&collector.answer)
        return nil
    }

    /// The error, once libcurl has said that the transfer, or one of its options, failed.
    func error(for code: CURLcode) -> TransportError {
        if let refusal { return fault.error(refusal) }
        let text = handle?.text(for: code) ?? String(cString: curl_easy_strerror(code))
        return fault.error(for: code, text: harmless(text, code))
    }

    /// libcurl's text if it quotes nothing of the request, else its general sentence for the code.
    func harmless(_ text: String, _ code: CURLcode) -> String {
        let request = submission.request
        let query = request.url.drop { $0 != "?" }
        let secrets = request.headers.map { $0.value[...] } + [query.dropFirst()]
        let isHarmless = !secrets.contains { $0.utf8.count >= 8 && text.contains($0) }
        let shown = isHarmless ? text : String(cString: curl_easy_strerror(code))
        return String(shown.map { $0.isASCII && ($0.asciiValue ?? 0) >= 0x20 && $0 != "\u{7F}" ? $0 : "?" })
    }

    /// Before 8.7 libcurl sends a body of less than 64 KiB together with the header, and counts it in both sizes.
    private var isBodyCountedWithHeader: Bool {
        guard CurlLibrary.version < 0x080700, case .bytes(let bytes) = submission.request.body else { return false }
        return bytes.count < 65_536
    }

    private static func versionName(_ number: Int) -> String {
        switch number {
        case Int(CURL_HTTP_VERSION_1_0): "1.0"
        case Int(CURL_HTTP_VERSION_1_1): "1.1"
        case Int(CURL_HTTP_VERSION_2_0): "2"
        case Int(CURL_HTTP_VERSION_3): "3"
        default: ""
        }
    }
}
