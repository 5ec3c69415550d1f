import FoundationEssentials
import Terminal

/// Two ways of doing the same work, measured one after the other in each of several rounds.
///
/// What else the machine does hits both alike, so their ratio can be trusted where a speed cannot.
struct Comparison {
    /// One line of output; `usage` of the program says what each key means.
    struct Line: Encodable {
        let `case`: String
        let unit: String
        let ours: Double
        let reference: Double
        let ratio: Double
        let minimum: Double
        let median: Double
        let p90: Double
    }

    /// How many rounds there are unless the options say otherwise.
    static let usualRounds = 20

    let name: String
    let unit: String
    /// How many units of work each way does, over all rounds.
    let work: Int
    let rounds: Int

    /// Measures and writes the line.
    ///
    /// - Parameters:
    ///   - ours: Does so many units of work our way.
    ///   - reference: Does so many units of work the other way.
    /// - Throws: What one of the ways throws.
    func run(
        ours: (Int) async throws -> Void, reference: (Int) async throws -> Void
    ) async throws {
        let share = max(1, work / rounds)
        // What is made once, such as connections, is not measured.
        try await ours(share)
        try await reference(share)
        var speeds: [(ours: Double, reference: Double)] = []
        for round in 0..<rounds {
            // Who comes first changes, so that nobody always finds the machine as the other one left it.
            if round.isMultiple(of: 2) {
                let first = try await Self.speed(of: ours, share)
                speeds.append((first, try await Self.speed(of: reference, share)))
            } else {
                let first = try await Self.speed(of: reference, share)
                speeds.append((try await Self.speed(of: ours, share), first))
            }
        }
        Terminal.write(try JSONEncoder.sorted.encode(line(speeds)) + Data("\n".utf8))
    }

    /// Sums the rounds up.
    func line(_ speeds: [(ours: Double, reference: Double)]) -> Line {
        let ratios = speeds.map { $0.ours / $0.reference }.sorted()
        let ours = Self.median(speeds.map(\.ours).sorted())
        let reference = Self.median(speeds.map(\.reference).sorted())
        // The smallest ratio that nine of ten rounds do not exceed.
        let p90 = ratios[(ratios.count * 9 + 9) / 10 - 1]
        return Line(
            case: name, unit: unit, ours: ours.rounded(), reference: reference.rounded(),
            ratio: Self.short(ours / reference), minimum: Self.short(ratios[0]),
            median: Self.short(Self.median(ratios)), p90: Self.short(p90))
    }

    private static func speed(of way: (Int) async throws -> Void, _ work: Int) async throws -> Double {
        let start = ContinuousClock.now
        try await way(work)
        return Double(work) / (start.duration(to: .now) / .seconds(1))
    }

    private static func median(_ sorted: [Double]) -> Double {
        let middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }

    private static func short(_ number: Double) -> Double { (number * 10_000).rounded() / 10_000 }
}

extension JSONEncoder {
    /// One that always writes keys in the same order.
    static var sorted: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
