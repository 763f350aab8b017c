"""The loop: lanes of numbered squares with their neighbours, curves, starts, the pit, and all of it as plain text."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

Square = int
"""A square's number, from 0: lane after lane from the inside, along each lane counter-clockwise from the line."""

NOWHERE: Final[Square] = -1
"""No square: no such neighbour, or a car that is not on the track."""

LAP: Final = 1_000_000
"""Places along a lap are whole millionths of it, 0 at the finish line."""

LEAST_LANES: Final = 2
MOST_LANES: Final = 5
LEAST_SQUARES: Final = 8
MOST_SQUARES: Final = 200
MOST_CURVES: Final = 99
MOST_STARTS: Final = 6
MOST_DOORS: Final = 16
LEAST_SAFE: Final = 10
MOST_SAFE: Final = 990
MOST_LAPS: Final = 5
FORMAT: Final = "lunatix-track 1"


class TrackError(ValueError):
    """A track that cannot be raced; the message says what is wrong and where."""


class Side(Enum):
    """On which side of the line a door of the pit lies, as cars drive counter-clockwise."""

    BEFORE = "before"
    AFTER = "after"


@dataclass(frozen=True, slots=True)
class Door:
    """A way between a square and the pit; `safe` in mph counts for entering, only basic doors are always open."""

    square: Square
    side: Side
    safe: int
    is_basic: bool


class Ways(NamedTuple):
    """The squares ahead of a driver, NOWHERE where there is none; left and right are the driver's."""

    front: Square
    left: Square
    right: Square


@dataclass(frozen=True, slots=True)
class LunatixTrack:
    """What rules and picture know of a track. Lengths are half pixels of the map, speeds mph, all whole.

    `lanes` counts the squares of each lane, inside first. One entry a square have: `places` (millionths
    of a lap from the line, rising along each lane), `ahead` and `astern` (the ways of a car that drives
    counter-clockwise and clockwise), `curve_of` (its curve's number from 1, 0 for none) and `centres`.
    `curves` holds the safe speeds of each curve, one a lane; `starts` the squares by place, for a car of
    each seat. `finish` is ax, ay, bx, by; `pit` x, y, width, height. Rules read no centres, line or pit.
    """

    lanes: tuple[int, ...]
    places: tuple[int, ...]
    ahead: tuple[Ways, ...]
    astern: tuple[Ways, ...]
    curve_of: tuple[int, ...]
    curves: tuple[tuple[int, ...], ...]
    starts: tuple[Square, ...]
    doors: tuple[Door, ...]
    centres: tuple[tuple[int, int], ...]
    finish: tuple[int, int, int, int] = (0, 0, 0, 0)
    pit: tuple[int, int, int, int] = (0, 0, 0, 0)
    laps: int = 3
    title: str = ""
    author: str = ""

    def __post_init__(self) -> None:
        _check_lanes(self)
        _check_neighbours(self)
        _check_curves(self)
        _check_starts_and_doors(self)
        if not 1 <= self.laps <= MOST_LAPS:
            raise TrackError(f"a race has 1 to {MOST_LAPS} laps, not {self.laps}")

    @property
    def size(self) -> int:
        """How many squares there are."""
        return len(self.places)

    def lane(self, square: Square) -> int:
        """The lane of a square, 1 for the inside."""
        for lane, first in enumerate(self.firsts(), 1):
            if square < first + self.lanes[lane - 1]:
                return lane
        raise IndexError(square)

    def firsts(self) -> tuple[Square, ...]:
        """The first square after the line in each lane, inside first."""
        return tuple(sum(self.lanes[:lane]) for lane in range(len(self.lanes)))

    def safe(self, square: Square) -> int | None:
        """The safe speed of a square, None outside curves."""
        curve = self.curve_of[square]
        return self.curves[curve - 1][self.lane(square) - 1] if curve else None

    def name(self, square: Square) -> str:
        """A square in words for messages."""
        lane = self.lane(square)
        return f"square {square - self.firsts()[lane - 1] + 1} of lane {lane}"

    def to_text(self) -> str:
        """The whole track as text that `from_text` reads back."""
        lines = [
            FORMAT,
            f"title: {one_line(self.title)}",
            f"author: {one_line(self.author)}",
            f"laps: {self.laps}",
            f"finish: {_words(self.finish)}",
            f"pit: {_words(self.pit)}",
            f"lanes: {_words(self.lanes)}",
            *(f"curve: {_words(safes)}" for safes in self.curves),
            *(f"start: {square}" for square in self.starts),
            *(f"door: {door.square} {door.side.value} {door.safe} {int(door.is_basic)}" for door in self.doors),
            "squares:",
            *(
                _words((place, *centre, curve, *ahead, *astern))
                for place, centre, curve, ahead, astern in zip(
                    self.places, self.centres, self.curve_of, self.ahead, self.astern, strict=True
                )
            ),
        ]
        return "\n".join(lines) + "\n"

    @classmethod
    def from_text(cls, text: str) -> "LunatixTrack":
        """Read `to_text`'s form. Raises TrackError naming the line that is wrong."""
        lines = text.splitlines()
        if not lines or lines[0] != FORMAT:
            raise TrackError(f'line 1: expected "{FORMAT}"')
        words: dict[str, str] = {}
        wholes: dict[str, list[int]] = {}
        curves: list[tuple[int, ...]] = []
        starts: list[Square] = []
        doors: list[Door] = []
        number = 1
        for number, line in enumerate(lines[1:], 2):
            if line == "squares:":
                break
            key, _, value = line.partition(": ")
            key = key.removesuffix(":")
            if key == "curve":
                curves.append(tuple(_wholes(value, None, number)))
            elif key == "start":
                starts += _wholes(value, 1, number)
            elif key == "door":
                doors.append(_door(value, number))
            elif key in ("title", "author") and key not in words:
                words[key] = value
            elif key in _COUNTS and key not in wholes:
                wholes[key] = _wholes(value, _COUNTS[key], number)
            else:
                raise TrackError(f"line {number}: {line[:40]!r} is not part of a track")
        else:
            raise TrackError('the line "squares:" is missing')
        for key in _COUNTS:
            if key not in wholes:
                raise TrackError(f'the line "{key}:" is missing')
        if len(lines) - number > MOST_LANES * MOST_SQUARES:
            raise TrackError(f"line {number}: a track has at most {MOST_LANES * MOST_SQUARES} squares")
        squares = [_wholes(line, 10, at) for at, line in enumerate(lines[number:], number + 1)]
        return cls(
            lanes=tuple(wholes["lanes"]),
            places=tuple(square[0] for square in squares),
            centres=tuple((square[1], square[2]) for square in squares),
            curve_of=tuple(square[3] for square in squares),
            ahead=tuple(Ways(*square[4:7]) for square in squares),
            astern=tuple(Ways(*square[7:10]) for square in squares),
            curves=tuple(curves),
            starts=tuple(starts),
            doors=tuple(doors),
            finish=_four(wholes["finish"]),
            pit=_four(wholes["pit"]),
            laps=wholes["laps"][0],
            title=words.get("title", ""),
            author=words.get("author", ""),
        )


