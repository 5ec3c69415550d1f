/// Which calls are to go wrong, and how.
struct FaultPlan {
    private struct Order {
        let fault: SandboxFault
        let endpoint: String?
        var calls: Int
    }

    private struct Chance {
        let faults: [SandboxFault]
        let endpoint: String?
        let probability: Double
        var random: SeededRandom
    }

    private var orders: [Order] = []
    private var chances: [Chance] = []

    mutating func order(_ fault: SandboxFault, calls: Int, of endpoint: String?) {
        if calls > 0 { orders.append(Order(fault: fault, endpoint: endpoint, calls: calls)) }
    }

    mutating func order(_ faults: [SandboxFault], probability: Double, of endpoint: String?, seed: UInt64) {
        guard !faults.isEmpty else { return }
        chances.append(
            Chance(faults: faults, endpoint: endpoint, probability: probability, random: SeededRandom(seed: seed)))
    }

    mutating func clear() { self = FaultPlan() }

    /// What goes wrong with the next call of an endpoint; orders come before chance, each in the order they were given.
    mutating func next(for endpoint: String) -> SandboxFault? {
        if let index = orders.firstIndex(where: { ($0.endpoint ?? endpoint) == endpoint }) {
            orders[index].calls -= 1
            let fault = orders[index].fault
            if orders[index].calls == 0 { orders.remove(at: index) }
            return fault
        }
        for index in chances.indices where (chances[index].endpoint ?? endpoint) == endpoint {
            guard chances[index].random.fraction() < chances[index].probability else { continue }
            let faults = chances[index].faults
            return faults[chances[index].random.index(below: faults.count)]
        }
        return nil
    }
}
