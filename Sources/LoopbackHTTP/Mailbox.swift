import Locking
import Readiness

/// The way of every other thread to the server's loop.
final class Mailbox: Sendable {
    enum Message: Sendable {
        case answer(Response, descriptor: Int32, connection: Int)
        case stop(grace: Duration)
    }

    private struct Contents: Sendable {
        var messages: [Message] = []
        /// Gone once the loop has ended, so that its descriptor does not live as long as a handler that hangs.
        var wakeup: Wakeup?
    }

    private let contents: Locked<Contents>

    init(wakeup: Wakeup) {
        contents = Locked(Contents(wakeup: wakeup))
    }

    /// Hands a message to the loop; after its end, to nobody.
    func post(_ message: Message) {
        let wakeup = contents.withLock { contents -> Wakeup? in
            // Later messages find the loop awake already.
            guard let wakeup = contents.wakeup else { return nil }
            contents.messages.append(message)
            return contents.messages.count == 1 ? wakeup : nil
        }
        wakeup?.signal()
    }

    /// Takes all messages out, in order.
    func takeAll() -> [Message] {
        contents.withLock { contents in
            let messages = contents.messages
            contents.messages = []
            return messages
        }
    }

    /// Drops what is left and everything that comes.
    func close() {
        contents.withLock { $0 = Contents() }
    }
}
