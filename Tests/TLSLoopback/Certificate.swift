import CLibssl

/// A certificate with its private key, an elliptic one, made on the spot.
package struct Certificate: Sendable {
    /// The certificate, without the key, as a PEM file holds it.
    package let pem: [UInt8]
    /// The certificate and the key in DER.
    let certificate: [UInt8]
    let key: [UInt8]

    /// Creates a key and a certificate for it.
    ///
    /// - Parameters:
    ///   - name: The common name of its subject.
    ///   - alternativeName: What it is good for, as OpenSSL writes it: `IP:127.0.0.1` or `DNS:host.test`.
    ///   - validity: When it is valid, in seconds from now.
    ///   - issuer: Who signs it; `nil` lets it sign itself.
    ///   - isAuthority: Whether it may sign others.
    /// - Throws: ``OpenSSLFailure`` if a call fails.
    package init(
        name: String, alternativeName: String? = nil, validity: ClosedRange<Int> = -3_600...3_600,
        issuer: Certificate? = nil, isAuthority: Bool = false
    ) throws(OpenSSLFailure) {
        // As the transport does: whatever asks OpenSSL first decides for the process.
        OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_ATEXIT), nil)
        let key = try Self.makeKey()
        defer { EVP_PKEY_free(key) }
        let certificate = try OpenSSLFailure.check(X509_new(), "X509_new")
        defer { X509_free(certificate) }
        let issuerCertificate = try issuer.map { issuer throws(OpenSSLFailure) in try issuer.parsedCertificate() }
        defer { X509_free(issuerCertificate) }
        let issuerKey = try issuer.map { issuer throws(OpenSSLFailure) in try issuer.parsedKey() }
        defer { EVP_PKEY_free(issuerKey) }

        try OpenSSLFailure.check(X509_set_version(certificate, 2), "X509_set_version")  // Version 3 is written as 2.
        let serial = Int.random(in: 1...(1 << 40))
        try OpenSSLFailure.check(ASN1_INTEGER_set(X509_get_serialNumber(certificate), serial), "ASN1_INTEGER_set")
        X509_gmtime_adj(X509_getm_notBefore(certificate), validity.lowerBound)
        X509_gmtime_adj(X509_getm_notAfter(certificate), validity.upperBound)
        try OpenSSLFailure.check(X509_set_pubkey(certificate, key), "X509_set_pubkey")

        let subject = X509_get_subject_name(certificate)
        try OpenSSLFailure.check(
            X509_NAME_add_entry_by_txt(subject, "CN", MBSTRING_FLAG | 1, name, -1, -1, 0), "X509_NAME_add_entry_by_txt")
        let issuerName = issuerCertificate.map { X509_get_subject_name($0) } ?? subject
        try OpenSSLFailure.check(X509_set_issuer_name(certificate, issuerName), "X509_set_issuer_name")

        try Self.add(NID_basic_constraints, isAuthority ? "critical,CA:TRUE" : "critical,CA:FALSE", to: certificate)
        if isAuthority { try Self.add(NID_key_usage, "critical,keyCertSign,cRLSign", to: certificate) }
        if let alternativeName { try Self.add(NID_subject_alt_name, alternativeName, to: certificate) }
        try OpenSSLFailure.check(X509_sign(certificate, issuerKey ?? key, EVP_sha256()), "X509_sign")

        self.certificate = Self.bytes { i2d_X509(certificate, $0) }
        self.key = Self.bytes { i2d_PrivateKey(key, $0) }
        pem = try Self.pem(of: certificate)
    }

    // MARK: From and to bytes

    private func parsedCertificate() throws(OpenSSLFailure) -> OpaquePointer {
        let parsed = certificate.withUnsafeBufferPointer { bytes in
            var place = bytes.baseAddress
            return d2i_X509(nil, &place, bytes.count)
        }
        return try OpenSSLFailure.check(parsed, "d2i_X509")
    }

    private func parsedKey() throws(OpenSSLFailure) -> OpaquePointer {
        let parsed = key.withUnsafeBufferPointer { bytes in
            var place = bytes.baseAddress
            return d2i_AutoPrivateKey(nil, &place, bytes.count)
        }
        return try OpenSSLFailure.check(parsed, "d2i_AutoPrivateKey")
    }

    /// What one of OpenSSL's `i2d` functions writes; without a place it only counts.
    private static func bytes(
        _ write: (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) -> Int32
    ) -> [UInt8] {
        let capacity = Int(max(0, write(nil)))
        return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            var place = buffer.baseAddress
            count = Int(max(0, write(&place)))
        }
    }

    private static func pem(of certificate: OpaquePointer) throws(OpenSSLFailure) -> [UInt8] {
        let memory = try OpenSSLFailure.check(BIO_new(BIO_s_mem()), "BIO_new")
        defer { BIO_free(memory) }
        try OpenSSLFailure.check(PEM_write_bio_X509(memory, certificate), "PEM_write_bio_X509")
        var bytes = [UInt8](repeating: 0, count: Int(BIO_ctrl_pending(memory)))
        try OpenSSLFailure.check(BIO_read(memory, &bytes, Int32(bytes.count)), "BIO_read")
        return bytes
    }

    // MARK: Making

    private static func makeKey() throws(OpenSSLFailure) -> OpaquePointer {
        let context = try OpenSSLFailure.check(
            EVP_PKEY_CTX_new_from_name(nil, "EC", nil), "EVP_PKEY_CTX_new_from_name")
        defer { EVP_PKEY_CTX_free(context) }
        try OpenSSLFailure.check(EVP_PKEY_keygen_init(context), "EVP_PKEY_keygen_init")
        try OpenSSLFailure.check(EVP_PKEY_CTX_set_group_name(context, "P-256"), "EVP_PKEY_CTX_set_group_name")
        var key: OpaquePointer?
        try OpenSSLFailure.check(EVP_PKEY_generate(context, &key), "EVP_PKEY_generate")
        return try OpenSSLFailure.check(key, "EVP_PKEY_generate")
    }

    private static func add(
        _ extensionNumber: Int32, _ value: String, to certificate: OpaquePointer
    ) throws(OpenSSLFailure) {
        let part = try OpenSSLFailure.check(
            X509V3_EXT_conf_nid(nil, nil, extensionNumber, value), "X509V3_EXT_conf_nid")
        defer { X509_EXTENSION_free(part) }
        try OpenSSLFailure.check(X509_add_ext(certificate, part, -1), "X509_add_ext")
    }
}
