import FoundationEssentials
import Twitter

/// The endpoints below `media`.
enum MediaHandlers {
    static func upload(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        let bytes: [UInt8]
        if let raw = request.part("media") {
            bytes = raw
        } else if let text = request.part("media_data").map({ String(decoding: $0, as: UTF8.self) })
            ?? request.parameters["media_data"]
        {
            guard let data = Data(base64Encoded: text) else { throw Self.invalid("media_data is no base64") }
            bytes = Array(data)
        } else {
            throw Refused(400, 38, "media parameter is missing.")
        }
        guard bytes.count <= MediaStore.maximumSize else { throw Self.invalid("the file is larger than 5 MB") }
        guard let media = world.media.add(bytes, owner: user.id) else { throw Self.invalid("the bytes are no picture") }
        return .json([
            "media_id": .integer(media.id), "media_id_string": .text(String(media.id)),
            "size": .integer(UInt64(media.size)), "expires_after_secs": 86400,
            "image": ["image_type": .text(media.type), "w": .integer(media.width), "h": .integer(media.height)],
        ])
    }

    private static func invalid(_ reason: String) -> Refused {
        Refused(400, 324, "The validation of media ids failed.", because: reason)
    }
}
