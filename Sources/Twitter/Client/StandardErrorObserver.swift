import FoundationEssentials
import TwitterHTTP

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// An observer that writes one line for each event to standard error.
public struct StandardErrorObserver: RequestObserver {
    /// Creates the observer.
    public init() {}

    /// Writes the line in one piece, so that lines of calls side by side do not mix.
    public func observe(_ event: RequestEvent) {
        let line = Array("\(Self.text(of: event))\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
    }

    /// What the service says may hold line feeds and the control sequences of terminals; they become blanks.
    static func text(of event: RequestEvent) -> String {
        let text = sentence(for: event).unicodeScalars.map { scalar -> Unicode.Scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: " "
            default: scalar
            }
        }
        return String(String.UnicodeScalarView(text))
    }

    private static func sentence(for event: RequestEvent) -> String {
        let subject = "[\(event.call)] \(event.endpoint)"
        switch event.happening {
        case .built(let size): return "\(subject): built, body of \(size) bytes"
        case .sent: return "\(subject): sent, attempt \(event.attempt)"
        case .answered(let status, let size, let duration, let limit):
            let left = limit?.remaining.map { ", \($0) calls left" } ?? ""
            return "\(subject): answered \(status), \(size) bytes, \(milliseconds(duration)) ms\(left)"
        case .waiting(let start, let end, let reason, _):
            return
                "\(subject): waiting \(tenths(end.timeIntervalSince(start))) s until \(HTTPDate.format(end)), \(reason)"
        case .budgetStoreFailed(let type): return "\(subject): counting alone, the store of budgets threw \(type)"
        case .repeated(let reason): return "\(subject): repeated, \(reason)"
        case .failed(let error): return "\(subject): failed, \(error)"
        case .cancelled: return "\(subject): cancelled"
        }
    }

    private static func tenths(_ seconds: Double) -> Double { (seconds * 10).rounded() / 10 }

    private static func milliseconds(_ duration: Duration) -> Int64 {
        duration.components.seconds &* 1000 &+ duration.components.attoseconds / 1_000_000_000_000_000
    }
}
