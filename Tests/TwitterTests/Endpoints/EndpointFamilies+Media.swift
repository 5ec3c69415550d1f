import FoundationEssentials

@testable import Twitter

extension EndpointFamilies {
    static let media: [EndpointRow] = [
        EndpointRow(
            "POST media/upload", host: .upload,
            sends: """
                media_category=dm_image
                additional_owners=11,12
                shared=true
                media=GIF87aaaaa
                """
        ) {
            $0.media.upload(
                media: EndpointWorld.picture, filename: "a.png", category: .messageImage, additionalOwners: [11, 12],
                shared: true)
        },
        EndpointRow(
            "POST media/upload", host: .upload,
            sends: """
                media_category=tweet_image
                additional_owners=11
                shared=false
                media_data=R0lGODdhYWFhYQ==
                """
        ) {
            $0.media.upload(
                mediaData: "R0lGODdhYWFhYQ==", category: .tweetImage, additionalOwners: [11], shared: false)
        },
        EndpointRow(
            "POST media/upload", host: .upload,
            sends: """
                command=INIT
                total_bytes=10240
                media_type=video/mp4
                media_category=amplify_video
                additional_owners=11,12
                shared=true
                """
        ) {
            $0.media.uploadInit(
                totalBytes: 10_240, mediaType: "video/mp4", category: .amplifyVideo, additionalOwners: [11, 12],
                shared: true)
        },
        EndpointRow(
            "POST media/upload", host: .upload,
            sends: """
                command=APPEND
                media_id=31
                segment_index=999
                media=a
                """
        ) {
            $0.media.uploadAppend(mediaID: 31, segmentIndex: 999, media: [97])
        },
        EndpointRow(
            "POST media/upload", host: .upload,
            sends: """
                command=APPEND
                media_id=31
                segment_index=0
                media_data=YQ==
                """
        ) {
            $0.media.uploadAppend(mediaID: 31, segmentIndex: 0, mediaData: "YQ==")
        },
        EndpointRow(
            "POST media/upload", host: .upload, sends: "command=FINALIZE\nmedia_id=31\nallow_async=true",
            exchange: .answered { try await $0.media.uploadAppend(mediaID: 31, segmentIndex: 1, media: [97]).send() }
        ) {
            $0.media.uploadFinalize(mediaID: 31, allowAsync: true)
        },
        EndpointRow("GET media/upload", host: .upload, sends: "command=STATUS\nmedia_id=31") {
            $0.media.uploadStatus(mediaID: 31)
        },
        EndpointRow(
            "POST media/metadata/create", host: .upload,
            sends: """
                media_id=31
                alt_text={"text":"A \\"moon\\" 🌕"}
                alt_text.text=A "moon" 🌕
                """
        ) {
            $0.media.metadata.create(mediaID: 31, altText: "A \"moon\" 🌕")
        },
        EndpointRow(
            "POST media/subtitles/create", host: .upload,
            sends: """
                media_id=31
                media_category=TweetVideo
                subtitle_info={"subtitles":[{"media_id":"32","language_code":"EN","display_name":"English"}]}
                subtitle_info.subtitles=[{"media_id":"32","language_code":"EN","display_name":"English"}]
                subtitle_info.subtitles.media_id=32
                subtitle_info.subtitles.language_code=EN
                subtitle_info.subtitles.display_name=English
                """
        ) {
            $0.media.subtitles.create(
                mediaID: 31, subtitles: [.init(mediaID: 32, languageCode: "EN", displayName: "English")])
        },
        EndpointRow(
            "POST media/subtitles/delete", host: .upload,
            sends: """
                media_id=31
                media_category=tweet_video
                subtitle_info={"subtitles":[{"language_code":"EN"},{"language_code":"DE"}]}
                subtitle_info.subtitles=[{"language_code":"EN"},{"language_code":"DE"}]
                subtitle_info.subtitles.language_code=EN
                subtitle_info.subtitles.language_code=DE
                """
        ) {
            $0.media.subtitles.delete(mediaID: 31, category: .tweetVideo, languageCodes: ["EN", "DE"])
        },
    ]

    static let ton: [EndpointRow] = [
        EndpointRow("POST ton/bucket/:bucket", host: .ton, sends: "body=") {
            $0.ton.bucket.add(bucket: "ta_partner", bytes: [97], contentType: "text/plain", expires: Fixed.date)
        },
        EndpointRow("POST ton/bucket/:bucket", host: .ton, sends: "resumable=true") {
            $0.ton.bucket.add(bucket: "ta_partner", resumableBytes: 100, contentType: "text/csv", expires: Fixed.date)
        },
        EndpointRow("PUT ton/bucket/:bucket/:file", host: .ton, sends: "resumable=true\nresumeId=7\nbody=") {
            $0.ton.bucket.update(
                bucket: "ta_partner", file: "a b.txt", resumeID: 7, bytes: [97, 98], offset: 10, totalBytes: 100,
                contentType: "text/csv")
        },
    ]
}
