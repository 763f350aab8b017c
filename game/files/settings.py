"""What the player set once and for all, and what the lobby held last: read with care, written in one step."""

import difflib
import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, fields
from enum import Enum
from pathlib import Path
from typing import Any, Final

from game.files.finding import Finding, Severity
from game.files.json_values import WrongValue, one_of, pair, text, truth, whole
from game.files.reading import read_bytes
from game.files.writing import write_whole

MOST_BYTES: Final = 256 * 1024
MOST_SEATS: Final = 6
MOST_NAME_LETTERS: Final = 10
MOST_PATH_LETTERS: Final = 4096
MOST_PIXELS: Final = 32_767
TEXT_SIZES: Final = range(100, 201)
VOLUMES: Final = range(101)


class BotSpeed(Enum):
    """How long bots take over a move, from long to short."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"


class TakeBack(Enum):
    """For how long a card that was locked last can still be taken back."""

    OFF = "off"
    SHORT = "short"
    LONG = "long"
    LONGEST = "longest"

    @property
    def ms(self) -> int:
        """In milliseconds."""
        return {TakeBack.OFF: 0, TakeBack.SHORT: 800, TakeBack.LONG: 2000, TakeBack.LONGEST: 5000}[self]


class Paper(Enum):
    """What Racetrack is drawn on."""

    BLUEPRINT = "blueprint"
    GRAPH = "graph"


@dataclass(frozen=True, slots=True)
class SeatMemory:
    """A seat as the lobby last had it: its name, `human` or a bot level, and the kind of device ("" for bots)."""

    name: str
    player: str
    device: str = ""


Options = Mapping[str, Mapping[str, bool | int | str]]
"""Game -> option -> the value that was chosen last; what is not there is the default."""

Bindings = Mapping[str, Mapping[int, str]]
"""Kind of device -> code of a key or pad button -> name of the button it stands for."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; volumes and `text_size` in per cent, window sizes and places in pixels."""

    master: int = 80
    music: int = 60
    effects: int = 80
    mute: bool = False
    full_screen: bool = False
    text_size: int = 100
    high_contrast: bool = False
    reduced_motion: bool = False
    odds: bool = True
    """Whether games that know chances tell them."""
    language: str = "en"
    bot_speed: BotSpeed = BotSpeed.NORMAL
    paper: Paper = Paper.BLUEPRINT
    take_back: TakeBack = TakeBack.SHORT
    window_size: tuple[int, int] | None = None
    window_place: tuple[int, int] | None = None
    seats: tuple[SeatMemory, ...] = ()
    track: str = ""
    """The file of the track that was chosen last."""
    game: str = ""
    """The game that was opened last."""
    options: Options = field(default_factory=dict)
    bindings: Bindings = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Loaded:
    """Settings as read, and what was wrong with their file: those values are the defaults."""

    settings: Settings
    findings: tuple[Finding, ...] = ()


