#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A value that only one thread at a time can read or change.
///
/// The mutex is a plain `pthread_mutex_t`: under contention on Linux it is far faster than `Synchronization.Mutex`, and
/// the thread sanitizer knows it. Keep the closures short: never wait, call out or resume a continuation inside one.
public final class Locked<Value>: @unchecked Sendable {
    // Unchecked because the compiler cannot see that `value` is only touched between lock and unlock.
    private var value: Value
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    /// Creates the lock around its first value.
    ///
    /// - Parameter value: The value to guard; the caller gives up its own access to it.
    public init(_ value: sending Value) {
        self.value = value
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deinitialize(count: 1)
        mutex.deallocate()
    }

    /// Runs a closure while no other thread can touch the value.
    ///
    /// - Parameter body: Reads or changes the value in place. It must not call `withLock` on the same lock again.
    /// - Returns: What the closure returns.
    /// - Throws: What the closure throws, after unlocking.
    public func withLock<Result, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body(&value)
    }

    /// Does the same unless another thread, or this one, holds the lock at the moment.
    ///
    /// - Parameter body: Reads or changes the value in place.
    /// - Returns: What the closure returns; `nil` if the lock was taken.
    /// - Throws: What the closure throws, after unlocking.
    public func withLockIfFree<Result, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result? {
        guard pthread_mutex_trylock(mutex) == 0 else { return nil }
        defer { pthread_mutex_unlock(mutex) }
        return try body(&value)
    }
}
