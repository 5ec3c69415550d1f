import Testing
import TwitterJSON

/// The files of others that say what a reader must take, must refuse and may do either with.
@Suite struct ConformanceTests {
    @Test(.enabled(if: RecordedJSON.directory != nil, "TWITTER_TEST_DATA names no directory."))
    func recordedTexts() throws {
        try whatMustBeReadIs()
        try whatMustBeRefusedIs()
        try whatMayBeEitherDoesNotTrap()
        try transformedValues()
    }

    private func whatMustBeReadIs() throws {
        let files = try RecordedJSON.files("test_parsing").filter { $0.name.hasPrefix("y_") }
        #expect(!files.isEmpty)
        for file in files {
            do {
                let json = try JSON(parsing: file.bytes)
                #expect(try JSON(parsing: json.description) == json, "\(file.name)")
            } catch {
                Issue.record("\(file.name): \(error)")
            }
        }
    }

    private func whatMustBeRefusedIs() throws {
        let files = try RecordedJSON.files("test_parsing").filter { $0.name.hasPrefix("n_") }
        #expect(!files.isEmpty)
        for file in files {
            #expect(throws: JSONError.self, "\(file.name)") { try JSON(parsing: file.bytes) }
            // Spoilt strings are the only thing that a tape lets pass, and none of these files is merely spoilt.
            #expect(throws: JSONError.self, "\(file.name)") { try JSONTape(parsing: file.bytes) }
        }
    }

    private func whatMayBeEitherDoesNotTrap() throws {
        let files = try RecordedJSON.files("test_parsing").filter { $0.name.hasPrefix("i_") }
        #expect(!files.isEmpty)
        for file in files {
            do {
                let json = try JSON(parsing: file.bytes)
                #expect(try JSON(parsing: json.description) == json, "\(file.name)")
                print("read:    \(file.name)")
            } catch {
                print("refused: \(file.name): \(error)")
            }
        }
    }

    private func transformedValues() throws {
        let files = try RecordedJSON.files("test_transform")
        #expect(!files.isEmpty)
        for file in files {
            let text = String(decoding: file.bytes.filter { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
            let kept = (try? JSON(parsing: file.bytes))?.description
            print("\(file.name): \(text) is kept as \(kept ?? "nothing: a string is spoilt")")
            if let kept {
                #expect(Array(kept.utf8) == file.bytes.filter { !" \n".utf8.contains($0) })
            } else {
                #expect(try JSONTape(parsing: file.bytes).spoiltString != nil)
            }
        }
    }
}
