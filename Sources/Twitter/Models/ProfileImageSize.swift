/// The sizes that the picture of a profile can be had in.
public struct ProfileImageSize: RawRepresentable, Hashable, Sendable {
    /// What stands before the extension of the file.
    public let rawValue: String

    /// Creates a size.
    ///
    /// - Parameter rawValue: What stands before the extension of the file, such as `_400x400`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 24 pixels in each direction.
    public static let mini = ProfileImageSize(rawValue: "_mini")
    /// 48 pixels in each direction.
    public static let normal = ProfileImageSize(rawValue: "_normal")
    /// 73 pixels in each direction.
    public static let bigger = ProfileImageSize(rawValue: "_bigger")
    /// As it was uploaded.
    public static let original = ProfileImageSize(rawValue: "")
}

extension User {
    /// The address of the picture in a size, over https where the service has it.
    ///
    /// - Parameter size: The size.
    /// - Returns: The address; the only one there is, where its form is not Twitter's.
    public func profileImageURL(size: ProfileImageSize) -> String? {
        guard let url = profileImageURLHTTPS ?? profileImageURL else { return nil }
        let dot = url.lastIndex(of: ".")
        let fileName = url.lastIndex(of: "/") ?? url.startIndex
        let end = dot.flatMap { $0 > fileName ? $0 : nil } ?? url.endIndex
        let usual = ProfileImageSize.normal.rawValue
        guard url[..<end].hasSuffix(usual) else { return url }
        return url[..<end].dropLast(usual.count) + size.rawValue + url[end...]
    }
}
