/// Keeps a large or recursive part of a model outside of it, at the cost of one reference; equal when the values are.
final class Box<Value: Hashable & Sendable>: Hashable, Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }

    static func == (one: Box, other: Box) -> Bool {
        one === other || one.value == other.value
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}
