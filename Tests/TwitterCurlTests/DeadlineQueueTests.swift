import SeededRandom
import Testing

@testable import TwitterCurl

@Suite struct DeadlineQueueTests {
    private let start = ContinuousClock.now

    private func instant(_ milliseconds: Int) -> ContinuousClock.Instant { start + .milliseconds(milliseconds) }

    @Test func givesKeysInTheOrderOfTheirInstants() {
        var queue = DeadlineQueue<String>()
        queue.set(instant(30), for: "c")
        queue.set(instant(10), for: "a")
        queue.set(instant(20), for: "b")
        #expect(queue.first == instant(10))
        #expect(queue.popDue(at: instant(9)) == nil)
        #expect(queue.popDue(at: instant(10)) == "a")
        #expect(queue.popDue(at: instant(100)) == "b")
        #expect(queue.popDue(at: instant(100)) == "c")
        #expect(queue.popDue(at: instant(100)) == nil)
        #expect(queue.first == nil)
    }

    @Test func aKeyHasOneInstant() {
        var queue = DeadlineQueue<String>()
        queue.set(instant(10), for: "a")
        queue.set(instant(20), for: "b")
        queue.set(instant(30), for: "a")
        #expect(queue.count == 2)
        #expect(queue.popDue(at: instant(25)) == "b")
        #expect(queue.popDue(at: instant(25)) == nil)
        queue.set(instant(5), for: "a")
        #expect(queue.popDue(at: instant(5)) == "a")
    }

    @Test func removingUnknownKeysIsFine() {
        var queue = DeadlineQueue<Int>()
        queue.remove(1)
        queue.set(instant(1), for: 1)
        queue.remove(1)
        queue.remove(1)
        #expect(queue.count == 0)
    }

    /// The same operations on the heap and on a dictionary that is searched.
    @Test(arguments: 1...8)
    func agreesWithAPlainSearch(seed: UInt64) {
        var random = Seeded(seed: seed)
        var queue = DeadlineQueue<Int>()
        var plain: [Int: ContinuousClock.Instant] = [:]
        for _ in 0..<3_000 {
            let key = Int.random(in: 0..<60, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0, 1:
                let instant = instant(Int.random(in: 0..<500, using: &random))
                queue.set(instant, for: key)
                plain[key] = instant
            case 2:
                queue.remove(key)
                plain[key] = nil
            default:
                let now = instant(Int.random(in: 0..<100, using: &random))
                if let popped = queue.popDue(at: now) {
                    #expect(plain[popped] == plain.values.min())
                    #expect(plain[popped].map { $0 <= now } == true)
                    plain[popped] = nil
                } else {
                    #expect(plain.values.allSatisfy { $0 > now })
                }
            }
            #expect(queue.count == plain.count)
            #expect(queue.first == plain.values.min())
        }
    }
}

@Suite struct WaitingLineTests {
    @Test func firstInFirstOut() {
        var line = WaitingLine<Int>()
        for number in 0..<5 { #expect(line.append(number) == UInt64(number)) }
        #expect((0..<5).map { _ in line.popFirst()?.element } == [0, 1, 2, 3, 4])
        #expect(line.popFirst() == nil)
        #expect(line.isEmpty)
    }

    @Test func whoLeavesIsPassedOver() {
        var line = WaitingLine<String>()
        let tickets = ["a", "b", "c", "d"].map { line.append($0) }
        line.remove(tickets[0])
        line.remove(tickets[2])
        line.remove(tickets[2])
        #expect(line.popFirst()?.element == "b")
        #expect(line.popFirst()?.element == "d")
        #expect(line.isEmpty)
        let later = line.append("e")
        line.remove(tickets[1])
        #expect(!line.isEmpty)
        line.remove(later)
        #expect(line.isEmpty)
        #expect(line.popFirst() == nil)
    }
}
