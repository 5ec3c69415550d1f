import FoundationEssentials
import Testing

@testable import Twitter

/// A budget with the answers and calls of a test, at times that count from 0.
struct BudgetRun {
    var budget = Budget()
    var random = 0.5

    /// What an answer says of the usual window.
    static func headers(_ remaining: Int?, of limit: Int? = 15, until reset: Double?) -> RateLimitHeaders {
        var headers = RateLimitHeaders()
        headers.window = RateLimit(
            limit: limit, remaining: remaining, reset: reset.map { Date(timeIntervalSince1970: $0) })
        return headers
    }

    mutating func ask(_ pace: Budget.Pace = .patient, at now: Double, uncertainty: Double = 0) -> Budget.Decision {
        budget.reserve(pace, at: now, uncertainty: uncertainty)
    }

    /// Lets a call go that must be let go.
    mutating func start(
        _ pace: Budget.Pace = .patient, at now: Double, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Int {
        guard case .go(let epoch) = ask(pace, at: now) else {
            Issue.record("The call has to wait.", sourceLocation: sourceLocation)
            return -1
        }
        return epoch
    }

    mutating func end(
        _ epoch: Int, _ ending: Budget.Ending = .answered, _ headers: RateLimitHeaders = RateLimitHeaders(),
        at now: Double
    ) {
        budget.settle(epoch: epoch, ending, headers: headers, at: now, random: random)
    }

    /// A call whose answer says what is left.
    mutating func learn(_ remaining: Int, of limit: Int? = 15, until reset: Double, at now: Double) {
        end(start(at: now), .answered, Self.headers(remaining, of: limit, until: reset), at: now)
    }

    /// How many calls may go at a time.
    mutating func burst(_ pace: Budget.Pace = .patient, at now: Double) -> Int {
        for count in 0..<100 {
            guard case .go = ask(pace, at: now) else { return count }
        }
        return 100
    }
}

private func wait(
    _ reason: Budget.Wait.Reason, _ until: Double, limit: Int? = nil
) -> Budget.Decision {
    .wait(Budget.Wait(reason: reason, until: until, limit: limit))
}

@Suite struct BudgetTests {
    // MARK: Nothing is known

    @Test func oneCallGoesAheadOfThoseThatWait() {
        var run = BudgetRun()
        let first = run.start(at: 10)
        #expect(run.ask(at: 11) == wait(.underWay, 70))
        #expect(run.ask(.even, at: 11) == wait(.underWay, 70))
        // An answer without limits shows that there are none.
        run.end(first, at: 12)
        #expect(run.budget.ahead == 0 && run.budget.fruitless == 0)
        #expect(run.burst(at: 12) == 100)
        #expect(run.burst(.even, at: 12) == 100)
    }

    @Test func epochsCountWindows() {
        var run = BudgetRun()
        #expect(run.budget.ahead == 0 && run.budget.carried == 0)
        #expect(run.ask(at: 0) == .go(epoch: 0))
        run.end(0, .answered, BudgetRun.headers(5, until: 30), at: 0)
        #expect(run.ask(at: 1) == .go(epoch: 1))
        #expect(run.ask(at: 30) == .go(epoch: 2))
        // The next goes ahead of the others again, even soon after the last that did.
        #expect(run.ask(at: 31) == wait(.underWay, 90))
    }

    @Test(arguments: [Budget.Pace.regardless, .whileLeft]) func callsThatDoNotWaitAreNotHeldBack(pace: Budget.Pace) {
        var run = BudgetRun()
        #expect(run.burst(pace, at: 0) == 100)
    }

    @Test func aheadGoesTwiceAsManyAfterOneThatTaughtNothing() {
        for ending in [Budget.Ending.lost, .unsent] {
            var run = BudgetRun()
            run.end(run.start(at: 0), ending, at: 1)
            let (one, other) = (run.start(at: 1), run.start(at: 1))
            #expect(run.ask(at: 1) == wait(.underWay, 61))
            run.end(one, ending, at: 2)
            run.end(other, ending, at: 2)
            #expect(run.burst(at: 2) == 8)
        }
    }

