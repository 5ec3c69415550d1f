/// Which of the ones are tied to which of the others, newest first: who follows whom, who likes what.
struct Ties<One: Hashable & Sendable, Other: Hashable & Sendable> {
    private var pairs: [(one: One, other: Other)] = []

    func has(_ one: One, _ other: Other) -> Bool { pairs.contains { $0.one == one && $0.other == other } }

    func others(of one: One) -> [Other] { pairs.filter { $0.one == one }.map(\.other) }

    func ones(of other: Other) -> [One] { pairs.filter { $0.other == other }.map(\.one) }

    mutating func tie(_ one: One, _ other: Other) {
        if !has(one, other) { pairs.insert((one, other), at: 0) }
    }

    mutating func untie(_ one: One, _ other: Other) {
        pairs.removeAll { $0.one == one && $0.other == other }
    }

    mutating func untieAll(_ other: Other) { pairs.removeAll { $0.other == other } }
}
