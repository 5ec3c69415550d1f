/// Where libcurl gets the body of a request from, on the thread of the loop.
protocol UploadSource: AnyObject, Sendable {
    /// The number of bytes in all; `nil` if it is not known.
    var count: Int? { get }
    /// Copies the next bytes into a buffer.
    func pull(into buffer: UnsafeMutableRawBufferPointer) -> UploadPull
    /// No more bytes are wanted.
    func end()
}

/// What ``UploadSource/pull(into:)`` found.
enum UploadPull: Equatable {
    /// So many bytes were copied, at least one.
    case bytes(Int)
    /// Nothing is there yet; libcurl waits until the loop is told to go on.
    case later
    /// The body is whole.
    case end
    /// The body cannot be read, or is not as long as it was said to be.
    case failed
}
