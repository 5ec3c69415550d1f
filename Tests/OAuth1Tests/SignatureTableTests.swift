import FoundationEssentials
import OAuth1
import Testing

@Suite struct SignatureTableTests {
    static func rows() throws -> [SigningCase] {
        try signatureTable.split(separator: "\n").map {
            try JSONDecoder().decode(SigningCase.self, from: Data($0.utf8))
        }
    }

    @Test("Base string, signature and header are those of two other programs")
    func signing() throws {
        let rows = try Self.rows()
        #expect(rows.count >= 150)
        for (number, row) in rows.enumerated() {
            let signed = try row.signed()
            #expect(signed.baseString == row.baseString, "row \(number)")
            #expect(signed.signature == row.signature, "row \(number)")
            #expect(row.baseString.hasSuffix("&" + PercentEncoding.encode(signed.parameterString)), "row \(number)")

            var header = [
                "oauth_consumer_key": row.consumerKey, "oauth_nonce": row.nonce,
                "oauth_signature_method": row.signatureMethod, "oauth_timestamp": String(row.timestamp),
                "oauth_signature": row.signature,
            ]
            header["oauth_token"] = row.token
            if row.includesVersion { header["oauth_version"] = "1.0" }
            for pair in row.oauthParameters { header[pair[0]] = pair[1] }
            #expect(try headerParameters(signed.authorizationHeader) == header, "row \(number)")
        }
    }

    @Test("A verifier accepts each row and refuses it with one byte changed")
    func verifying() throws {
        for (number, row) in try Self.rows().enumerated() { try expectVerification(of: row, "row \(number)") }
    }
}
