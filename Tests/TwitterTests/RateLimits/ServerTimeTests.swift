import Testing

@testable import Twitter

@Suite struct ServerTimeTests {
    @Test func ourTimeStandsInWhileNothingIsKnown() {
        let time = ServerTime()
        #expect(time.earliest(at: 5) == 5)
        #expect(time.uncertainty == 0)
    }

    /// Case 41: our clock is 900 s ahead, and the window ended 830 s ago by it.
    @Test func waitIsThatOfTheServersClock() {
        var time = ServerTime()
        let local = 1_500_000_900.0
        time.learn(date: local - 900, sent: local, received: local)
        let reset = local - 830
        #expect(reset - time.earliest(at: local) == 70)
        #expect(reset - time.earliest(at: local + 60) == 10)
    }

    @Test func oneAnswerLeavesASecondAndItsTravelOpen() {
        var time = ServerTime()
        time.learn(date: 100, sent: 90, received: 90.5)
        #expect(time.earliest(at: 90.5) == 100)
        #expect(time.uncertainty == 1.5)
    }

    @Test func answersThatOverlapLeaveLessOpen() {
        var time = ServerTime()
        // The server is 10.25 s ahead.
        time.learn(date: 110, sent: 100, received: 100)
        time.learn(date: 111, sent: 100.75, received: 100.75)
        #expect(time.earliest(at: 100) == 110.25)
        #expect(time.uncertainty == 0.75)
        time.learn(date: 112, sent: 102.5, received: 102.5)
        #expect(time.earliest(at: 100) == 110.25)
        #expect(time.uncertainty == 0.25)
        // One that says less takes nothing back.
        time.learn(date: 120, sent: 109, received: 111)
        #expect(time.earliest(at: 100) == 110.25)
        #expect(time.uncertainty == 0.25)
    }

    @Test func clockThatWasSetIsLearntAnew() {
        for shift in [-900.0, -1.25, 1, 900] {
            var time = ServerTime()
            time.learn(date: 110, sent: 100, received: 100)
            time.learn(date: 110.5, sent: 100, received: 100)
            #expect(time.uncertainty == 0.5)
            time.learn(date: 112 + shift, sent: 101.5, received: 101.5)
            #expect(time.earliest(at: 0) == 10.5 + shift)
            #expect(time.uncertainty == 1)
        }
    }

    @Test func boundsThatTouchAreNoContradiction() {
        var time = ServerTime()
        time.learn(date: 110, sent: 100, received: 100)
        time.learn(date: 111, sent: 100, received: 100)
        #expect(time.earliest(at: 100) == 111)
        #expect(time.uncertainty == 0)
        var other = ServerTime()
        other.learn(date: 110, sent: 100, received: 100)
        other.learn(date: 109, sent: 100, received: 100)
        #expect(other.earliest(at: 100) == 110)
        #expect(other.uncertainty == 0)
    }
}

@Suite struct BackOffTests {
    @Test func stepsDoubleUpToTheCap() {
        let ladder = BackOff(first: 0.5, cap: 3)
        #expect([-1, 0, 1, 2, 3, 4, 100, Int.max].map(ladder.step) == [0.5, 0.5, 1, 2, 3, 3, 3, 3])
        #expect(BackOff(first: 9, cap: 3).step(0) == 3)
        #expect(BackOff(first: -1, cap: 3).step(5) == 0)
        #expect(BackOff(first: 1, cap: -3).step(5) == 0)
        #expect([0, 1, 2].map(BackOff(first: 0.3, cap: 0.5).step) == [0.3, 0.5, 0.5])
        #expect(BackOff(first: 1, cap: 0.5).step(0) == 0.5)
    }

    @Test func chanceTakesAPart() {
        let ladder = BackOff(first: 8, cap: 100)
        #expect(ladder.anywhere(1, random: 0) == 0)
        #expect(ladder.anywhere(1, random: 0.25) == 4)
        #expect(ladder.upperHalf(1, random: 0) == 8)
        #expect(ladder.upperHalf(1, random: 0.5) == 12)
    }

    @Test func refusalsThatSayNothingClimbFromFiveSeconds() {
        #expect((0..<8).map(BackOff.refusals.step) == [5, 10, 20, 40, 80, 160, 320, 320])
    }
}