    @Test func answerEndsWhatWasFruitless() {
        var run = BudgetRun()
        run.end(run.start(at: 0), .lost, at: 1)
        run.end(run.start(at: 1), at: 2)
        #expect(run.budget.ahead == 0 && run.budget.fruitless == 0)
    }

    @Test func oneOfThoseAheadMakesRoomForAnother() {
        var run = BudgetRun()
        run.budget.fruitless = 1
        let one = run.start(at: 0)
        _ = run.start(at: 0)
        #expect(run.burst(at: 0) == 0)
        run.end(one, .lost, at: 1)
        // Four may be under way now, and one is.
        #expect(run.burst(at: 1) == 3)
    }

    @Test func manyFruitlessCallsAreNoOverflow() {
        var run = BudgetRun()
        run.budget.fruitless = .max - 1
        #expect(run.burst(at: 0) == 100)
    }

    @Test func callAheadThatNeverEndsIsGivenUp() {
        var run = BudgetRun()
        _ = run.start(at: 0)
        #expect(run.ask(at: 59.9) == wait(.underWay, 60))
        #expect(run.burst(at: 60) == 1)
    }

    // MARK: A window

    @Test func callsCountWhenTheyAsk() {
        var run = BudgetRun()
        run.learn(14, until: 900, at: 0)
        #expect(run.burst(at: 1) == 14)
        #expect(run.ask(at: 1) == wait(.usedUp, 900, limit: 15))
        #expect(run.ask(.whileLeft, at: 1) == wait(.usedUp, 900, limit: 15))
        #expect(run.ask(.even, at: 899.9) == wait(.usedUp, 900, limit: 15))
        #expect(run.ask(.regardless, at: 1) == .go(epoch: run.budget.epoch))
        #expect(run.budget.windows.first?.remaining == 0)
    }

    @Test func failingCallsStopAtNothingLeft() {
        var run = BudgetRun()
        run.learn(3, until: 900, at: 0)
        #expect(run.burst(.whileLeft, at: 1) == 3)
    }

    @Test func windowThatEndedIsNotKnown() {
        var run = BudgetRun()
        run.learn(0, until: 900, at: 0)
        #expect(run.burst(at: 899) == 0)
        #expect(run.burst(at: 900) == 1)
        #expect(run.budget.windows.isEmpty)
        #expect(run.burst(.whileLeft, at: 900) == 100)
    }

    @Test func answersThatOvertakeEachOtherDoNotRaiseWhatIsLeft() {
        var run = BudgetRun()
        run.learn(14, until: 900, at: 0)
        let calls = (0..<4).map { _ in run.start(at: 1) }
        run.end(calls[3], .answered, BudgetRun.headers(10, until: 900), at: 2)
        run.end(calls[0], .answered, BudgetRun.headers(13, until: 900), at: 2)
        #expect(run.burst(at: 2) == 10)
    }

    @Test func callsOfOthersCount() {
        var run = BudgetRun()
        run.learn(14, until: 900, at: 0)
        run.end(run.start(at: 1), .answered, BudgetRun.headers(4, until: 900), at: 2)
        #expect(run.burst(at: 2) == 4)
    }

    @Test func resetThatShiftsByASecondIsTheSameWindow() {
        for reset in [899.0, 901] {
            var run = BudgetRun()
            run.learn(5, until: 900, at: 0)
            run.end(run.start(at: 1), .answered, BudgetRun.headers(12, of: nil, until: reset), at: 2)
            #expect(run.burst(at: 2) == 4)
            #expect(run.ask(at: 3) == wait(.usedUp, max(900, reset), limit: 15))
        }
    }

    @Test func resetThatIsTwoSecondsLaterIsAnotherWindow() {
        var run = BudgetRun()
        run.learn(5, until: 900, at: 0)
        let late = run.start(at: 1)
        run.learn(12, until: 902, at: 2)
        // Whoever asked before it began is still under way.
        #expect(run.budget.carried == 1 && run.budget.epoch == 2)
        #expect(run.burst(at: 3) == 11)
        // And an answer of a window before begins none.
        run.end(late, .answered, BudgetRun.headers(0, until: 900), at: 4)
        #expect(run.budget.epoch == 2 && run.budget.windows.map(\.reset) == [902])
    }

