"""The code of the conformance cases: what is put into it, and how it is compiled."""

import json
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ERROR = re.compile(r"^.*/(Case\w+)\.swift:\d+:\d+: error: (.*)$", re.MULTILINE)

TYPE = re.compile(r"\b(?:struct|class|enum|extension|actor|protocol)\s+(\w[\w.]*)[^{};]*\{")
BODY = re.compile(
    r"\bvar\s+body\s*:\s*([^{}=]+)\{"
    r"|\bfunc\s+(?:body|makeBody)\s*\([^()]*\)\s*->\s*([^{}=]+)\{"
)
NOT_A_VIEW = re.compile(r"\b(?:Gesture|Scene|Commands)\b")
# A call in a title would be made twice.
SIMPLE_TITLE = re.compile(r'(?:String\()?(?:"(?:[^"\\]|\\\([^()"]*\))*"|[\w.?!: ]|" : "|\))+')


def corpus_id(lines):
    """Identifies the text of cases: FNV-1a of 64 bits, over each line and a line feed."""
    value = 0xCBF29CE484222325
    for byte in "".join(line + "\n" for line in lines).encode():
        value = ((value ^ byte) * 0x100000001B3) & 0xFFFFFFFFFFFFFFFF
    return f"{value:016x}"


def masked(code):
    """The code with blanks for what stands in strings and comments."""
    text = list(code)
    pattern = r'"""(?:.|\n)*?"""|"(?:[^"\\\n]|\\.)*"|//[^\n]*|/\*(?:.|\n)*?\*/'
    index = 0
    while found := re.compile(pattern).search(code, index):
        end = found.end()
        if found.group().startswith('"') and not found.group().startswith('"""'):
            end = string_end(code, found.start())
        for place in range(found.start(), end):
            if text[place] != "\n":
                text[place] = " "
        index = end
    return "".join(text)


def string_end(code, start):
    """Where a string literal of one line ends, with strings in its interpolations."""
    index, depth = start + 1, 0
    while index < len(code):
        if code.startswith("\\(", index) and depth == 0:
            depth, index = 1, index + 2
            continue
        character = code[index]
        if depth:
            if character == '"':
                index = string_end(code, index)
                continue
            depth += {"(": 1, ")": -1}.get(character, 0)
        elif character == "\\":
            index += 1
        elif character == '"':
            return index + 1
        index += 1
    return len(code)


def closing(text, start):
    """Where the brace or parenthesis that opens at `start` closes, in masked text."""
    pairs = {"{": "}", "(": ")"}
    opening, ending, depth = text[start], pairs[text[start]], 0
    for index in range(start, len(text)):
        depth += {opening: 1, ending: -1}.get(text[index], 0)
        if depth == 0:
            return index
    return len(text)


def case_files(folder):
    """The files of a folder that hold cases; others list rules and differences."""
    found = []
    for file_name in sorted(os.listdir(folder)):
        path = os.path.join(folder, file_name)
        if not file_name.endswith(".jsonl"):
            continue
        with open(path, encoding="utf-8") as file:
            first = next((line for line in file if line.strip()), "{}")
        if "code" in json.loads(first):
            found.append(path)
    return found


def name(case_id):
    """What a case's file and constant are called."""
    return "Case" + re.sub(r"\W", "_", case_id)


def swift_version():
    found = subprocess.run(["swift", "--version"], check=True, capture_output=True, text=True)
    version = re.search(r"Swift version (\S+)", found.stdout)
    return version.group(1) if version else "unknown"


def leaving_out(cases, folder, options, compile_sources):
    """Generates and compiles cases, without those that have errors.

    - cases: the path of the case file.
    - compile_sources: takes the sources' paths; returns the compiler's ending.
    """
    with open(cases, encoding="utf-8") as file:
        ids = {name(i): i for i in (json.loads(line)["id"] for line in file if line.strip())}
    errors = {}
    while True:
        command = [os.path.join(HERE, "conformance-generate"), cases, folder] + options
        for case_id, error in errors.items():
            command += ["--without", f"{case_id}={error}"]
        subprocess.run(command, check=True)
        sources = [os.path.join(folder, file) for file in sorted(os.listdir(folder))]
        result = compile_sources(sources)
        if result.returncode == 0:
            return
        found = {}
        for file, error in ERROR.findall(result.stdout + result.stderr):
            found.setdefault(ids.get(file), error)
        found = {case_id: text for case_id, text in found.items() if case_id not in errors}
        if not found or None in found:
            sys.exit(result.stdout + result.stderr)
        errors.update(found)