_COUNTS: Final[dict[str, int | None]] = {"laps": 1, "finish": 4, "pit": 4, "lanes": None}
"""How many numbers follow each key that a track has once; None: any number of them."""


def one_line(text: str) -> str:
    """A text with every line break and control character made a space, so that it fits on one line."""
    return "".join(mark if mark.isprintable() else " " for mark in text).strip()


def ways_between(lanes: Sequence[Sequence[int]]) -> tuple[tuple[Ways, ...], tuple[Ways, ...]]:
    """`ahead` and `astern` of a track from the places of each lane's squares, inside first.

    Front is the next square of the lane. A diagonal is the first square of a neighbour lane that lies
    ahead by more than a quarter of one of that lane's squares; clockwise all is mirrored.
    """
    firsts = [sum(len(lane) for lane in lanes[:number]) for number in range(len(lanes))]

    def diagonal(lane: int, place: int, way: int) -> Square:
        if not 0 <= lane < len(lanes):
            return NOWHERE
        there = lanes[lane]
        far = [((way * (other - place)) % LAP, number) for number, other in enumerate(there)]
        return firsts[lane] + min(item for item in far if item[0] * 4 * len(there) > LAP)[1]

    ahead, astern = [], []
    for lane, places in enumerate(lanes):
        for number, place in enumerate(places):
            following = firsts[lane] + (number + 1) % len(places)
            before = firsts[lane] + (number - 1) % len(places)
            ahead.append(Ways(following, diagonal(lane - 1, place, 1), diagonal(lane + 1, place, 1)))
            astern.append(Ways(before, diagonal(lane + 1, place, -1), diagonal(lane - 1, place, -1)))
    return tuple(ahead), tuple(astern)


def _check_lanes(track: LunatixTrack) -> None:
    if not LEAST_LANES <= len(track.lanes) <= MOST_LANES:
        raise TrackError(f"a track has {LEAST_LANES} to {MOST_LANES} lanes, not {len(track.lanes)}")
    for lane, count in enumerate(track.lanes, 1):
        if not LEAST_SQUARES <= count <= MOST_SQUARES:
            raise TrackError(f"lane {lane} must have {LEAST_SQUARES} to {MOST_SQUARES} squares, not {count}")
    size = sum(track.lanes)
    for lengths in (track.places, track.ahead, track.astern, track.curve_of, track.centres):
        if len(lengths) != size:
            raise TrackError(f"the lanes have {size} squares in all, not {len(lengths)}")
    for square, place in enumerate(track.places):
        if not 0 <= place < LAP:
            raise TrackError(f"{track.name(square)}: a place is from 0 to {LAP - 1}, not {place}")
        if square not in track.firsts() and place <= track.places[square - 1]:
            raise TrackError(f"{track.name(square)}: places must rise along a lane")


