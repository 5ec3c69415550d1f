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
    "limits": Group(
        [f"Twitter/RateLimits/{name}.swift" for name in [
            "BackOff", "Budget", "Budget+Settling", "PostedText", "RateLimitFamily", "RateLimitHeaders", "RateLimitPolicy",
            "RepeatPolicy", "RetryAfter", "ServerTime"]],
        "TwitterTests",
        r"\.(BackOffTests|Budget(Refusal|Pace|Keeping)?Tests|PostedTextTests|RateLimit(Family|Headers|Policy)Tests|"
        r"RepeatPolicyTests|RetryAfterTests|ServerTimeTests)/"),
}

# Generated changes that no test can tell from the original, by the title that `run` prints, each with the reason.
EQUIVALENT = {
    # What follows refuses, or cannot meet, whatever the change would let pass.
    'Sources/OAuth1/BaseStringURI.swift: let bracket = authority.lastIndex(of: UInt8(ascii: "]")) -> '
    'let bracket = authority.firstIndex(of: UInt8(ascii: "]"))': "a second bracket is in no host and in no port",
    'Sources/OAuth1/BaseStringURI.swift: let afterHost = bracket.map { $0 + 1 } ?? authority.firstIndex(of: '
    'UInt8(ascii: ":")) ?? authority.endIndex -> let afterHost = bracket.map { $0 + 1 } ?? authority.lastIndex(of: '
    'UInt8(ascii: ":")) ?? authority.endIndex': "a second colon is in no host and in no port",
    'Sources/OAuth1/BaseStringURI.swift: port.dropFirst().allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), '
    '-> port.dropFirst().allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "x")).contains($0) }),': "no letter is in a number",
    'Sources/OAuth1/BaseStringURI.swift: return !host.isEmpty && host.allSatisfy { "-._~".utf8.contains($0) || '
    'isLetterOrDigit($0) } -> return !host.isEmpty && host.allSatisfy { "-._~x".utf8.contains($0) || '
    'isLetterOrDigit($0) }': "x is a letter",
    "Sources/OAuth1/OAuth1Claim.swift: func value(_ name: String) -> String? { oauth.first { $0.name == name }?.value } -> "
    "func value(_ name: String) -> String? { oauth.last { $0.name == name }?.value }": "no name is there twice",
    "Sources/OAuth1/OAuth1Claim.swift: guard let place = claiming.first else { throw .noOAuthParameters } -> "
    "guard let place = claiming.last else { throw .noOAuthParameters }": "there is one",
    'Sources/Twitter/Client/ParameterValue.swift: guard let mark = text.firstIndex(of: "e"), let exponent = '
    'Int(text[text.index(after: mark)...]) else { -> guard let mark = text.lastIndex(of: "e"), let exponent = '
    'Int(text[text.index(after: mark)...]) else {': "a number has one e",
    "Sources/Twitter/Client/ParameterValue.swift: let digits = text[..<mark].filter(\\.isNumber) -> "
    "let digits = text[...mark].filter(\\.isNumber)": "the e is no digit",
    "Sources/Twitter/Client/ParameterValue.swift: if exponent < 0 { -> if exponent <= 0 {": "no exponent is that small",
    "Sources/Twitter/Client/ParameterValue.swift: if exponent < 0 { -> if exponent < 1 {": "no exponent is that small",
    'Sources/Twitter/Client/TwitterService.swift: let base = bases[endpoint.host] ?? "" -> '
    'let base = bases[endpoint.host] ?? "x"': "every host has a base",
    'Sources/Twitter/Client/TwitterService.swift: var base: String { bases[.api] ?? "" } -> '
    'var base: String { bases[.api] ?? "x" }': "every host has a base",
    "Sources/Twitter/RateLimits/Budget.swift: return ahead < 1 << min(fruitless, 30) ? nil : Wait(reason: .underWay, until: "
    "aheadUntil) -> return ahead < 1 << min(fruitless, 31) ? nil : Wait(reason: .underWay, until: aheadUntil)":
        "nobody has so many calls",
    "Sources/Twitter/RateLimits/Budget.swift: }.max { $0.until < $1.until } -> }.max { $0.until <= $1.until }":
        "of two that end together either is told",
    "Sources/Twitter/RateLimits/Budget+Settling.swift: guard let index = windows.firstIndex(where: { $0.scope == told.scope }) "
    "else { -> guard let index = windows.lastIndex(where: { $0.scope == told.scope }) else {": "there is one of each scope",
    "Sources/Twitter/RateLimits/Budget+Settling.swift: guard told.reset > known.reset else { return false } -> "
    "guard told.reset >= known.reset else { return false }": "they differ by more than a second",
    'Sources/Twitter/RateLimits/RateLimitHeaders.swift: let isPlain = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: '
    '"9")).contains($0) } -> let isPlain = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "x")).contains($0) }':
        "a number has no letters for `Int` either",
    "Sources/Twitter/RateLimits/BackOff.swift: for _ in 0..<max(0, min(number, 64)) { step = min(step * 2, max(0, cap)) } -> "
    "for _ in 0..<max(0, min(number, 65)) { step = min(step * 2, max(0, cap)) }": "no cap is that far from its first step",
    # When memory is given back is free, within what the tests allow.
    **{
        f"Sources/OAuth1/ReplayGuard.swift: if oldest > 1024, oldest * 2 > order.count {{ -> if {other} {{": "memory alone"
        for other in [
            "oldest > 1025, oldest * 2 > order.count", "oldest >= 1024, oldest * 2 > order.count",
            "oldest > 1024, oldest * 2 >= order.count", "oldest > 1024, oldest * 3 > order.count",
        ]
    },
}
