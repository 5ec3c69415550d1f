import OAuth1
import TwitterJSON

extension Call {
    /// The value of a parameter, wherever the call has it.
    func pageParameter(_ name: String) -> String? {
        if case .json(let bytes) = body, let value = (try? JSON(parsing: bytes))?[name] {
            return value.string ?? value.description
        }
        return parameters[name] ?? endpoint.queryValue(name)
    }

    /// Sets a parameter where the call has its parameters: in a body of JSON, or else in the list.
    mutating func setPageParameter(_ name: String, _ value: String) {
        if case .json(let bytes) = body, let json = try? JSON(parsing: bytes), var members = json.object {
            let member = JSON.Member(name, .string(value))
            if let index = members.firstIndex(where: { $0.name == name }) {
                members[index] = member
            } else {
                members.append(member)
            }
            body = .json(.object(members))
            return
        }
        // One that was written into the path would stand beside the new one.
        endpoint = endpoint.withoutQueryValue(name)
        parameters = parameters.replacing(name, with: value)
    }
}

extension Parameters {
    /// The same list with one value under a name, in the place of the first that was there.
    fileprivate func replacing(_ name: String, with value: String) -> Parameters {
        guard let index = firstIndex(where: { $0.name == name }) else { return self + [name: value] }
        var pairs = filter { $0.name != name }
        pairs.insert(Parameter(name, value), at: prefix(index).count { $0.name != name })
        return Parameters(pairs)
    }
}

extension Endpoint {
    /// The value of a name in the query that was written into the path, as it stands there.
    fileprivate func queryValue(_ name: String) -> String? {
        query?.split(separator: "&").first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
    }

    /// The same endpoint without a name in the query that was written into the path.
    fileprivate func withoutQueryValue(_ name: String) -> Endpoint {
        guard queryValue(name) != nil else { return self }
        var endpoint = self
        let rest = query?.split(separator: "&").filter { !$0.hasPrefix(name + "=") } ?? []
        endpoint.query = rest.isEmpty ? nil : rest.joined(separator: "&")
        return endpoint
    }
}
