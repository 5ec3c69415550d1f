import CLibssl

/// A call to OpenSSL that failed, by the name of the function.
package struct OpenSSLFailure: Error {
    package let function: String

    /// Gives back what a function returned, unless that was no pointer.
    static func check(_ pointer: OpaquePointer?, _ function: String) throws(OpenSSLFailure) -> OpaquePointer {
        guard let pointer else { throw OpenSSLFailure(function: function) }
        return pointer
    }

    /// Throws unless a function returned a number above 0.
    static func check(_ code: Int32, _ function: String) throws(OpenSSLFailure) {
        if code <= 0 { throw OpenSSLFailure(function: function) }
    }
}
