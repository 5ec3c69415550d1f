"""Small changes of Swift source that need nobody to think them up: an operator, a number, a name on the wire, a statement."""

import re
from typing import NamedTuple

# In code: pattern and replacement.
OPERATORS = [
    (r" == ", " != "), (r" != ", " == "),
    (r" < ", " <= "), (r" <= ", " < "), (r" > ", " >= "), (r" >= ", " > "),
    (r" && ", " || "), (r" \|\| ", " && "),
    (r" \+ ", " - "), (r" - ", " + "), (r" \* ", " / "), (r" / ", " * "), (r" % ", " / "),
    (r"\btrue\b", "false"), (r"\bfalse\b", "true"),
    (r"(?<![\w.$])\d[\d_]*(?![\w.])", lambda match: str(int(match[0].replace("_", "")) + 1)),
    (r"(?<=[\s(\[])!(?=[\w(])", ""), (r"(?<=\w\.)isEmpty\b", "isEmpty == false"),
    (r"\.first\b", ".last"), (r"\.last\b", ".first"),
    (r"\.firstIndex\b", ".lastIndex"), (r"\.lastIndex\b", ".firstIndex"),
    (r"\.hasPrefix\b", ".hasSuffix"), (r"\.hasSuffix\b", ".hasPrefix"),
    (r"\.dropFirst\b", ".dropLast"), (r"\.dropLast\b", ".dropFirst"),
    (r"\bmin\(", "max("), (r"\bmax\(", "min("),
    (r"\.\.<", "..."), (r"(?<=[\w)])\.\.\.(?=[\w.])", "..<"),
    (r"\.lowercased\(\)", ""), (r"\.uppercased\(\)", ""), (r"\.down\b", ".up"),
    # A statement that is one line: a call, an assignment.
    (r"(?m)^(?<= {4}) *(?!let |var |case |return |guard |if |self\.init|super\.)[a-z][\w.?!\[\]]*(\(.*\)| [+\-*]?= .*[^{(,\[])$", ""),
]
# Texts with a blank are for people, and free to change.
LITERAL = r'"(?:[^"\\\n ]|\\\([^()]*\))*"'


class Change(NamedTuple):
    """One place of a file, and what stands there instead."""

    start: int
    end: int
    text: str


def changes(source):
    """Every change that the operators make of a file, in the order of the file."""
    code, literals = masked(source)
    found = [
        Change(match.start(), match.end(), match.expand(new) if isinstance(new, str) else new(match))
        for pattern, new in OPERATORS for match in re.finditer(pattern, code)
    ]
    for start, end in literals:
        if re.fullmatch(LITERAL, source[start:end]):
            # A text of one character may be a `Character`, and stays one.
            found.append(Change(start, end, '"x"' if end - start == 3 else source[start:end - 1] + 'x"'))
    return sorted(set(found))


def masked(source):
    """The source with comments, texts and the like blanked out, and the places of the texts on one line."""
    literals = []

    def blank(match):
        if match[0].startswith('"') and not match[0].startswith('"""'):
            literals.append(match.span())
        return re.sub(r"[^\n]", "\0", match[0])

    # How much room is set aside in advance changes nothing that a test could see.
    pattern = r'//[^\n]*|\.reserveCapacity\([^\n]*|"""(?s:.*?)"""|#"[^\n]*?"#|"(?:[^"\\\n]|\\\((?:[^()\n]|\([^()\n]*\))*\)|\\[^(\n])*"'
    return re.sub(pattern, blank, source), literals
