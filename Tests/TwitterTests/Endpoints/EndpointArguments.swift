@testable import Twitter

extension TweetOptions {
    /// Every option set.
    static var all: TweetOptions {
        var options = TweetOptions()
        options.trimUser = true
        options.includeEntities = false
        options.includeAltText = true
        options.includeCardURI = true
        options.includeEditControl = true
        return options
    }
}

extension UserOptions {
    /// Every option set.
    static let all = UserOptions(includeEntities: false, skipStatus: true)
}

extension StreamOptions {
    /// Every option set.
    static var all: StreamOptions {
        var options = StreamOptions()
        options.delimited = true
        options.stallWarnings = true
        options.language = ["en", "de"]
        options.filterLevel = .low
        options.mode = .extended
        options.includeEditControl = true
        return options
    }
}

extension OEmbedOptions {
    /// Every option set.
    static var all: OEmbedOptions {
        var options = OEmbedOptions()
        options.maxWidth = 220
        options.hideMedia = true
        options.hideThread = true
        options.omitScript = true
        options.alignment = .center
        options.related = ["nasa", "esa"]
        options.language = "de"
        options.theme = .dark
        options.linkColor = "#ff0000"
        options.widgetType = .video
        options.doNotTrack = true
        return options
    }
}

extension GeoPosition {
    /// A point whose halves tell each other apart.
    static let sample = GeoPosition(latitude: 37.5, longitude: -122.25)
}
