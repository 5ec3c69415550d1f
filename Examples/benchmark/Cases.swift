/// The subcommands and how the program is used.
enum Cases {
    static var all: [any BenchmarkCase.Type] {
        [
            SignCase.self, DecodeCase.self, PagingCase.self, TransportCase.self, TransferCase.self, CancelCase.self,
            SoakCase.self,
        ]
    }

    static let usage = """
        usage: benchmark CASE [options]

        Compares the library with the same work done bare, and writes one line of JSON for each comparison. Both ways are
        measured alternately, in several rounds of one run; who comes first changes from round to round, and a round before
        the first is not counted. Build it for release: swift run -c release benchmark CASE.

          case        what was compared
          unit        of ours and reference; more is better
          ours        the median of the rounds' speeds, our way
          reference   the same, the other way
          ratio       ours / reference
          minimum     of the rounds' own ratios, the smallest
          median      the middle one
          p90         the smallest that nine of ten rounds do not exceed

          --rounds N  how many rounds share the work; \(Comparison.usualRounds) without it
          --help      this text

        The cases:

        \(all.map { $0.usage }.joined(separator: "\n"))

        The status is 1 when a measurement fails and 2 when the arguments make no sense.
        """

    /// Reads a subcommand and its options.
    static func read(_ arguments: [String]) throws(UsageError) -> any BenchmarkCase {
        guard let name = arguments.first else { throw UsageError(sentence: "there is no case") }
        guard let type = all.first(where: { $0.name == name }) else {
            throw UsageError(sentence: "unknown case \(name)")
        }
        var options = Options(arguments.dropFirst())
        let benchmark = try type.init(&options)
        try options.end()
        return benchmark
    }
}
