import FoundationEssentials

@testable import Twitter

/// Compares a body with what a model writes after reading it.
///
/// Every value that comes back must be the one that came; what does not come back is counted as dropped.
struct ModelComparison {
    struct Tally {
        var compared = 0
        var dropped: [String: Int] = [:]
    }

    /// By the kind of the object.
    private(set) var tallies: [String: Tally] = [:]
    private(set) var faults: [String] = []
    /// Where the values now compared come from, for the faults.
    var file = ""

    /// Compares objects of a kind, or lists of them.
    mutating func compare(_ body: PlainJSON, _ written: PlainJSON, kind: String, path: String = "") {
        switch (body, written) {
        case (_, _) where kind == "StreamEvent.Object":
            let names = body.object ?? [:]
            if names["slug"] != nil { return compare(body, written, kind: "UserList", path: path) }
            if names["text"] != nil { return compare(body, written, kind: "Tweet", path: path) }
            if isSame(body, written) { count(kind) } else { fault(path, "\(summary(body)) became \(summary(written))") }
        case (.object(let source), .object(let result)): compare(source, result, kind: kind, path: path)
        case (.array(let source), .array(let result)):
            // A list leaves out what is no element of it.
            let elements = source.filter { $0 != .null }
            guard elements.count == result.count else {
                return fault(path, "\(elements.count) elements became \(result.count)")
            }
            for (one, other) in zip(elements, result) { compare(one, other, kind: kind, path: path + "[]") }
        case (_, .object(let result)) where kind == "Contributor" || kind == "User":
            // Nothing but the identifier came.
            if let id = result["id"]?.text, id == body.text { count(kind) } else { fault(path, "another \(kind)") }
        default: fault(path, "\(summary(body)) became \(summary(written))")
        }
    }

    private mutating func compare(
        _ source: [String: PlainJSON], _ result: [String: PlainJSON], kind: String, path: String
    ) {
        guard let shape = ModelShape.all[kind] else { return fault(path, "no shape is named \(kind)") }
        for (name, value) in source where value != .null {
            // No such page, or a date that is written under the other name.
            if name.contains("cursor") && value.text == "0" && result[name] == nil { continue }
            if name == "created_timestamp", let other = result["created_at"], isSame(value, other) { continue }
            let place = "\(path).\(name)"
            guard let written = result[name] else {
                tallies[kind, default: Tally()].dropped[name, default: 0] += 1
                // Some services write an empty list where there is no object.
                let isNothing = shape.parts[name] != nil && value == .array([])
                if !isNothing && (shape.every != nil || shape.documented.contains(name)) {
                    fault(place, "\(summary(value)) is dropped")
                }
                continue
            }
            if let part = shape.parts[name] ?? shape.every {
                count(kind)
                compare(value, written, kind: part, path: place)
            } else if isSame(value, written) || isTwin(name, written, in: source) {
                count(kind)
            } else {
                fault(place, "\(summary(value)) became \(summary(written))")
            }
        }
        for (name, value) in result where source[name] == nil || source[name] == .null {
            // Identifiers are written twice, and a page always has its cursors.
            let isCursor = name.contains("cursor") && value.text == "0"
            if !isCursor && !isTwin(name, value, in: source) {
                fault("\(path).\(name)", "is written and was not there")
            }
        }
    }

    /// Whether the text or number form of the same identifier says so; the text form wins when they differ.
    private func isTwin(_ name: String, _ written: PlainJSON, in source: [String: PlainJSON]) -> Bool {
        for suffix in ["_str", "ing"] {
            let twin = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name + suffix
            if let value = source[twin], value != .null, isSame(value, written) { return true }
        }
        if name == "created_at", let other = source["created_timestamp"] { return isSame(other, written) }
        // So it was misspelt for some time.
        if name == "contributors_enabled", let other = source["contributors_enabed"] { return isSame(other, written) }
        return source["media_id"]?.text == written.text && name == "media_id_string"
    }

    private func isSame(_ one: PlainJSON, _ other: PlainJSON) -> Bool {
        switch (one, other) {
        case (.null, .null): true
        case (.array(let one), .array(let other)):
            one.count == other.count && zip(one, other).allSatisfy { isSame($0, $1) }
        case (.object(let one), .object(let other)):
            one.count == other.count
                && one.allSatisfy { name, value in other[name].map { isSame(value, $0) } ?? false }
        case (.bool(let one), .bool(let other)): one == other
        case (_, .bool(let other)): one.text.map { ["\(other)", other ? "1" : "0"].contains($0) } ?? false
        default: one.text.flatMap { one in other.text.map { isSame(one, $0) } } ?? false
        }
    }

    private func isSame(_ one: String, _ other: String) -> Bool {
        if one == other { return true }
        func date(_ text: String) -> Date? { TwitterDate.parse(text) ?? ISO8601Date.parse(text) }
        if let one = date(one), let other = date(other) { return abs(one.timeIntervalSince(other)) < 1 }
        // Whole numbers that differ in a digit are the same floating-point value when they are large.
        if Int(one) != nil && Int(other) != nil { return false }
        if let one = Double(one), let other = Double(other) { return one == other }
        return one.hasSuffix("+") && one.dropLast() == other
    }

    private mutating func count(_ kind: String) { tallies[kind, default: Tally()].compared += 1 }

    private mutating func fault(_ path: String, _ text: String) { faults.append("\(file) \(path): \(text)") }

    private func summary(_ value: PlainJSON) -> String { String("\(value)".prefix(120)) }
}
