import TwitterHTTP

extension Answer {
    /// The same answer as GNU social would give it.
    ///
    /// - Parameters:
    ///   - path: The path of the endpoint, without version and extension.
    ///   - target: The path that was asked for.
    /// - Returns: The answer in that dialect.
    func inGNUSocial(path: String, target: String) -> Answer {
        var answer = self
        answer.headers = HTTPFields()
        for field in headers where !field.name.lowercased().hasPrefix("x-rate-limit") {
            answer.headers.append(name: field.name, value: field.value)
        }
        answer.headers["Connection"] = "close"
        guard let json else { return answer }
        guard code != nil else {
            answer.body = json.inGNUSocial.bytes
            return answer
        }
        let message = json.refusalMessage ?? ""
        if path.hasPrefix("oauth/") {
            answer.contentType = "text/plain; charset=utf-8"
            answer.body = Array(message.utf8)
        } else if status == 405 || status == 404 && code == 34 {
            let page = Answer.page("\(status)", "<p>\(message)</p>", status: status)
            (answer.contentType, answer.body) = (page.contentType, page.body)
        } else if path == "media/upload" {
            answer.status = 200
            let body: JSONText = ["errors": [["message": .text(message), "code": 131]]]
            answer.body = body.bytes
        } else {
            let body: JSONText = ["error": .text(message), "request": .text(target)]
            answer.body = body.bytes
        }
        return answer
    }
}

extension JSONText {
    /// The sentence of a refusal in Twitter's shape.
    fileprivate var refusalMessage: String? {
        guard case .list(let errors)? = self["errors"], case .text(let message)? = errors.first?["message"] else {
            return nil
        }
        return message
    }

    /// The same value in the shapes of GNU social.
    var inGNUSocial: JSONText {
        switch self {
        case .list(let elements): .list(elements.map(\.inGNUSocial))
        case .object(let members): Self.social(members)
        default: self
        }
    }

    private static func social(_ members: [(String, JSONText)]) -> JSONText {
        let whole = JSONText.object(members)
        // Pages are bare lists.
        for list in ["ids", "statuses"] { if let elements = whole[list] { return elements.inGNUSocial } }
        if whole["media_id"] != nil { return .object(members.flatMap(media)) }
        if whole["recipient_id"] != nil { return .object(members.flatMap(message)) }
        if whole["screen_name"] != nil { return .object(members.flatMap(user)) }
        if whole["created_at"] != nil { return .object(members.flatMap(status) + statusExtras(whole)) }
        return .object(members.map { ($0.0, $0.1.inGNUSocial) })
    }

    private static func user(_ name: String, _ value: JSONText) -> [(String, JSONText)] {
        switch name {
        case "id_str", "verified", "entities", "lang": []
        case "utc_offset": [(name, "0"), ("linkcolor", false)]
        default: [(name, value.inGNUSocial)]
        }
    }

    private static func message(_ name: String, _ value: JSONText) -> [(String, JSONText)] {
        name == "entities" || name.hasSuffix("_str") ? [] : [(name, value.inGNUSocial)]
    }

    private static func status(_ name: String, _ value: JSONText) -> [(String, JSONText)] {
        switch name {
        case "entities", "extended_entities", "lang", "retweet_count", "favorite_count", "display_text_range",
            "is_quote_status", "place", "contributors", "coordinates":
            []
        case "full_text": [("text", value)]
        case "source": [(name, nil)]
        case "in_reply_to_status_id":
            if case .integer(let id) = value { [(name, .text(String(id)))] } else { [(name, value)] }
        case _ where name.hasSuffix("_str"): []
        default: [(name, value.inGNUSocial)]
        }
    }

    private static func statusExtras(_ status: JSONText) -> [(String, JSONText)] {
        var extras: [(String, JSONText)] = [("repeated", false)]
        if let text = status["full_text"] ?? status["text"], case .text(let text) = text {
            let html: HTMLText = "\(text)"
            extras.append(("statusnet_html", .text(html.markup)))
        }
        if case .integer(let id)? = status["id"] {
            extras.append(("uri", .text("tag:localhost,objectType=note:\(id)")))
        }
        guard case .list(let media)? = status["extended_entities"]?["media"] else { return extras }
        let attachments = media.map { medium -> JSONText in
            ["url": medium["media_url"] ?? nil, "mimetype": "image/png", "size": "1"]
        }
        return extras + [("attachments", .list(attachments))]
    }

    private static func media(_ name: String, _ value: JSONText) -> [(String, JSONText)] {
        switch (name, value) {
        case ("media_id", .integer(let id)): return [(name, .text(String(id)))]
        case ("image", .object(let members)):
            let sizes = members.map { member -> (String, JSONText) in
                if case .integer(let size) = member.1 { (member.0, .text(String(size))) } else { member }
            }
            return [(name, .object(sizes))]
        default: return [(name, value)]
        }
    }
}
