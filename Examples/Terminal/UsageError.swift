/// Arguments that make no sense, in a sentence.
package struct UsageError: Error {
    /// The sentence.
    package var sentence: String

    /// Creates an error.
    package init(_ sentence: String) { self.sentence = sentence }
}
