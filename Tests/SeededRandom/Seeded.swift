/// Random numbers that can be had again from their seed: SplitMix64, by Steele, Lea and Flood.
package struct Seeded: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator from a seed.
    package init(seed: UInt64) { state = seed }

    /// Creates a generator from a seed that is printed beside the name of the test.
    package init(_ test: String, seed: UInt64 = .random(in: .min ... .max)) {
        print("\(test): seed \(seed)")
        self.init(seed: seed)
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
