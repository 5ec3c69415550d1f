import Terminal
import Twitter

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

let arguments: AuthorizeArguments
do throws(UsageError) {
    arguments = try AuthorizeArguments(Terminal.arguments)
} catch {
    Terminal.refuse(error.sentence, usage: AuthorizeArguments.usage)
}
if arguments.wantsHelp {
    Terminal.say(AuthorizeArguments.usage)
    exit(0)
}
await Terminal.run { try await AuthorizeProgram(arguments: arguments, keys: EnvironmentKeys()).run() }
