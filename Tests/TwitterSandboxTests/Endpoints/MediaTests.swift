import FoundationEssentials
import Testing
import Twitter
import TwitterSandbox

@Suite(.serialized) struct MediaTests {
    private static let picture = Array("GIF87aaaaa".utf8)

    @Test func picturesAreUploadedInPieces() async throws {
        try await withSandbox { sandbox in
            let ada = sandbox.client(as: sandbox.ada)
            let media = ada.media
            let id = try await media.uploadInit(totalBytes: 10, mediaType: "image/gif").value.id
            try await media.uploadAppend(mediaID: id, segmentIndex: 1, media: Array(Self.picture[6...])).send()
            #expect(try await refusal(of: media.uploadFinalize(mediaID: id)).code == APIErrorCode(rawValue: 324))
            let tooMuch = media.uploadAppend(mediaID: id, segmentIndex: 2, media: Self.picture)
            #expect(try await refusal(of: tooMuch).code == APIErrorCode(rawValue: 324))
            try await media.uploadAppend(mediaID: id, segmentIndex: 0, media: Array(Self.picture[..<6])).send()
            let foreign = sandbox.client(as: sandbox.bob).media.uploadFinalize(mediaID: id)
            #expect(try await refusal(of: foreign).status == 400)
            #expect(try await media.uploadFinalize(mediaID: id).value.size == 10)
            #expect(try await media.uploadStatus(mediaID: id).value.image?.width == 0x6161)
            #expect(
                try await ada.statuses.update(status: "x", mediaIDs: [id]).value.extendedEntities?.media?.count == 1)
        }
    }
}
