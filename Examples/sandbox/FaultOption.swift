import Terminal
import TwitterSandbox

/// What follows `--fault`: `WHAT[*CALLS][@ENDPOINT]`, such as `status=503*2@GET followers/ids`.
struct FaultOption {
    static let usage = """
          WHAT is one of
            status=N        answers with this status and Twitter's JSON for it, such as status=503
            status-after=N  the same once the request was handled
            html=N          answers with this status and a page in HTML
            too-many        answers 429 without limit headers; too-many=SECONDS has Retry-After
            drop-before     closes the connection before the request is handled
            drop-after      handles the request and closes the connection
            cut=BYTES       handles the request and closes the connection after so many bytes of the body
            delay=SECONDS   handles the request and answers so much later
            date=SECONDS    answers with a Date that is so far off
            length=BYTES    announces so many bytes too many, or with a minus too few
        """

    var fault: SandboxFault
    var calls = 1
    var endpoint: String?

    init(_ text: String) throws(UsageError) {
        let halves = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        let counted = halves[0].split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
        guard let fault = Self.fault(counted[0]) else { throw UsageError("--fault cannot be \(text)") }
        self.fault = fault
        if counted.count > 1 {
            guard let calls = Int(counted[1]), calls > 0 else { throw UsageError("--fault cannot be \(text)") }
            self.calls = calls
        }
        if halves.count > 1 {
            let name = String(halves[1])
            guard Sandbox.endpoints.contains(name) else { throw UsageError("the sandbox has no endpoint \(name)") }
            endpoint = name
        }
    }

    private static func fault(_ text: Substring) -> SandboxFault? {
        let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let value = halves.count > 1 ? Double(halves[1]) : nil
        let number = halves.count > 1 ? Int(halves[1]) : nil
        let status = number.flatMap { (200...999).contains($0) ? $0 : nil }
        switch halves[0] {
        case "status": return status.map { .status($0) }
        case "status-after": return status.map { .statusAfterHandling($0) }
        case "html": return status.map { .htmlPage(status: $0) }
        case "too-many": return halves.count == 1 || number != nil ? .tooManyRequests(retryAfter: number) : nil
        case "drop-before": return halves.count == 1 ? .dropBeforeHandling : nil
        case "drop-after": return halves.count == 1 ? .dropAfterHandling : nil
        case "cut": return number.map { .cutBody(after: $0) }
        case "delay": return value.flatMap { (0...86_400).contains($0) ? .delay(.seconds($0)) : nil }
        case "date": return number.flatMap { abs($0) <= 1_000_000_000 ? .wrongDate(by: .seconds($0)) : nil }
        case "length": return number.map { .wrongLength(by: $0) }
        default: return nil
        }
    }
}
