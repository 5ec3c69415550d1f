import CLibcrypto

/// OpenSSL's habit of freeing everything when the process exits, turned off.
///
/// It would do so under the feet of threads that still use it. It must be turned off before anything else of OpenSSL is
/// used; what the exit leaves behind, the system takes back.
enum ExitHandler {
    static let isOff = OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_ATEXIT), nil) == 1
}
