import OAuth1
import Testing

@Suite struct AuthorizationHeaderTests {
    /// The parameters that a verifier finds in a header value, the signature left out.
    static func parameters(_ value: String) throws(OAuth1Error) -> [Parameter] {
        try OAuth1Claim(
            OAuth1ReceivedRequest(
                method: "GET", scheme: "http", host: "h", target: "/", authorization: value, contentType: nil, body: [])
        ).oauthParameters
    }

    static let rest = #"oauth_nonce="n", oauth_signature_method="HMAC-SHA1", oauth_signature="s", oauth_timestamp="9""#
    static let restParameters = [
        Parameter("oauth_nonce", "n"), Parameter("oauth_signature_method", "HMAC-SHA1"),
        Parameter("oauth_timestamp", "9"),
    ]

    @Test("The whole value, in its order")
    func writing() throws {
        let row = SigningCase(
            method: "POST", url: "https://h/", oauthParameters: [["oauth_callback", "http://a/?b=c d"]], realm: "Photos"
        )
        let signed = try row.signed()
        #expect(
            signed.authorizationHeader
                == #"OAuth realm="Photos", oauth_consumer_key="ck", oauth_nonce="n1", oauth_signature_method="HMAC-SHA1", "#
                + #"oauth_timestamp="1500000000", oauth_token="tk", oauth_version="1.0", "#
                + #"oauth_callback="http%3A%2F%2Fa%2F%3Fb%3Dc%20d", "#
                + "oauth_signature=\"\(PercentEncoding.encode(signed.signature))\"")
        var plain = row
        plain.realm = nil
        #expect(try plain.signed().authorizationHeader.hasPrefix(#"OAuth oauth_consumer_key="ck""#))
        #expect(try plain.signed().signature == signed.signature)
    }

    @Test("Names are encoded like values")
    func names() throws {
        let row = SigningCase(method: "GET", url: "http://h/", oauthParameters: [["oauth_a b\"é", "c"]])
        let header = try row.signed().authorizationHeader
        #expect(header.contains(#", oauth_a%20b%22%C3%A9="c", oauth_signature="#))
        #expect(throws: Never.self) { try row.verify(row.received(authorization: header)) }
    }

    @Test(
        "A realm is quoted, and no character of it can end the line",
        arguments: [
            ("", #"realm="""#), ("a b,c=d", #"realm="a b,c=d""#), (#"say "hi""#, #"realm="say \"hi\"""#),
            (#"a\b"#, #"realm="a\\b""#), ("a\r\nX: y\0\t\u{7F}z", #"realm="aX: yz""#), ("%41é", #"realm="%41é""#),
            (" ~", #"realm=" ~""#),
        ])
    func realm(_ realm: String, _ written: String) throws {
        let row = SigningCase(method: "GET", url: "http://h/", realm: realm)
        let header = try row.signed().authorizationHeader
        #expect(header.hasPrefix("OAuth \(written), oauth_consumer_key="))
        #expect(throws: Never.self) { try row.verify(row.received(authorization: header)) }
    }

    @Test(
        "Forms of a header value that are read alike",
        arguments: [
            #"OAuth oauth_consumer_key="k", "#, #"oauth oauth_consumer_key="k","#, #"OAUTH  oauth_consumer_key="k" , "#,
            "OAuth \t,, oauth_consumer_key=\"k\"\t,", #"OAuth oauth_consumer_key = "k", "#,
            "OAuth oauth_consumer_key\t=\t\"k\" ", #"OAuth oauth%5Fconsumer_key="%6b","#,
            #"OAuth realm="a, b=\"c\" \\", oauth_consumer_key="k", "#, #"OAuth Realm="%zz",oauth_consumer_key="k","#,
            #"OAuth oauth_consumer_key="\k","#, #"OAuth other="x", oauth_consumer_key="k","#,
            #"OAuth realm="" oauth_consumer_key="k" "#,
        ])
    func readAlike(_ start: String) throws {
        let expected = [Parameter("oauth_consumer_key", "k")] + Self.restParameters
        #expect(try Self.parameters(start + Self.rest) == expected)
        #expect(try Self.parameters(start + Self.rest + " , ") == expected)
    }

    @Test("Quoted commas, blanks and plus signs belong to the value")
    func quoted() throws {
        let value = try Self.parameters(#"OAuth oauth_consumer_key="a, b+c=%22d\"", "# + Self.rest)
        #expect(value.first == Parameter("oauth_consumer_key", #"a, b+c="d""#))
    }

    @Test(
        "Header values that are none",
        arguments: [
            "OAuth oauth_consumer_key", "OAuth oauth_consumer_key=", "OAuth oauth_consumer_key=k",
            #"OAuth oauth_consumer_key="k"#, #"OAuth oauth_consumer_key="k\""#, #"OAuth oauth_consumer_key="k\"#,
            #"OAuth oauth_consumer_key="k"x"#, #"OAuth oauth_consumer_key="k"oauth_nonce="n""#,
            #"OAuth oauth_consumer_key="k"; oauth_nonce="n""#, #"OAuth ="k""#, #"OAuth "k""#,
            #"OAuth oauth consumer="k""#, #"OAuth oauth_consumer_key="k", garbage"#, #"OAuth a, b="c""#,
            #"OAuth a="b", ="c""#, #"OAuth a"b="c""#, #"OAuth oauth_consumer_key=='k'"#, "OAuth =",
            #"OAuth oauth_consumer_key=xk""#, "OAuth \"",
        ])
    func malformed(_ value: String) {
        #expect(throws: OAuth1Error.malformedHeader) { try Self.parameters(value) }
    }

    @Test("A broken percent triplet in a header", arguments: [#"OAuth a="%""#, #"OAuth %4="x""#])
    func malformedTriplet(_ value: String) {
        #expect(throws: OAuth1Error.malformedPercentEncoding) { try Self.parameters(value) }
    }

    @Test(
        "Another scheme, or no parameter, is no OAuth request",
        arguments: [
            "", "Bearer abc", "Basic Og==", "OAuth2 a=\"b\"", "OAuthx", "OAuth", "OAuth ", "OAuth ,", "\"", "OAut x",
        ])
    func otherScheme(_ value: String) {
        #expect(throws: OAuth1Error.noOAuthParameters) { try Self.parameters(value) }
    }
}
