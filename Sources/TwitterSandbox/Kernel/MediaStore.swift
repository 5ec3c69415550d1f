import Twitter

/// A picture of the sandbox.
struct StoredMedia {
    let id: UInt64
    let owner: User.ID
    let size: Int
    let type: String
    let width: UInt64
    let height: UInt64
}

/// All uploaded pictures.
struct MediaStore {
    /// What a picture may weigh, in bytes.
    static let maximumSize = 5 << 20

    /// A file that comes in pieces.
    private struct Pending {
        let owner: User.ID
        let total: Int
        var pieces: [Int: [UInt8]] = [:]

        var size: Int { pieces.values.reduce(0) { $0 + $1.count } }
    }

    private var all: [UInt64: StoredMedia] = [:]
    private var pending: [UInt64: Pending] = [:]
    var nextID: UInt64 = 1_600_000_000_000_000_001

    func media(_ id: UInt64) -> StoredMedia? { all[id] }

    /// Keeps a picture; `nil` if the bytes are none that the sandbox knows.
    mutating func add(_ bytes: [UInt8], owner: User.ID) -> StoredMedia? {
        let media = keep(bytes, as: nextID, owner: owner)
        if media != nil { nextID += 1 }
        return media
    }

    /// Waits for the pieces of a file.
    ///
    /// - Returns: The id that the pieces name.
    mutating func begin(_ total: Int, owner: User.ID) -> UInt64 {
        defer { nextID += 1 }
        pending[nextID] = Pending(owner: owner, total: total)
        return nextID
    }

    func isPending(_ id: UInt64, owner: User.ID) -> Bool { pending[id]?.owner == owner }

    /// Keeps a piece; one that comes twice replaces the first.
    ///
    /// - Returns: Whether there was room for it.
    mutating func append(_ bytes: [UInt8], at index: Int, to id: UInt64) -> Bool {
        guard var file = pending[id] else { return false }
        file.pieces[index] = bytes
        guard file.size <= file.total else { return false }
        pending[id] = file
        return true
    }

    /// Puts the pieces together; `nil` if bytes are missing or make no picture that the sandbox knows.
    mutating func finish(_ id: UInt64) -> StoredMedia? {
        guard let file = pending[id], file.size == file.total else { return nil }
        let bytes = file.pieces.sorted { $0.key < $1.key }.flatMap(\.value)
        guard let media = keep(bytes, as: id, owner: file.owner) else { return nil }
        pending[id] = nil
        return media
    }

    private mutating func keep(_ bytes: [UInt8], as id: UInt64, owner: User.ID) -> StoredMedia? {
        guard let (type, width, height) = Self.kind(of: bytes) else { return nil }
        let media = StoredMedia(id: id, owner: owner, size: bytes.count, type: type, width: width, height: height)
        all[id] = media
        return media
    }

    /// The media type and the size in pixels; of JPEG, whose size stands deep inside, 0.
    private static func kind(of bytes: [UInt8]) -> (type: String, width: UInt64, height: UInt64)? {
        func number(_ range: Range<Int>, littleEndian: Bool = false) -> UInt64 {
            let digits = littleEndian ? bytes[range].reversed() : Array(bytes[range])
            return digits.reduce(0) { $0 << 8 | UInt64($1) }
        }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 {
            return ("image/png", number(16..<20), number(20..<24))
        }
        if bytes.starts(with: "GIF8".utf8), bytes.count >= 10 {
            return ("image/gif", number(6..<8, littleEndian: true), number(8..<10, littleEndian: true))
        }
        return bytes.starts(with: [0xFF, 0xD8, 0xFF]) ? ("image/jpeg", 0, 0) : nil
    }
}
