import CLibcrypto

/// Compares two byte strings in a time that depends on their lengths alone.
///
/// - Returns: Whether they are equal. Different lengths are unequal at once.
public func isEqualInConstantTime(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count && CRYPTO_memcmp(one, other, one.count) == 0
}

/// Makes unpredictable bytes.
///
/// - Parameter count: How many bytes to make.
/// - Returns: Bytes fit for keys and nonces.
/// - Throws: ``LibcryptoError`` when the system has no source of randomness.
public func randomBytes(_ count: Int) throws(LibcryptoError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    guard ExitHandler.isOff else { throw LibcryptoError(function: "OPENSSL_init_crypto") }
    guard RAND_bytes(&bytes, Int32(count)) == 1 else { throw LibcryptoError(function: "RAND_bytes") }
    return bytes
}

/// Writes bytes as base64 text with padding (RFC 4648, section 4).
public func base64(_ bytes: [UInt8]) -> String {
    // EVP_EncodeBlock adds a zero byte after the text.
    String(unsafeUninitializedCapacity: (bytes.count + 2) / 3 * 4 + 1) { text in
        Int(EVP_EncodeBlock(text.baseAddress, bytes, Int32(bytes.count)))
    }
}
