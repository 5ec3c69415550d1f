import Terminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

let arguments: SearchArguments
do throws(UsageError) {
    arguments = try SearchArguments(Terminal.arguments)
} catch {
    Terminal.refuse(error.sentence, usage: SearchArguments.usage)
}
if arguments.wantsHelp {
    Terminal.say(SearchArguments.usage)
    exit(0)
}
await Terminal.run { try await SearchProgram(arguments: arguments).run() }
