import OAuth1
import Testing

@Suite struct BaseStringURITests {
    /// The second part of the base string, decoded.
    static func uri(_ url: String) throws -> String {
        let parts = try SigningCase(method: "GET", url: url).signed().baseString.split(separator: "&")
        try #require(parts.count == 3)
        return try PercentEncoding.decode(String(parts[1]))
    }

    @Test(
        "What is signed of an address (RFC 5849, section 3.4.1.2)",
        arguments: [
            ("http://EXAMPLE.COM:80/r%20v/X?id=123", "http://example.com/r%20v/X"),
            ("https://www.example.net:8080/?q=1", "https://www.example.net:8080/"),
            ("http://h", "http://h/"), ("http://h/", "http://h/"), ("http://h?", "http://h/"),
            ("http://h#f", "http://h/"),
            ("http://h?a=/b", "http://h/"), ("http://h#?a=1", "http://h/"), ("http://h/#/x?y", "http://h/"),
            ("http://h/a?b?c#d", "http://h/a"), ("http://h/a#b#c", "http://h/a"),
            ("HTTP://H/Path", "http://h/Path"), ("hTTpS://AZaz.Example/", "https://azaz.example/"),
            ("http://h:80", "http://h/"), ("https://h:443/", "https://h/"), ("http://h:443/", "http://h:443/"),
            ("https://h:80/", "https://h:80/"), ("http://h:/x", "http://h/x"), ("http://h:080/", "http://h/"),
            ("http://h:0/", "http://h:0/"), ("http://h:1/", "http://h:1/"), ("http://h:65535/", "http://h:65535/"),
            ("http://h:81/", "http://h:81/"), ("http://h:9/", "http://h:9/"), ("https://h:444/", "https://h:444/"),
            ("http://h:8080?x", "http://h:8080/"),
            ("http://[::1]/", "http://[::1]/"), ("http://[::1]:80/", "http://[::1]/"),
            ("https://[2001:DB8::F]:8443/x", "https://[2001:db8::f]:8443/x"),
            ("http://[::ffff:127.0.0.1]", "http://[::ffff:127.0.0.1]/"),
            ("http://127.0.0.1:3000/", "http://127.0.0.1:3000/"), ("http://a-b_c.d~e9/", "http://a-b_c.d~e9/"),
            ("http://h//a//", "http://h//a//"), ("http://h/a/../b/./", "http://h/a/../b/./"),
            ("http://h/%7euser/%E9", "http://h/%7euser/%E9"), ("http://h/a:b@c", "http://h/a:b@c"),
            ("http://h/!$&'()*+,;=", "http://h/!$&'()*+,;="),
        ])
    func accepted(_ url: String, _ expected: String) throws {
        #expect(try Self.uri(url) == expected)
    }

    @Test(
        "Addresses that cannot be signed",
        arguments: [
            "", "h", "/path", "//h/path", "http", "http:", "http:/", "http:/h", "http://", "http:///path", "http://?a",
            "http://#", "http://:80/", "http://:80", "ftp://h/", "ws://h/", "httpx://h/", "http+unix://h/", "://h/",
            "mailto:a@h", "h:80/path", "http//h:80/",
            "http://user@h/", "http://user:pass@h/", "http://@h/", "http://h@/",
            "http://h:65536/", "http://h:99999999999999999999/", "http://h:-1/", "http://h:+80/", "http://h:8a/",
            "http://h:80:80/", "http://h: 80/", "http://h::80/", "http://h:８０/", "http://h:;/", "http://h:./",
            "http://[::1/", "http://::1]/", "http://[]/", "http://[::1]x/", "http://[::1]80/", "http://[::g]/",
            "http://[::1%25eth0]/", "http://a]/", "http://a[b]/", "http://[/", "http://]/", "http://[a]b]/",
            "http://[::1]]/",
            "http://[v1.x]/", "http://[ab/", "http://[ab:80/", "http://a:b]/",
            "http://h h/", "http://h/a b", " http://h/", "http://h/ ", "http://h/\t", "http://h/\n",
            "http://h/\r\nX: y",
            "http://h/\0", "http://h/\u{7F}", "http://h/\\", "http:\\\\h/", "http://h\\x/", "http://h/a?\\",
            "http://é/", "http://h/é", "http://h/?q=é", "http://h/#é", "https\u{301}://h/",
            "http://h%41/", "http://a,b/", "http://a;b/", "http://a!/", "http://a(b)/", "http://a*b/", "http://a\"b/",
            "http://a{b/", "http://a`b/",
        ])
    func refused(_ url: String) {
        #expect(throws: OAuth1Error.unusableURL) { try SigningCase(method: "GET", url: url).signed() }
        #expect(throws: OAuth1Error.unusableURL) {
            try OAuth1Claim(
                OAuth1ReceivedRequest(
                    method: "GET", scheme: "", host: "", target: url.hasPrefix("/") ? "x" + url : url,
                    authorization: nil, contentType: nil, body: []))
        }
    }

    @Test("Only what stands between the question mark and the fragment is a query")
    func query() throws {
        func parameters(_ url: String) throws -> [Substring] {
            try SigningCase(method: "GET", url: url).signed().parameterString.split(separator: "&")
                .filter { !$0.hasPrefix("oauth_") }
        }
        #expect(try parameters("http://h/?a=1#b=2&c=3") == ["a=1"])
        #expect(try parameters("http://h/#?a=1").isEmpty)
        #expect(try parameters("http://h/?a=1#b#c") == ["a=1"])
        #expect(try parameters("http://h/x=1&y").isEmpty)
        #expect(try parameters("http://h?a?b=c?d") == ["a%3Fb=c%3Fd"])
        #expect(try parameters("http://h/?a=b/c:d@e") == ["a=b%2Fc%3Ad%40e"])
        #expect(try parameters("http://h/?&&b&a&") == ["a=", "b="])
        #expect(try parameters("http://h/?a=x+y&a=x%20y&a=x%2By") == ["a=x%20y", "a=x%20y", "a=x%2By"])
    }

    @Test("A query that cannot be decoded cannot be signed")
    func malformedQuery() {
        #expect(throws: OAuth1Error.malformedPercentEncoding) {
            try SigningCase(method: "GET", url: "http://h/?a=%").signed()
        }
    }

    @Test("The method counts in upper case", arguments: ["get", "Get", "GET", "gEt"])
    func method(_ method: String) throws {
        #expect(try SigningCase(method: method, url: "http://h/").signed().baseString.hasPrefix("GET&http"))
    }

    @Test("A method is encoded like everything else")
    func strangeMethod() throws {
        #expect(try SigningCase(method: "M-S&x", url: "http://h/").signed().baseString.hasPrefix("M-S%26X&http"))
    }
}
