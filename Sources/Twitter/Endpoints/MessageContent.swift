public import TwitterJSON

/// What a direct message or a welcome message says.
public struct MessageContent: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text, up to 10,000 characters, 9,990 in a welcome message.
    public var text: String
    /// Answers that are offered to the reader.
    public var quickReply: QuickReply?
    /// A picture, a video or a place.
    public var attachment: Attachment?
    /// Buttons below the text, up to three.
    public var buttons: [Button] = []

    /// Creates a message that is a text.
    ///
    /// - Parameter text: The text.
    public init(_ text: String) { self.text = text }

    /// Creates a message that is a text.
    public init(stringLiteral value: String) { self.init(value) }

    /// Answers that are offered to the reader.
    public enum QuickReply: Hashable, Sendable {
        /// Up to 20 texts to choose from; if one has a description, all must have one.
        case options([Option])
        /// The place where the reader is; the metadata comes back with the answer.
        case location(metadata: String? = nil)
        /// A kind of another name, with what stands under that name; such as `text_input`.
        case other(type: String, content: JSON)
    }

    /// A text to choose as an answer.
    public struct Option: Hashable, Sendable {
        /// The answer, up to 36 characters, without links.
        public var label: String
        /// What stands below it, up to 72 characters.
        public var description: String?
        /// What comes back with the answer, up to 1,000 characters; the reader does not see it.
        public var metadata: String?

        /// Creates an option.
        ///
        /// - Parameters:
        ///   - label: The answer, up to 36 characters, without links.
        ///   - description: What stands below it, up to 72 characters.
        ///   - metadata: What comes back with the answer, up to 1,000 characters.
        public init(label: String, description: String? = nil, metadata: String? = nil) {
            self.label = label
            self.description = description
            self.metadata = metadata
        }
    }

    /// What comes along with a message.
    public enum Attachment: Hashable, Sendable {
        /// A picture, GIF or video, uploaded for messages.
        case media(Media.ID)
        /// A point, in degrees.
        case coordinate(latitude: Double, longitude: Double)
        /// A place, by the id that the geo endpoints give.
        case place(id: String)
    }

    /// A button that opens an address.
    public struct Button: Hashable, Sendable {
        /// What stands on it, up to 36 characters.
        public var label: String
        /// The address that it opens.
        public var url: String

        /// Creates a button.
        ///
        /// - Parameters:
        ///   - label: What stands on it, up to 36 characters.
        ///   - url: The address that it opens.
        public init(label: String, url: String) {
            self.label = label
            self.url = url
        }
    }

    /// The value of `message_data`.
    var json: JSON {
        JSON(members: [
            "text": .string(text), "quick_reply": quickReply?.json, "attachment": attachment?.json,
            "ctas": buttons.isEmpty ? nil : .array(buttons.map(\.json)),
        ])
    }
}

extension MessageContent.QuickReply {
    fileprivate var json: JSON {
        switch self {
        case .options(let options): ["type": "options", "options": .array(options.map(\.json))]
        case .location(let metadata):
            ["type": "location", "location": JSON(members: ["metadata": metadata.map(JSON.string)])]
        case .other(let type, let content): .object([.init("type", .string(type)), .init(type, content)])
        }
    }
}

extension MessageContent.Option {
    fileprivate var json: JSON {
        JSON(members: [
            "label": .string(label), "description": description.map(JSON.string), "metadata": metadata.map(JSON.string),
        ])
    }
}

extension MessageContent.Attachment {
    fileprivate var json: JSON {
        switch self {
        case .media(let id): ["type": "media", "media": ["id": JSON(id)]]
        case .coordinate(let latitude, let longitude):
            // GeoJSON has the longitude first (RFC 7946, section 3.1.1).
            location(
                "shared_coordinate",
                [
                    "coordinates": [
                        "type": "Point", "coordinates": [JSON(floatLiteral: longitude), JSON(floatLiteral: latitude)],
                    ]
                ])
        case .place(let id): location("shared_place", ["place": ["id": .string(id)]])
        }
    }

    private func location(_ type: String, _ content: JSON) -> JSON {
        ["type": "location", "location": .object([.init("type", .string(type)), .init(type, content)])]
    }
}

extension MessageContent.Button {
    fileprivate var json: JSON { ["type": "web_url", "label": .string(label), "url": .string(url)] }
}
