#!/usr/bin/env python3
"""Runs `authorize` and does in a Chromium what its user would do.

usage: check.py CHROMIUM AUTHORIZE, with the keys of the app and TWITTER_API_URL in the environment
"""
import fcntl
import json
import os
import select
import subprocess
import sys
import tempfile
import time

chromium, authorize = sys.argv[1], sys.argv[2]
PATIENCE = 60


class Chromium:
    """A headless browser, told what to do by the DevTools protocol over two pipes: texts of JSON, a zero byte after each."""

    def __init__(self, profile):
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()
        # The protocol has the descriptors 3 and 4; the browser's ends are put above them first, out of their way.
        low = [commands, answers]
        commands, answers = [fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in low]
        for end in low:
            os.close(end)
        command = f'exec "$0" "$@" 3<&{commands} 4>&{answers} {commands}<&- {answers}>&-'
        options = ["--headless", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--remote-debugging-pipe",
                   f"--user-data-dir={profile}"]
        if os.geteuid() == 0:  # Chromium refuses to put root into its own sandbox.
            options.append("--no-sandbox")
        self.process = subprocess.Popen(["bash", "-c", command, chromium, *options, "about:blank"],
                                        pass_fds=[commands, answers], stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.buffer, self.number, self.events, self.session = b"", 0, [], None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.next_message()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error'].get('message')}")
                return answer["result"]
            self.events.append(answer)

    def next_message(self):
        end = time.monotonic() + PATIENCE
        while b"\0" not in self.buffer:
            if not select.select([self.answers], [], [], max(0, end - time.monotonic()))[0]:
                raise RuntimeError("the browser does not answer")
            chunk = os.read(self.answers, 1 << 16)
            if not chunk:
                raise RuntimeError("the browser has ended")
            self.buffer += chunk
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def loaded(self, begin):
        """Does something that opens a page, and waits until the page is there."""
        self.events.clear()
        begin()
        while not any(event.get("method") == "Page.loadEventFired" for event in self.events):
            self.events.append(self.next_message())

    def open(self, url):
        self.loaded(lambda: self.call("Page.navigate", url=url))

    def evaluate(self, script):
        return self.call("Runtime.evaluate", expression=script, returnByValue=True)["result"].get("value")

    def press(self, selector):
        """Presses a button with the mouse, where the page shows it."""
        x, y = self.evaluate(f"(() => {{ const box = document.querySelector('{selector}').getBoundingClientRect();"
                             "return [box.x + box.width / 2, box.y + box.height / 2]; })()")

        def click():
            for kind in ["mousePressed", "mouseReleased"]:
                self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)
        self.loaded(click)

    def text(self, selector):
        return self.evaluate(f"document.querySelector('{selector}')?.textContent")

    def close(self):
        os.close(self.commands)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.answers)


def check(name, condition):
    if not condition:
        sys.exit(f"browser: failed: {name}")


def sign_in(name, arguments, user):
    """Runs the program; the user gets the address and answers with what is typed."""
    program = subprocess.Popen([authorize, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, text=True)
    try:
        typed = user(program.stdout.readline().strip())
        output, errors = program.communicate(typed, timeout=PATIENCE)
    finally:
        program.kill()
        program.wait()
    check(f"{name}: no secret is printed", "S3CRET-MARK" not in output + errors)
    return program.returncode, output, errors


with tempfile.TemporaryDirectory() as profile:
    browser = Chromium(profile)
    try:
        def read_pin(url):
            browser.open(url)
            check("PIN: the page names the app and the user",
                  "Allow the app" in browser.text("h1") and browser.text("#user") == "@ada")
            browser.press("#allow")
            return browser.text("#oauth_pin code") + "\n"

        status, output, errors = sign_in("PIN", [], read_pin)
        check("PIN: " + errors, status == 0 and output.startswith("Stored the account @ada, id 12 of "))
        print("browser, PIN: passed")

        def come_back(button, title):
            def user(url):
                browser.open(url)
                browser.press(button)
                check(f"callback: the listener's page after {button}", browser.text("h1") == title)
                check("callback: it ends on this machine",
                      browser.evaluate("location.href").startswith("http://127.0.0.1:"))
                return ""
            return user

        status, output, errors = sign_in("callback", ["--callback"], come_back("#allow", "You have allowed the app"))
        check("callback: " + errors, status == 0 and output.startswith("Stored the account @ada, id 12 of "))
        print("browser, callback: passed")

        status, output, errors = sign_in("no", ["--callback"], come_back("#cancel", "You have not allowed the app"))
        check("no: " + errors, status == 1 and errors.endswith("\nerror: The user did not allow the app.\n"))
        print("browser, the user's no: passed")
    finally:
        browser.close()
