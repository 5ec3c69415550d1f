import Twitter

/// A form of a page: where it goes and what is hidden in it.
struct HTMLForm {
    let action: String
    let hidden: [Parameter]

    /// Finds the first form with a field of a name; `nil` if there is none.
    init?(in page: HTMLBrowser.Page, holding field: String) {
        for form in page.html.split(separator: "<form", omittingEmptySubsequences: false).dropFirst() {
            let content = form[..<(form.firstRange(of: "</form")?.lowerBound ?? form.endIndex)]
            let inputs = content.split(separator: "<input").dropFirst().map { $0.prefix { $0 != ">" } }
            guard inputs.contains(where: { Self.attribute("name", of: $0) == field }) else { continue }
            hidden = inputs.filter { Self.attribute("type", of: $0) == "hidden" }.compactMap { input in
                Self.attribute("name", of: input).map { Parameter($0, Self.attribute("value", of: input) ?? "") }
            }
            let target = Self.attribute("action", of: content.prefix { $0 != ">" }) ?? ""
            action = target.contains("://") ? target : "\(page.origin)/\(target.drop { $0 == "/" })"
            return
        }
        return nil
    }

    /// The value of a quoted attribute, entities resolved.
    private static func attribute(_ name: String, of tag: Substring) -> String? {
        guard let start = tag.firstRange(of: " \(name)=\"")?.upperBound else { return nil }
        let value = String(tag[start...].prefix { $0 != "\"" })
        let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
        return entities.reduce(value) { $0.replacing($1.0, with: $1.1) }
    }
}
