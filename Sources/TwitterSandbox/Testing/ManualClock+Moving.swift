import Locking

extension ManualClock {
    /// Runs a closure, and moves on by a step whenever somebody sleeps on the clock meanwhile.
    ///
    /// So code that waits for hours is tested in moments. Time also passes for what is under way in other ways while
    /// somebody sleeps; `mayMove` can hold the clock until that has ended.
    ///
    /// - Parameters:
    ///   - step: How far to move each time.
    ///   - mayMove: Whether to move now; if not, it is asked again after a millisecond.
    ///   - body: What to run.
    /// - Returns: What the closure returns.
    /// - Throws: What the closure throws.
    public func moving<Result: Sendable>(
        by step: Duration, when mayMove: @escaping @Sendable () -> Bool = { true },
        while body: () async throws -> Result
    ) async rethrows -> Result {
        let isOver = Locked(false)
        let mover = Task {
            repeat {
                await sleepers(1)
                await Task.yield()
                guard mayMove() else {
                    try? await Task.sleep(for: .milliseconds(1))
                    continue
                }
                advance(by: step)
                await Task.yield()
            } while !isOver.withLock { $0 }
        }
        func end() async {
            isOver.withLock { $0 = true }
            // So that the one who waits for a sleeper finds one.
            let last = Task { try? await sleep(for: step) }
            await mover.value
            last.cancel()
            await last.value
        }
        do {
            let result = try await body()
            await end()
            return result
        } catch {
            await end()
            throw error
        }
    }
}
