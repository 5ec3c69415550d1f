import FoundationEssentials
import SeededRandom
import Testing
import TwitterJSON

@testable import Twitter

/// What holds for every model, each with a body that has all of its fields.
@Suite struct ModelBodyTests {
    @Test func everyFieldComesBack() throws {
        func check<Model: ModelBodies.Model>(_ type: Model.Type, _ body: String) throws {
            let bytes = Array(body.utf8)
            let model = try decodeModel(type, from: bytes)
            let written = Array(try JSONEncoder().encode(model))
            #expect(try decodeModel(type, from: written) == model, "\(type), written and read again")
            let lost = try PlainJSON(bytes).lost(in: PlainJSON(written), at: "\(type)")
            #expect(lost == [])
        }
        for (type, body) in ModelBodies.all { try check(type, body) }
    }

    @Test func foundationReadsTheSame() throws {
        func check<Model: ModelBodies.Model>(_ type: Model.Type, _ body: String) throws {
            let fromTape = try Model(parsing: body)
            #expect(try JSONDecoder().decode(type, from: Data(body.utf8)) == fromTape, "\(type)")
            #expect(fromTape.hashValue == fromTape.hashValue)
        }
        for (type, body) in ModelBodies.all { try check(type, body) }
    }

    /// The dispatch by the type that is known only at run time takes the tape as well: Foundation would refuse this body.
    @Test func modelsOfUnknownTypeAreReadFromTheTape() throws {
        func read<Model: Decodable>(_ type: Model.Type, _ body: String) throws -> Model {
            try decodeModel(type, from: Array(body.utf8))
        }
        let body = #"[{"id": 1}, {"text": "no identifier"}, {"id": 3}]"#
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([Tweet].self, from: Data(body.utf8)) }
        #expect(try read([Tweet].self, body).map(\.id) == [1, 3])
        #expect(try read(LossyList<Tweet>.self, body).dropped.map(\.index) == [1])
        struct Own: Decodable, Equatable { var id: Int }
        #expect(try read(Own.self, #"{"id": 1}"#) == Own(id: 1))
    }

    /// Fields that go missing, become `null` or change their type: never a trap, and both ways read the same.
    @Test func spoiltFieldsAreReadAlike() throws {
        var random = Seeded("spoiltFieldsAreReadAlike")
        func check<Model: ModelBodies.Model>(_ type: Model.Type, _ json: JSON, _ random: inout Seeded) {
            for _ in 0..<20 {
                var spoilt = json
                for _ in 0..<Int.random(in: 1...3, using: &random) { spoilt.spoil(using: &random) }
                let text = spoilt.description
                let fromTape = try? Model(parsing: text)
                let fromFoundation = try? JSONDecoder().decode(type, from: Data(text.utf8))
                #expect(fromTape == fromFoundation, "\(type): \(text)")
            }
        }
        for (type, body) in ModelBodies.all { check(type, try JSON(parsing: body), &random) }
    }

    /// Flipped bits: never a trap.
    @Test func flippedBytesNeverTrap() throws {
        var random = Seeded("flippedBytesNeverTrap")
        func check<Model: ModelBodies.Model>(_ type: Model.Type, _ bytes: [UInt8]) -> Bool {
            (try? Model(parsing: bytes)) != nil
        }
        var read = 0
        for (type, body) in ModelBodies.all {
            for _ in 0..<60 {
                var bytes = Array(body.utf8)
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    bytes[Int.random(in: bytes.indices, using: &random)] ^= 1 << UInt8.random(in: 0...7, using: &random)
                }
                if check(type, bytes) { read += 1 }
            }
        }
        #expect(read > 0)
    }

    /// One spoilt element of twenty: nineteen are left, and the report names it.
    @Test(arguments: [
        #"{"text": "no identifier"}"#, #"{"id": null, "id_str": ""}"#, "null", "7", "[]", #""text""#,
        #"{"id": 9, "name": "\udc00", "text": "\udc00"}"#, #"{"id": 9, "id_str": "\ud83dx"}"#,
    ])
    func nineteenOfTwentySurvive(spoilt: String) throws {
        var random = Seeded("nineteenOfTwentySurvive")
        func check<Model: ModelBodies.Model & Identifiable>(_ type: Model.Type, _ body: String) throws {
            let place = Int.random(in: 0..<20, using: &random)
            let elements = (0..<20).map { $0 == place ? spoilt : body }
            let text = "[\(elements.joined(separator: ","))]"
            let list = try decodeModels(type, from: Array(text.utf8))
            #expect(try list.elements == Array(repeating: Model(parsing: body), count: 19))
            #expect(list.dropped.map(\.index) == [place])
            let report = list.dropped.first.map { "\($0.reason)" } ?? ""
            #expect(report.hasPrefix("At byte "), "\(report)")
            #expect(try JSONList<Model>(parsing: text).dropped.first?.index == place)
        }
        let bodies = ModelBodies.all.filter { $0.type == Tweet.self || $0.type == User.self }
        #expect(bodies.count == 2)
        for (type, body) in bodies {
            if type == Tweet.self { try check(Tweet.self, body) } else { try check(User.self, body) }
        }
    }
}

extension PlainJSON {
    /// What another value lacks of this one, or has otherwise; what it has beyond is let pass.
    fileprivate func lost(in other: PlainJSON, at path: String) -> [String] {
        switch (self, other) {
        case (.object(let source), .object(let result)):
            source.flatMap { name, value in
                result[name].map { value.lost(in: $0, at: "\(path).\(name)") } ?? ["\(path).\(name) is gone"]
            }
        case (.array(let source), .array(let result)) where source.count == result.count:
            zip(source, result).flatMap { $0.lost(in: $1, at: "\(path)[]") }
        default: self == other || (text != nil && text == other.text) ? [] : ["\(path): \(self) became \(other)"]
        }
    }
}

extension JSON {
    /// Drops, nulls or retypes one member somewhere in an object.
    fileprivate mutating func spoil(using random: inout Seeded) {
        switch self {
        case .object(var members) where !members.isEmpty:
            let index = Int.random(in: members.indices, using: &random)
            let isContainer =
                members[index].value.array?.isEmpty == false || members[index].value.object?.isEmpty == false
            if isContainer, Bool.random(using: &random) {
                members[index].value.spoil(using: &random)
            } else if Int.random(in: 0..<4, using: &random) == 0 {
                members.remove(at: index)
            } else {
                members[index].value = members[index].value.retyped(using: &random)
            }
            self = .object(members)
        case .array(var elements) where !elements.isEmpty:
            let index = Int.random(in: elements.indices, using: &random)
            if Bool.random(using: &random) {
                elements[index].spoil(using: &random)
            } else {
                elements[index] = elements[index].retyped(using: &random)
            }
            self = .array(elements)
        default: break
        }
    }

    private func retyped(using random: inout Seeded) -> JSON {
        let asText: JSON = if case .number(let number) = self { .string(number.description) } else { .string("100+") }
        let asNumber: JSON = string.flatMap { JSON.Number($0) }.map { .number($0) } ?? .number(JSON.Number(7))
        return [.null, .bool(true), asText, asNumber, .string(""), .string("12"), .array([]), .object([])]
            .randomElement(using: &random) ?? .null
    }
}
