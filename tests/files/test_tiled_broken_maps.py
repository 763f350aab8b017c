"""Every fault is told in its own exact words, which name the place and the remedy; mended, the map is clean."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import game.files
from tests.files.broken import FAULTS

FOLDER = Path(game.files.__file__).parent
REMEDY = re.compile(r"; | must (not )?(be|have|lie) | did you mean |so the object is only decoration| and does nothing")


@pytest.mark.parametrize("name", FAULTS)
def test_all_that_is_said(name: str, tmp_path: Path) -> None:
    assert FAULTS[name].lines(FAULTS[name].map, tmp_path) == list(FAULTS[name].says)


@pytest.mark.parametrize("name", [name for name, each in FAULTS.items() if each.mended is not None])
def test_mended_it_is_clean(name: str, tmp_path: Path) -> None:
    mended = FAULTS[name].mended
    assert mended is not None
    assert FAULTS[name].lines(mended, tmp_path) == []


def test_each_line_names_its_file_and_a_remedy() -> None:
    for each in FAULTS.values():
        for line in each.says:
            file, _, said = line.partition(": ")
            assert file == each.name or file in each.others
            assert REMEDY.search(said), line


def test_no_two_faults_are_told_alike() -> None:
    said = [each.says for each in FAULTS.values()]
    assert len(said) >= 230
    assert [lines for lines in said if said.count(lines) > 1] == []


NOT_IN_A_MAP = (
    "the map is too large for this machine's memory; ",  # a machine with too little of it
    "no file can have that name; ",  # these are of the map's own name and place
    "the file cannot be opened; ",
    "; see that the name is right",
    "cannot be read; see that it may be read",
    "cannot be read; choose another in Tiled",  # an image that went while the map was read
    "cannot be opened; choose another in Tiled",
    "the file is larger than .* MiB; make the map smaller",  # text that comes from no file
)
"""What is said of no map that can be written down; other tests show these, or nothing can."""


def messages() -> Iterator[tuple[str, str]]:
    """Every message in the source of the reader, as a pattern, with the file where it stands."""
    for path in sorted(FOLDER.glob("tiled*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                said = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if said in ("error", "warn", "FolderError", "XmlError", "LayerError", "ImageError"):
                    pattern = pattern_of(node.args[0])
                    if len(pattern.replace(".*", "")) > 10:
                        yield pattern, path.name


def pattern_of(said: ast.expr) -> str:
    if isinstance(said, ast.Constant) and isinstance(said.value, str):
        return re.escape(said.value)
    if isinstance(said, ast.JoinedStr):
        return "".join(map(pattern_of, said.values))
    if isinstance(said, ast.BinOp):
        return pattern_of(said.left) + pattern_of(said.right)
    return ".*"


def test_everything_that_the_reader_can_say_is_in_the_table() -> None:
    lines = "\n".join(line for each in FAULTS.values() for line in each.says)
    patterns = dict(messages())
    assert len(patterns) > 100
    missing = [
        f"{file}: {plain}"
        for pattern, file in patterns.items()
        if not re.search(pattern, lines)
        and not any(re.search(each, plain := re.sub(r"\\(.)", r"\1", pattern)) for each in NOT_IN_A_MAP)
    ]
    assert missing == []
