/// How an embedded Tweet or timeline should look.
public struct OEmbedOptions: Hashable, Sendable {
    /// On which side it stands; an open set.
    public struct Alignment: RawRepresentable, Hashable, Sendable, ParameterValue {
        /// The value of `align`.
        public let rawValue: String

        /// Creates an alignment from the value of `align`.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Where the page puts it, which is the default.
        public static let none = Alignment(rawValue: "none")
        /// On the left.
        public static let left = Alignment(rawValue: "left")
        /// On the right.
        public static let right = Alignment(rawValue: "right")
        /// In the middle.
        public static let center = Alignment(rawValue: "center")
    }

    /// Its colours; an open set.
    public struct Theme: RawRepresentable, Hashable, Sendable, ParameterValue {
        /// The value of `theme`.
        public let rawValue: String

        /// Creates a theme from the value of `theme`.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Dark text on light ground, which is the default.
        public static let light = Theme(rawValue: "light")
        /// Light text on dark ground.
        public static let dark = Theme(rawValue: "dark")
    }

    /// What kind it is; an open set.
    public struct WidgetType: RawRepresentable, Hashable, Sendable, ParameterValue {
        /// The value of `widget_type`.
        public let rawValue: String

        /// Creates a kind from the value of `widget_type`.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A video with little around it.
        public static let video = WidgetType(rawValue: "video")
    }

    /// The largest width in pixels, from 220 to 550.
    public var maxWidth: Int?
    /// Whether links are not expanded to pictures, videos and previews.
    public var hideMedia: Bool?
    /// Whether the Tweet that a reply answers is left out.
    public var hideThread: Bool?
    /// Whether the script is left out, because the page has it already.
    public var omitScript: Bool?
    /// On which side it stands.
    public var alignment: Alignment?
    /// Screen names of accounts that it recommends.
    public var related: [String]?
    /// The language of its own words, as an ISO 639-1 code.
    public var language: String?
    /// Its colours.
    public var theme: Theme?
    /// The colour of links, as six hexadecimal digits with or without `#`.
    public var linkColor: String?
    /// What kind it is.
    public var widgetType: WidgetType?
    /// Whether it must not serve to personalise what the reader is shown.
    public var doNotTrack: Bool?

    /// Creates options that leave everything to the service.
    public init() {}

    var parameters: Parameters {
        [
            "maxwidth": maxWidth, "hide_media": hideMedia, "hide_thread": hideThread, "omit_script": omitScript,
            "align": alignment, "related": related, "lang": language, "theme": theme, "link_color": linkColor,
            "widget_type": widgetType, "dnt": doNotTrack,
        ]
    }
}
