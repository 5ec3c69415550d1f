import FoundationEssentials
import Terminal
import Twitter
import TwitterSandbox

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

let usage = """
    usage: load [--calls N] [--cancel]

    Calls account/verify_credentials of a sandbox in another process, all calls at once, and prints one line of JSON: how
    they ended, the most connections at once, the peak of memory, and what is left of threads and descriptors.

      --calls N  how many calls; 10000 without it
      --cancel   cancel a random half of them while they run
      --help     this text
    """

var calls = 10_000
var cancels = false
var serves = false
var arguments = Terminal.arguments[...]
while let argument = arguments.popFirst() {
    switch argument {
    case "--help", "-h":
        Terminal.say(usage)
        exit(0)
    case "--calls":
        guard let number = arguments.popFirst().flatMap({ Int($0) }), number > 0 else {
            Terminal.refuse("--calls needs a number above 0", usage: usage)
        }
        calls = number
    case "--cancel": cancels = true
    case "--serve": serves = true  // Not for people: what the other process is started with.
    default: Terminal.refuse("unknown argument \(argument)", usage: usage)
    }
}

do {
    if serves {
        try await ServerProcess.serve()
        exit(0)
    }
    let report = try await LoadRun(calls: calls, cancels: cancels).run()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    Terminal.write(try encoder.encode(report) + Data("\n".utf8))
    if !report.isRight { exit(1) }
} catch {
    Terminal.fail("\(error)")
}
