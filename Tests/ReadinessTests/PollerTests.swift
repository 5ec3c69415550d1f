import Readiness
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Two connected sockets, closed with the value's last use.
final class SocketPair {
    private(set) var here: Int32
    private(set) var there: Int32

    init() throws {
        var descriptors: [Int32] = [-1, -1]
        #if canImport(Glibc)
        let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        #else
        let type = SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC
        #endif
        guard socketpair(AF_UNIX, type, 0, &descriptors) == 0 else { throw SystemError(call: "socketpair") }
        (here, there) = (descriptors[0], descriptors[1])
    }

    deinit {
        closeHere()
        closeThere()
    }

    func closeHere() {
        if here >= 0 { close(here) }
        here = -1
    }

    func closeThere() {
        if there >= 0 { close(there) }
        there = -1
    }

    func sendToHere() { #expect(send(there, [1] as [UInt8], 1, Int32(MSG_NOSIGNAL)) == 1) }

    func receiveHere() {
        var byte: UInt8 = 0
        #expect(recv(here, &byte, 1, 0) == 1)
    }
}

@Suite struct PollerTests {
    @Test("Nothing watched, nothing ready")
    func empty() throws {
        let poller = try Poller()
        #expect(poller.wait(milliseconds: 0).isEmpty)
        #expect(poller.wait(milliseconds: 1).isEmpty)
    }

    @Test("A socket is readable once its peer has written, and as long as the byte is not taken")
    func readable() throws {
        let (poller, pair) = (try Poller(), try SocketPair())
        defer { withExtendedLifetime(pair) {} }
        try poller.watch(pair.here, for: .readable)
        #expect(poller.wait(milliseconds: 0).isEmpty)
        pair.sendToHere()
        for _ in 0..<2 {
            let ready = poller.wait(milliseconds: nil)
            #expect(ready.count == 1 && ready.first?.descriptor == pair.here && ready.first?.events == .readable)
        }
        pair.receiveHere()
        #expect(poller.wait(milliseconds: 0).isEmpty)
    }

    @Test("What a descriptor is watched for can be changed")
    func modification() throws {
        let (poller, pair) = (try Poller(), try SocketPair())
        defer { withExtendedLifetime(pair) {} }
        try poller.watch(pair.here, for: .writable)
        #expect(poller.wait(milliseconds: 0).map(\.events) == [.writable])
        try poller.watch(pair.here, for: .readable)
        #expect(poller.wait(milliseconds: 0).isEmpty)
        try poller.watch(pair.here, for: [.readable, .writable])
        pair.sendToHere()
        #expect(poller.wait(milliseconds: 0).map(\.events) == [[.readable, .writable]])
        try poller.watch(pair.here, for: [])
        #expect(poller.wait(milliseconds: 0).isEmpty)
        try poller.watch(pair.here, for: .readable)
        try poller.watch(pair.here, for: .readable)
        #expect(poller.wait(milliseconds: 0).map(\.events) == [.readable])
    }

    @Test("The end of the peer is reported, also unasked")
    func hangup() throws {
        let (poller, pair) = (try Poller(), try SocketPair())
        defer { withExtendedLifetime(pair) {} }
        try poller.watch(pair.here, for: .readable)
        pair.closeThere()
        let events = try #require(poller.wait(milliseconds: nil).first?.events)
        #expect(events.contains(.readable) && !events.isDisjoint(with: .failed))
        try poller.watch(pair.here, for: [])
        let unasked = try #require(poller.wait(milliseconds: nil).first?.events)
        #expect(!unasked.isDisjoint(with: .failed) && !unasked.contains(.readable))
    }

    @Test("A forgotten descriptor is silent, and can be watched again")
    func forgetting() throws {
        let (poller, pair) = (try Poller(), try SocketPair())
        defer { withExtendedLifetime(pair) {} }
        pair.sendToHere()
        try poller.watch(pair.here, for: .readable)
        #expect(poller.wait(milliseconds: 0).count == 1)
        poller.forget(pair.here)
        poller.forget(pair.here)
        #expect(poller.wait(milliseconds: 0).isEmpty)
        try poller.watch(pair.here, for: .readable)
        #expect(poller.wait(milliseconds: 0).count == 1)
    }

    @Test("A closed descriptor cannot be watched, and can be forgotten")
    func closed() throws {
        let (poller, pair) = (try Poller(), try SocketPair())
        defer { withExtendedLifetime(pair) {} }
        let number = pair.here
        try poller.watch(number, for: .readable)
        pair.closeHere()
        #expect(poller.wait(milliseconds: 0).isEmpty)
        poller.forget(number)
        let error = #expect(throws: SystemError.self) { try poller.watch(-1, for: .readable) }
        #expect(error?.call == "epoll_ctl" && error?.code == EBADF)
    }

