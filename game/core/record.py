"""The record of a match as text: a header line and a line for each entry, JSON; it is save and replay in one."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from game.core.match import Entry, Played, SeatChanged, Undone

FORMAT: Final = 1
MOST_LINE_LETTERS: Final = 1_000_000
MOST_ENTRIES: Final = 1_000_000
MOST_SEATS: Final = 6
MOST_NAME_LETTERS: Final = 40
MOST_WORD_LETTERS: Final = 500
MOST_OPTION_LETTERS: Final = 20_000
"""The value of an option may be a whole deck of cards, in one line."""
"""The longest move, digest, player, option, or name of a game or file."""

HUMAN: Final = "human"
"""The player word for a person; the others are bot levels."""

OptionValue = str | int | bool


class RecordError(ValueError):
    """A text that is no record; the message names the line and what is wrong."""


@dataclass(frozen=True, slots=True)
class SeatLine:
    """Who sits on a seat: the name shown and the player, `human` or a bot level."""

    name: str
    player: str


@dataclass(frozen=True, slots=True)
class Header:
    """What a match started from: all that its rules need to play it again.

    `board` is the track's own rule text ("" for games without one), so that a record outlives edits
    of the map; `board_file` is only the map's file name, to find its picture.
    """

    game: str
    rules: int
    seed: int
    seats: tuple[SeatLine, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    board: str = ""
    board_file: str = ""


@dataclass(frozen=True, slots=True)
class Record:
    """A header and the entries that follow it."""

    header: Header
    entries: tuple[Entry, ...]


def write_header(header: Header) -> str:
    """The first line of a record, without its line break."""
    return _line(
        {
            "format": FORMAT,
            "game": header.game,
            "rules": header.rules,
            "seed": header.seed,
            "seats": [{"name": seat.name, "player": seat.player} for seat in header.seats],
            "options": dict(header.options),
            "board_file": header.board_file if _is_plain(header.board_file) else "",  # it only finds the picture
            "board": header.board,
        }
    )


def write_entry(entry: Entry) -> str:
    """One line of a record, without its line break."""
    match entry:
        case Played(at, seat, move, digest, is_last):
            last = {"last": True} if is_last else {}
            return _line({"at": at, "seat": seat, "move": move, "digest": digest} | last)
        case Undone(digest):
            return _line({"undo": digest})
        case SeatChanged(seat, name, player):
            return _line({"change": seat, "name": name, "player": player})


def read(text: str) -> Record:
    """Read a record. A last line that was cut short is dropped. Raises RecordError naming the line."""
    lines = text.split("\n")
    if lines[-1] and len(lines) > 1:
        lines = _without_cut_line(lines)
    while lines and not lines[-1]:
        lines.pop()
    if not lines:
        raise RecordError("line 1: the file is empty")
    if len(lines) - 1 > MOST_ENTRIES:
        raise RecordError(f"a record has at most {MOST_ENTRIES} moves")
    header = _header(_object(lines[0], 1))
    entries = tuple(_entry(_object(line, number), number) for number, line in enumerate(lines[1:], 2))
    return Record(header, entries)


def _without_cut_line(lines: list[str]) -> list[str]:
    """Drop a last line that has no line break, unless it is whole after all."""
    try:
        _entry(_object(lines[-1], len(lines)), len(lines))
    except RecordError:
        return lines[:-1]
    return lines


def _line(values: Mapping[str, object]) -> str:
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))


def _object(line: str, number: int) -> dict[str, Any]:
    if len(line) > MOST_LINE_LETTERS:
        raise RecordError(f"line {number}: longer than {MOST_LINE_LETTERS} letters")
    try:
        value = json.loads(line, parse_constant=_refuse, parse_float=_refuse)
    except (ValueError, RecursionError):
        raise RecordError(f"line {number}: not a line of a record") from None
    if not isinstance(value, dict):
        raise RecordError(f"line {number}: not a line of a record")
    return value


def _refuse(word: str) -> None:
    raise ValueError(f"{word} has no place in a record")


def _header(values: dict[str, Any]) -> Header:
    if values.get("format") != FORMAT:
        raise RecordError(
            f"line 1: this program reads records of format {FORMAT}, not {str(values.get('format'))[:20]}"
        )
    seats = values.get("seats")
    if not isinstance(seats, list) or not 1 <= len(seats) <= MOST_SEATS or not all(isinstance(s, dict) for s in seats):
        raise RecordError(f'line 1: "seats" must list 1 to {MOST_SEATS} seats')
    options = values.get("options")
    if not isinstance(options, dict) or not all(_is_option(key, value) for key, value in options.items()):
        raise RecordError('line 1: "options" must be words, whole numbers or truths')
    return Header(
        game=_word(values, "game", 1),
        rules=_whole(values, "rules", 1),
        seed=_whole(values, "seed", 1),
        seats=tuple(SeatLine(_name(seat, 1), _word(seat, "player", 1)) for seat in seats),
        options=options,
        board=_text(values, "board", 1),
        board_file=_word(values, "board_file", 1),
    )


def _is_option(key: str, value: object) -> bool:
    if isinstance(value, str):
        return _is_plain(key) and _is_plain(value, MOST_OPTION_LETTERS)
    return _is_plain(key) and isinstance(value, int) and abs(value) < 1 << 64


def _entry(values: dict[str, Any], number: int) -> Entry:
    if "move" in values:
        return Played(
            _whole(values, "at", number),
            _whole(values, "seat", number),
            _word(values, "move", number),
            _word(values, "digest", number),
            values.get("last") is True,
        )
    if "undo" in values:
        return Undone(_word(values, "undo", number))
    if "change" in values:
        return SeatChanged(_whole(values, "change", number), _name(values, number), _word(values, "player", number))
    raise RecordError(f"line {number}: neither a move nor an undo nor a change of seat")


def _whole(values: dict[str, Any], key: str, number: int) -> int:
    value = values.get(key)
    if type(value) is not int or abs(value) >= 1 << 64:
        raise RecordError(f'line {number}: "{key}" must be a whole number')
    return value


def _text(values: dict[str, Any], key: str, number: int) -> str:
    value = values.get(key)
    if not isinstance(value, str):
        raise RecordError(f'line {number}: "{key}" must be a text')
    try:
        value.encode()
    except UnicodeEncodeError:
        raise RecordError(f'line {number}: "{key}" must be a text, without halves of letters') from None
    return value


def _word(values: dict[str, Any], key: str, number: int) -> str:
    """A text that may be shown: one line, not long, nothing in it that no letter stands for."""
    value = _text(values, key, number)
    if not _is_plain(value):
        raise RecordError(
            f'line {number}: "{key}" must be at most {MOST_WORD_LETTERS} letters, without control characters'
        )
    return value


def _is_plain(value: str, most: int = MOST_WORD_LETTERS) -> bool:
    return len(value) <= most and value.isprintable()


def _name(values: dict[str, Any], number: int) -> str:
    value = _text(values, "name", number)
    if not 1 <= len(value) <= MOST_NAME_LETTERS or not _is_plain(value):
        raise RecordError(f'line {number}: "name" must be 1 to {MOST_NAME_LETTERS} letters, without control characters')
    return value
