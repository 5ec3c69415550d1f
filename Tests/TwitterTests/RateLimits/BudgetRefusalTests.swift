import FoundationEssentials
import Testing

@testable import Twitter

@Suite struct BudgetRefusalTests {
    private static func wait(_ until: Double) -> Budget.Decision {
        .wait(Budget.Wait(reason: .refused, until: until))
    }

    /// Case 44: the count says that five are left, and the service refuses.
    @Test func refusalCorrectsTheCount() {
        var run = BudgetRun()
        run.learn(5, until: 900, at: 0)
        run.end(run.start(at: 1), .refused(retryAfter: nil), BudgetRun.headers(0, until: 900), at: 2)
        let until900 = Budget.Decision.wait(Budget.Wait(reason: .usedUp, until: 900, limit: 15))
        #expect(run.ask(at: 3) == until900)
        #expect(run.ask(.whileLeft, at: 3) == until900)
        #expect(run.burst(at: 900) == 1)
    }

    @Test func refusalOfAnUnknownWindowBeginsIt() {
        var run = BudgetRun()
        run.end(run.start(at: 0), .refused(retryAfter: nil), BudgetRun.headers(0, until: 900), at: 1)
        #expect(run.ask(at: 2) == .wait(Budget.Wait(reason: .usedUp, until: 900, limit: 15)))
        #expect(run.burst(at: 900) == 1)
    }

    @Test func refusalWithoutANumberEndsWithTheWindow() {
        var run = BudgetRun()
        run.end(run.start(at: 0), .refused(retryAfter: nil), BudgetRun.headers(nil, until: 900), at: 1)
        #expect(run.ask(at: 2) == .wait(Budget.Wait(reason: .usedUp, until: 900, limit: 15)))
    }

    /// Case 45.
    @Test func serversAdviceIsObeyed() {
        var run = BudgetRun()
        run.end(run.start(at: 0), .refused(retryAfter: 67), at: 1)
        #expect(run.ask(at: 67.9) == Self.wait(68))
        #expect(run.ask(.whileLeft, at: 67.9) == Self.wait(68))
        #expect(run.ask(.regardless, at: 2) == .go(epoch: run.budget.epoch))
        #expect(run.burst(at: 68) == 1)
    }

    @Test func anAdviceOfASecondIsOne() {
        var run = BudgetRun()
        run.end(run.start(at: 0), .refused(retryAfter: 1), at: 1)
        #expect(run.ask(at: 1.5) == Self.wait(2))
        #expect(run.budget.refusals == 0)
    }

    @Test func theLaterOfAdviceAndResetCounts() {
        var run = BudgetRun()
        run.end(run.start(at: 0), .refused(retryAfter: 67), BudgetRun.headers(0, until: 30), at: 1)
        #expect(run.ask(at: 2) == Self.wait(68))
        #expect(run.ask(at: 40) == Self.wait(68))
        var other = BudgetRun()
        other.end(other.start(at: 0), .refused(retryAfter: 67), BudgetRun.headers(0, until: 900), at: 1)
        #expect(other.ask(at: 68) == .wait(Budget.Wait(reason: .usedUp, until: 900, limit: 15)))
    }

    @Test func aShorterAdviceTakesNothingBack() {
        var run = BudgetRun()
        let (one, other) = (run.start(.regardless, at: 0), run.start(.regardless, at: 0))
        run.end(one, .refused(retryAfter: 67), at: 1)
        run.end(other, .refused(retryAfter: 5), at: 1)
        #expect(run.ask(at: 50) == Self.wait(68))
    }