    @Test("A number that was closed and given out again is watched anew")
    func reusedNumber() throws {
        let poller = try Poller()
        let first = try SocketPair()
        // Watched for something else, so that the poller must ask the kernel to modify what the kernel has dropped.
        try poller.watch(first.here, for: .writable)
        let second = try SocketPair()
        defer { withExtendedLifetime((first, second)) {} }
        second.sendToHere()
        let number = first.here
        #expect(dup2(second.here, number) == number)
        try poller.watch(number, for: .readable)
        let ready = poller.wait(milliseconds: 0)
        #expect(ready.map(\.descriptor) == [number] && ready.first?.events == .readable)
    }

    @Test("A resting descriptor is silent, and can be watched again")
    func resting() throws {
        let (poller, pair) = (try Poller(), try SocketPair())
        defer { withExtendedLifetime(pair) {} }
        try poller.watch(pair.here, for: .readable)
        poller.rest(pair.here)
        #expect(poller.wait(milliseconds: 0).isEmpty)
        try poller.watch(pair.here, for: .readable)
        pair.sendToHere()
        #expect(poller.wait(milliseconds: nil).map(\.descriptor) == [pair.here])

        // For something else than before, too.
        pair.receiveHere()
        poller.rest(pair.here)
        try poller.watch(pair.here, for: .writable)
        #expect(poller.wait(milliseconds: nil).first?.events == .writable)
        try poller.watch(pair.here, for: .readable)
        pair.sendToHere()

        // What comes while it rests ends no wait for ever, and is found once it is watched again.
        poller.rest(pair.here)
        #expect(poller.wait(milliseconds: nil).isEmpty)
        #expect(poller.disturbed == [pair.here])
        #expect(poller.wait(milliseconds: 0).isEmpty)
        #expect(poller.disturbed.isEmpty)
        try poller.watch(pair.here, for: .readable)
        #expect(poller.wait(milliseconds: nil).map(\.descriptor) == [pair.here])
    }

    @Test("A descriptor that is not watched cannot rest")
    func restingUnwatched() throws {
        let (poller, pair) = (try Poller(), try SocketPair())
        defer { withExtendedLifetime(pair) {} }
        poller.rest(pair.here)
        pair.sendToHere()
        #expect(poller.wait(milliseconds: 0).isEmpty)
        try poller.watch(pair.here, for: .readable)
        #expect(poller.wait(milliseconds: nil).map(\.descriptor) == [pair.here])
    }

    @Test("A number that rested, was forgotten, closed and given out again is watched anew")
    func reusedAfterResting() throws {
        let poller = try Poller()
        let (first, second) = (try SocketPair(), try SocketPair())
        defer { withExtendedLifetime((first, second)) {} }
        try poller.watch(first.here, for: .readable)
        poller.rest(first.here)
        poller.forget(first.here)
        #expect(dup2(second.here, first.here) == first.here)
        try poller.watch(first.here, for: .readable)
        second.sendToHere()
        #expect(poller.wait(milliseconds: nil).map(\.descriptor) == [first.here])
    }

    @Test("One wait reports no more than the capacity; the next ones report the rest")
    func capacity() throws {
        let poller = try Poller(capacity: 2)
        let pairs = try (0..<5).map { _ in try SocketPair() }
        for pair in pairs {
            try poller.watch(pair.here, for: .readable)
            pair.sendToHere()
        }
        var seen: Set<Int32> = []
        for _ in 0..<10 where seen.count < 5 {
            let ready = poller.wait(milliseconds: 0)
            #expect(ready.count <= 2)
            seen.formUnion(ready.map(\.descriptor))
        }
        #expect(seen == Set(pairs.map(\.here)))
    }

    @Test("A poller gives its descriptor back")
    func descriptorIsClosed() throws {
        let probe = dup(0)
        close(probe)
        for _ in 0..<3 { _ = try Poller() }
        for _ in 0..<3 { _ = try Wakeup() }
        // Other tests run beside this one and may take numbers, but not 2000 of them.
        for _ in 0..<2000 {
            let (poller, wakeup) = (try Poller(), try Wakeup())
            try poller.watch(wakeup.descriptor, for: .readable)
            #expect(wakeup.descriptor < probe + 1000)
        }
    }
}
