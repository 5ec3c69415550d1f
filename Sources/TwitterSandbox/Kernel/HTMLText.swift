import TwitterHTTP

/// A piece of HTML: what is interpolated is escaped, unless it is HTML itself.
struct HTMLText: ExpressibleByStringInterpolation {
    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var markup = ""

        init(literalCapacity: Int, interpolationCount: Int) {}
        mutating func appendLiteral(_ literal: String) { markup += literal }
        mutating func appendInterpolation(_ text: String) { markup += HTMLText.escaped(text) }
        mutating func appendInterpolation(_ html: HTMLText) { markup += html.markup }
    }

    let markup: String

    init(stringLiteral value: String) { markup = value }
    init(stringInterpolation: StringInterpolation) { markup = stringInterpolation.markup }

    /// A text as it may stand between tags and in a quoted attribute.
    private static func escaped(_ text: String) -> String {
        var output = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": output += "&amp;"
            case "<": output += "&lt;"
            case ">": output += "&gt;"
            case "\"": output += "&quot;"
            case "'": output += "&#39;"
            default: output.unicodeScalars.append(scalar)
            }
        }
        return output
    }
}

extension Answer {
    /// A page with a title.
    static func page(_ title: String, _ content: HTMLText, status: Int = 200) -> Answer {
        let html: HTMLText = """
            <!DOCTYPE html>
            <html lang="en">
            <head><meta charset="utf-8"><title>\(title)</title></head>
            <body>
            <h1>\(title)</h1>
            \(content)
            </body>
            </html>

            """
        return Answer(
            status: status,
            headers: [
                "Cache-Control": "no-store", "Referrer-Policy": "no-referrer",
                "Content-Security-Policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
            ],
            contentType: "text/html; charset=utf-8", body: Array(html.markup.utf8),
            reason: status < 400 ? nil : title)
    }

    /// A page that sends the browser on.
    static func redirect(to url: String) -> Answer {
        var answer = page("Redirecting", "<p><a id=\"continue\" href=\"\(url)\">Back to the app</a></p>", status: 303)
        answer.headers["Location"] = url
        return answer
    }
}
