/// What is signed (RFC 5849, section 3.4.1): method, address and parameters.
struct SignatureBaseString {
    /// The sorted parameters, encoded once.
    let parameterString: [UInt8]
    /// Method, address and parameter string, each encoded once more, joined by `&`.
    let bytes: [UInt8]

    init(
        method: String, url: String, form: [(name: [UInt8], value: [UInt8])], oauth: [Parameter]
    ) throws(OAuth1Error) {
        let uri = try BaseStringURI(url)
        var parameters = NormalizedParameters()
        // The signature cannot cover itself, wherever a received request has it (section 3.4.1.3.1).
        for pair in try FormEncoding.decodePairs(uri.query) + form
        where !pair.name.elementsEqual("oauth_signature".utf8) {
            parameters.append(name: pair.name, value: pair.value)
        }
        for parameter in oauth where parameter.name != "oauth_signature" { parameters.append(parameter) }
        parameterString = parameters.joined()

        var bytes: [UInt8] = []
        bytes.reserveCapacity(parameterString.count * 3 / 2 + uri.bytes.count + 32)
        PercentEncoding.append(method.uppercased().utf8, to: &bytes)
        bytes.append(UInt8(ascii: "&"))
        PercentEncoding.append(uri.bytes, to: &bytes)
        bytes.append(UInt8(ascii: "&"))
        PercentEncoding.append(parameterString, to: &bytes)
        self.bytes = bytes
    }
}