    @Test func limitThatChangesIsTakenOver() {
        var run = BudgetRun()
        run.learn(5, until: 900, at: 0)
        run.end(run.start(at: 1), .answered, BudgetRun.headers(0, of: 30, until: 900), at: 2)
        #expect(run.ask(at: 3) == wait(.usedUp, 900, limit: 30))
    }

    @Test func lateAnswerOfAWindowBeforeSaysNothing() {
        var run = BudgetRun()
        let late = run.start(.regardless, at: 0)
        run.learn(3, until: 900, at: 1)
        run.end(late, .answered, BudgetRun.headers(0, until: 800), at: 2)
        #expect(run.budget.windows.map(\.reset) == [900])
        // Of one that has ended as well.
        var other = BudgetRun()
        let early = other.start(.regardless, at: 0)
        other.learn(0, until: 100, at: 1)
        #expect(other.burst(at: 100) == 1)
        other.end(early, .answered, BudgetRun.headers(0, until: 100), at: 101)
        #expect(other.burst(at: 101) == 0)
        #expect(other.budget.windows.isEmpty)
    }

    @Test func nextWindowMayBeginBeforeOursEnds() {
        var run = BudgetRun()
        run.learn(1, until: 900, at: 0)
        run.end(run.start(at: 899.5), .answered, BudgetRun.headers(14, until: 1800), at: 899.6)
        #expect(run.budget.windows.map(\.reset) == [1800])
        #expect(run.burst(at: 899.6) == 14)
    }

    @Test(arguments: [(nil, 900.0), (3, nil), (3, 10), (3, 9)] as [(Int?, Double?)])
    func incompleteOrPastHeadersHoldNothingBack(remaining: Int?, reset: Double?) {
        var run = BudgetRun()
        run.end(run.start(at: 0), .answered, BudgetRun.headers(remaining, until: reset), at: 10)
        #expect(run.budget.windows.isEmpty)
        #expect(run.burst(at: 10) == 100)
    }

    @Test func theFullestWindowDecides() {
        var run = BudgetRun()
        var headers = BudgetRun.headers(10, until: 900)
        headers.userDay = RateLimit(limit: 1000, remaining: 3, reset: Date(timeIntervalSince1970: 80_000))
        headers.appDay = RateLimit(limit: 5000, remaining: 9, reset: Date(timeIntervalSince1970: 70_000))
        headers.media = RateLimit(limit: 30, remaining: 8, reset: Date(timeIntervalSince1970: 60_000))
        run.end(run.start(at: 0), .answered, headers, at: 1)
        #expect(run.budget.windows.count == 4)
        #expect(run.burst(at: 1) == 3)
        #expect(run.ask(at: 1) == wait(.usedUp, 80_000, limit: 1000))
        for index in run.budget.windows.indices { run.budget.windows[index].remaining = 0 }
        #expect(run.ask(at: 1) == wait(.usedUp, 80_000, limit: 1000))
    }

    @Test func oneOtherWindowAloneCounts() {
        for scope in [\RateLimitHeaders.appDay, \.userDay, \.media] {
            var run = BudgetRun()
            var headers = RateLimitHeaders()
            headers[keyPath: scope] = RateLimit(limit: 9, remaining: 2, reset: Date(timeIntervalSince1970: 80_000))
            run.end(run.start(at: 0), .answered, headers, at: 1)
            #expect(run.burst(at: 1) == 2)
        }
    }

    @Test func hugeNumbersAreNoOverflow() {
        var run = BudgetRun()
        run.end(run.start(at: 0), .answered, BudgetRun.headers(.max, of: .max, until: 253_402_300_799), at: 0)
        #expect(run.burst(at: 1) == 100)
        #expect(run.ask(.even, at: 1) != wait(.usedUp, 0))
        run.end(run.start(at: 2), .unsent, at: 3)
    }

