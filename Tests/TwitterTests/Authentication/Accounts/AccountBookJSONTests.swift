import Testing

@testable import Twitter

@Suite struct AccountBookJSONTests {
    @Test func readsWhatItWrote() throws {
        var book = try Accounts.book()
        try book.setDefault(book.accounts[1].id)
        let json = book.json()
        #expect(try AccountBook(json: json) == book)
        #expect(json.last == UInt8(ascii: "\n"))
        #expect(try AccountBook(json: AccountBook().json()) == AccountBook())
    }

    @Test func keepsFieldsOfOthers() throws {
        let text = """
            {"accounts": [{"service": "https://api.x.com", "user_id": "12", "consumer": "mine", "token": "t",
            "token_secret": "S3CRET-MARK", "note": [1, {"a": null}]}], "consumers": [{"service": "https://api.x.com",
            "name": "mine", "key": "ck", "secret": "S3CRET-MARK", "colour": 1.50}], "version": 1, "theme": true}
            """
        var book = try AccountBook(json: Array(text.utf8))
        try book.save(Accounts.token("12", "ada"), of: Accounts.consumer, at: .x)
        let written = String(decoding: book.json(), as: UTF8.self).filter { !$0.isWhitespace }
        for field in [#""note":[1,{"a":null}]"#, #""colour":1.50"#, #""theme":true"#, #""screen_name":"ada""#] {
            #expect(written.contains(field))
        }
    }

    @Test func refusesWhatIsCutOff() throws {
        var book = AccountBook()
        try book.save(Accounts.token("12", "ada"), of: Accounts.consumer, at: .x)
        let json = book.json()
        // Without its last line feed it is whole.
        for length in 0..<(json.count - 1) {
            let error = #expect(throws: AccountStoreError.self) { try AccountBook(json: Array(json[..<length])) }
            #expect(error?.kind == .unreadable)
        }
    }

    @Test(arguments: [
        ("{}", "It is no file of accounts: it has no version and accounts."),
        ("[1]", "It has a wrong form: the file is no object."),
        (#"{"version": 1}"#, "It is no file of accounts: it has no version and accounts."),
        (#"{"version": "1", "accounts": []}"#, "It is no file of accounts: it has no version and accounts."),
        (#"{"version": 0, "accounts": []}"#, "It is no file of accounts: it has no version and accounts."),
        (
            #"{"version": 2, "accounts": {}}"#,
            "It has version 2, which a newer program wrote; this one knows up to version 1."
        ),
        (#"{"version": 1, "accounts": {}}"#, "It has a wrong form: accounts is no list."),
        (#"{"version": 1, "accounts": [{}]}"#, "It has a wrong form: accounts[0] has no text service."),
        (#"{"version": 1, "accounts": [], "consumers": [1]}"#, "It has a wrong form: consumers[0] is no object."),
        (#"{"version": 1, "accounts": [], "defaults": []}"#, "It has a wrong form: defaults is no object."),
        (#"{"version": 1, "accounts": [], "defaults": {"a": 1}}"#, "It has a wrong form: defaults has no text a."),
        ("profiles:\n  a:\n", "It was cut off or is no JSON. At byte 0, a value is expected."),
        ("", "It was cut off or is no JSON. At byte 0, the text ends in the middle of a value."),
        (#"{"version": 1, "accounts": [], "accounts": []}"#, "It has a wrong form: the file has a member twice."),
    ])
    func refusesWhatIsSomethingElse(text: String, reason: String) {
        let error = #expect(throws: AccountStoreError.self) { try AccountBook(json: Array(text.utf8)) }
        #expect(error?.kind == .unreadable)
        #expect(error?.description == reason)
    }

    @Test func refusesTwoOfOneID() throws {
        var book = try Accounts.book()
        book.accounts.append(book.accounts[0])
        #expect(throws: AccountStoreError(kind: .unreadable, message: "It holds an account twice.")) {
            try AccountBook(json: book.json())
        }
        book.accounts = []
        book.consumers.append(book.consumers[0])
        #expect(throws: AccountStoreError(kind: .unreadable, message: "It holds two apps of one name.")) {
            try AccountBook(json: book.json())
        }
    }
}
