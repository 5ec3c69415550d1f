import OAuth1
import Testing

@Suite struct OAuth1ClaimTests {
    /// The parameters of a request that is right but for its signature.
    static let parameters = [
        Parameter("oauth_consumer_key", "ck"), Parameter("oauth_token", "tk"), Parameter("oauth_nonce", "n1"),
        Parameter("oauth_signature_method", "HMAC-SHA1"), Parameter("oauth_timestamp", "1500000000"),
        Parameter("oauth_version", "1.0"), Parameter("oauth_signature", "s"),
    ]

    enum Place: CaseIterable { case header, form, query }

    static func request(_ parameters: [Parameter], in place: Place) -> OAuth1ReceivedRequest {
        let text = FormEncoding.encode(parameters)
        let items = parameters.map { "\(PercentEncoding.encode($0.name))=\"\(PercentEncoding.encode($0.value))\"" }
        return OAuth1ReceivedRequest(
            method: "POST", scheme: "https", host: "h:8443", target: place == .query ? "/p?\(text)" : "/p",
            authorization: place == .header ? "OAuth \(items.joined(separator: ","))" : nil,
            contentType: place == .form ? FormEncoding.contentType : nil,
            body: place == .form ? Array(text.utf8) : [])
    }

    static func setting(_ name: String, _ value: String?) -> [Parameter] {
        parameters.filter { $0.name != name } + (value.map { [Parameter(name, $0)] } ?? [])
    }

    @Test("The parameters may stand in any one place, and are signed alike", arguments: Place.allCases)
    func places(_ place: Place) throws {
        var row = SigningCase(method: "POST", url: "https://h:8443/p")
        let signed = try row.signed()
        let parameters = Self.setting("oauth_signature", signed.signature) + [Parameter("extra", "1+1")]
        let request = Self.request(Self.setting("oauth_signature", signed.signature), in: place)
        let claim = try OAuth1Claim(request)
        #expect(claim.consumerKey == "ck" && claim.token == "tk" && claim.nonce == "n1")
        #expect(claim.timestamp == 1_500_000_000 && claim.signatureMethod == .hmacSHA1)
        #expect(claim.oauthParameters == Self.parameters.filter { $0.name != "oauth_signature" })
        #expect(claim.baseString == signed.baseString)
        #expect(throws: Never.self) { try row.verify(request) }

        // A parameter that is not OAuth's is signed but is none of the claim's own.
        row.form = [["extra", "1+1"]]
        let wider = try OAuth1Claim(Self.request(parameters, in: place))
        #expect(wider.oauthParameters == claim.oauthParameters)
        #expect(try wider.baseString == row.signed().baseString)
    }