class Code:
    """A case's code; `observed` names what it tells since it was changed."""

    def __init__(self, text):
        self.text = text
        self.observed = set()

    def count_inits(self, view):
        """Counts each written `init` of a view."""
        declaration = re.search(
            r"\b(?:struct|class|enum)\s+" + re.escape(view) + r"\b[^{]*\{", self.text
        )
        if not declaration:
            return
        end = closing(masked(self.text), declaration.end() - 1)
        inner = self.text[declaration.end() : end]
        call = f'CaseLog.initialized("{view}"); '
        counted, count = re.subn(r"(\binit\s*\([^{}]*\)[^{}=]*\{)", r"\1 " + call, inner)
        if count:
            self.text = self.text[: declaration.end()] + counted + self.text[end:]
            self.observed.add(f"inits {view}")

    def instrument(self, case):
        """Lets bodies, states and buttons tell what the checks and taps of a case ask for."""
        edits = self.body_edits(case["expect"])
        if any(action["do"] == "tap" for action in flattened(case["actions"])):
            edits += self.button_edits()
        for start, end, text in sorted(edits, reverse=True):
            self.text = self.text[:start] + text + self.text[end:]

    def types(self, text):
        """The ranges of type declarations, with the names of those around them."""
        spans = [(m.end() - 1, closing(text, m.end() - 1), m.group(1)) for m in TYPE.finditer(text)]
        return [
            (start, end, ".".join(n for s, e, n in spans if s <= start and end <= e))
            for start, end, _ in spans
        ]

    def body_edits(self, checks):
        text = masked(self.text)
        types = self.types(text)
        edits = []
        for found in BODY.finditer(text):
            if NOT_A_VIEW.search(found.group(1) or found.group(2)):
                continue
            around = [(start, name) for start, end, name in types if start < found.start() < end]
            if not around:
                continue
            view = max(around)[1]
            self.observed.add(f"body {view}")
            calls = f' let _ = CaseLog.evaluated("{view}");'
            for path in sorted({check["state"] for check in checks if "state" in check}):
                owner, _, name = path.rpartition(".")
                # What is kept to be read later must keep nothing alive that tells of its end.
                if owner == view and "deinit" not in text:
                    calls += f' let _ = CaseLog.state("{path}") {{ self.{name} }};'
                    self.observed.add(f"state {path}")
            if any(check.get("causes") == view for check in checks):
                inner = text[found.end() : closing(text, found.end() - 1)]
                if "_printChanges" not in inner:
                    calls += " let _ = Self._printChanges();"
                self.observed.add(f"causes {view}")
            edits.append((found.end(), found.end(), calls))
        return edits

    def button_edits(self):
        """`Button(title) { … }` tells its title and action, and stays what it is."""
        text = masked(self.text)
        # An action that is kept keeps alive what it captures, which may tell of its end.
        if re.search(r"\.(?:disabled|allowsHitTesting|hidden)\b|\bdeinit\b", text):
            return []
        edits = []
        for found in re.finditer(r"\bButton\(", text):
            end = closing(text, found.end() - 1)
            title = self.text[found.end() : end]
            brace = re.compile(r"\s*\{").match(text, end + 1)
            if not brace or not SIMPLE_TITLE.fullmatch(title):
                continue
            close = closing(text, brace.end() - 1)
            if re.compile(r"\s*label\s*:").match(text, close + 1):
                continue
            site = len(edits) // 2
            edits.append(
                (end, end + 1, f", action: CaseLog.tappable({title}, site: {site})")
            )
            edits.append((close + 1, close + 1, ")"))
        return edits


def flattened(actions):
    """The actions, those of repeats in place."""
    for action in actions:
        yield action
        yield from flattened(action.get("actions", []))
