import LibcryptoPrimitives

/// How the base string becomes a signature (RFC 5849, section 3.4).
public enum SignatureMethod: String, Hashable, Sendable {
    /// HMAC with SHA-1; what Twitter and its compatible servers ask for.
    case hmacSHA1 = "HMAC-SHA1"
    /// HMAC with SHA-256; an extension that some services offer.
    case hmacSHA256 = "HMAC-SHA256"
    /// The two secrets themselves; for servers behind TLS that cannot do better. It protects nothing else.
    case plaintext = "PLAINTEXT"
}

/// The two secrets, ready to sign any number of base strings.
struct SigningKey: Sendable, CustomStringConvertible, CustomReflectable {
    private enum Storage: Sendable {
        case hmac(HMACKey)
        case plaintext([UInt8])
        case unavailable(LibcryptoError)
    }

    private let storage: Storage

    /// A signer is printed with its key, so the key hides itself.
    var description: String { "<redacted>" }
    var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

    init(consumerSecret: Secret, tokenSecret: Secret?, method: SignatureMethod) {
        // RFC 5849, section 3.4.2: both encoded and joined by an ampersand, which stays when there is no token.
        var key: [UInt8] = []
        PercentEncoding.append(consumerSecret.revealed.utf8, to: &key)
        key.append(UInt8(ascii: "&"))
        if let tokenSecret { PercentEncoding.append(tokenSecret.revealed.utf8, to: &key) }
        do throws(LibcryptoError) {
            storage =
                switch method {
                case .hmacSHA1: .hmac(try HMACKey(key, hash: .sha1))
                case .hmacSHA256: .hmac(try HMACKey(key, hash: .sha256))
                case .plaintext: .plaintext(key)
                }
        } catch {
            storage = .unavailable(error)
        }
    }

    func signature(of baseString: [UInt8]) throws(OAuth1Error) -> String {
        do throws(LibcryptoError) {
            switch storage {
            case .hmac(let key): return base64(try key.authenticationCode(for: baseString))
            case .plaintext(let key): return String(decoding: key, as: UTF8.self)
            case .unavailable(let error): throw error
            }
        } catch {
            throw .libcryptoFailed(function: error.function)
        }
    }
}
