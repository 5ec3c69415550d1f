#!/usr/bin/env python3
"""A small server that speaks a little of the Twitter API and leaves all of OAuth 1.0a to oauthlib, signing in included.

It reads its keys from the environment (CONSUMER_KEY, CONSUMER_SECRET, TOKEN, TOKEN_SECRET, BEARER, USERNAME, PASSWORD),
listens on a free port of 127.0.0.1 and prints the port. Each answer tells what it received, so that a client's encoding
can be compared.
"""
import base64
import html
import itertools
import json
import os
import secrets
import urllib.parse
from email.parser import BytesParser
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from oauthlib.oauth1 import (AccessTokenEndpoint, AuthorizationEndpoint, OAuth1Error, RequestTokenEndpoint,
                             RequestValidator, ResourceEndpoint, SignatureOnlyEndpoint)

KEYS = {name: os.environ[name] for name in
        ["CONSUMER_KEY", "CONSUMER_SECRET", "TOKEN", "TOKEN_SECRET", "BEARER", "USERNAME", "PASSWORD"]}


class Validator(RequestValidator):
    """Knows one app and one user; a nonce is good once, and so is a request token."""

    enforce_ssl = False
    dummy_client = "dummy-client"
    dummy_access_token = dummy_request_token = "dummy-token"
    seen = set()
    # What signing in gives out: secrets by token, and of request tokens also callback and verifier.
    access_tokens = {KEYS["TOKEN"]: KEYS["TOKEN_SECRET"]}
    request_tokens = {}

    # The published formats are narrower than what services hand out, reserved characters above all.
    def check_client_key(self, client_key):
        return bool(client_key)

    def check_access_token(self, token):
        return bool(token)

    check_request_token = check_verifier = check_access_token

    def check_nonce(self, nonce):
        return 8 <= len(nonce) <= 64

    def validate_client_key(self, client_key, request):
        return client_key == KEYS["CONSUMER_KEY"]

    def validate_access_token(self, client_key, token, request):
        return token in self.access_tokens

    def validate_realms(self, client_key, token, request, uri=None, realms=None):
        return True

    def get_client_secret(self, client_key, request):
        return KEYS["CONSUMER_SECRET"]

    def get_access_token_secret(self, client_key, token, request):
        return self.access_tokens.get(token, "")

    def validate_timestamp_and_nonce(self, client_key, timestamp, nonce, request, request_token=None,
                                     access_token=None):
        key = (timestamp, nonce)
        fresh = key not in self.seen
        self.seen.add(key)
        return fresh

    def validate_redirect_uri(self, client_key, redirect_uri, request):
        return redirect_uri == "oob" or not redirect_uri.startswith("https://unregistered.example")

    def validate_requested_realms(self, client_key, realms, request):
        return True

    verify_realms = validate_requested_realms

    def get_default_realms(self, client_key, request):
        return []

    def get_realms(self, token, request):
        return []

    def save_request_token(self, token, request):
        self.request_tokens[token["oauth_token"]] = {
            "secret": token["oauth_token_secret"], "callback": request.redirect_uri, "verifier": None}

    def get_redirect_uri(self, token, request):
        return self.request_tokens[token]["callback"]

    def verify_request_token(self, token, request):
        return token in self.request_tokens

    def save_verifier(self, token, verifier, request):
        self.request_tokens[token]["verifier"] = verifier["oauth_verifier"]

    def validate_request_token(self, client_key, token, request):
        return token in self.request_tokens

    def validate_verifier(self, client_key, token, verifier, request):
        return verifier is not None and self.request_tokens.get(token, {}).get("verifier") == verifier

    def get_request_token_secret(self, client_key, token, request):
        return self.request_tokens.get(token, {}).get("secret", "")

    def save_access_token(self, token, request):
        self.access_tokens[token["oauth_token"]] = token["oauth_token_secret"]

    def invalidate_request_token(self, client_key, request_token, request):
        del self.request_tokens[request_token]


