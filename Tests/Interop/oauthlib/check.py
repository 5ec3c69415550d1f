#!/usr/bin/env python3
"""Sends calls with the `request` program to the server of this folder and compares what it received.

usage: check.py REQUEST PORT, with the server's keys in the environment
"""
import base64
import json
import os
import shlex
import subprocess
import sys
import tempfile
import unicodedata
import urllib.error
import urllib.parse
import urllib.request

program, port = sys.argv[1], sys.argv[2]
service = f"http://127.0.0.1:{port}"
keys = os.environ
user = {
    "TWITTER_CONSUMER_KEY": keys["CONSUMER_KEY"], "TWITTER_CONSUMER_SECRET": keys["CONSUMER_SECRET"],
    "TWITTER_ACCESS_TOKEN": keys["TOKEN"], "TWITTER_ACCESS_TOKEN_SECRET": keys["TOKEN_SECRET"],
}
app = {name: user[name] for name in ["TWITTER_CONSUMER_KEY", "TWITTER_CONSUMER_SECRET"]}
passed, failed = 0, []


def call(*arguments, environment=None):
    """The exit status, and the answer as JSON or the line of the error."""
    run = subprocess.run([program, *arguments, "--service", service], env=user if environment is None else environment,
                         capture_output=True)
    check(f"no secret in the output of {arguments[:3]}", b"S3CRET-MARK" not in run.stdout + run.stderr)
    if run.returncode:
        return run.returncode, run.stderr.decode()
    text = run.stdout.decode()
    return 0, json.loads(text) if text.startswith("{") else text


def check(name, condition, found=None):
    global passed
    if condition:
        passed += 1
    else:
        failed.append(name)
        print(f"failed: {name}: {found!r}")


TEXTS = [
    "plain", "It's hot outside! (*)", "a~b-._", '["date": "x"]', "a\nb\r\n\tc", "1+1 = 2 & 100%", "%20 %2B %", "=&=",
    "@user #tag $TWTR", "☃ 👩‍👩‍👧 😀", unicodedata.normalize("NFC", "café"), unicodedata.normalize("NFD", "café"),
    "\u202eright to left", "日本語のテスト", "/?#[]@!$&'()*+,;=:", '"<>\\^`{|}', " leading and trailing ", "x" * 4000,
]
for number, text in enumerate(TEXTS):
    status, answer = call("-X", "POST", "statuses/update", f"status={text}")
    check(f"form {number}", status == 0 and answer["form"] == [["status", text]], answer)
    status, answer = call("search/tweets", f"q={text}", "lang=")
    check(f"query {number}", status == 0 and answer["query"] == [["q", text], ["lang", ""]], answer)
    status, answer = call("-X", "POST", "statuses/update", f"{text}=x")
    name = text.split("=")[0]
    if name:
        check(f"name {number}", status == 0 and answer["form"][0][0] == name, answer)

PAIRS = [
    ["id_2=2", "id_10=0", "id_1=1"], ["c@=1", "c2=2", "a-b=3", "a=4"], ["foo=3", "foo=2", "foo=1"], ["a=", "b="],
    ["media_ids[]=1", "media_ids[]=2"], ["é=1", "e=2", "~=3", "*=4"],
]
for number, pairs in enumerate(PAIRS):
    wanted = [pair.split("=", 1) for pair in pairs]
    for method in ["GET", "POST", "PUT", "DELETE"]:
        status, answer = call("-X", method, "anything/at/all", *pairs)
        place = "query" if method in ["GET", "DELETE"] else "form"
        check(f"pairs {number} {method}", status == 0 and answer[place] == wanted, answer)

status, answer = call("-X", "POST", "statuses/update?include_entities=true", "status=in both places")
check("query in the path and form", status == 0 and answer["query"] == [["include_entities", "true"]], answer)
check("no body", call("-X", "POST", "account/empty")[0] == 0)
body = {"event": {"text": "It's 100% & ☃", "list": [1, 2]}}
status, answer = call("direct_messages/events/new", "--json", json.dumps(body), "q=a b")
check("JSON", status == 0 and answer["method"] == "POST" and answer["json"] == body
      and answer["query"] == [["q", "a b"]], answer)
with tempfile.NamedTemporaryFile(suffix=".bin") as file:
    content = bytes(range(256)) * 16
    file.write(content)
    file.flush()
    status, answer = call("media/upload", "media_category=tweet image", "--file", f"media={file.name}")
    wanted = [["media_category", None, base64.b64encode(b"tweet image").decode()],
              ["media", os.path.basename(file.name), base64.b64encode(content).decode()]]
    check("multipart", status == 0 and answer["parts"] == wanted, str(answer)[:200])

login = [f"x_auth_username={keys['USERNAME']}", f"x_auth_password={keys['PASSWORD']}", "x_auth_mode=client_auth"]
status, answer = call("-X", "POST", "oauth/access_token", *login, "--auth", "oauth1", environment=app)
check("xAuth", status == 0 and answer.startswith("oauth_token="), answer)
status, answer = call("statuses/user_timeline", "screen_name=ada", "--auth", "app", environment=app)
check("app-only", status == 0 and answer["query"] == [["screen_name", "ada"]], answer)



