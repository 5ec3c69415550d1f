import LibcryptoPrimitives
import OAuth1

func hmacSHA1Base64(key: String, message: String) throws -> String {
    base64(try HMACKey(Array(key.utf8), hash: .sha1).authenticationCode(for: Array(message.utf8)))
}

/// The value that asks for a bearer token: key and secret, each percent-encoded.
func basic(_ key: String, _ secret: String) -> String {
    "Basic " + base64(Array("\(PercentEncoding.encode(key)):\(PercentEncoding.encode(secret))".utf8))
}
