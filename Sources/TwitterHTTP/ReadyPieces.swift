import Synchronization

/// The pieces of a body that does not have to be waited for.
final class ReadyPieces: ResponseBodySource {
    private let pieces: [[UInt8]]
    private let position = Atomic(0)

    init(_ pieces: [[UInt8]]) {
        self.pieces = pieces.filter { !$0.isEmpty }
    }

    func nextPiece() async throws -> [UInt8]? {
        try Task.checkCancellation()
        let index = position.add(1, ordering: .relaxed).oldValue
        return index < pieces.count ? pieces[index] : nil
    }

    func close() {}
}
