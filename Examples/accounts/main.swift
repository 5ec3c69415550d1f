import Terminal
import Twitter

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

let arguments: AccountsArguments
do throws(UsageError) {
    arguments = try AccountsArguments(Terminal.arguments)
} catch {
    Terminal.refuse(error.sentence, usage: AccountsArguments.usage)
}
guard let command = arguments.command else {
    Terminal.say(AccountsArguments.usage)
    exit(0)
}
await Terminal.run {
    try await AccountsProgram(options: arguments.options, store: FileAccountStore()).run(command)
}
