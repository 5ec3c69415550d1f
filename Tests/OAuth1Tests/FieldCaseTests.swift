import OAuth1
import Testing

/// Faults that clients of the service were known for, each with the right values.
@Suite struct FieldCaseTests {
    static let update = "https://api.twitter.com/1.1/statuses/update.json"
    /// The encoded `oauth_` parameters of each case.
    static let oauth =
        "oauth_consumer_key%3Dck%26oauth_nonce%3Dn1%26oauth_signature_method%3DHMAC-SHA1"
        + "%26oauth_timestamp%3D1500000000%26oauth_token%3Dtk%26oauth_version%3D1.0"

    @Test(
        "The text of a status is escaped, byte by byte",
        arguments: [
            (
                "It's hot outside! (*)",
                "It%2527s%2520hot%2520outside%2521%2520%2528%252A%2529", "P9l6B0BGMa2buq0BK89vrQS82a4="
            ),
            ("a~b", "a~b", "3chRV7gmsp6cLPcqV7O7twsqedg="),
            (#"["date": "x"]"#, "%255B%2522date%2522%253A%2520%2522x%2522%255D", "8bfhI8tE8oNcpjhrXLL8uOHM7tY="),
            ("a\nb", "a%250Ab", "EqKJNqEfqrlHGKW6h98bZorMTng="),
            ("£5 \u{E9}", "%25C2%25A35%2520%25C3%25A9", "pjRC2AH0NSBjhhvh/vwqz632zs0="),
            (
                "1+1 = 2 & 100%", "1%252B1%2520%253D%25202%2520%2526%2520100%2525", "06eLsNADuLH+eX7bk2HJUWkqaMo="
            ),
        ])
    func status(_ text: String, _ encoded: String, _ signature: String) throws {
        let signed = try SigningCase(method: "POST", url: Self.update, form: [["status", text]]).signed()
        #expect(
            signed.baseString
                == "POST&https%3A%2F%2Fapi.twitter.com%2F1.1%2Fstatuses%2Fupdate.json&\(Self.oauth)%26status%3D\(encoded)"
        )
        #expect(signed.signature == signature)
    }

    @Test("Text is not normalised")
    func decomposed() throws {
        let signed = try SigningCase(method: "POST", url: Self.update, form: [["status", "cafe\u{301}"]]).signed()
        #expect(signed.baseString.hasSuffix("%26status%3Dcafe%25CC%2581"))
    }

    @Test("An empty value keeps its equals sign")
    func emptyValue() throws {
        let query = FormEncoding.encode([Parameter("q", "docker AND swarm"), Parameter("lang", "")])
        let signed = try SigningCase(
            method: "GET", url: "https://api.twitter.com/1.1/search/tweets.json?\(query)"
        ).signed()
        #expect(
            signed.baseString
                == "GET&https%3A%2F%2Fapi.twitter.com%2F1.1%2Fsearch%2Ftweets.json&lang%3D%26\(Self.oauth)"
                + "%26q%3Ddocker%2520AND%2520swarm")
        #expect(signed.signature == "p+5zr3t/kDXD6QmlkUNamyRIDOc=")
    }

    @Test("Names are sorted, not joined pairs")
    func order() throws {
        let signed = try SigningCase(
            method: "GET", url: "https://api.twitter.com/1.1/users/lookup.json?id_2=2&id_10=0&id_1=1"
        ).signed()
        #expect(
            signed.baseString
                == "GET&https%3A%2F%2Fapi.twitter.com%2F1.1%2Fusers%2Flookup.json&id_1%3D1%26id_10%3D0%26id_2%3D2"
                + "%26\(Self.oauth)")
        #expect(signed.signature == "Pd0Hrg0qxCi060rsIJ5SuiIU98k=")
    }

    @Test("Escaping comes before sorting")
    func escapedOrder() throws {
        let signed = try SigningCase(method: "GET", url: "https://example.com/r?c2=&c%40=").signed()
        #expect(signed.baseString == "GET&https%3A%2F%2Fexample.com%2Fr&c%2540%3D%26c2%3D%26\(Self.oauth)")
        #expect(signed.signature == "KU+bt9vk8//VeodNsSb3oLtepvQ=")
    }

    @Test("Repeated names survive, ordered by value")
    func repeatedNames() throws {
        let pairs = [Parameter("foo", "3"), Parameter("foo", "2"), Parameter("foo", "1")]
        #expect(FormEncoding.encode(pairs) == "foo=3&foo=2&foo=1")
        let signed = try SigningCase(method: "GET", url: "https://example.com/?\(FormEncoding.encode(pairs))").signed()
        #expect(
            signed.baseString
                == "GET&https%3A%2F%2Fexample.com%2F&foo%3D1%26foo%3D2%26foo%3D3%26\(Self.oauth)")
        #expect(signed.signature == "vtVdcwhem5dI1y3D5XIlPfc6kmI=")
    }

    @Test(
        "A port stays unless it is the scheme's own, and the host is in lower case",
        arguments: [
            ("http://localhost:8080", "http%3A%2F%2Flocalhost%3A8080", "2emNYGU0b9oEwnERibxo7fyyuPY="),
            ("https://API.twitter.com:443", "https%3A%2F%2Fapi.twitter.com", "Y87uEVMa8JA6GUXvj5SCy75MDTs="),
        ])
    func ports(_ host: String, _ encoded: String, _ signature: String) throws {
        let signed = try SigningCase(method: "GET", url: "\(host)/1.1/statuses/home_timeline.json").signed()
        #expect(
            signed.baseString == "GET&\(encoded)%2F1.1%2Fstatuses%2Fhome_timeline.json&\(Self.oauth)")
        #expect(signed.signature == signature)
    }

    @Test("A plus sign is data in a form body, and a blank is %20")
    func plus() {
        #expect(
            FormEncoding.encode([Parameter("status", "1+1 = 2 & 100%")])
                == "status=1%2B1%20%3D%202%20%26%20100%25")
    }

    @Test("A token secret is decoded once when it is read and encoded once in the key")
    func tokenAnswer() throws {
        let body = "oauth_token=tk&oauth_token_secret=a%2Fb%3D&oauth_callback_confirmed=true"
        let answer = try FormEncoding.decode(Array(body.utf8))
        #expect(
            answer == [
                Parameter("oauth_token", "tk"), Parameter("oauth_token_secret", "a/b="),
                Parameter("oauth_callback_confirmed", "true"),
            ])
        let signed = try SigningCase(
            method: "POST", url: Self.update, form: [["status", "hi"]], tokenSecret: answer[1].value
        ).signed()
        #expect(signed.signature == "Bh26Jy6QF4JI2YEVAwrOIvOuVCQ=")
    }

    @Test("Only form bodies are signed")
    func jsonBody() throws {
        let row = SigningCase(method: "POST", url: "https://upload.twitter.com/1.1/media/metadata/create.json")
        let signed = try row.signed()
        #expect(
            signed.baseString
                == "POST&https%3A%2F%2Fupload.twitter.com%2F1.1%2Fmedia%2Fmetadata%2Fcreate.json&\(Self.oauth)")
        #expect(signed.signature == "STCZd80WtC2rhGzpxuTU3stZQZ0=")

        var request = try row.received(authorization: signed.authorizationHeader)
        request.contentType = "application/json"
        request.body = Array(#"{"media_id":"1","alt_text":{"text":"a=b&c=d%"}}"#.utf8)
        #expect(throws: Never.self) { try row.verify(request) }
    }
}
