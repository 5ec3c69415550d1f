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

    private var all: [UInt64: StoredMedia] = [:]
    private var nextID: UInt64 = 1_600_000_000_000_000_001

    func media(_ id: UInt64) -> StoredMedia? { all[id] }

    /// Keeps a picture; `nil` if the bytes are none that the sandbox knows.
    mutating func add(_ bytes: [UInt8], owner: User.ID) -> StoredMedia? {
        guard let (type, width, height) = Self.kind(of: bytes) else { return nil }
        let media = StoredMedia(
            id: nextID, owner: owner, size: bytes.count, type: type, width: width, height: height)
        all[nextID] = media
        nextID += 1
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
