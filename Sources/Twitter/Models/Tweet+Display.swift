extension Tweet {
    /// The address of the tweet on the web site.
    ///
    /// It has the author's screen name where that is known; the site finds the tweet without it, too.
    public var url: String {
        guard let name = user?.screenName, !name.isEmpty else { return "https://twitter.com/i/web/status/\(id)" }
        return "https://twitter.com/\(name)/status/\(id)"
    }

    /// The name of the posting application, ``source`` without its tag; `nil` when there is none.
    public var sourceName: String? {
        guard let source else { return nil }
        var text = source[...]
        let name = Markup.nextElement(named: "a", in: &text)?.text ?? source
        return name.isEmpty ? nil : name
    }

    /// Where the tweet was posted, from ``coordinates``, or else from the old field ``geo``.
    public var position: GeoPosition? { coordinates?.position ?? geo?.position }

    /// ``wholeText`` with the addresses that its t.co links lead to in place of them.
    ///
    /// Links to media lead to the page of the picture. A link that does not stand where the service says stays as it is.
    public var expandedText: String? {
        guard let text = wholeText else { return nil }
        var links: [(range: Range<String.Index>, address: String)] = []
        func add(_ part: some TextPart, _ url: String?, _ address: String?) {
            guard let url, let address, let range = part.range(in: text), text[range] == url else { return }
            links.append((range, address))
        }
        for link in wholeTextEntities?.urls ?? [] { add(link, link.url, link.expandedURL) }
        // Several pictures share one link, so that only the first of them takes its place.
        if let media = wholeTextMedia.first { add(media, media.url, media.expandedURL) }
        var expanded = ""
        var end = text.startIndex
        for link in links.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where link.range.lowerBound >= end {
            expanded += text[end..<link.range.lowerBound] + link.address
            end = link.range.upperBound
        }
        return expanded + text[end...]
    }

    /// The part of ``wholeText`` to show, without leading mentions and trailing links.
    public var displayText: String? {
        guard let text = wholeText else { return nil }
        guard let range = wholeTextDisplayRange.flatMap({ text.range(ofCodePoints: $0) }) else { return text }
        return String(text[range])
    }
}
