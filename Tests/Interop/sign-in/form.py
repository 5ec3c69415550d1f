#!/usr/bin/env python3
"""Prints what a browser would send for the form of a page: its action on the first line, then the encoded fields.

usage: form.py PAGE BUTTON, where BUTTON is the id of the button that is pressed
"""
import sys
import urllib.parse
from html.parser import HTMLParser


class Form(HTMLParser):
    action, fields = "", []

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        if tag == "form":
            self.action = given.get("action") or ""
        if tag != "input" or not given.get("name"):
            return
        if given.get("type") != "submit" or given.get("id") == sys.argv[2]:
            self.fields.append((given["name"], given.get("value") or ""))


form = Form()
with open(sys.argv[1], encoding="utf-8") as page:
    form.feed(page.read())
print(form.action)
print(urllib.parse.urlencode(form.fields), end="")
