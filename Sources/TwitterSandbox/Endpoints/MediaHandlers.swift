import FoundationEssentials
import Twitter

/// The endpoints below `media`.
enum MediaHandlers {
    static let routes = [
        Route("POST", "media/upload", upload).seen(by: "MediaTests.picturesAreUploadedInPieces"),
        Route("GET", "media/upload", status).seen(by: "MediaTests.picturesAreUploadedInPieces"),
        Route("POST", "media/metadata/create") { world, request, caller, _ throws(Refused) in
            _ = try owned(try request.json()["media_id"]?.string, world, caller)
            return .empty(200)
        },
        Route("POST", "media/subtitles/create") { world, request, caller, _ throws(Refused) in
            _ = try owned(try request.json()["media_id"]?.string, world, caller)
            return .empty(200)
        },
        Route("POST", "media/subtitles/delete") { world, request, caller, _ throws(Refused) in
            _ = try owned(try request.json()["media_id"]?.string, world, caller)
            return .empty(200)
        },
    ]

    /// Takes a file at once, or in pieces as the command says.
    static func upload(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        let user = try caller.user()
        switch request.parameters["command"] {
        case "INIT":
            guard let total = request.parameters["total_bytes"].flatMap({ Int($0) }), total > 0,
                request.parameters["media_type"] != nil
            else { throw Refused(400, 38, "total_bytes or media_type parameter is missing.") }
            guard total <= MediaStore.maximumSize else { throw invalid("the file is larger than 5 MB") }
            return .json(members(of: world.media.begin(total, owner: user.id)))
        case "APPEND":
            let id = try pending(world, request, user.id)
            guard let index = request.parameters["segment_index"].flatMap({ Int($0) }), (0...999).contains(index) else {
                throw Refused(400, 38, "segment_index parameter is missing.")
            }
            guard world.media.append(try bytes(request), at: index, to: id) else {
                throw invalid("there are more bytes than were announced")
            }
            return .empty(204)
        case "FINALIZE":
            let id = try pending(world, request, user.id)
            guard let media = world.media.finish(id) else {
                throw invalid("the bytes are no picture, or not as many as were announced")
            }
            return .json(json(media))
        default:
            let bytes = try bytes(request)
            guard bytes.count <= MediaStore.maximumSize else { throw invalid("the file is larger than 5 MB") }
            guard let media = world.media.add(bytes, owner: user.id) else { throw invalid("the bytes are no picture") }
            return .json(json(media))
        }
    }

    static func status(
        _ world: inout World, _ request: Inbound, _ caller: Caller, _ now: Date
    ) throws(Refused) -> Answer {
        .json(json(try owned(request.parameters["media_id"], world, caller)))
    }

    private static func bytes(_ request: Inbound) throws(Refused) -> [UInt8] {
        if let raw = request.part("media") { return raw }
        let text = request.part("media_data").map { String(decoding: $0, as: UTF8.self) }
        guard let text = text ?? request.parameters["media_data"] else {
            throw Refused(400, 38, "media parameter is missing.")
        }
        guard let data = Data(base64Encoded: text) else { throw invalid("media_data is no base64") }
        return Array(data)
    }

    private static func pending(_ world: World, _ request: Inbound, _ user: User.ID) throws(Refused) -> UInt64 {
        guard let id = request.parameters["media_id"].flatMap({ UInt64($0) }), world.media.isPending(id, owner: user)
        else { throw invalid("no upload has this media id") }
        return id
    }

    private static func owned(_ id: String?, _ world: World, _ caller: Caller) throws(Refused) -> StoredMedia {
        guard let media = id.flatMap({ UInt64($0) }).flatMap(world.media.media), media.owner == (try caller.user().id)
        else { throw invalid("the media id is unknown") }
        return media
    }

    private static func members(of id: UInt64) -> JSONText {
        ["media_id": .integer(id), "media_id_string": .text(String(id)), "expires_after_secs": 86400]
    }

    private static func json(_ media: StoredMedia) -> JSONText {
        [
            "media_id": .integer(media.id), "media_id_string": .text(String(media.id)),
            "size": .integer(UInt64(media.size)), "expires_after_secs": 86400,
            "image": ["image_type": .text(media.type), "w": .integer(media.width), "h": .integer(media.height)],
        ]
    }

    private static func invalid(_ reason: String) -> Refused {
        Refused(400, 324, "The validation of media ids failed.", because: reason)
    }
}
