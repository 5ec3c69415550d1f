import Testing

@testable import LoopbackHTTP

@Suite struct ConnectionMachineTests {
    private let request = Array("GET / HTTP/1.1\r\nHost: h\r\n\r\n".utf8)
    private var machine = ConnectionMachine(limits: .init(), connection: 1)

    private func text(_ machine: ConnectionMachine) -> String {
        machine.output.withNext { String(decoding: $0, as: UTF8.self) }
    }

    /// Sends all output.
    private func flush(_ machine: inout ConnectionMachine) -> ConnectionMachine.Action? {
        machine.wrote(machine.output.withNext(\.count), date: "")
    }

    private func isHandling(_ action: ConnectionMachine.Action?) -> Bool {
        if case .handle = action { true } else { false }
    }

    @Test func servesRequestsOneAfterTheOther() {
        var machine = machine
        #expect(machine.interest == .reading && machine.patience == .keepAlive)
        #expect(isHandling(machine.received(request + request, date: "")))
        #expect(machine.interest == .peerEnd && machine.patience == .endless)
        #expect(machine.received(request, date: "") == nil, "nothing is read while a request is handled")
        #expect(machine.answered(.text("a"), date: "") == nil)
        #expect(machine.interest == .writing && machine.patience == .stall)
        #expect(machine.wrote(3, date: "") == nil)
        #expect(machine.interest == .writing)
        #expect(isHandling(flush(&machine)), "the second request was waiting")
        #expect(machine.answered(.text("b"), date: "") == nil)
        #expect(flush(&machine) == nil)
        #expect(machine.interest == .reading && machine.patience == .keepAlive)
    }

    @Test func asksForTheBodyOnce() {
        var machine = machine
        let head = "PUT / HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n"
        #expect(machine.received(Array(head.utf8), date: "") == nil)
        #expect(text(machine) == "HTTP/1.1 100 Continue\r\n\r\n")
        #expect(machine.interest == .writing)
        #expect(flush(&machine) == nil)
        #expect(machine.interest == .reading && machine.patience == .stall)
        #expect(machine.received(Array("a".utf8), date: "") == nil)
        #expect(machine.output.isEmpty)
        #expect(isHandling(machine.received(Array("b".utf8), date: "")))
    }

    @Test func refusesAndDrains() {
        var machine = machine
        #expect(machine.received(Array("nonsense\r\n".utf8), date: "") == nil)
        #expect(machine.takeRefusals() == 1 && machine.takeRefusals() == 0)
        #expect(text(machine).hasPrefix("HTTP/1.1 400 "))
        #expect(flush(&machine) == .finishSending)
        #expect(machine.interest == .reading && machine.patience == .linger)
        let megabyte = [UInt8](repeating: 0, count: 1 << 20)
        for _ in 0..<16 { #expect(machine.received(megabyte, date: "") == nil) }
        #expect(machine.received(megabyte, date: "") == .close)
    }

    @Test func timesOut() {
        var idle = machine
        #expect(idle.timedOut(date: "") == .close)
        #expect(idle.output.isEmpty)
        var half = machine
        #expect(half.received(request.dropLast(), date: "") == nil)
        #expect(half.patience == .stall)
        #expect(half.timedOut(date: "") == nil)
        #expect(text(half).hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
        #expect(half.timedOut(date: "") == .close, "the answer is not read")
    }

    @Test func answersHalfClosedPeers() {
        var machine = machine
        #expect(isHandling(machine.received(request, date: "")))
        #expect(machine.receivedEnd() == .cancelHandler)
        #expect(machine.interest == .nothing)
        #expect(machine.answered(.text("a"), date: "") == nil)
        #expect(text(machine).hasSuffix("\r\n\r\na"))
        #expect(flush(&machine) == nil)
        #expect(machine.receivedEnd() == .close)
        #expect(machine.answered(.text("late"), date: "") == nil)
        #expect(machine.interest == .nothing)
    }

    @Test func faultsAndEnds() {
        var machine = machine
        #expect(isHandling(machine.received(request, date: "")))
        var other = machine
        #expect(machine.answered(.dropConnection, date: "") == .close)
        #expect(machine.output.isEmpty)
        #expect(other.wantsEnd() == nil, "the request at hand is finished")
        var third = other
        #expect(other.answered(.resetConnection, date: "") == .reset)
        #expect(third.answered(.text("a"), date: "") == nil)
        #expect(text(third).contains("Connection: close\r\n"))
        #expect(flush(&third) == .finishSending)
        var idle = self.machine
        #expect(idle.wantsEnd() == .close)
    }

    @Test func outputKeepsItsOrder() {
        var output = OutputBuffer()
        var expected: [UInt8] = []
        for (index, size) in [3, 20_000, 5, 0, 16_384, 1, 70_000, 2].enumerated() {
            let piece = [UInt8](repeating: UInt8(index), count: size)
            output.append(piece)
            expected += piece
            if index == 4 {
                output.drop(2)
                expected.removeFirst(2)
            }
        }
        var sent: [UInt8] = []
        while !output.isEmpty {
            let part = output.withNext { Array($0.prefix(977)) }
            sent += part
            output.drop(part.count)
        }
        #expect(sent == expected)
    }
}
