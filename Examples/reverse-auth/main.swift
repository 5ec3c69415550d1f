import Terminal
import Twitter

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

let arguments: ReverseAuthArguments
do throws(UsageError) {
    arguments = try ReverseAuthArguments(Terminal.arguments)
} catch {
    Terminal.refuse(error.sentence, usage: ReverseAuthArguments.usage)
}
if arguments.wantsHelp {
    Terminal.say(ReverseAuthArguments.usage)
    exit(0)
}
await Terminal.run { try await ReverseAuthProgram(arguments: arguments, keys: EnvironmentKeys()).run() }
