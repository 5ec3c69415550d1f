import CCurlShims
import TwitterHTTP

extension Transfer {
    /// How a request goes out and its answer comes in: options that many requests have in common.
    struct Way: Equatable {
        private let isSecure: Bool
        private let isLoopback: Bool
        private let connectLimit: TransportLimit
        private let isStreamed: Bool
        private let unpacks: Bool

        init(_ submission: Submission) {
            isSecure = submission.address.isSecure
            isLoopback = submission.address.isLoopback
            connectLimit = submission.request.limits.connectLimit
            isStreamed = submission.body != nil
            unpacks = !isStreamed || submission.request.compressesStream
        }

        /// Gives a handle these options; it is new, or was last used for another way without a stream.
        func set(on handle: EasyHandle, proxy: CurlProxy) throws(CurlFailure) {
            // Rather wait for an HTTP/2 connection that is being opened. Plain http never becomes HTTP/2 here, but libcurl
            // would wait for the first answer to be sure.
            try handle.set(CURLOPT_PIPEWAIT, isSecure ? 1 : 0)
            try CurlFailure.check(ccurl_set_string(handle.pointer, CURLOPT_ACCEPT_ENCODING, unpacks ? "gzip" : nil))
            // libcurl unpacks all that it has read even while it is held up, a thousand times as much in the worst case.
            if isStreamed { try handle.set(CURLOPT_BUFFERSIZE, unpacks ? 1024 : 64 << 10) }
            switch proxy.kind {
            case .environment where !isLoopback:
                try CurlFailure.check(ccurl_set_string(handle.pointer, CURLOPT_PROXY, nil))
                try CurlFailure.check(ccurl_set_string(handle.pointer, CURLOPT_NOPROXY, nil))
            case .environment, .direct:
                try handle.set(CURLOPT_PROXY, "")
                // Or libcurl looks into the environment all the same, for each request.
                try handle.set(CURLOPT_NOPROXY, "*")
            case .server(let address):
                try handle.set(CURLOPT_PROXY, address)
                try handle.set(CURLOPT_NOPROXY, "")
            }
            try handle.set(CURLOPT_CONNECTTIMEOUT_MS, Self.milliseconds(connectLimit))
        }

        /// 0 would mean libcurl's own default, so no limit is the longest there is.
        private static func milliseconds(_ limit: TransportLimit) -> Int {
            let longest = Int64(Int32.max)
            return Int(min(max(1, (limit.nanoseconds ?? .max) / 1_000_000), longest))
        }
    }
}
