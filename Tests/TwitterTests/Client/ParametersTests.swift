import Testing

@testable import Twitter

@Suite struct ParametersTests {
    @Test(arguments: [
        (0.00001, "0.00001"), (-122.4, "-122.4"), (1e21, "1000000000000000000000"), (37, "37"), (0, "0"),
        (.leastNonzeroMagnitude, "0." + String(repeating: "0", count: 323) + "5"), (-1.25e-5, "-0.0000125"),
        (1e16, "10000000000000000"), (12_345_678_901_234_568, "12345678901234568"), (-2e-7, "-0.0000002"),
        (1.2345678901234567e19, "12345678901234567000"), (0.1, "0.1"), (123_456_789.125, "123456789.125"),
    ])
    func numbersHaveNoExponent(number: Double, text: String) {
        #expect(number.parameterText == text)
        #expect(Double(number.parameterText) == number)
    }

    @Test func largestNumberReadsBack() {
        let text = Double.greatestFiniteMagnitude.parameterText
        #expect(text.count == 309)
        #expect(Double(text) == .greatestFiniteMagnitude)
    }

    @Test func literalKeepsOrderAndRepeatsAndLeavesOutNothings() {
        let nothing: String? = nil
        let list: [Int]? = nil
        let parameters: Parameters = [
            "z": 1, "a": "x", "z": true, "none": nothing, "list": list, "flag": false, "ids": [User.ID(12), "x"],
            "empty": "", "no_ids": [User.ID](), "big": UInt64.max, "min": Int64.min, "sub": "abc".dropFirst(),
        ]
        #expect(
            parameters.map { "\($0.name)=\($0.value)" } == [
                "z=1", "a=x", "z=true", "flag=false", "ids=12,x", "empty=", "no_ids=", "big=18446744073709551615",
                "min=-9223372036854775808", "sub=bc",
            ])
        #expect(parameters["z"] == "1")
        #expect(parameters["none"] == nil)
        var longer = parameters + ["end": 1.5]
        longer.append("end", nothing)
        longer.append("end", 2)
        #expect(longer.suffix(2).map(\.value) == ["1.5", "2"])
    }

    @Test(arguments: [
        "x_auth_password", "password", "oauth_verifier", "oauth_token_secret", "access_token", "access_token_secret",
        "client_secret", "x_reverse_auth_parameters", "oauth_signature", "numeric_pin",
    ])
    func valueIsASecret(name: String) {
        let parameters = Parameters([Parameter(name, "S3CRET-MARK"), Parameter("count", "5")])
        #expect(parameters.redactingSecrets().map(\.value) == ["<redacted>", "5"])
    }

    @Test func secretsAreNotPrinted() {
        let parameters: Parameters = [
            "status": "a\"b", "x_auth_password": "S3CRET-MARK", "oauth_verifier": "S3CRET-MARK",
        ]
        #expect(
            parameters.description
                == #"["status": "a\"b", "x_auth_password": "<redacted>", "oauth_verifier": "<redacted>"]"#)
        #expect(!showsSecret(shown(parameters)))
        #expect(shown(parameters).contains("status"))
        #expect(Parameters().description == "[:]")
        #expect(parameters["x_auth_password"] == "S3CRET-MARK")
    }
}
