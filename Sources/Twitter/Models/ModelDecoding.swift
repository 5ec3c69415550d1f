import FoundationEssentials

/// Decodes one model from a body.
///
/// Dates of users' own types are read in Twitter's format, or in that of ISO 8601.
///
/// - Throws: `DecodingError` when the body is no JSON or not that of the model.
func decodeModel<Model: Decodable>(_ type: Model.Type, from bytes: [UInt8]) throws -> Model {
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
    return try decoder.decode(type, from: Data(bytes))
}

/// Decodes a list of models from a body; elements that cannot be read are dropped and named.
///
/// - Throws: `DecodingError` when the body is no JSON or no list.
func decodeModels<Model: Decodable>(_ type: Model.Type, from bytes: [UInt8]) throws -> LossyList<Model> {
    try decodeModel(LossyList<Model>.self, from: bytes)
}
