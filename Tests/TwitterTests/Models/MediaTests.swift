import Testing
import TwitterJSON

@testable import Twitter

@Suite struct MediaTests {
    private func media(_ body: String) throws -> Media {
        try decodeModel(Media.self, from: Array(body.utf8))
    }

    @Test func allFields() throws {
        let body = #"""
            {"media_id": 700000000000000513, "media_id_string": "700000000000000513", "media_key": "3_7000", "size": 11065,
             "expires_after_secs": 86400, "image": {"image_type": "image/jpeg", "w": 800, "h": 320},
             "video": {"video_type": "video/mp4"},
             "processing_info": {"state": "failed", "check_after_secs": 5, "progress_percent": 12,
                                 "error": {"code": 1, "name": "InvalidMedia", "message": "Unsupported video format"}}}
            """#
        let media = try media(body)
        #expect(media.id == 700_000_000_000_000_513)
        #expect(media.mediaKey == "3_7000" && media.size == 11_065 && media.expiresAfterSeconds == 86_400)
        #expect(media.image?.imageType == "image/jpeg" && media.image?.width == 800 && media.image?.height == 320)
        #expect(media.video?.videoType == "video/mp4")
        let info = try #require(media.processingInfo)
        #expect(info.state == .failed && info.checkAfterSeconds == 5 && info.progressPercent == 12)
        #expect(info.error?.code == 1 && info.error?.name == "InvalidMedia")
        #expect(info.error?.message == "Unsupported video format")
        try expectWritten(media, body)
    }

    @Test(
        arguments: [
            ("pending", .pending), ("in_progress", .inProgress), ("succeeded", .succeeded), ("failed", .failed),
            ("resting", ProcessingInfo.State(rawValue: "resting")),
        ] as [(String, ProcessingInfo.State)])
    func states(text: String, state: ProcessingInfo.State) throws {
        let media = try media(
            "{\"media_id\": 1, \"processing_info\": {\"state\": \"\(text)\", \"check_after_secs\": 5}}")
        #expect(media.processingInfo?.state == state)
        #expect(media.processingInfo?.checkAfterSeconds == 5)
        #expect(media.processingInfo?.error == nil && media.processingInfo?.progressPercent == nil)
    }

    @Test func failureWithoutMessage() throws {
        let media = try media(
            #"{"media_id": 1, "processing_info": {"state": "failed", "error": {"code": 1, "name": "InvalidMedia"}}}"#)
        #expect(media.processingInfo?.state == .failed)
        #expect(media.processingInfo?.error?.name == "InvalidMedia")
        #expect(media.processingInfo?.error?.code == 1 && media.processingInfo?.error?.message == nil)
    }

    @Test(arguments: ["null", "7", "[]", "\"x\""])
    func unreadableParts(json: String) throws {
        let fields = ["image", "video", "processing_info"].map { "\"\($0)\": \(json)" }.joined(separator: ", ")
        #expect(try media("{\"media_id_string\": \"1\", \(fields)}") == Media(id: 1))
    }

    @Test(arguments: ["{}", #"{"media_id": null}"#, #"{"size": 1}"#, "[]", "7"])
    func noMedia(body: String) {
        #expect(throws: JSONError.self) { try media(body) }
    }
}
