import OAuth1
import Testing

@Suite struct FormEncodingTests {
    @Test(
        "Writing keeps order, repetitions and empty values",
        arguments: [
            ([], ""),
            ([Parameter("a", "1")], "a=1"),
            ([Parameter("a", "")], "a="),
            ([Parameter("", "")], "="),
            ([Parameter("", "x"), Parameter("y", "")], "=x&y="),
            ([Parameter("b", "2"), Parameter("a", "1"), Parameter("b", "1")], "b=2&a=1&b=1"),
            ([Parameter("a b", "c d"), Parameter("a+b", "c+d")], "a%20b=c%20d&a%2Bb=c%2Bd"),
            ([Parameter("&", "="), Parameter("=", "&")], "%26=%3D&%3D=%26"),
            ([Parameter("é", "日")], "%C3%A9=%E6%97%A5"),
            ([Parameter("x[0]", "#?/:@!$'()*,;")], "x%5B0%5D=%23%3F%2F%3A%40%21%24%27%28%29%2A%2C%3B"),
        ] as [([Parameter], String)])
    func encode(_ parameters: [Parameter], _ text: String) throws {
        #expect(FormEncoding.encode(parameters) == text)
        #expect(try FormEncoding.decode(Array(text.utf8)) == parameters)
    }

    @Test(
        "Reading",
        arguments: [
            ("", []),
            ("&&", []),
            ("a", [Parameter("a", "")]),
            ("=", [Parameter("", "")]),
            ("a==b", [Parameter("a", "=b")]),
            ("&a=1&&b=2&", [Parameter("a", "1"), Parameter("b", "2")]),
            ("a+b=c+d", [Parameter("a b", "c d")]),
            ("a%2Bb=c%20d", [Parameter("a+b", "c d")]),
            ("a=1;b=2", [Parameter("a", "1;b=2")]),
            ("a%3Db=%26", [Parameter("a=b", "&")]),
            ("x=1&x=1", [Parameter("x", "1"), Parameter("x", "1")]),
        ] as [(String, [Parameter])])
    func decode(_ text: String, _ parameters: [Parameter]) throws {
        #expect(try FormEncoding.decode(Array(text.utf8)) == parameters)
    }

    @Test("The media type")
    func contentType() {
        #expect(FormEncoding.contentType == "application/x-www-form-urlencoded")
    }
}
