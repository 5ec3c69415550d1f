import Terminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

let arguments: TrendsArguments
do throws(UsageError) {
    arguments = try TrendsArguments(Terminal.arguments)
} catch {
    Terminal.refuse(error.sentence, usage: TrendsArguments.usage)
}
if arguments.wantsHelp {
    Terminal.say(TrendsArguments.usage)
    exit(0)
}
await Terminal.run { try await TrendsProgram(arguments: arguments).run() }
