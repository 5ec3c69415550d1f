package import Twitter

extension Tweet {
    /// The Tweet on one line: id, date, author and text.
    package var line: String {
        let date = createdAt.map { TwitterDate.format($0, as: .trends) } ?? "-"
        let text = (wholeText ?? "").unescapingMarkup.onOneLine
        return "\(id)  \(date)  @\(user?.screenName ?? "?"): \(text)"
    }
}

extension String {
    /// The text without line feeds and other control characters, which could steer a terminal.
    package var onOneLine: String {
        let scalars = unicodeScalars.map { scalar -> Unicode.Scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: " "
            default: scalar
            }
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// The text with the three characters that the service escapes in Tweets.
    fileprivate var unescapingMarkup: String {
        replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }
}
