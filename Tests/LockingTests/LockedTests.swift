import Locking
import Testing

@Suite struct LockedTests {
    struct Refused: Error, Equatable { var number: Int }

    @Test("No change is lost between many tasks")
    func counting() async {
        let counter = Locked(0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<16 {
                group.addTask { for _ in 0..<10_000 { counter.withLock { $0 += 1 } } }
            }
        }
        #expect(counter.withLock { $0 } == 160_000)
    }

    @Test("Two values change as one")
    func together() async {
        let pair = Locked((0, 0))
        let torn = Locked(0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<5_000 {
                        let isTorn = pair.withLock { pair in
                            let isTorn = pair.0 != -pair.1
                            pair.0 += 1
                            pair.1 -= 1
                            return isTorn
                        }
                        if isTorn { torn.withLock { $0 += 1 } }
                    }
                }
            }
        }
        #expect(torn.withLock { $0 } == 0)
        #expect(pair.withLock { $0 } == (40_000, -40_000))
    }

    @Test("An error comes through with its type, and the lock is free again")
    func errors() async {
        let value = Locked(1)
        for number in 0..<3 {
            let error = #expect(throws: Refused.self) {
                try value.withLock { value throws(Refused) in
                    value += 10
                    throw Refused(number: number)
                }
            }
            #expect(error == Refused(number: number))
        }
        // Another task gets in, and finds what was changed before the error.
        #expect(await Task.detached { value.withLock { $0 } }.value == 31)
    }

    @Test("Results are handed out, values are kept and released with the lock")
    func lifetime() {
        final class Resource: Sendable {
            let released: Locked<Int>
            init(_ released: Locked<Int>) { self.released = released }
            deinit { released.withLock { $0 += 1 } }
        }
        let released = Locked(0)
        do {
            let owner = Locked<Resource?>(Resource(released))
            #expect(owner.withLock { $0 != nil })
            #expect(released.withLock { $0 } == 0)
            owner.withLock { $0 = nil }
            #expect(released.withLock { $0 } == 1)
            owner.withLock { $0 = Resource(released) }
        }
        #expect(released.withLock { $0 } == 2)
    }

    @Test("A lock that is taken is not waited for, not even by the thread that has it")
    func takenLock() {
        let lock = Locked(1)
        #expect(lock.withLockIfFree { $0 } == 1)
        #expect(lock.withLock { _ in lock.withLockIfFree { $0 } } == nil)
        #expect(lock.withLockIfFree { $0 } == 1)
    }
}
