/// A value on the heap, for models that contain themselves and for what would be large in the frames of those who wait.
final class Box<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}

extension Box: Equatable where Value: Equatable {
    static func == (one: Box, other: Box) -> Bool { one === other || one.value == other.value }
}

extension Box: Hashable where Value: Hashable {
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
