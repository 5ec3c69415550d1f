import Terminal
import Twitter

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

let usage = """
    usage: quickstart [--service x|twitter]

    Without an option it starts a sandbox, a Twitter 1.1 server on this machine that checks what it is sent, and shows
    real calls against it. No account and no network are needed.

      --service S   show the reading part against the real service instead, with the keys in TWITTER_CONSUMER_KEY,
                    TWITTER_CONSUMER_SECRET, TWITTER_ACCESS_TOKEN and TWITTER_ACCESS_TOKEN_SECRET
      --help        this text
    """

do {
    switch Terminal.arguments {
    case []: try await SandboxTour.run()
    case ["--help"], ["-h"]: Terminal.say(usage)
    case ["--service", "x"]: try await ServiceTour.run(.x)
    case ["--service", "twitter"]: try await ServiceTour.run(.twitter)
    default: Terminal.refuse("quickstart takes no such arguments", usage: usage)
    }
} catch let error as TwitterError {
    Terminal.fail(error.line)
} catch {
    Terminal.fail("\(error)")
}