def load_settings(path: Path) -> Loaded:
    """Read the settings; no file gives the defaults. A file with errors is kept beside as NAME.bad."""
    try:
        data = read_bytes(path, MOST_BYTES)
    except FileNotFoundError:
        return Loaded(Settings())
    except OSError as error:
        return Loaded(Settings(), (_error(path, f"cannot be read: {error.strerror or 'unknown reason'}"),))
    loaded = _parsed(path, data)
    if any(finding.is_error for finding in loaded.findings):
        with suppress(OSError):  # the findings are told all the same
            write_whole(path.with_name(path.name + ".bad"), data)
    return loaded


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings. Raises OSError when that cannot be done; the old file is then still there."""
    values = {item.name: _as_json(getattr(settings, item.name)) for item in fields(settings)}
    write_whole(path, (json.dumps(values, ensure_ascii=False, indent=1) + "\n").encode())


def _as_json(value: object) -> object:
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, SeatMemory):
        return {"name": value.name, "player": value.player, "device": value.device}
    if isinstance(value, tuple):
        return [_as_json(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): _as_json(item) for key, item in value.items()}
    return value


def _error(path: Path, message: str, at: tuple[int, int] | None = None) -> Finding:
    return Finding(path.name, Severity.ERROR, message, at=at)


def _parsed(path: Path, data: bytes) -> Loaded:
    if len(data) > MOST_BYTES:
        return Loaded(Settings(), (_error(path, f"is larger than {MOST_BYTES // 1024} KiB; the defaults are used"),))
    try:
        values = json.loads(data.decode("utf-8-sig"), object_pairs_hook=_without_doubles)
    except json.JSONDecodeError as fault:
        return Loaded(Settings(), (_error(path, f"cannot be read as JSON: {fault.msg}", (fault.lineno, fault.colno)),))
    except (ValueError, RecursionError) as fault:
        reason = fault if isinstance(fault, _Doubled) else "it is not UTF-8 text or holds what no settings hold"
        return Loaded(Settings(), (_error(path, f"cannot be read as JSON: {reason}"),))
    if not isinstance(values, dict):
        return Loaded(Settings(), (_error(path, "must hold one JSON object; the defaults are used"),))
    findings: list[Finding] = []
    good: dict[str, Any] = {}
    for key, value in values.items():
        if key not in _READERS:
            near = difflib.get_close_matches(key[:40], _READERS, 1)
            meant = f'did you mean "{near[0]}"?' if near else "it is left out"
            findings.append(Finding(path.name, Severity.WARNING, f'"{key[:40]}" is not a setting: {meant}'))
            continue
        try:
            good[key] = _READERS[key](value)
        except WrongValue as wrong:
            got = json.dumps(value)
            shown = got if len(got) <= 40 else f"{got[:37]}..."
            findings.append(_error(path, f'"{key}" must be {wrong} (got {shown}); the default is used'))
    return Loaded(Settings(**good), tuple(findings))


class _Doubled(ValueError):
    """One key twice in one object."""


def _without_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    values = dict(pairs)
    if len(values) < len(pairs):
        raise _Doubled("a key stands twice in one object")
    return values


def _seats(value: object) -> tuple[SeatMemory, ...]:
    if not isinstance(value, list) or len(value) > MOST_SEATS:
        raise WrongValue(f"a list of at most {MOST_SEATS} seats")
    name, word = text(MOST_NAME_LETTERS), text(40)
    seats = []
    for seat in value:
        if not isinstance(seat, dict) or set(seat) != {"name", "player", "device"}:
            raise WrongValue('a list of seats, each with "name", "player" and "device"')
        seats.append(SeatMemory(name(seat["name"]), word(seat["player"]), word(seat["device"])))
    return tuple(seats)


def _options(value: object) -> Options:
    wrong = WrongValue("for each game, options with truths, whole numbers or words")
    if not isinstance(value, dict) or not all(isinstance(chosen, dict) for chosen in value.values()):
        raise wrong
    word = text(40)
    for chosen in value.values():
        for one in chosen.values():
            if type(one) not in (bool, int, str):
                raise wrong
    return {
        word(game): {word(name): word(one) if isinstance(one, str) else one for name, one in chosen.items()}
        for game, chosen in value.items()
    }


def _bindings(value: object) -> Bindings:
    if not isinstance(value, dict) or not all(isinstance(layout, dict) for layout in value.values()):
        raise WrongValue("for each kind of device, codes with the names of buttons")
    word = text(40)
    return {
        word(kind): {_code(code): word(button) for code, button in layout.items()} for kind, layout in value.items()
    }


def _code(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 6):
        raise WrongValue("for each kind of device, codes (whole numbers) with the names of buttons")
    return int(word)


_volume = whole(VOLUMES[0], VOLUMES[-1])

_READERS: Final[dict[str, Callable[[object], Any]]] = {
    "master": _volume,
    "music": _volume,
    "effects": _volume,
    "mute": truth,
    "full_screen": truth,
    "text_size": whole(TEXT_SIZES[0], TEXT_SIZES[-1]),
    "high_contrast": truth,
    "reduced_motion": truth,
    "odds": truth,
    "language": text(20),
    "bot_speed": one_of(BotSpeed),
    "paper": one_of(Paper),
    "take_back": one_of(TakeBack),
    "window_size": pair(1, MOST_PIXELS),
    "window_place": pair(-MOST_PIXELS, MOST_PIXELS),
    "seats": _seats,
    "track": text(MOST_PATH_LETTERS),
    "game": text(40),
    "options": _options,
    "bindings": _bindings,
}