    @Test(arguments: [(nil, nil), (3, 900), (0, 1), (0, nil), (nil, 1)] as [(Int?, Double?)], [nil, 0.0])
    func refusalThatSaysNothingClimbsTheLadder(told: (remaining: Int?, reset: Double?), retryAfter: Double?) {
        var run = BudgetRun()
        run.random = 1
        let headers = BudgetRun.headers(told.remaining, until: told.reset)
        run.end(run.start(at: 0), .refused(retryAfter: retryAfter), headers, at: 1)
        #expect(run.ask(at: 5.9) == Self.wait(6))
        // One goes ahead, not all at once, unless what is left is known.
        let epoch = run.start(at: 6)
        if told.remaining != 3 { #expect(run.burst(at: 6) == 0) }
        run.random = 0
        run.end(epoch, .refused(retryAfter: retryAfter), at: 10)
        #expect(run.ask(at: 14) == Self.wait(15))
        run.end(run.start(at: 15), .refused(retryAfter: retryAfter), at: 20)
        #expect(run.ask(at: 29) == Self.wait(30))
    }

    @Test func callsRefusedTogetherMakeOneStep() {
        var run = BudgetRun()
        run.random = 1
        let calls = (0..<10).map { _ in run.start(.regardless, at: 0) }
        for call in calls { run.end(call, .refused(retryAfter: nil), at: 1) }
        #expect(run.ask(at: 2) == Self.wait(6))
        #expect(run.budget.refusals == 1)
    }

    @Test func anAnswerEndsTheLadder() {
        var run = BudgetRun()
        run.random = 1
        for _ in 0..<3 { run.end(run.start(.regardless, at: 0), .refused(retryAfter: nil), at: 0) }
        #expect(run.ask(at: 1) == Self.wait(20))
        run.end(run.start(at: 20), at: 20)
        run.end(run.start(at: 20), .refused(retryAfter: nil), at: 20)
        #expect(run.ask(at: 21) == Self.wait(25))
    }

    @Test func lateAnswerDoesNotEndTheLadder() {
        var run = BudgetRun()
        let late = run.start(.regardless, at: 0)
        run.end(run.start(.regardless, at: 0), .refused(retryAfter: nil), at: 0)
        run.end(late, at: 1)
        #expect(run.budget.refusals == 1)
    }

    @Test func refusalForOneWindowLeavesTheOthers() {
        var run = BudgetRun()
        var headers = BudgetRun.headers(5, until: 900)
        headers.userDay = RateLimit(limit: 1000, remaining: 0, reset: Date(timeIntervalSince1970: 80_000))
        run.end(run.start(at: 0), .refused(retryAfter: nil), headers, at: 1)
        #expect(run.ask(at: 2) == .wait(Budget.Wait(reason: .usedUp, until: 80_000, limit: 1000)))
        #expect(run.budget.windows.first { $0.scope == .window }?.remaining == 5)
        #expect(run.budget.refusals == 0)
    }

    @Test func whatWasUnderWayAtARefusalIsCarriedOver() {
        var run = BudgetRun()
        run.learn(5, until: 900, at: 0)
        let calls = (0..<3).map { _ in run.start(at: 1) }
        run.end(calls[0], .refused(retryAfter: 10), at: 2)
        #expect(run.budget.carried == 2 && run.budget.underWay == 0)
        #expect(run.budget.carriedUntil == 62)
        run.end(calls[1], .answered, at: 3)
        #expect(run.budget.carried == 1)
    }

    @Test func callsAheadAreForgottenAtARefusal() {
        var run = BudgetRun()
        run.budget.fruitless = 3
        let call = run.start(at: 0)
        _ = run.start(at: 0)
        run.end(call, .refused(retryAfter: 10), at: 1)
        #expect(run.budget.ahead == 0 && run.budget.fruitless == 0)
        #expect(run.burst(at: 11) == 1)
    }
}

@Suite struct BudgetPaceTests {
    @Test func callsAreSpreadOverTheWindow() {
        var run = BudgetRun()
        run.learn(14, until: 15, at: 0)
        #expect(run.ask(.even, at: 0) == .wait(Budget.Wait(reason: .distance, until: 1)))
        for second in 1...14 {
            let now = Double(second)
            let early = run.ask(.even, at: now - 0.01)
            guard case .wait(let wait) = early else {
                Issue.record("The call in second \(second) goes too early.")
                return
            }
            #expect(wait.reason == .distance && !wait.mayEndSooner && abs(wait.until - now) < 1e-9)
            #expect(run.ask(.even, at: now + 1e-9) == .go(epoch: run.budget.epoch))
        }
        #expect(run.ask(.even, at: 14.5) == .wait(Budget.Wait(reason: .usedUp, until: 15, limit: 15)))
    }

    @Test func patientCallsKeepNoDistance() {
        var run = BudgetRun()
        run.learn(14, until: 900, at: 0)
        #expect(run.burst(at: 0) == 14)
    }

    @Test func theTightestWindowSetsTheDistance() {
        var run = BudgetRun()
        var headers = BudgetRun.headers(9, until: 100)
        headers.userDay = RateLimit(limit: 20, remaining: 19, reset: Date(timeIntervalSince1970: 1000))
        run.end(run.start(at: 0), .answered, headers, at: 0)
        #expect(run.ask(.even, at: 1) == .wait(Budget.Wait(reason: .distance, until: 50)))
    }

    @Test func callsOfBeforeAreLeftOutOfTheShare() {
        var run = BudgetRun()
        for _ in 0..<4 { _ = run.start(.regardless, at: 0) }
        run.learn(9, until: 30, at: 0)
        #expect(run.ask(.even, at: 1) == .wait(Budget.Wait(reason: .distance, until: 5)))
    }

