import FoundationEssentials
import Terminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

do throws(UsageError) {
    let run = try LimitsRun(Terminal.arguments)
    guard !run.wantsHelp else {
        Terminal.say(LimitsRun.usage)
        exit(0)
    }
    do {
        let report = try await run.report()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        Terminal.write(try encoder.encode(report) + Data("\n".utf8))
        if !report.isRight { exit(1) }
    } catch {
        Terminal.fail("\(error)")
    }
} catch {
    Terminal.refuse(error.sentence, usage: LimitsRun.usage)
}