def _check_neighbours(track: LunatixTrack) -> None:
    for all_ways, way in ((track.ahead, 1), (track.astern, -1)):
        for square, ways in enumerate(all_ways):
            lane = track.lane(square)
            if ways.front == NOWHERE:
                raise TrackError(f"{track.name(square)} has no square in front")
            for name, other, wanted in zip(Ways._fields, ways, (lane, lane - way, lane + way), strict=True):
                if other == NOWHERE:
                    continue
                if not 0 <= other < track.size or track.lane(other) != wanted:
                    raise TrackError(f"{track.name(square)}: its {name} square must lie in lane {wanted}")
                if not 0 < way * (track.places[other] - track.places[square]) % LAP < LAP // 2:
                    raise TrackError(f"{track.name(square)}: its {name} square, {track.name(other)}, lies behind it")


def _check_curves(track: LunatixTrack) -> None:
    if len(track.curves) > MOST_CURVES:
        raise TrackError(f"a track has at most {MOST_CURVES} curves, not {len(track.curves)}")
    for number, safes in enumerate(track.curves, 1):
        if len(safes) != len(track.lanes):
            raise TrackError(f"curve {number} needs a safe speed for each of {len(track.lanes)} lanes")
        for safe in safes:
            _check_safe(f"curve {number}", safe)
    for square, curve in enumerate(track.curve_of):
        if not 0 <= curve <= len(track.curves):
            raise TrackError(f"{track.name(square)}: there is no curve {curve}")


def _check_starts_and_doors(track: LunatixTrack) -> None:
    if not 1 <= len(track.starts) <= MOST_STARTS:
        raise TrackError(f"a track has 1 to {MOST_STARTS} starts, not {len(track.starts)}")
    if len(set(track.starts)) != len(track.starts):
        raise TrackError("two starts lie on one square")
    if len(track.doors) > MOST_DOORS:
        raise TrackError(f"a pit has at most {MOST_DOORS} doors, not {len(track.doors)}")
    for name, square in _placed(track):
        if not 0 <= square < track.size:
            raise TrackError(f"{name}: there is no square {square}")
    for side in Side:
        basic = sum(door.is_basic for door in track.doors if door.side is side)
        if basic != 1:
            raise TrackError(f"the pit needs exactly one basic door {side.value} the line, not {basic}")
    for door in track.doors:
        _check_safe("a door", door.safe)
        if sum(other.square == door.square and other.side is door.side for other in track.doors) > 1:
            raise TrackError(f"two doors {door.side.value} the line lie on {track.name(door.square)}")


def _placed(track: LunatixTrack) -> Iterator[tuple[str, Square]]:
    yield from ((f"start {place}", square) for place, square in enumerate(track.starts, 1))
    yield from (("a door", door.square) for door in track.doors)


def _check_safe(name: str, safe: int) -> None:
    if safe % 10 or not LEAST_SAFE <= safe <= MOST_SAFE:
        raise TrackError(f"{name}: a safe speed is a multiple of 10 from {LEAST_SAFE} to {MOST_SAFE}, not {safe}")


def _door(text: str, line: int) -> Door:
    words = text.split()
    sides = [side for side in Side if words[1:2] == [side.value]]
    if len(words) != 4 or not sides or words[3] not in ("0", "1"):
        raise TrackError(f"line {line}: expected a square, before or after, a safe speed and 0 or 1, got {text[:40]!r}")
    square, safe = _wholes(f"{words[0]} {words[2]}", 2, line)
    return Door(square, sides[0], safe, words[3] == "1")


def _words(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


def _four(numbers: Sequence[int]) -> tuple[int, int, int, int]:
    a, b, c, d = numbers
    return a, b, c, d


def _wholes(text: str, count: int | None, line: int) -> list[int]:
    words = text.split()
    if len(words) > 10 or not all(
        len(w) <= 9 and w.removeprefix("-").isascii() and w.removeprefix("-").isdigit() for w in words
    ):
        raise TrackError(f"line {line}: expected whole numbers, got {text[:40]!r}")
    if count is not None and len(words) != count:
        raise TrackError(f"line {line}: expected {count} whole number{'s' * (count != 1)}, got {len(words)}")
    return [int(word) for word in words]
