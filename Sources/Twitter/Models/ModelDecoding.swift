public import FoundationEssentials
import TwitterJSON

/// Reads one model from a body: from the tape if it can, else through Foundation's decoder.
///
/// - Throws: `JSONError` or `DecodingError` when the body is no JSON or not that of the model.
func decodeModel<Model: Decodable>(_ type: Model.Type, from bytes: [UInt8]) throws -> Model {
    if let readable = type as? any JSONReadable.Type, let model = try readable.init(parsing: bytes) as? Model {
        return model
    }
    return try JSONDecoder.twitter.decode(type, from: Data(bytes))
}

/// Reads a model of this library from the tape.
///
/// - Throws: `JSONError` when the body is no JSON or not that of the model.
func decodeModel<Model: Decodable & JSONReadable>(_ type: Model.Type, from bytes: [UInt8]) throws -> Model {
    try Model(parsing: bytes)
}

/// Reads a list of models from a body; elements that cannot be read are dropped and named.
///
/// - Throws: `JSONError` or `DecodingError` when the body is no JSON or no list.
func decodeModels<Model: Decodable>(_ type: Model.Type, from bytes: [UInt8]) throws -> LossyList<Model> {
    try decodeModel(LossyList<Model>.self, from: bytes)
}

/// Reads a list of models of this library; elements that cannot be read are dropped and named.
///
/// - Throws: `JSONError` when the body is no JSON or no list.
func decodeModels<Model: Decodable & JSONReadable>(
    _ type: Model.Type, from bytes: [UInt8]
) throws -> LossyList<Model> {
    try LossyList(parsing: bytes)
}

extension JSONDecoder {
    /// A new decoder that reads dates in Twitter's format, or in that of ISO 8601.
    public static var twitter: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            if let date = TwitterDate.parse(text) ?? ISO8601Date.parse(text) { return date }
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "The date is neither in Twitter's format nor in that of ISO 8601."
            )
        }
        return decoder
    }
}
