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
