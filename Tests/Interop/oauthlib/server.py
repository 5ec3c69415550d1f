#!/usr/bin/env python3
"""A small server that speaks a little of the Twitter API and leaves all verifying of OAuth 1.0a to oauthlib.

It reads its keys from the environment (CONSUMER_KEY, CONSUMER_SECRET, TOKEN, TOKEN_SECRET, BEARER, USERNAME, PASSWORD),
listens on a free port of 127.0.0.1 and prints the port. Each answer tells what it received, so that a client's encoding
can be compared.
"""
import base64
import json
import os
import urllib.parse
from email.parser import BytesParser
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from oauthlib.oauth1 import RequestValidator, ResourceEndpoint, SignatureOnlyEndpoint

KEYS = {name: os.environ[name] for name in
        ["CONSUMER_KEY", "CONSUMER_SECRET", "TOKEN", "TOKEN_SECRET", "BEARER", "USERNAME", "PASSWORD"]}


class Validator(RequestValidator):
    """Knows one app and one user; a nonce is good once."""

    enforce_ssl = False
    dummy_client = "dummy-client"
    dummy_access_token = "dummy-token"
    seen = set()

    # The published formats are narrower than what services hand out, reserved characters above all.
    def check_client_key(self, client_key):
        return bool(client_key)

    def check_access_token(self, token):
        return bool(token)

    def check_nonce(self, nonce):
        return 8 <= len(nonce) <= 64

    def validate_client_key(self, client_key, request):
        return client_key == KEYS["CONSUMER_KEY"]

    def validate_access_token(self, client_key, token, request):
        return token == KEYS["TOKEN"]

    def validate_realms(self, client_key, token, request, uri=None, realms=None):
        return True

    def get_client_secret(self, client_key, request):
        return KEYS["CONSUMER_SECRET"]

    def get_access_token_secret(self, client_key, token, request):
        return KEYS["TOKEN_SECRET"]

    def validate_timestamp_and_nonce(self, client_key, timestamp, nonce, request, request_token=None,
                                     access_token=None):
        key = (timestamp, nonce)
        fresh = key not in self.seen
        self.seen.add(key)
        return fresh


VALIDATOR = Validator()
FOR_USERS = ResourceEndpoint(VALIDATOR)
FOR_APPS = SignatureOnlyEndpoint(VALIDATOR)


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments):
        pass

    def do_GET(self):
        self.handle_call()

    do_POST = do_PUT = do_DELETE = do_GET

    def handle_call(self):
        length = int(self.headers.get("Content-Length") or 0)
        self.body = self.rfile.read(length)
        path = urllib.parse.urlsplit(self.path).path
        kind = (self.headers.get("Content-Type") or "").split(";")[0]
        if path == "/oauth2/token":
            return self.bearer_token()
        if path == "/oauth/access_token":
            return self.access_token()
        authorization = self.headers.get("Authorization", "")
        if authorization.startswith("Bearer "):
            good = authorization == "Bearer " + KEYS["BEARER"]
        else:
            good = self.is_signed(FOR_USERS.validate_protected_resource_request, kind)
        if not good:
            return self.refuse(401, 32, "Could not authenticate you.")
        self.answer({
            "method": self.command,
            "path": path,
            "query": urllib.parse.parse_qsl(urllib.parse.urlsplit(self.path).query, keep_blank_values=True),
            "form": self.form() if kind == "application/x-www-form-urlencoded" else None,
            "json": json.loads(self.body) if kind == "application/json" else None,
            "parts": self.parts() if kind == "multipart/form-data" else None,
        })

    def is_signed(self, validate, kind):
        try:
            return validate(*self.as_oauthlib_wants(kind))[0]
        except ValueError:  # what oauthlib raises for a header that cannot be read
            return False

    def as_oauthlib_wants(self, kind):
        """Address, method, body and headers; only form bodies take part in a signature."""
        form = self.body.decode() if kind == "application/x-www-form-urlencoded" else None
        headers = {"Authorization": self.headers.get("Authorization", "")}
        if form is not None:
            headers["Content-Type"] = kind
        return f"http://{self.headers['Host']}{self.path}", self.command, form, headers

    def form(self):
        return urllib.parse.parse_qsl(self.body.decode(), keep_blank_values=True)

    def parts(self):
        head = f"Content-Type: {self.headers['Content-Type']}\r\n\r\n".encode()
        message = BytesParser().parsebytes(head + self.body)
        return [[part.get_param("name", header="content-disposition"), part.get_filename(),
                 base64.b64encode(part.get_payload(decode=True)).decode()] for part in message.get_payload()]

    def access_token(self):
        good = self.is_signed(FOR_APPS.validate_request, "application/x-www-form-urlencoded")
        form = dict(self.form())
        if not good or form.get("x_auth_mode") != "client_auth" or form.get("x_auth_username") != KEYS["USERNAME"] \
                or form.get("x_auth_password") != KEYS["PASSWORD"]:
            return self.refuse(401, 32, "Could not authenticate you.")
        self.answer(urllib.parse.urlencode({
            "oauth_token": KEYS["TOKEN"], "oauth_token_secret": "not-for-the-log", "user_id": "12",
            "screen_name": KEYS["USERNAME"]}))

    def bearer_token(self):
        pair = [urllib.parse.quote(KEYS[name], safe="~") for name in ["CONSUMER_KEY", "CONSUMER_SECRET"]]
        basic = "Basic " + base64.b64encode(":".join(pair).encode()).decode()
        if self.headers.get("Authorization") != basic or self.form() != [("grant_type", "client_credentials")]:
            return self.refuse(403, 99, "Unable to verify your credentials")
        self.answer({"token_type": "bearer", "access_token": KEYS["BEARER"]})

    def refuse(self, status, code, message):
        self.answer({"errors": [{"code": code, "message": message}]}, status)

    def answer(self, content, status=200):
        is_text = isinstance(content, str)
        body = (content if is_text else json.dumps(content)).encode()
        self.send_response(status)
        self.send_header("Content-Type", "text/plain" if is_text else "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
print(server.server_address[1], flush=True)
server.serve_forever()