    @Test func startAheadOfOurTimeSetsNoDistance() {
        var run = BudgetRun()
        run.learn(14, until: 1000, at: 500)
        #expect(run.ask(.even, at: 499) == .go(epoch: run.budget.epoch))
    }

    @Test func shortWindowsAreEnteredOverTheOpenSecond() {
        var run = BudgetRun()
        run.learn(14, until: 3, at: 0)
        guard case .wait(let wait) = run.ask(at: 0.01, uncertainty: 0.75) else {
            Issue.record("The call keeps no distance.")
            return
        }
        #expect(wait.reason == .distance && abs(wait.until - 0.05) < 1e-9)
        #expect(run.ask(at: 0.051, uncertainty: 0.75) == .go(epoch: run.budget.epoch))
        // Not where it is little beside what is left of the window.
        #expect(run.ask(at: 0.051, uncertainty: 0.05) == .go(epoch: run.budget.epoch))
        for (uncertainty, goes) in [(0.99, true), (1, true), (1.01, false)] {
            var border = BudgetRun()
            border.learn(14, until: 50, at: 0)
            #expect((border.ask(at: 0.01, uncertainty: uncertainty) == .go(epoch: border.budget.epoch)) == goes)
        }
        var long = BudgetRun()
        long.learn(14, until: 900, at: 0)
        #expect(long.ask(at: 0.01, uncertainty: 1) == .go(epoch: long.budget.epoch))
    }

    @Test func distanceOverTheOpenSecondIsNeverLongerThanTheWindow() {
        var run = BudgetRun()
        run.learn(3, of: nil, until: 3, at: 0)
        #expect(run.ask(at: 0.5, uncertainty: 900) == .wait(Budget.Wait(reason: .distance, until: 1)))
        var none = BudgetRun()
        none.learn(3, of: 0, until: 3, at: 0)
        #expect(none.ask(at: 0.5, uncertainty: 900) == .wait(Budget.Wait(reason: .distance, until: 3)))
    }
}

@Suite struct BudgetKeepingTests {
    @Test func itLivesAsLongAsItSaysSomething() {
        var run = BudgetRun()
        #expect(run.budget.lifetime(at: 100) == 900)
        run.learn(5, until: 2000, at: 100)
        #expect(run.budget.lifetime(at: 100) == 1900)
        run.budget.windows.append(Budget.Window(scope: .appDay, limit: 1, remaining: 1, reset: 2500))
        run.budget.windows.append(Budget.Window(scope: .userDay, limit: 1, remaining: 1, reset: 1500))
        #expect(run.budget.lifetime(at: 100) == 2400)
        run.end(run.start(at: 100), .refused(retryAfter: 3000), at: 200)
        #expect(run.budget.lifetime(at: 200) == 3000)
    }

    @Test func itIsStaleAfterAQuarterOfAnHour() {
        var run = BudgetRun()
        run.learn(5, until: 2000, at: 100)
        #expect(!run.budget.isStale(at: 1999))
        #expect(run.budget.isStale(at: 2000))
        run.end(run.start(at: 2000), .refused(retryAfter: 3000), at: 2000)
        #expect(!run.budget.isStale(at: 4999))
        #expect(run.budget.isStale(at: 5000))
        var other = BudgetRun()
        #expect(!other.budget.isStale(at: 5000))
        _ = other.start(at: 100)
        #expect(!other.budget.isStale(at: 1000))
        #expect(other.budget.isStale(at: 1001))
    }

    @Test func itIsTheSameAfterStoring() throws {
        var run = BudgetRun()
        run.learn(5, until: 2000, at: 100)
        _ = run.start(at: 101)
        run.end(run.start(at: 102), .refused(retryAfter: nil), at: 103)
        let bytes = try JSONEncoder().encode(run.budget)
        #expect(try JSONDecoder().decode(Budget.self, from: bytes) == run.budget)
    }

    @Test func statusIsTakenOver() {
        var run = BudgetRun()
        let limit = { RateLimit(limit: 15, remaining: $0, reset: Date(timeIntervalSince1970: $1)) }
        run.budget.learn(limit(3, 900), at: 0)
        #expect(run.burst(at: 1) == 3)
        run.budget.learn(limit(9, 900), at: 2)
        #expect(run.burst(at: 2) == 0)
        // It may tell of one that has ended since, or of none.
        run.budget.learn(limit(9, 800), at: 900)
        run.budget.learn(RateLimit(), at: 900)
        #expect(run.burst(at: 900) == 1)
    }
}
