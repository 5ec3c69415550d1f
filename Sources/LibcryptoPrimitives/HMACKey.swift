import CLibcrypto
import Locking

/// A key for HMAC (RFC 2104), ready for any number of messages from any thread.
///
/// The keyed context is made once and set back for each message, which is several times as fast as keying it anew.
public final class HMACKey: Sendable, CustomReflectable {
    /// The hash function inside the HMAC.
    public enum Hash: Sendable {
        /// SHA-1, what OAuth 1.0a services speak.
        case sha1
        /// SHA-256.
        case sha256

        var name: String { self == .sha1 ? "SHA1" : "SHA256" }
        var size: Int { self == .sha1 ? 20 : 32 }
    }

    private let hash: Hash
    private let context: Locked<MACContext>

    /// Creates a key.
    ///
    /// - Parameters:
    ///   - key: The secret bytes, of any number.
    ///   - hash: The hash function.
    /// - Throws: ``LibcryptoError`` when libcrypto does not offer the algorithm or has no memory.
    public init(_ key: [UInt8], hash: Hash) throws(LibcryptoError) {
        self.hash = hash
        context = Locked(try MACContext(key: key, hash: hash))
    }

    /// A mirror without children: with an old OpenSSL the key's bytes lie inside.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

    /// Computes the authentication code of a message.
    ///
    /// - Parameter message: The bytes to authenticate.
    /// - Returns: 20 bytes for SHA-1, 32 for SHA-256.
    /// - Throws: ``LibcryptoError`` when libcrypto fails.
    public func authenticationCode(for message: [UInt8]) throws(LibcryptoError) -> [UInt8] {
        try context.withLock { context throws(LibcryptoError) in
            try context.code(for: message, size: hash.size)
        }
    }
}

/// The one owner of an `EVP_MAC_CTX`.
private final class MACContext {
    private let context: OpaquePointer
    private let key: [UInt8]

    /// OpenSSL before 3.0.3 does not set a keyed HMAC context back when it is initialised without a key.
    private static let mustRepeatKey = OpenSSL_version_num() < 0x3000_0030

    init(key: [UInt8], hash: HMACKey.Hash) throws(LibcryptoError) {
        guard ExitHandler.isOff else { throw LibcryptoError(function: "OPENSSL_init_crypto") }
        guard let algorithm = EVP_MAC_fetch(nil, "HMAC", nil) else { throw LibcryptoError(function: "EVP_MAC_fetch") }
        defer { EVP_MAC_free(algorithm) }
        guard let context = EVP_MAC_CTX_new(algorithm) else { throw LibcryptoError(function: "EVP_MAC_CTX_new") }
        self.context = context
        self.key = Self.mustRepeatKey ? key : []

        var digest = Array(hash.name.utf8CString)
        // A null pointer would mean "no key", so an empty key still points somewhere.
        let keyBytes = key.isEmpty ? [0] : key
        // A parameter points to its name and its value, so both have to stay where they are until it has been read.
        let started = OSSL_MAC_PARAM_DIGEST.withCString { name in
            digest.withUnsafeMutableBufferPointer { digest in
                let parameters = [
                    OSSL_PARAM_construct_utf8_string(name, digest.baseAddress, 0), OSSL_PARAM_construct_end(),
                ]
                return EVP_MAC_init(context, keyBytes, key.count, parameters)
            }
        }
        guard started == 1 else { throw LibcryptoError(function: "EVP_MAC_init") }
    }

    deinit { EVP_MAC_CTX_free(context) }

    func code(for message: [UInt8], size: Int) throws(LibcryptoError) -> [UInt8] {
        var code = [UInt8](repeating: 0, count: size)
        var written = 0
        let ready =
            Self.mustRepeatKey
            ? EVP_MAC_init(context, key.isEmpty ? [0] : key, key.count, nil) : EVP_MAC_init(context, nil, 0, nil)
        guard ready == 1, EVP_MAC_update(context, message, message.count) == 1,
            EVP_MAC_final(context, &code, &written, code.count) == 1, written == size
        else { throw LibcryptoError(function: "EVP_MAC") }
        return code
    }
}
