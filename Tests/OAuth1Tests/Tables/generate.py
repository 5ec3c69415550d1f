#!/usr/bin/env python3
"""Writes SignatureTable.swift: seeded signature cases with the values that two independent programs agree on.

The first program is oauthlib (PyPI). The second is written here after RFC 5849 and leaves the HMAC to `openssl`.
Nothing is written when they differ. `--check` compares the file with what would be written.
"""

import base64
import json
import pathlib
import random
import subprocess
import sys

from oauthlib.oauth1.rfc5849 import signature as oauthlib_signature
from oauthlib.oauth1.rfc5849.utils import escape as oauthlib_escape

OUTPUT = pathlib.Path(__file__).with_name("SignatureTable.swift")
CASES = 240
SEED = 5849

METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "get", "Post", "oPtIoNs"]
SCHEMES = ["http", "https", "HTTP", "Https"]
HOSTS = ["api.example.org", "API.Example.ORG", "localhost", "127.0.0.1", "a-b.c_d.example", "xn--mnchen-3ya.example", "n"]
PATHS = [
    "", "/", "/1.1/statuses/update.json", "/oauth/request_token", "/a//b/", "/caf%C3%A9/x", "/p%2fq%2Fr", "/a+b/c",
    "/~user/-._", "/x;v=1/y,z", "/(a)*!'/", "/UPPER/lower", "/a=b&c", "/:8080/@me", "/%7Euser",
]
# No name begins with oauth_: oauthlib decodes the values of such pairs twice when they stand in a body.
NAMES = [
    "status", "q", "a", "A", "b", "a_b", "a-b", "a.b", "a b", "a+b", "a%b", "a%20b", "id_1", "id_10", "id_2", "x[]",
    "x[0]", "c@", "c2", "=", "&", "~", "", "z", "é", "e\u0301", "名前", "🔑", "oAuth_extra", "include_entities", "*",
    "aa", "a1", "a/b",
]
VALUES = [
    "", "0", "1", "true", "hello world", "a+b", "1+1 = 2 & 100%", "%41", "%", "%zz", "~", "-._~", "!*'();:@&=+$,/?#[]",
    "\"<>\\^`{|}", "\t", "\n", "\r\n", "\x00", "\x01\x1f", "\x7f", "\u0080", "\u00a0", "£5 é", "cafe\u0301", "ß", "ﬁ",
    "İi", "日本語", "한국어", "हिन्दी", "עברית", "👍🏽", "👨‍👩‍👧", "🇨🇭", "\ufeff", "\u2028", "\U0010ffff", "a&b=c", "http://t.example/?a=b#c",
    "line one\nline two", "   ", "--", "..", "[\"date\": \"x\"]", "-122.4,37.8", "z" * 300, "é" * 150,
]
SECRETS = ["cs", "ts", "&", "%26", "a b", "a+b/c=", "é~*", "", "=", "x" * 200, "🔐", "100%", "-._~"]


def percent(text):
    """RFC 5849, section 3.6."""
    return "".join(
        chr(byte) if chr(byte) in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~" else "%%%02X" % byte
        for byte in (text if isinstance(text, bytes) else text.encode("utf-8"))
    )


def unpercent(text):
    """Decodes a query or form piece into bytes."""
    output, index = bytearray(), 0
    while index < len(text):
        if text[index] == "%":
            output.append(int(text[index + 1 : index + 3], 16))
            index += 3
            continue
        output += b" " if text[index] == "+" else text[index].encode("ascii")
        index += 1
    return bytes(output)


def own(case):
    """Base string and signature after RFC 5849, sections 3.4.1 to 3.4.4."""
    url = case["url"].split("#", 1)[0]
    address, _, query = url.partition("?")
    scheme, rest = address.split("://", 1)
    authority, slash, path = rest.partition("/")
    scheme, authority = scheme.lower(), authority.lower()
    default_port = {"http": ":80", "https": ":443"}[scheme]
    if authority.endswith(default_port):
        authority = authority[: -len(default_port)]
    uri = scheme + "://" + authority + "/" + path

    pairs = []
    for piece in query.split("&"):
        if piece:
            name, _, value = piece.partition("=")
            pairs.append((percent(unpercent(name)), percent(unpercent(value))))
    for name, value in case["form"] + header_parameters(case):
        pairs.append((percent(name), percent(value)))
    pairs.sort()
    parameters = "&".join(name + "=" + value for name, value in pairs)
    base = "&".join([percent(case["method"].upper()), percent(uri), percent(parameters)])

    key = percent(case["consumerSecret"]) + "&" + percent(case["tokenSecret"] or "")
    if case["signatureMethod"] == "PLAINTEXT":
        return base, key
    digest = {"HMAC-SHA1": "-sha1", "HMAC-SHA256": "-sha256"}[case["signatureMethod"]]
    code = subprocess.run(
        ["openssl", "dgst", digest, "-mac", "HMAC", "-macopt", "hexkey:" + key.encode().hex(), "-binary"],
        input=base.encode("ascii"), stdout=subprocess.PIPE, check=True,
    ).stdout
    return base, base64.b64encode(code).decode("ascii")


def header_parameters(case):
    pairs = [
        ["oauth_consumer_key", case["consumerKey"]],
        ["oauth_nonce", case["nonce"]],
        ["oauth_signature_method", case["signatureMethod"]],
        ["oauth_timestamp", str(case["timestamp"])],
    ]
    if case["token"] is not None:
        pairs.append(["oauth_token", case["token"]])
    if case["includesVersion"]:
        pairs.append(["oauth_version", "1.0"])
    return pairs + case["oauthParameters"]


