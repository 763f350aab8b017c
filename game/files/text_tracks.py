"""Tracks drawn as text: the planning sets with a `dim:` header, and the letters of Karopapier, as cells."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from game.files.finding import Finding, Severity, UnusableFile
from game.games.racetrack.track import MOST_CELLS_ACROSS, Cell

MOST_BYTES: Final = 2 * MOST_CELLS_ACROSS * MOST_CELLS_ACROSS

_ROAD, _WALL, _START, _FINISH = "road", "wall", "start", "finish"
_CHECKPOINTS: Final = "123456789"
_PLANNING: Final = (
    dict.fromkeys("x@#", _WALL) | dict.fromkeys(". o", _ROAD) | dict.fromkeys("sS", _START)
    | dict.fromkeys("gGF*", _FINISH)
)  # fmt: skip
_KARO: Final = (
    dict.fromkeys("ABCDEGHIJKLMNPQRTUVWXYZ", _WALL)
    | {"O": _ROAD, "S": _START, "F": _FINISH}
    | {digit: digit for digit in _CHECKPOINTS}
)
_DIM: Final = re.compile(r"\s*dim\s*:\s*(\d{1,6})\D+(\d{1,6})\s*", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class TextTrack:
    """What such a file draws; starts in reading order, checkpoints by rising number, each in reading order."""

    width: int
    height: int
    road: frozenset[Cell]
    starts: tuple[Cell, ...]
    finish: tuple[Cell, ...]
    checkpoints: tuple[tuple[Cell, ...], ...]


def read_text_track(data: bytes, file: str) -> TextTrack:
    """The track in a file's content; `file` is the file's bare name. Raises UnusableFile with what is wrong where."""
    if len(data) > MOST_BYTES:
        raise UnusableFile(_error(file, f"a track drawn as text has at most {MOST_BYTES:,} bytes"))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UnusableFile(_error(file, "it is no text; save it as plain text (UTF-8)")) from None
    rows, skipped = _rows(text.splitlines(), file)
    letters = _PLANNING if skipped or not _is_karo(rows) else _KARO
    return _drawn(rows, letters, skipped, file)


def _rows(lines: list[str], file: str) -> tuple[list[str], int]:
    """The rows of the drawing, all equally long, and how many lines stand before them."""
    header = _DIM.fullmatch(lines[0]) if lines else None
    rows = lines[1:] if header else lines
    drawn = next((number for number in range(len(rows), 0, -1) if rows[number - 1].strip()), 0)
    if not drawn:
        raise UnusableFile(_error(file, "there is no track in it; draw one row of letters for each row of cells"))
    width = max(map(len, rows))
    if header:
        one, other = int(header[1]), int(header[2])
        fitting = [(h, w) for h, w in ((one, other), (other, one)) if drawn <= h <= len(rows) and width <= w]
        if not fitting:
            message = f"dim says {one} and {other}, but there are {drawn} rows of up to {width} letters"
            raise UnusableFile(_error(file, f"{message}; make the numbers or the drawing right", at=(1, 1)))
        # Editors cut blanks at the ends of lines, and in this dialect they are road.
        drawn, width = fitting[0]
        rows = [row.ljust(width) for row in rows[:drawn]] if width <= MOST_CELLS_ACROSS else rows
    rows = rows[:drawn]
    if width > MOST_CELLS_ACROSS or drawn > MOST_CELLS_ACROSS:
        raise UnusableFile(_error(file, f"a track has at most {MOST_CELLS_ACROSS} x {MOST_CELLS_ACROSS} cells"))
    for number, row in enumerate(rows, 1):
        if len(row) != width:
            message = f"this row has {len(row)} letters and the longest {width}; make all rows equally long"
            raise UnusableFile(_error(file, message, at=(number, len(row) + 1)))
    return rows, 1 if header else 0


def _is_karo(rows: Iterable[str]) -> bool:
    """Whether nothing but Karopapier's letters stands there: its walls are letters, those of planning sets are not."""
    letters = set().union(*rows)
    return letters <= set(_KARO) and "O" in letters


def _drawn(rows: list[str], letters: Mapping[str, str], skipped: int, file: str) -> TextTrack:
    cells: dict[str, list[Cell]] = {}
    findings = []
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            kind = letters.get(letter)
            if kind is None:
                known = " ".join(sorted(set(letters) - {" "}))
                at = y + 1 + skipped, x + 1
                findings.append(_error(file, f"{letter!r} means nothing here; there are {known} and the blank", at=at))
            else:
                cells.setdefault(kind, []).append((x, y))
        if len(findings) >= _MOST_FINDINGS:
            break
    if findings:
        raise UnusableFile(*findings)
    wanted = {_START: "start", _FINISH: "finish"}
    findings = [
        _error(file, f"there is no {what}; mark its cells with {_letters_for(kind, letters)}")
        for kind, what in wanted.items()
        if kind not in cells
    ]
    if findings:
        raise UnusableFile(*findings)
    road = frozenset(cell for kind, those in cells.items() if kind != _WALL for cell in those)
    checkpoints = tuple(tuple(cells[digit]) for digit in _CHECKPOINTS if digit in cells)
    return TextTrack(len(rows[0]), len(rows), road, tuple(cells[_START]), tuple(cells[_FINISH]), checkpoints)


_MOST_FINDINGS: Final = 20


def _letters_for(kind: str, letters: Mapping[str, str]) -> str:
    return " or ".join(letter for letter, meaning in letters.items() if meaning == kind)


def _error(file: str, message: str, at: tuple[int, int] | None = None) -> Finding:
    return Finding(file, Severity.ERROR, message, at=at)
