extension TransportRequest {
    /// The request as a command line for the `curl` program, for a shell like bash.
    ///
    /// Parts of a multipart body whose bytes stand for a file are named by its name; a body in pieces is read from
    /// standard input.
    ///
    /// - Parameter revealingSecrets: Whether `Authorization` is shown; without it the command cannot be run. The query
    ///   and the body are shown either way.
    /// - Returns: One line.
    public func curlCommand(revealingSecrets: Bool = false) -> String {
        var words = ["curl", "--request", method.rawValue, "--path-as-is"]
        for field in headers {
            var value = field.value
            if !revealingSecrets, field.name.lowercased() == "authorization" {
                value = value.prefix { $0 != " " } + " <redacted>"
            }
            // An empty value is written with a semicolon, for "Name:" takes the field away.
            words += ["--header", Self.quoted(value.isEmpty ? "\(field.name);" : "\(field.name): \(value)")]
        }
        switch body {
        case .none: break
        case .bytes(let bytes):
            // "--data-binary" would read a file for a body that begins with "@"; "--data-raw" does not.
            words += ["--data-raw", Self.quoted(bytes)]
        case .file(let path):
            words += ["--data-binary", Self.quoted("@\(path)")]
        case .pieces:
            words += ["--data-binary", "@-"]
        case .multipart(let parts):
            for part in parts { words += Self.words(for: part) }
        }
        return (words + [Self.quoted(url)]).joined(separator: " ")
    }

    private static func words(for part: MultipartPart) -> [String] {
        let type = part.contentType.map { ";type=\($0)" } ?? ""
        switch (part.content, part.filename) {
        case (.bytes(let bytes), nil):
            return ["--form-string", quoted(Array("\(part.name)=".utf8) + bytes)]
        case (.bytes, let filename?):
            return ["--form", quoted("\(part.name)=@\(filename)\(type)")]
        case (.file(let path), let filename):
            let name = filename.map { ";filename=\($0)" } ?? ""
            return ["--form", quoted("\(part.name)=@\(path)\(name)\(type)")]
        }
    }

    private static func quoted(_ text: String) -> String { quoted(Array(text.utf8)) }

    /// Single quotes where they do, and `$'...'` with octal escapes for control characters and what is no UTF-8.
    private static func quoted(_ bytes: [UInt8]) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        if text.utf8.elementsEqual(bytes), !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
            return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
        }
        let escaped = bytes.map { byte in
            let digits = String(byte, radix: 8)
            return byte > 0x20 && byte < 0x7F && byte != 0x27 && byte != 0x5C
                ? String(UnicodeScalar(byte)) : "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }
        return "$'" + escaped.joined() + "'"
    }
}
