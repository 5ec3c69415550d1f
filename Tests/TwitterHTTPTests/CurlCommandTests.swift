import Testing
import TwitterHTTP

@Suite struct CurlCommandTests {
    @Test(arguments: [
        (TransportBody.none, ""),
        (.bytes(Array("a=1&b=it's".utf8)), #" --data-raw 'a=1&b=it'\''s'"#),
        (.bytes(Array("@file".utf8)), " --data-raw '@file'"),
        (.bytes([0x61, 0x0A, 0x27, 0x5C, 0xFF, 0x20]), #" --data-raw $'a\012\047\134\377\040'"#),
        (
            .multipart([
                MultipartPart(name: "text", bytes: Array("a b".utf8)),
                MultipartPart(name: "media", bytes: [1], filename: "p.png", contentType: "image/png"),
                MultipartPart(name: "other", bytes: [1], filename: "q"),
            ]), " --form-string 'text=a b' --form 'media=@p.png;type=image/png' --form 'other=@q'"
        ),
    ])
    func writesEveryBody(body: TransportBody, words: String) {
        let request = TransportRequest(method: .put, url: "https://example.com/a?b=c&d=e", body: body)
        #expect(request.curlCommand() == "curl --request PUT --path-as-is\(words) 'https://example.com/a?b=c&d=e'")
    }

    @Test func showsCredentialsOnlyWhenAsked() {
        let credential = "S3CRET-" + "MARK"
        var request = TransportRequest(method: .get, url: "http://example.com/")
        request.headers = ["authorization": "Bearer \(credential)", "X-Empty": ""]
        let hidden = request.curlCommand()
        #expect(
            hidden == "curl --request GET --path-as-is --header 'authorization: Bearer <redacted>' "
                + "--header 'X-Empty;' 'http://example.com/'")
        #expect(request.curlCommand(revealingSecrets: true).contains("'authorization: Bearer \(credential)'"))
    }
}
