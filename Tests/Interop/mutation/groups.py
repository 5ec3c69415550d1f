"""What is changed, and which tests must notice it. To cover further files, add a line to `GROUPS`."""

from typing import NamedTuple


class Group(NamedTuple):
    """Files of one module, and the tests that speak of them."""

    files: list[str]  # patterns below Sources
    tests: str  # a test target
    filter: str = ""  # a regular expression of test names, as `swift test --filter` takes it


GROUPS = {
    "signing": Group(["OAuth1/*.swift"], "OAuth1Tests"),
    "parameters": Group(
        ["Twitter/Client/Parameter*.swift", "Twitter/Client/RequestBuilder.swift", "Twitter/Client/Endpoint.swift",
         "Twitter/Client/Call.swift", "Twitter/Client/TwitterService.swift", "Twitter/Endpoints/Parameters/*.swift"],
        "TwitterTests", r"\.(ParametersTests|ParameterTypeTests|RequestBuilderTests|AddressTests|EndpointTableTests)/"),
}

# Generated changes that no test can tell from the original, by the title that `run` prints, each with the reason.
EQUIVALENT = {
    "Sources/Twitter/Client/ParameterValue.swift: let digits = text[..<mark].filter(\\.isNumber) -> "
    "let digits = text[...mark].filter(\\.isNumber)": "the e is no digit",
    "Sources/Twitter/Client/ParameterValue.swift: guard let mark = text.firstIndex(of: \"e\"), let exponent = "
    "Int(text[text.index(after: mark)...]) else { -> guard let mark = text.lastIndex(of: \"e\"), let exponent = "
    "Int(text[text.index(after: mark)...]) else {": "a number has one e",
    "Sources/Twitter/Client/ParameterValue.swift: if exponent < 0 { -> if exponent <= 0 {": "no exponent is that small",
    "Sources/Twitter/Client/ParameterValue.swift: if exponent < 0 { -> if exponent < 1 {": "no exponent is that small",
    'Sources/Twitter/Client/TwitterService.swift: let base = bases[endpoint.host] ?? "" -> '
    'let base = bases[endpoint.host] ?? "x"': "every host has a base",
    'Sources/Twitter/Client/TwitterService.swift: var base: String { bases[.api] ?? "" } -> '
    'var base: String { bases[.api] ?? "x" }': "every host has a base",
}
