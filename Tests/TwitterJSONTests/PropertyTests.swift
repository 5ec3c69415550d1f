import SeededRandom
import Testing
import TwitterJSON

@Suite struct PropertyTests {
    /// What is printed is read as the same value, in both forms.
    @Test func printedValuesAreReadAgain() throws {
        var random = Seeded("printedValuesAreReadAgain")
        for _ in 0..<500 {
            let json = Self.value(depth: 6, &random)
            #expect(try JSON(parsing: json.description) == json)
            #expect(try JSON(parsing: json.prettyDescription) == json)
            #expect(try JSON(parsing: json.description).description == json.description)
        }
    }

    /// Any change of any byte is read or refused, and never traps; what is read is printed as the same value.
    @Test func changedBytesNeverTrap() throws {
        var random = Seeded("changedBytesNeverTrap")
        var readCount = 0
        for _ in 0..<200 {
            let bytes = Array(Self.value(depth: 5, &random).description.utf8)
            for _ in 0..<20 {
                var changed = bytes
                for _ in 0..<Int.random(in: 1...3, using: &random) { Self.change(&changed, &random) }
                guard let tape = try? JSONTape(parsing: changed) else { continue }
                readCount += 1
                _ = try? Post(json: tape.root)
                _ = try? JSONList<Post>(json: tape.root)
                _ = try? JSONList<String>(json: tape.root)
                do {
                    let json = try JSON(json: tape.root)
                    #expect(tape.spoiltString == nil)
                    #expect(try JSON(parsing: json.description) == json)
                } catch {
                    #expect(error == tape.spoiltString)
                }
            }
        }
        #expect(readCount > 0)
    }

    private static func change(_ bytes: inout [UInt8], _ random: inout Seeded) {
        guard !bytes.isEmpty else { return bytes.append(UInt8.random(in: 0...255, using: &random)) }
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 2: bytes.remove(at: place)
        case 3: bytes.insert(Array("{}[]\",:\\u0 eE.-+".utf8).randomElement(using: &random) ?? 0, at: place)
        default: bytes.removeSubrange(place...)
        }
    }

    private static func value(depth: Int, _ random: inout Seeded) -> JSON {
        switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &random) {
        case 0: return .null
        case 1: return .bool(Bool.random(using: &random))
        case 2: return .number(.init(Int64(bitPattern: random.next())))
        case 3: return JSON.Number(Double(bitPattern: random.next())).map(JSON.number) ?? 0
        case 4, 5: return .string(string(&random))
        case 6: return .array((0..<Int.random(in: 0..<6, using: &random)).map { _ in value(depth: depth - 1, &random) })
        default:
            return .object(
                (0..<Int.random(in: 0..<6, using: &random)).map { _ in
                    .init(name(&random), value(depth: depth - 1, &random))
                })
        }
    }

    private static func name(_ random: inout Seeded) -> String {
        let names = ["id", "text", "indices", "hashtag", "hashtags", "points", "extra"]
        return Bool.random(using: &random) ? names.randomElement(using: &random) ?? "" : string(&random)
    }

    private static func string(_ random: inout Seeded) -> String {
        var string = ""
        for _ in 0..<Int.random(in: 0..<24, using: &random) {
            let limit: UInt32 = [0x20, 0x80, 0x80, 0x80, 0x800, 0x10000, 0x110000].randomElement(using: &random) ?? 0
            string.unicodeScalars.append(Unicode.Scalar(.random(in: 0..<limit, using: &random)) ?? "\"")
        }
        return string
    }
}