def theirs(case):
    """The same by oauthlib, which is given what goes on the wire."""
    url = case["url"].split("#", 1)[0]
    header = "OAuth " + ", ".join(
        '%s="%s"' % (oauthlib_escape(name), oauthlib_escape(value)) for name, value in header_parameters(case)
    )
    body = "&".join(oauthlib_escape(name) + "=" + oauthlib_escape(value) for name, value in case["form"])
    address, _, query = url.partition("?")
    parameters = oauthlib_signature.collect_parameters(
        uri_query=query, headers={"Authorization": header}, body=body, exclude_oauth_signature=False)
    base = oauthlib_signature.signature_base_string(
        case["method"], oauthlib_signature.base_string_uri(address), oauthlib_signature.normalize_parameters(parameters))

    class Client:
        client_secret = case["consumerSecret"]
        resource_owner_secret = case["tokenSecret"]

    if case["signatureMethod"] == "PLAINTEXT":
        return base, oauthlib_signature.sign_plaintext_with_client(base, Client)
    if case["signatureMethod"] == "HMAC-SHA256":
        return base, oauthlib_signature.sign_hmac_sha256_with_client(base, Client)
    return base, oauthlib_signature.sign_hmac_sha1_with_client(base, Client)


def make_case(number, rng):
    def some_pairs(limit):
        pairs = [[rng.choice(NAMES), value(rng)] for _ in range(rng.randrange(limit + 1))]
        if pairs and rng.random() < 0.3:
            pairs += [[pairs[0][0], value(rng)] for _ in range(3)]
        # oauthlib leaves out a pair that has neither name nor value.
        return [pair for pair in pairs if pair != ["", ""]]

    def query_text(pairs):
        pieces = []
        for name, text in pairs:
            escaped = [percent(name), percent(text)]
            style = rng.random()
            if style < 0.2:
                escaped = [part.replace("%20", "+") for part in escaped]
            elif style < 0.3:
                escaped = [part.replace("%2F", "/").replace("%3A", ":").replace("%2A", "*") for part in escaped]
            elif style < 0.4:
                escaped = [part.replace("%C3%A9", "%c3%a9").replace("%2B", "%2b") for part in escaped]
            pieces.append(escaped[0] if text == "" and name and rng.random() < 0.5 else "=".join(escaped))
        return "&".join(pieces)

    scheme, host, port = rng.choice(SCHEMES), rng.choice(HOSTS), rng.choice(["", "", "", ":80", ":443", ":8080", ":1", ":65535"])
    url = scheme + "://" + host + port + rng.choice(PATHS)
    query = query_text(some_pairs(4)) if rng.random() < 0.6 else ""
    if query:
        url += "?" + query
    if rng.random() < 0.05:
        url += "#top?x=1"

    signed_in = rng.random() < 0.8
    extra = []
    if not signed_in and rng.random() < 0.6:
        extra.append(["oauth_callback", rng.choice(["oob", "http://127.0.0.1:9/done?x=1&y=é", "app://back", ""])])
    if signed_in and rng.random() < 0.1:
        extra.append(["oauth_verifier", rng.choice(["1234567", "a+b/c=", "é"])])
    return {
        "method": rng.choice(METHODS),
        "url": url,
        "form": some_pairs(5) if rng.random() < 0.6 else [],
        "oauthParameters": extra,
        "consumerKey": rng.choice(["ck", "Key-._~", "key with blank", "ключ", "a&b=c"]),
        "consumerSecret": rng.choice(SECRETS),
        "token": rng.choice(["tk", "12345-AbC", "t/k+=", "ø"]) if signed_in else None,
        "tokenSecret": rng.choice(SECRETS) if signed_in else None,
        "signatureMethod": rng.choices(["HMAC-SHA1", "HMAC-SHA256", "PLAINTEXT"], [20, 3, 2])[0],
        "nonce": rng.choice(["n%d" % number, "%032x" % rng.getrandbits(128), "n/%d+=&" % number]),
        "timestamp": rng.choice([1, 1500000000, 1893456000, 9999999999]) + number,
        "includesVersion": rng.random() < 0.85,
    }


def value(rng):
    return rng.choice(VALUES) if rng.random() < 0.7 else rng.choice(VALUES) + rng.choice(VALUES)


def text():
    rng = random.Random(SEED)
    lines = []
    for number in range(CASES):
        case = make_case(number, rng)
        mine, other = own(case), theirs(case)
        if mine != other:
            sys.exit("case %d: the two programs differ\n%r\n%r\n%r" % (number, case, mine, other))
        case["baseString"], case["signature"] = mine
        lines.append(json.dumps(case, ensure_ascii=True, separators=(",", ":")))
    assert not any('"""' in line for line in lines)
    return (
        "// Written by Tests/OAuth1Tests/Tables/generate.py; do not edit.\n"
        "// swift-format-ignore-file\n\n"
        "/// One JSON object a line. The last two fields are what oauthlib and the generator's own program agree on.\n"
        'let signatureTable = #"""\n' + "\n".join(lines) + '\n"""#\n'
    )


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        if OUTPUT.read_text() != text():
            sys.exit("%s is not what the generator writes" % OUTPUT.name)
        print("%s: %d cases, up to date" % (OUTPUT.name, CASES))
    elif not sys.argv[1:]:
        OUTPUT.write_text(text())
        print("%s: %d cases" % (OUTPUT.name, CASES))
    else:
        sys.exit("usage: generate.py [--check]")
