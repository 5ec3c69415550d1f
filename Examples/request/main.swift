import Terminal
import Twitter

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

let arguments: RequestArguments
do throws(UsageError) {
    arguments = try RequestArguments(Terminal.arguments)
} catch {
    Terminal.refuse(error.sentence, usage: RequestArguments.usage)
}
if arguments.wantsHelp {
    Terminal.say(RequestArguments.usage)
    exit(0)
}
await Terminal.run { try await RequestProgram(arguments: arguments, keys: EnvironmentKeys()).run() }
