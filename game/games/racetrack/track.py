"""The track of a race: road cells, directed gates, start spots, and all of it as plain text."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

Cell = tuple[int, int]
"""A cell's column and row, from (0, 0) at the top left; its centre is a spot."""

MOST_CELLS_ACROSS: Final = 512
MOST_STARTS: Final = 99
MOST_CHECKPOINTS: Final = 99
MOST_LAPS: Final = 9
MOST_TITLE_LETTERS: Final = 80
"""Of a title, and of an author's name."""
FORMAT: Final = "racetrack-track 1"


class TrackError(ValueError):
    """A track that cannot be raced; the message says what is wrong and where."""


class Course(Enum):
    """How the race runs: round and round, or from one end to the other."""

    CIRCUIT = "circuit"
    SPRINT = "sprint"


@dataclass(frozen=True, slots=True)
class Gate:
    """A directed line from A to B in half pixels of the map; A lies on the left hand of a car crossing forward."""

    ax: int
    ay: int
    bx: int
    by: int

    def side(self, x: int, y: int) -> int:
        """(p - A) x (B - A) for a point in half pixels: below 0 before the line, from 0 on across it."""
        return (x - self.ax) * (self.by - self.ay) - (y - self.ay) * (self.bx - self.ax)


@dataclass(frozen=True, slots=True)
class Track:
    """What the rules know of a track. All lengths are whole: cells, pixels, or half pixels for gates.

    `road` has one byte a cell, row by row, 1 for road; `starts` holds the start cells in order of
    place; a tile is `tile_width` x `tile_height` pixels, so the centre of cell (x, y) is at
    ((2x + 1) * tile_width, (2y + 1) * tile_height) half pixels.
    """

    width: int
    height: int
    road: bytes
    finish: Gate
    starts: tuple[Cell, ...]
    checkpoints: tuple[Gate, ...] = ()
    course: Course = Course.CIRCUIT
    laps: int = 1
    tile_width: int = 1
    tile_height: int = 1
    title: str = ""
    author: str = ""

    def __post_init__(self) -> None:
        if not (1 <= self.width <= MOST_CELLS_ACROSS and 1 <= self.height <= MOST_CELLS_ACROSS):
            raise TrackError(
                f"a track is 1 to {MOST_CELLS_ACROSS} cells wide and high, not {self.width} x {self.height}"
            )
        if len(self.road) != self.width * self.height:
            raise TrackError(
                f"{self.width} x {self.height} cells need {self.width * self.height} road marks, not {len(self.road)}"
            )
        if not 1 <= len(self.starts) <= MOST_STARTS:
            raise TrackError(f"a track has 1 to {MOST_STARTS} starts, not {len(self.starts)}")
        if len(self.checkpoints) > MOST_CHECKPOINTS:
            raise TrackError(f"a track has at most {MOST_CHECKPOINTS} checkpoints, not {len(self.checkpoints)}")
        if not 1 <= self.laps <= MOST_LAPS:
            raise TrackError(f"a race has 1 to {MOST_LAPS} laps, not {self.laps}")
        if not (1 <= self.tile_width <= 4096 and 1 <= self.tile_height <= 4096):
            raise TrackError(f"a tile is 1 to 4096 pixels wide and high, not {self.tile_width} x {self.tile_height}")
        if len(set(self.starts)) != len(self.starts):
            raise TrackError("two starts lie on one spot")
        for place, (x, y) in enumerate(self.starts, 1):
            if not self.is_road(x, y):
                raise TrackError(f"start {place} at cell ({x}, {y}) is not on road")
        for name, gate in self.named_gates():
            if (gate.ax, gate.ay) == (gate.bx, gate.by):
                raise TrackError(f"the {name} has both ends on one point")

    def is_road(self, x: int, y: int) -> bool:
        """Whether a cell is road; outside the map nothing is."""
        return 0 <= x < self.width and 0 <= y < self.height and self.road[y * self.width + x] == 1

    def centre(self, x: int, y: int) -> tuple[int, int]:
        """The spot of a cell, in half pixels."""
        return (2 * x + 1) * self.tile_width, (2 * y + 1) * self.tile_height

    def named_gates(self) -> Iterator[tuple[str, Gate]]:
        """Every gate with its name for messages, the finish first."""
        yield "finish", self.finish
        for order, gate in enumerate(self.checkpoints, 1):
            yield f"checkpoint {order}", gate

    def to_text(self) -> str:
        """All that the rules know of the track, as text that `from_text` reads back."""
        lines = [
            FORMAT,
            f"title: {one_line(self.title)}",
            f"author: {one_line(self.author)}",
            f"course: {self.course.value}",
            f"laps: {self.laps}",
            f"tile: {self.tile_width} {self.tile_height}",
            f"finish: {_gate_text(self.finish)}",
            *(f"checkpoint: {_gate_text(gate)}" for gate in self.checkpoints),
            *(f"start: {x} {y}" for x, y in self.starts),
            "road:",
        ]
        for row in range(self.height):
            cells = self.road[row * self.width : (row + 1) * self.width]
            lines.append("".join(".#"[cell == 0] for cell in cells))
        return "\n".join(lines) + "\n"

    @classmethod
    def from_text(cls, text: str) -> "Track":
        """Read `to_text`'s form. Raises TrackError naming the line that is wrong."""
        lines = text.splitlines()
        if not lines or lines[0] != FORMAT:
            raise TrackError(f'line 1: expected "{FORMAT}"')
        words: dict[str, str] = {}
        checkpoints: list[Gate] = []
        starts: list[Cell] = []
        number = 1
        for number, line in enumerate(lines[1:], 2):
            if line == "road:":
                break
            key, colon, value = line.partition(": ")
            if not colon:
                key = line.removesuffix(":")
            if key == "checkpoint":
                checkpoints.append(Gate(*_wholes(value, 4, number)))
            elif key == "start":
                x, y = _wholes(value, 2, number)
                starts.append((x, y))
            elif key in ("title", "author", "course", "laps", "tile", "finish") and key not in words:
                words[key] = value
                if key in ("laps", "tile", "finish"):
                    _wholes(value, {"laps": 1, "tile": 2, "finish": 4}[key], number)
            else:
                raise TrackError(f"line {number}: {line[:40]!r} is not part of a track")
        else:
            raise TrackError('the line "road:" is missing')
        rows = lines[number:]
        if not rows or any(len(row) != len(rows[0]) for row in rows):
            raise TrackError(f"line {number + 1}: the rows of the road must all be equally long")
        if set("".join(rows)) - set(".#"):
            raise TrackError(f"line {number + 1}: the rows of the road may hold only . and #")
        for needed in ("finish", "course", "laps", "tile"):
            if needed not in words:
                raise TrackError(f'the line "{needed}:" is missing')
        try:
            course = Course(words["course"])
        except ValueError:
            raise TrackError(f'course must be "circuit" or "sprint", not {words["course"][:40]!r}') from None
        tile_width, tile_height = _wholes(words["tile"], 2, 0)
        return cls(
            width=len(rows[0]),
            height=len(rows),
            road=bytes(mark == "." for row in rows for mark in row),
            finish=Gate(*_wholes(words["finish"], 4, 0)),
            starts=tuple(starts),
            checkpoints=tuple(checkpoints),
            course=course,
            laps=_wholes(words["laps"], 1, 0)[0],
            tile_width=tile_width,
            tile_height=tile_height,
            title=one_line(words.get("title", "")),
            author=one_line(words.get("author", "")),
        )


def one_line(text: str) -> str:
    """The beginning of a text, with every line break and control character made a space: a line that may be shown."""
    beginning = text[: 2 * MOST_TITLE_LETTERS]
    return "".join(mark if mark.isprintable() else " " for mark in beginning).strip()[:MOST_TITLE_LETTERS].rstrip()


def _gate_text(gate: Gate) -> str:
    return f"{gate.ax} {gate.ay} {gate.bx} {gate.by}"


def _wholes(text: str, count: int, line: int) -> list[int]:
    words = text.split()
    if len(words) != count or not all(
        len(w) <= 9 and w.removeprefix("-").isascii() and w.removeprefix("-").isdigit() for w in words
    ):
        raise TrackError(f"line {line}: expected {count} whole number{'s' * (count != 1)}, got {text[:40]!r}")
    return [int(word) for word in words]
