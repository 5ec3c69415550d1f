import Terminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

let arguments: TimelineArguments
do throws(UsageError) {
    arguments = try TimelineArguments(Terminal.arguments)
} catch {
    Terminal.refuse(error.sentence, usage: TimelineArguments.usage)
}
if arguments.wantsHelp {
    Terminal.say(TimelineArguments.usage)
    exit(0)
}
await Terminal.run { try await TimelineProgram(arguments: arguments).run() }