NUMBERS = itertools.count(1)


def awkward_token():
    """A token or secret that must be encoded wherever it stands."""
    return f"S3CRET-MARK {next(NUMBERS)} +&=%2B/~*!'()" + secrets.token_urlsafe(8)


VALIDATOR = Validator()
REQUEST_TOKENS = RequestTokenEndpoint(VALIDATOR, token_generator=awkward_token)
# Seven digits: what a callback gets as its verifier is typed as a PIN as well.
AUTHORIZATION = AuthorizationEndpoint(VALIDATOR, token_generator=lambda: str(1_000_000 + secrets.randbelow(9_000_000)))
ACCESS_TOKENS = AccessTokenEndpoint(VALIDATOR, token_generator=awkward_token)
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
        if path == "/oauth/request_token":
            return self.signing_in(REQUEST_TOKENS.create_request_token_response, kind)
        if path == "/oauth/access_token":
            is_password = b"x_auth_mode" in self.body
            return self.access_token() if is_password else self.signing_in(
                ACCESS_TOKENS.create_access_token_response, kind, {"user_id": "12", "screen_name": KEYS["USERNAME"]})
        if path in ["/oauth/authorize", "/oauth/authenticate"]:
            return self.ask() if self.command == "GET" else self.allow(kind)
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

    def signing_in(self, respond, kind, credentials=None):
        """What oauthlib answers; oob and an address alike are signed as oauth_callback."""
        url, method, form, headers = self.as_oauthlib_wants(kind)
        try:
            _, body, status = respond(url, method, form, headers, credentials)
        except (OAuth1Error, ValueError) as error:
            body, status = str(error), 400
        self.answer(body or "", status)

    def ask(self):
        token = dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(self.path).query)).get("oauth_token", "")
        if token not in VALIDATOR.request_tokens:
            return self.page("<p>This sign-in is over.</p>", 403)
        self.page('<form id="oauth_form" method="post"><input type="hidden" name="oauth_token" value="'
                  f'{html.escape(token)}"><input id="allow" type="submit" value="Authorize app">'
                  '<input id="cancel" name="cancel" type="submit" value="Cancel"></form>')

    def allow(self, kind):
        form = dict(self.form())
        pending = VALIDATOR.request_tokens.get(form.get("oauth_token", ""))
        if pending is None:
            return self.page("<p>This sign-in is over.</p>", 403)
        if "cancel" in form:
            del VALIDATOR.request_tokens[form["oauth_token"]]
            mark = "&" if "?" in pending["callback"] else "?"
            denied = urllib.parse.urlencode({"denied": form["oauth_token"]})
            is_pin = pending["callback"] == "oob"
            return self.page("<p>Denied.</p>", 200 if is_pin else 303,
                             {} if is_pin else {"Location": pending["callback"] + mark + denied})
        url = f"http://{self.headers['Host']}{self.path.split('?')[0]}"
        # In a header, because oauthlib decodes what begins with oauth_ twice in a form.
        token = urllib.parse.quote(form["oauth_token"], safe="~")
        headers, body, status = AUTHORIZATION.create_authorization_response(
            url, "POST", headers={"Authorization": f'OAuth oauth_token="{token}"'}, realms=[])
        if "Location" in headers:
            return self.page("<p>Redirecting.</p>", status, {"Location": headers["Location"]})
        pin = dict(urllib.parse.parse_qsl(body))["oauth_verifier"]
        self.page(f'<kbd aria-labelledby="code-desc"><code>{html.escape(pin)}</code></kbd>')

    def page(self, content, status=200, headers={}):
        body = f"<!DOCTYPE html><title>Sign in</title>{content}".encode()
        self.send_response(status)
        for name, value in {"Content-Type": "text/html; charset=utf-8", "Content-Length": str(len(body)),
                            **headers}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

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
