/// All pairs of a request, encoded first and then sorted (RFC 5849, section 3.4.1.3.2).
///
/// The encoded bytes lie in one array, so that sorting moves ranges only.
struct NormalizedParameters {
    private var bytes: [UInt8] = []
    private var pairs: [(name: Range<Int>, value: Range<Int>)] = []

    mutating func append(name: some Sequence<UInt8>, value: some Sequence<UInt8>) {
        let start = bytes.count
        PercentEncoding.append(name, to: &bytes)
        let middle = bytes.count
        PercentEncoding.append(value, to: &bytes)
        pairs.append((start..<middle, middle..<bytes.count))
    }

    mutating func append(_ parameter: Parameter) {
        append(name: parameter.name.utf8, value: parameter.value.utf8)
    }

    /// Sorted by encoded name, equal names by encoded value; joined as `name=value&name=value`.
    func joined() -> [UInt8] {
        let sorted = pairs.sorted { one, other in
            bytes[one.name].elementsEqual(bytes[other.name])
                ? bytes[one.value].lexicographicallyPrecedes(bytes[other.value])
                : bytes[one.name].lexicographicallyPrecedes(bytes[other.name])
        }
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count + 2 * pairs.count)
        for pair in sorted {
            if !output.isEmpty { output.append(UInt8(ascii: "&")) }
            output += bytes[pair.name]
            output.append(UInt8(ascii: "="))
            output += bytes[pair.value]
        }
        return output
    }
}
