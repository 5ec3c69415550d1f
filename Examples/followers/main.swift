import Terminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

let arguments: FollowersArguments
do throws(UsageError) {
    arguments = try FollowersArguments(Terminal.arguments)
} catch {
    Terminal.refuse(error.sentence, usage: FollowersArguments.usage)
}
if arguments.wantsHelp {
    Terminal.say(FollowersArguments.usage)
    exit(0)
}
await Terminal.run { try await FollowersProgram(arguments: arguments).run() }
