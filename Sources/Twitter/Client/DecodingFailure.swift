import OAuth1
import TwitterJSON

/// What a decoder's error says, in one sentence without the data.
enum DecodingFailure {
    static func sentence(for error: any Error) -> String {
        guard let error = error as? DecodingError else {
            if let error = error as? JSONError { return error.description }
            if let error = error as? MissingCredential { return error.description }
            if let error = error as? OAuth1Error { return "\(error)." }
            // The text of a foreign error may hold anything, so only its type is told.
            return "\(type(of: error)) was thrown."
        }
        switch error {
        case .keyNotFound(let key, let context): return "\(place(context.codingPath + [key])) is missing."
        case .valueNotFound(_, let context): return "\(place(context.codingPath)) is null."
        case .typeMismatch(let type, let context): return "\(place(context.codingPath)) is no \(type)."
        case .dataCorrupted(let context): return "\(place(context.codingPath)) is not the JSON that was expected."
        @unknown default: return "it is not the JSON that was expected."
        }
    }

    private static func place(_ path: [any CodingKey]) -> String {
        guard !path.isEmpty else { return "the body" }
        return path.reduce("") { text, key in
            if let index = key.intValue { return "\(text)[\(index)]" }
            return text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)"
        }
    }
}
