import OAuth1
import Testing

@Suite struct ReplayGuardTests {
    static func claim(_ timestamp: Int64, nonce: String = "n", key: String = "ck", token: String? = "tk") throws
        -> OAuth1Claim
    {
        let row = SigningCase(
            method: "GET", url: "http://h/", consumerKey: key, token: token, nonce: nonce, timestamp: timestamp)
        return try OAuth1Claim(row.received(authorization: row.signed().authorizationHeader))
    }

    @Test("The edges of the window belong to it", arguments: [-300, -299, -1, 0, 1, 299, 300] as [Int64])
    func inside(_ distance: Int64) throws {
        var replays = ReplayGuard()
        #expect(replays.window == 300)
        let claim = try Self.claim(1_000_000 + distance)
        try replays.admit(claim, now: 1_000_000)
        #expect(throws: OAuth1Error.repeatedNonce) { try replays.admit(claim, now: 1_000_000) }
    }

    @Test("Beyond the window", arguments: [-301, 301, -999_999, 1_000_000_000] as [Int64])
    func outside(_ distance: Int64) throws {
        var replays = ReplayGuard()
        let claim = try Self.claim(1_000_000 + distance)
        #expect(throws: OAuth1Error.timestampOutOfWindow) { try replays.admit(claim, now: 1_000_000) }
        // Nothing was noted: once the clock fits, the claim is new.
        #expect(throws: Never.self) { try replays.admit(claim, now: 1_000_000 + distance) }
    }

    @Test(
        "No clock and no window can make it trap",
        arguments: [
            (300, .max, 1, false), (300, .min, 1, false), (300, .min, .max, false), (300, .max, .max, true),
            (300, .max, .max - 300, true), (300, .max, .max - 301, false), (300, -200, 1, true), (300, -300, 1, false),
            (.max, 1_500_000_000, 1, true), (.max, 1_500_000_000, .max, true), (.max, 0, .max, true),
            (.max, -1, .max, false), (.max, .min, 1, false), (.max, -.max, 1, false), (.max, -.max + 1, 1, true),
            (0, 5, 5, true), (0, 5, 4, false), (0, 5, 6, false), (-1, 5, 5, true), (-1, 5, 6, false),
            (.min, 5, 5, true),
        ] as [(Int64, Int64, Int64, Bool)])
    func extremes(_ window: Int64, _ now: Int64, _ timestamp: Int64, _ isAdmitted: Bool) throws {
        var replays = ReplayGuard(window: window)
        #expect(replays.window == max(0, window))
        let claim = try Self.claim(timestamp)
        if isAdmitted {
            try replays.admit(claim, now: now)
            #expect(throws: OAuth1Error.repeatedNonce) { try replays.admit(claim, now: now) }
        } else {
            #expect(throws: OAuth1Error.timestampOutOfWindow) { try replays.admit(claim, now: now) }
        }
    }

    @Test("A nonce is new under another timestamp, key or token (RFC 5849, section 3.3)")
    func keys() throws {
        var replays = ReplayGuard(window: 10)
        try replays.admit(Self.claim(100), now: 100)
        try replays.admit(Self.claim(101), now: 100)
        try replays.admit(Self.claim(100, nonce: "m"), now: 100)
        try replays.admit(Self.claim(100, key: "other"), now: 100)
        try replays.admit(Self.claim(100, token: "other"), now: 100)
        try replays.admit(Self.claim(100, token: nil), now: 100)
        try replays.admit(Self.claim(100, token: "x"), now: 100)
        for claim in [try Self.claim(100), try Self.claim(101), try Self.claim(100, token: nil)] {
            #expect(throws: OAuth1Error.repeatedNonce) { try replays.admit(claim, now: 105) }
        }
    }

    @Test("A nonce is remembered to the last second of its window, then forgotten with its timestamp")
    func lastSecond() throws {
        var replays = ReplayGuard(window: 10)
        let claim = try Self.claim(100)
        try replays.admit(claim, now: 90)
        // Others come and time passes.
        try replays.admit(Self.claim(110, nonce: "a"), now: 110)
        #expect(throws: OAuth1Error.repeatedNonce) { try replays.admit(claim, now: 110) }
        #expect(throws: OAuth1Error.timestampOutOfWindow) { try replays.admit(claim, now: 111) }
    }

    @Test("Memory stays bounded while time moves")
    func bounded() throws {
        var replays = ReplayGuard(window: 10)
        var now: Int64 = 1000
        let perSecond = 20
        for second in 0..<200 {
            now += 1
            // Senders' clocks differ, so keys do not arrive in the order of their timestamps.
            for number in 0..<perSecond {
                let skew = Int64((number * 7 + second) % 21) - 10
                try replays.admit(Self.claim(now + skew, nonce: "\(second)-\(number)"), now: now)
            }
        }
        // At most a key a request of two windows (a timestamp may be one window ahead and lives one window longer),
        // and as many forgotten ones again that the list has not shed yet.
        let kept = Self.kept(by: replays)
        #expect(kept.count == 2)
        #expect(kept.allSatisfy { $0 > 0 && $0 <= max(2 * 1024 + perSecond, 4 * 21 * perSecond) }, "\(kept)")
        #expect(kept.min() ?? .max <= 21 * perSecond * 2, "\(kept)")

        // What is still inside the window is known after all the forgetting.
        let last = try Self.claim(now + Int64((19 * 7 + 199) % 21) - 10, nonce: "199-19")
        #expect(throws: OAuth1Error.repeatedNonce) { try replays.admit(last, now: now) }

        // Nothing of all that is left once it is out of the window.
        try replays.admit(Self.claim(now + 1000), now: now + 1000)
        #expect(Self.kept(by: replays).min() == 1)
    }

    /// How many keys there are in the set and in the list.
    private static func kept(by replays: ReplayGuard) -> [Int] {
        Mirror(reflecting: replays).children.compactMap { child in
            let mirror = Mirror(reflecting: child.value)
            return mirror.displayStyle == .set || mirror.displayStyle == .collection ? mirror.children.count : nil
        }
    }
}
