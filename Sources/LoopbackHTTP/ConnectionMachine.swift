/// What happens on one connection, without its socket: bytes and answers go in, bytes and actions come out.
///
/// One request is served at a time. While it is handled, or while output is unsent, no more is to be read, so that a
/// client that sends without reading fills its own buffers and not ours.
struct ConnectionMachine {
    /// What the owner must do after an event, before it sends output.
    enum Action: Hashable {
        case handle(ReceivedRequest)
        case cancelHandler
        /// Everything is sent; the sending direction is to be shut.
        case finishSending
        case close
        /// The connection is to be broken off, so that the peer sees a reset.
        case reset
    }

    /// What the socket is to be watched for; failure is always watched.
    enum Interest: Hashable {
        case reading
        case writing
        case peerEnd
        case nothing
    }

    /// Which time limit holds for the present state.
    enum Patience: Hashable {
        case keepAlive
        case stall
        case linger
        case endless
    }

    private enum Phase {
        case reading
        case handling(ReceivedRequest)
        case answering(thenClose: Bool)
        /// What still arrives is thrown away: closing at once could reset the connection and take the answer with it
        /// before the client has read it (RFC 9112, section 9.6).
        case lingering(drained: Int)
        case closed
    }

    /// The most bytes that are thrown away before the connection is closed all the same.
    private static let drainLimit = 16 << 20

    private(set) var output = OutputBuffer()
    private var phase = Phase.reading
    private var parser: RequestParser
    private(set) var peerEnded = false
    private var closesNext = false
    private var refusals = 0

    init(limits: LoopbackLimits, connection: Int) {
        parser = RequestParser(limits: limits, connection: connection)
    }

    var interest: Interest {
        if !output.isEmpty { return .writing }
        return switch phase {
        case .reading, .lingering: .reading
        case .handling: peerEnded ? .nothing : .peerEnd
        case .answering, .closed: .nothing
        }
    }

    var patience: Patience {
        switch phase {
        case .lingering: .linger
        case .reading where output.isEmpty && parser.isIdle: .keepAlive
        case .handling where output.isEmpty: .endless
        default: .stall
        }
    }

    mutating func received(_ bytes: some Collection<UInt8>, date: String) -> Action? {
        switch phase {
        case .reading:
            parser.append(bytes)
            return advance(date: date)
        case .lingering(let drained):
            let total = drained + bytes.count
            phase = total > Self.drainLimit ? .closed : .lingering(drained: total)
            return total > Self.drainLimit ? .close : nil
        case .handling, .answering, .closed:
            return nil
        }
    }

    /// The peer sends no more.
    ///
    /// It may have shut one direction only and wait for its answer, or be gone; that cannot be told apart before
    /// something is sent, so the handler is cancelled and what it returns is still sent.
    mutating func receivedEnd() -> Action? {
        peerEnded = true
        switch phase {
        case .handling: return .cancelHandler
        case .answering: return nil
        case .reading, .lingering, .closed: return close()
        }
    }

    /// The handler came back.
    mutating func answered(_ response: Response, date: String) -> Action? {
        guard case .handling(let request) = phase else { return nil }
        switch response.fault {
        case .dropConnection: return close()
        case .resetConnection:
            phase = .closed
            return .reset
        case .cutBody, .wrongLength, nil: break
        }
        send(WrittenResponse(response, to: request, date: date, closing: closesNext))
        return nil
    }

    /// Bytes of ``output`` were sent.
    mutating func wrote(_ count: Int, date: String) -> Action? {
        output.drop(count)
        guard output.isEmpty, case .answering(let thenClose) = phase else { return nil }
        if thenClose {
            phase = .lingering(drained: 0)
            return .finishSending
        }
        phase = .reading
        return advance(date: date)
    }

    /// The time limit of the present state is over.
    mutating func timedOut(date: String) -> Action? {
        guard case .reading = phase, output.isEmpty, !parser.isIdle else { return close() }
        refuse(.timedOut, date: date)
        return nil
    }

    /// Ends the connection after the request at hand, or now if there is none.
    mutating func wantsEnd() -> Action? {
        closesNext = true
        if case .reading = phase, parser.isIdle { return close() }
        return nil
    }

    /// How many requests were refused since the last call.
    mutating func takeRefusals() -> Int {
        defer { refusals = 0 }
        return refusals
    }

    /// The connection broke.
    mutating func close() -> Action? {
        phase = .closed
        return .close
    }

    private mutating func advance(date: String) -> Action? {
        while true {
            switch parser.next() {
            case .needsMore:
                return closesNext && parser.isIdle ? close() : nil
            case .continueExpected:
                output.append(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8))
            case .request(let request):
                phase = .handling(request)
                return .handle(request)
            case .refused(let refusal):
                refuse(refusal, date: date)
                return nil
            }
        }
    }

    private mutating func refuse(_ refusal: Refusal, date: String) {
        refusals += 1
        send(WrittenResponse(Response(refusal), to: nil, date: date, closing: true))
    }

    private mutating func send(_ written: WrittenResponse) {
        output.append(written.head)
        output.append(written.body)
        phase = .answering(thenClose: written.closes)
    }
}
