import FoundationEssentials
import LoopbackHTTP
import Terminal
import Twitter
import TwitterSandbox

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

let arguments: SandboxArguments
do throws(UsageError) {
    arguments = try SandboxArguments(Terminal.arguments)
} catch {
    Terminal.refuse(error.sentence, usage: SandboxArguments.usage)
}
if arguments.wantsHelp {
    Terminal.say(SandboxArguments.usage)
    exit(0)
}
if arguments.wantsCoverage {
    for endpoint in Sandbox.coverage { Terminal.say(endpoint.line) }
    exit(0)
}

let sandbox: Sandbox
do {
    sandbox = try await Sandbox.start(arguments.configuration)
} catch {
    Terminal.fail("\(error)")
}
arguments.orderFaults(of: sandbox)
// Watched from before anybody knows that the sandbox is there.
let interruption = Interruption()
let announcement = Announcement(sandbox)
// Before the line on standard output, so that whoever waits for the line finds the file.
if let environmentFile = arguments.environmentFile { KeyFile.write(announcement.variables, to: environmentFile) }
let encoder = JSONEncoder()
encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
Terminal.write(try encoder.encode(announcement) + Data("\n".utf8))

await interruption.wait()
await sandbox.stop()
