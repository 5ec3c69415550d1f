import FoundationEssentials

extension TwitterError {
    /// Whether a wrong timestamp may be why the signature was refused.
    ///
    /// Code 135 says so, 32 stands for many reasons, and servers without codes give none.
    var mayComeFromTheClock: Bool {
        guard kind == .unauthorized else { return false }
        return code == nil || has(.timestampOutOfBounds) || has(.couldNotAuthenticate)
    }

    /// The same error with a sentence on the offset by which the refused signature was corrected.
    ///
    /// - Parameter clockOffset: How far the server's clock is ahead of ours, in seconds.
    /// - Returns: The error itself if the clock was not corrected.
    func naming(clockOffset: TimeInterval) -> TwitterError {
        guard let seconds = Int64(exactly: clockOffset.rounded()), seconds != 0 else { return self }
        let direction = seconds > 0 ? "behind" : "ahead of"
        var error = self
        error.message = Self.joined(
            message,
            "This machine's clock is \(seconds.magnitude) seconds \(direction) the server's; a signature with the server's"
                + " time was refused.")
        return error
    }
}
