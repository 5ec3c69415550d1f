import Testing
import TwitterHTTP

@Suite struct TransportLimitsTests {
    @Test(
        arguments: [
            nil, .zero, .nanoseconds(1), .milliseconds(1500), .seconds(86_400 * 365), .seconds(-3), .nanoseconds(-1),
        ] as [Duration?])
    func timesAreKept(time: Duration?) {
        var limits = TransportLimits(queue: time, connect: time, firstByte: time, idle: time, total: time)
        #expect([limits.queue, limits.connect, limits.firstByte, limits.idle, limits.total].allSatisfy { $0 == time })
        limits = TransportLimits()
        #expect(limits.queue == nil && limits.firstByte == nil)
        #expect(limits.connect == .seconds(10) && limits.idle == .seconds(30) && limits.total == .seconds(60))
        limits.queue = time
        limits.connect = time
        limits.firstByte = time
        limits.idle = time
        limits.total = time
        #expect([limits.queue, limits.connect, limits.firstByte, limits.idle, limits.total].allSatisfy { $0 == time })
    }

    /// A limit that is too long to be kept stays a limit.
    @Test(arguments: [Duration.seconds(Int64.max), .seconds(9_223_372_036), .seconds(9_223_372_037)])
    func longTimes(time: Duration) {
        let limits = TransportLimits(total: time)
        #expect(limits.total.map { $0 >= .seconds(292 * 365 * 86_400) && $0 <= time } == true)
        #expect(TransportLimits(total: .seconds(Int64.min)).total.map { $0 < .zero } == true)
    }
}
