"""Every key that the program asks for has an English text, and every English text is asked for."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import polib

from game.files.paths import assets

GAME = Path(__file__).resolve().parents[2] / "game"
KEY = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)+")


def keys() -> set[str]:
    return {entry.msgid for entry in polib.pofile(str(assets() / "text" / "en" / "LC_MESSAGES" / "looptable.po"))}


def nodes() -> Iterator[tuple[Path, ast.AST]]:
    for path in GAME.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            yield path, node


def is_asking(node: ast.Call) -> bool:
    """Whether a call asks for a text: `texts(...)`, `self.texts(...)`, `stage.texts.count(...)`."""
    asked = node.func
    if isinstance(asked, ast.Attribute) and asked.attr == "count":
        asked = asked.value
    name = asked.attr if isinstance(asked, ast.Attribute) else asked.id if isinstance(asked, ast.Name) else ""
    return name.lstrip("_") == "texts"


def test_every_key_asked_for_has_a_text() -> None:
    known = keys()
    for path, node in nodes():
        if isinstance(node, ast.Call) and is_asking(node) and node.args:
            asked = node.args[0]
            for part in (asked.body, asked.orelse) if isinstance(asked, ast.IfExp) else (asked,):
                if isinstance(part, ast.Constant):
                    assert part.value in known, f"{path.name}, line {node.lineno}"


def test_every_text_is_asked_for() -> None:
    """Also by `f"pause.{reason}"`, and by `f"{question}.title"` where the question is a key's beginning."""
    whole: set[str] = set()
    made: list[str] = []
    ends: set[str] = set()
    for _, node in nodes():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            whole.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = [str(part.value) if isinstance(part, ast.Constant) else None for part in node.values]
            if parts[0] is not None and "." in parts[0]:
                made.append("".join(r"[a-z0-9_.-]+" if part is None else re.escape(part) for part in parts))
            elif parts[0] is None and len(parts) == 2 and str(parts[1]).startswith("."):
                ends.add(str(parts[1]))
    unused = {
        key
        for key in keys() - whole
        if not any(re.fullmatch(pattern, key) for pattern in made)
        and not any(key.endswith(end) and key.removesuffix(end) in whole for end in ends)
    }
    assert sorted(unused) == []


def test_keys_are_dotted_words() -> None:
    assert all(KEY.fullmatch(key) for key in keys())