    @Test("A request without OAuth parameters")
    func none() {
        for place in Place.allCases {
            for parameters in [
                [], [Parameter("a", "b")], [Parameter("oauth_token", "t"), Parameter("oauth_nonce", "n")],
            ] {
                #expect(throws: OAuth1Error.noOAuthParameters) {
                    try OAuth1Claim(Self.request(parameters, in: place))
                }
            }
        }
    }

    @Test("The parameters may not stand in several places (RFC 5849, section 3.5)")
    func several() {
        for name in ["oauth_signature", "oauth_consumer_key"] {
            var request = Self.request(Self.parameters, in: .header)
            request.url += "?\(name)=x"
            #expect(throws: OAuth1Error.parametersInSeveralPlaces) { try OAuth1Claim(request) }
            request = Self.request(Self.parameters, in: .form)
            request.url += "?\(name)=x"
            #expect(throws: OAuth1Error.parametersInSeveralPlaces) { try OAuth1Claim(request) }
            request = Self.request(Self.parameters, in: .header)
            request.contentType = FormEncoding.contentType
            request.body = Array("\(name)=x".utf8)
            #expect(throws: OAuth1Error.parametersInSeveralPlaces) { try OAuth1Claim(request) }
        }
    }

    @Test("Another scheme in the header leaves room for a claim in the query")
    func otherScheme() {
        var request = Self.request(Self.parameters, in: .query)
        request.authorization = "Bearer x"
        #expect(throws: Never.self) { try OAuth1Claim(request) }
    }

    @Test(
        "A missing or empty parameter",
        arguments: [
            "oauth_consumer_key", "oauth_nonce", "oauth_signature_method", "oauth_timestamp", "oauth_signature",
        ])
    func missing(_ name: String) {
        for place in Place.allCases {
            for value in [nil, ""] {
                #expect(throws: OAuth1Error.missingParameter(name)) {
                    try OAuth1Claim(Self.request(Self.setting(name, value), in: place))
                }
            }
        }
    }

    @Test("HMAC-SHA256 needs nonce and timestamp too", arguments: ["oauth_nonce", "oauth_timestamp"])
    func missingUnderSHA256(_ name: String) {
        var parameters = Self.setting("oauth_signature_method", "HMAC-SHA256")
        parameters.removeAll { $0.name == name }
        #expect(throws: OAuth1Error.missingParameter(name)) {
            try OAuth1Claim(Self.request(parameters, in: .header), accepting: [.hmacSHA256])
        }
    }

    @Test("Token and version may be missing")
    func optional() throws {
        for place in Place.allCases {
            #expect(try OAuth1Claim(Self.request(Self.setting("oauth_token", nil), in: place)).token == nil)
            #expect(try OAuth1Claim(Self.request(Self.setting("oauth_token", ""), in: place)).token?.isEmpty == true)
            #expect(throws: Never.self) { try OAuth1Claim(Self.request(Self.setting("oauth_version", nil), in: place)) }
        }
    }

    @Test("A repeated parameter", arguments: parameters)
    func repeated(_ parameter: Parameter) {
        for place in Place.allCases {
            for other in [parameter.value, "x"] {
                let parameters = Self.parameters + [Parameter(parameter.name, other)]
                #expect(throws: OAuth1Error.repeatedParameter(parameter.name)) {
                    try OAuth1Claim(Self.request(parameters, in: place))
                }
            }
        }
    }

    @Test("Another version is refused", arguments: ["", "1", "1.1", "2.0", "1.00", " 1.0"])
    func version(_ version: String) {
        #expect(throws: OAuth1Error.unusableParameter("oauth_version")) {
            try OAuth1Claim(Self.request(Self.setting("oauth_version", version), in: .header))
        }
    }

    @Test(
        "A timestamp is a positive integer",
        arguments: ["0", "-1", "+1", "1.0", "1e9", "x", " 1", "1 ", "９", "0x10", "9223372036854775808"])
    func timestamp(_ text: String) {
        for method in ["HMAC-SHA1", "PLAINTEXT"] {
            var parameters = Self.setting("oauth_timestamp", text)
            parameters.removeAll { $0.name == "oauth_signature_method" }
            parameters.append(Parameter("oauth_signature_method", method))
            #expect(throws: OAuth1Error.unusableParameter("oauth_timestamp")) {
                try OAuth1Claim(Self.request(parameters, in: .header), accepting: [.hmacSHA1, .plaintext])
            }
        }
    }

    @Test("The ends of the range of timestamps", arguments: [("1", 1), ("9223372036854775807", Int64.max)])
    func timestampRange(_ text: String, _ seconds: Int64) throws {
        let claim = try OAuth1Claim(Self.request(Self.setting("oauth_timestamp", text), in: .header))
        #expect(claim.timestamp == seconds)
    }

    @Test("Only the accepted signature methods", arguments: ["HMAC-SHA256", "PLAINTEXT", "RSA-SHA1", "hmac-sha1", "x"])
    func methods(_ name: String) {
        let request = Self.request(Self.setting("oauth_signature_method", name), in: .header)
        #expect(throws: OAuth1Error.unsupportedSignatureMethod(name)) { try OAuth1Claim(request) }
        if let method = SignatureMethod(rawValue: name) {
            #expect(throws: Never.self) { try OAuth1Claim(request, accepting: [method]) }
        }
    }

    @Test("PLAINTEXT may leave out timestamp and nonce, and passes only where it is accepted")
    func plaintext() throws {
        let consumerSecret = "a&S3CRET-MARK"
        let parameters = [
            Parameter("oauth_consumer_key", "ck"), Parameter("oauth_signature_method", "PLAINTEXT"),
            Parameter("oauth_signature", "a%26S3CRET-MARK&ts"),
        ]
        let request = Self.request(parameters, in: .header)
        #expect(throws: OAuth1Error.unsupportedSignatureMethod("PLAINTEXT")) { try OAuth1Claim(request) }
        let claim = try OAuth1Claim(request, accepting: [.plaintext])
        #expect(claim.timestamp == nil && claim.nonce == nil)
        #expect(throws: Never.self) { try claim.verify(consumerSecret: Secret(consumerSecret), tokenSecret: "ts") }
        for wrong in ["ts2", "t", ""] {
            #expect(throws: OAuth1Error.wrongSignature) {
                try claim.verify(consumerSecret: Secret(consumerSecret), tokenSecret: Secret(wrong))
            }
        }
        var replays = ReplayGuard()
        try replays.admit(claim, now: 0)
        #expect(throws: Never.self) { try replays.admit(claim, now: 0) }

        let full = try OAuth1Claim(
            Self.request(Self.setting("oauth_signature_method", "PLAINTEXT"), in: .query), accepting: [.plaintext])
        #expect(full.timestamp == 1_500_000_000 && full.nonce == "n1")
    }

    @Test("A signature in other letters is another one; trailing bytes count")
    func exactSignature() throws {
        let row = SigningCase(method: "POST", url: "https://h:8443/p")
        let signature = try row.signed().signature
        for wrong in [signature.lowercased(), signature + "=", String(signature.dropLast()), " " + signature] {
            #expect(throws: OAuth1Error.wrongSignature) {
                try row.verify(Self.request(Self.setting("oauth_signature", wrong), in: .header))
            }
        }
    }

    @Test(
        "Only a form body is signed",
        arguments: [
            ("application/x-www-form-urlencoded", true), ("Application/X-WWW-Form-URLEncoded", true),
            ("application/x-www-form-urlencoded; charset=UTF-8", true), (" application/x-www-form-urlencoded\t;", true),
            ("application/x-www-form-urlencoded2", false), ("application/json", false), ("", false),
            ("multipart/form-data; boundary=application/x-www-form-urlencoded", false),
        ])
    func contentType(_ type: String, _ isSigned: Bool) throws {
        var request = Self.request(Self.parameters, in: .header)
        request.contentType = type
        request.body = Array("a=1".utf8)
        #expect(try OAuth1Claim(request).baseString.contains("&a%3D1%26oauth_") == isSigned)
        request.contentType = nil
        #expect(try !OAuth1Claim(request).baseString.contains("a%3D1"))
    }

    @Test("Bytes that are no UTF-8 are signed as they came")
    func invalidText() throws {
        var request = Self.request(Self.parameters, in: .header)
        request.contentType = FormEncoding.contentType
        request.body = Array("a=%FF".utf8) + [0xFE, 0x00]
        request.url += "?%FD=%C3"
        let base = try OAuth1Claim(request).baseString
        #expect(base.contains("%25FD%3D%25C3%26a%3D%25FF%25FE%2500%26oauth_consumer_key"))
    }

    @Test("A malformed body or query is refused")
    func malformed() {
        var request = Self.request(Self.parameters, in: .header)
        request.url += "?a=%x"
        #expect(throws: OAuth1Error.malformedPercentEncoding) { try OAuth1Claim(request) }
        request = Self.request(Self.parameters, in: .form)
        request.body += Array("&%".utf8)
        #expect(throws: OAuth1Error.malformedPercentEncoding) { try OAuth1Claim(request) }
    }

    @Test(
        "The target of the request line",
        arguments: [
            ("/", "http://h:80/"), ("/a?b", "http://h:80/a?b"), ("//x", "http://h:80//x"),
            ("http://other/x", "http://other/x"), ("*", "*"), ("h:443", "h:443"),
        ])
    func target(_ target: String, _ url: String) {
        let request = OAuth1ReceivedRequest(
            method: "GET", scheme: "http", host: "h:80", target: target, authorization: nil, contentType: nil, body: [])
        #expect(request.url == url)
    }

    @Test("Parameters in the header that are not OAuth's are signed; the realm is not")
    func headerParameters() throws {
        var request = Self.request(Self.parameters + [Parameter("x", "1")], in: .header)
        request.authorization? += ", REALM=\"r\""
        let claim = try OAuth1Claim(request)
        #expect(claim.baseString.hasSuffix("oauth_version%3D1.0%26x%3D1"))
    }

    @Test("Every error says what is wrong, without a value of the request")
    func descriptions() {
        let errors: [OAuth1Error] = [
            .unusableURL, .malformedPercentEncoding, .unsupportedSignatureMethod("S3CRET-MARK"), .noOAuthParameters,
            .parametersInSeveralPlaces, .malformedHeader, .missingParameter("oauth_a"), .repeatedParameter("oauth_b"),
            .unusableParameter("oauth_c"), .wrongSignature, .timestampOutOfWindow, .repeatedNonce,
            .libcryptoFailed(function: "EVP_d"),
        ]
        #expect(Set(errors.map(\.description)).count == errors.count)
        for error in errors { #expect(!error.description.contains("S3CRET-MARK") && error.description.count > 10) }
        #expect(errors[6].description.contains("oauth_a") && errors[7].description.contains("oauth_b"))
        #expect(errors[8].description.contains("oauth_c") && errors[12].description.contains("EVP_d"))
    }
}