    // MARK: Calls under way when a window begins

    @Test func callsOfBeforeMayCountInTheNewWindow() {
        var run = BudgetRun()
        let early = (0..<4).map { _ in run.start(.regardless, at: 0) }
        run.learn(5, until: 900, at: 0.5)
        // Four of the five may be theirs.
        #expect(run.burst(at: 1) == 1)
        #expect(run.ask(at: 1) == wait(.underWay, 60.5, limit: 15))
        // Who does not wait takes the risk.
        #expect(run.ask(.whileLeft, at: 1) == .go(epoch: run.budget.epoch))
        for call in early { run.end(call, .answered, BudgetRun.headers(6, until: 900), at: 2) }
        #expect(run.burst(at: 2) == 3)
    }

    @Test func theLastOneMayBeTheirs() {
        var run = BudgetRun()
        _ = run.start(.regardless, at: 0)
        run.learn(1, until: 900, at: 0)
        #expect(run.ask(at: 1) == wait(.underWay, 60, limit: 15))
    }

    @Test func callsThatNeverEndAreGivenUp() {
        var run = BudgetRun()
        for _ in 0..<4 { _ = run.start(.regardless, at: 0) }
        run.learn(4, until: 900, at: 0)
        #expect(run.burst(at: 59) == 0)
        #expect(run.burst(at: 60) == 4)
        // The wait is not longer than the window.
        var short = BudgetRun()
        for _ in 0..<4 { _ = short.start(.regardless, at: 0) }
        short.learn(4, until: 30, at: 0)
        #expect(short.ask(at: 1) == wait(.underWay, 30, limit: 15))
    }

    @Test func callsThatPassAWindowsEndAreCarriedOver() {
        var run = BudgetRun()
        run.learn(5, until: 100, at: 0)
        let late = (0..<3).map { _ in run.start(at: 99) }
        run.learn(5, until: 200, at: 100)
        #expect(run.burst(at: 101) == 2)
        for call in late { run.end(call, .lost, at: 102) }
        #expect(run.burst(at: 102) == 3)
    }

    @Test func lateCallDoesNotShowHowTheNextWindowIs() {
        var run = BudgetRun()
        run.learn(5, until: 100, at: 0)
        let late = run.start(at: 99)
        let ahead = run.start(at: 100)
        run.end(late, .answered, at: 101)
        #expect(run.ask(at: 101) == wait(.underWay, 160))
        run.end(ahead, .answered, at: 102)
        #expect(run.burst(at: 102) == 100)
    }

    @Test func countsNeverFallBelowNothing() {
        var run = BudgetRun()
        run.end(0, .answered, at: 0)
        run.end(7, .answered, at: 0)
        #expect(run.budget.underWay == 0 && run.budget.carried == 0)
    }

    // MARK: Calls without an answer

    @Test func callThatWasNeverSentIsGivenBack() {
        var run = BudgetRun()
        run.learn(1, until: 900, at: 0)
        let call = run.start(at: 1)
        #expect(run.burst(at: 1) == 0)
        run.end(call, .unsent, at: 2)
        #expect(run.burst(at: 2) == 1)
        // Never more than there are.
        run.budget.windows[0].remaining = 15
        run.end(run.budget.epoch, .unsent, at: 3)
        #expect(run.budget.windows[0].remaining == 15)
    }

    @Test func callOfAWindowBeforeIsNotGivenBack() {
        var run = BudgetRun()
        run.learn(5, until: 100, at: 0)
        let late = run.start(at: 99)
        run.learn(3, until: 200, at: 100)
        run.end(late, .unsent, at: 101)
        #expect(run.burst(at: 101) == 3)
    }

    @Test func callThatGotNoAnswerCounts() {
        var run = BudgetRun()
        run.learn(3, until: 900, at: 0)
        run.end(run.start(at: 1), .lost, at: 2)
        #expect(run.burst(at: 2) == 2)
    }
}
