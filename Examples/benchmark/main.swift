import Terminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Idle streams need two descriptors each, more than a process may usually open unless it asks.
func raiseDescriptorLimit() {
    var limit = rlimit()
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    guard getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = limit.rlim_max
    setrlimit(resource, &limit)
}

if Terminal.arguments.contains(where: { $0 == "--help" || $0 == "-h" }) {
    Terminal.say(Cases.usage)
    exit(0)
}
let benchmark: any BenchmarkCase
do throws(UsageError) {
    benchmark = try Cases.read(Terminal.arguments)
} catch {
    Terminal.refuse(error.sentence, usage: Cases.usage)
}
raiseDescriptorLimit()
do {
    try await benchmark.run()
} catch {
    Terminal.fail("\(error)")
}
