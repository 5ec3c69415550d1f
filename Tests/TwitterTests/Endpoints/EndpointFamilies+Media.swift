import FoundationEssentials

@testable import Twitter

extension EndpointFamilies {
    static let media: [EndpointRow] = [
        EndpointRow("POST media/upload", host: .upload) {
            $0.media.upload(
                media: [97], filename: "a.png", category: .messageImage, additionalOwners: [11, 12], shared: true)
        },
        EndpointRow("POST media/upload", host: .upload) {
            $0.media.upload(mediaData: "YQ==", category: .tweetImage, additionalOwners: [11], shared: false)
        },
        EndpointRow("POST media/upload", host: .upload) {
            $0.media.uploadInit(
                totalBytes: 10_240, mediaType: "video/mp4", category: .amplifyVideo, additionalOwners: [11, 12],
                shared: true)
        },
        EndpointRow("POST media/upload", host: .upload) {
            $0.media.uploadAppend(mediaID: 31, segmentIndex: 999, media: [97])
        },
        EndpointRow("POST media/upload", host: .upload) {
            $0.media.uploadAppend(mediaID: 31, segmentIndex: 0, mediaData: "YQ==")
        },
        EndpointRow("POST media/upload", host: .upload) { $0.media.uploadFinalize(mediaID: 31, allowAsync: true) },
        EndpointRow("GET media/upload", host: .upload) { $0.media.uploadStatus(mediaID: 31) },
        EndpointRow("POST media/metadata/create", host: .upload) {
            $0.media.metadata.create(mediaID: 31, altText: "A \"moon\" 🌕")
        },
        EndpointRow("POST media/subtitles/create", host: .upload) {
            $0.media.subtitles.create(
                mediaID: 31, subtitles: [.init(mediaID: 32, languageCode: "EN", displayName: "English")])
        },
        EndpointRow("POST media/subtitles/delete", host: .upload) {
            $0.media.subtitles.delete(mediaID: 31, category: .tweetVideo, languageCodes: ["EN", "DE"])
        },
    ]

    static let ton: [EndpointRow] = [
        EndpointRow("POST ton/bucket/:bucket", host: .ton) {
            $0.ton.bucket.add(bucket: "ta_partner", bytes: [97], contentType: "text/plain", expires: Fixed.date)
        },
        EndpointRow("POST ton/bucket/:bucket", host: .ton) {
            $0.ton.bucket.add(bucket: "ta_partner", resumableBytes: 100, contentType: "text/csv", expires: Fixed.date)
        },
        EndpointRow("PUT ton/bucket/:bucket/:file", host: .ton) {
            $0.ton.bucket.update(
                bucket: "ta_partner", file: "a b.txt", resumeID: 7, bytes: [97, 98], offset: 10, totalBytes: 100,
                contentType: "text/csv")
        },
    ]
}
