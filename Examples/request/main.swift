import Terminal
import Twitter

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

let arguments: RequestArguments
do throws(RequestArguments.UsageError) {
    arguments = try RequestArguments(Terminal.arguments)
} catch {
    Terminal.refuse(error.sentence, usage: RequestArguments.usage)
}
if arguments.wantsHelp {
    Terminal.say(RequestArguments.usage)
    exit(0)
}
do throws(TwitterError) {
    try await RequestProgram(arguments: arguments, keys: EnvironmentKeys()).run()
} catch {
    Terminal.fail(error.line)
}