def replayed(words, old="", new=""):
    """Sends what a printed curl command says, with one text replaced, and gives the status of the answer."""
    headers, body, method = {}, None, "GET"
    rest = iter(words[1:])
    for word in rest:
        if word == "--request":
            method = next(rest)
        elif word == "--header":
            name, value = next(rest).split(": ", 1)
            headers[name] = value
        elif word == "--data-raw":
            body = next(rest).replace(old, new).encode()
        elif not word.startswith("--"):
            address = word
    try:
        with urllib.request.urlopen(urllib.request.Request(address, body, headers, method=method)) as answer:
            return answer.status
    except urllib.error.HTTPError as error:
        return error.code


class NoRedirects(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *arguments):
        return None


BROWSER = urllib.request.build_opener(NoRedirects)


def browse(path, query, form=None):
    """Status, address to go on to and text of a page."""
    address = f"{service}/{path}?{urllib.parse.urlencode(query)}"
    try:
        answer = BROWSER.open(address, urllib.parse.urlencode(form).encode() if form else None)
    except urllib.error.HTTPError as error:
        answer = error
    with answer:
        return answer.status, answer.headers.get("Location"), answer.read().decode()


def call_sign_in(path, *pairs, token=None):
    """A call of the sign-in, signed with a request token if there is one; its pairs may be read and never printed."""
    environment = dict(app)
    if token:
        environment.update(TWITTER_ACCESS_TOKEN=token["oauth_token"],
                           TWITTER_ACCESS_TOKEN_SECRET=token["oauth_token_secret"])
    run = subprocess.run([program, "-X", "POST", f"oauth/{path}", *pairs, "--auth", "oauth1", "--service", service],
                         env=environment, capture_output=True)
    check(f"no secret in the errors of {path}", b"S3CRET-MARK" not in run.stderr)
    return run.returncode, dict(urllib.parse.parse_qsl(run.stdout.decode())), run.stderr.decode()


for callback in ["oob", "https://example.com/back?x=1&y=%20", "my-app://back", "http://127.0.0.1:1/é+&=%"]:
    status, token, _ = call_sign_in("request_token", f"oauth_callback={callback}")
    check(f"request token {callback}", status == 0 and token.get("oauth_callback_confirmed") == "true", status)
    query = {"oauth_token": token.get("oauth_token", "")}
    check(f"page {callback}", 'id="allow"' in browse("oauth/authorize", query)[2])
    status, location, page = browse("oauth/authorize", query, query)
    if callback == "oob":
        verifier = page.partition("<code>")[2].partition("</code>")[0]
    else:
        check(f"way back {callback}", (location or "").startswith(callback.split("?")[0].split("é")[0]), location)
        answer = dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(location or "").query))
        check(f"token {callback}", answer.get("oauth_token") == token.get("oauth_token"))
        verifier = answer.get("oauth_verifier", "")
    status, _, error = call_sign_in("access_token", "oauth_verifier=0", token=token)
    check(f"wrong verifier {callback}", status == 1 and "HTTP 40" in error, error)
    status, _, error = call_sign_in("access_token", f"oauth_verifier={verifier}",
                                    token={**token, "oauth_token_secret": "wrong"})
    check(f"wrong secret {callback}", status == 1 and "HTTP 401" in error, error)
    status, access, error = call_sign_in("access_token", f"oauth_verifier={verifier}", token=token)
    check(f"exchange {callback}", status == 0 and access.get("screen_name") == keys["USERNAME"], error)
    signed_in = {**app, "TWITTER_ACCESS_TOKEN": access.get("oauth_token", "x"),
                 "TWITTER_ACCESS_TOKEN_SECRET": access.get("oauth_token_secret", "x")}
    status, answer = call("account/verify_credentials", environment=signed_in)
    check(f"call as the user {callback}", status == 0, answer)
    status, _, error = call_sign_in("access_token", f"oauth_verifier={verifier}", token=token)
    check(f"good once {callback}", status == 1, error)
status, token, _ = call_sign_in("request_token", "oauth_callback=https://example.com/back?x=1")
query = {"oauth_token": token.get("oauth_token", "")}
status, location, _ = browse("oauth/authorize", query, {**query, "cancel": "Cancel"})
check("denied", status == 303 and location == "https://example.com/back?x=1&" + urllib.parse.urlencode(
    {"denied": query["oauth_token"]}), location)
check("callback not registered", call_sign_in("request_token", "oauth_callback=https://unregistered.example/")[0] == 1)

printing = ["-X", "POST", "statuses/update", "status=once only", "--print", "curl"]
commands = [shlex.split(call(*printing, "--show-secrets")[1]) for _ in range(2)]
check("signed by the program, sent by another", replayed(commands[0]) == 200, commands[0])
check("the same nonce again", replayed(commands[0]) == 401)
check("another text under the same signature", replayed(commands[1], "only", "more") == 401)
check("printed without secrets", replayed(shlex.split(call(*printing)[1])) == 401)

for name in user:
    status, answer = call("account/verify_credentials", environment={**user, name: "S3CRET-MARK wrong"})
    check(f"wrong {name}", status == 1 and answer.endswith("(HTTP 401, code 32)\n"), answer)
status, answer = call("-X", "POST", "oauth/access_token", *login[:1], "x_auth_password=no", login[2], "--auth", "oauth1",
                      environment=app)
check("wrong password", status == 1, answer)
status, answer = call("a", "--auth", "app", environment={**app, "TWITTER_CONSUMER_SECRET": "S3CRET-MARK wrong"})
check("wrong app", status == 1 and "code 99" in answer, answer)

print(f"{passed} checks passed, {len(failed)} failed")
sys.exit(bool(failed))
