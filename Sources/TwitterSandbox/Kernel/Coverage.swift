/// How an endpoint of the reference is answered.
package struct Coverage: Hashable, Sendable {
    /// The endpoint, as the reference spells it.
    package let endpoint: String
    /// Whose ways a sandbox must have to answer it.
    package let dialects: [SandboxDialect]
    /// The test that sees what it does, as `SuiteTests.function`; `nil` if it only answers in the right shape.
    package let test: String?

    /// The endpoint with `effect` and the test, or with `shape`.
    package var line: String { "\(endpoint) \(test.map { "effect \($0)" } ?? "shape")" }
}

extension Sandbox {
    /// How each endpoint of the reference is answered, sorted by path and then by method.
    package static let coverage: [Coverage] = Route.all.filter { !$0.isInside }
        .sorted { ($0.path, $0.method) < ($1.path, $1.method) }
        .map { route in
            Coverage(
                endpoint: route.name, dialects: SandboxDialect.allCases.filter { $0.knows(route) }, test: route.test)
        }
}
