extension TwitterService {
    /// What tells this service from others where accounts are kept: the address of its API's host.
    ///
    /// Scheme and host are in lower case and the scheme's own port is left out (RFC 3986, section 6.2). ``twitter`` is
    /// the same as ``x``, for their accounts are the same. Where the API lies below the address does not count, nor for
    /// which address requests are signed.
    public var identity: String {
        if self == .twitter { return TwitterService.x.identity }
        let text = base
        guard let end = text.firstRange(of: "://")?.upperBound else { return text }
        let scheme = text[..<end].lowercased()
        let rest = text[end...]
        let path = rest.firstIndex(of: "/") ?? rest.endIndex
        var authority = rest[..<path].lowercased()
        if let port = ["https://": ":443", "http://": ":80"][scheme], authority.hasSuffix(port) {
            authority.removeLast(port.count)
        }
        return scheme + authority + rest[path...]
    }
}
