extension VideoInfo {
    /// The MP4 file with the most bits a second; without one the first variant, such as a playlist.
    public var bestVariant: VideoVariant? {
        let files = (variants ?? []).filter { $0.contentType == "video/mp4" && $0.url != nil }
        return files.max { ($0.bitrate ?? 0) < ($1.bitrate ?? 0) } ?? variants?.first { $0.url != nil }
    }
}

extension MediaEntity {
    /// The best file of a video or animated GIF, as ``VideoInfo/bestVariant`` chooses it.
    public var bestVideoVariant: VideoVariant? { videoInfo?.bestVariant }
}
