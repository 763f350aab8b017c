"""The options of one match, whole and checked."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from difflib import get_close_matches
from enum import Enum
from typing import Final

from game.core.record import OptionValue
from game.core.rules import Seat
from game.games.loonacy.cards import MOST_SEATS

DECK: Final = "deck"
"""The word among a match's options under which a record keeps `write_deck`'s text."""

LEAST_HANDICAP: Final = 3


class Mode(Enum):
    """Whether all play at once."""

    RACE = "race"
    CALM = "calm"
    """In turns, without any time."""


class Goal(Enum):
    """What wins the match."""

    ROUND = "round"
    ROUNDS = "rounds"
    """So many rounds won."""
    POINTS = "points"
    """So many points: the winner of a round gets one for each card in the others' hands."""


class Reshuffle(Enum):
    """What becomes of the piles when the draw pile runs out."""

    RESTART = "restart"
    TOPS_STAY = "tops_stay"


@dataclass(frozen=True, slots=True)
class Options:
    """One match's options. Raises ValueError for what cannot be.

    `tells_stuck` openly tells that nobody can play and then sets all signs. `handicap` has the cards dealt to each
    seat, () for the deck's number for all. `bots` are the seats that bots play at the start, in rising order.
    """

    pace: Mode = Mode.RACE
    goal: Goal = Goal.ROUND
    reshuffle: Reshuffle = Reshuffle.RESTART
    tells_stuck: bool = False
    handicap: tuple[int, ...] = ()
    bots: tuple[Seat, ...] = ()

    def __post_init__(self) -> None:
        if any(cards < LEAST_HANDICAP for cards in self.handicap):
            raise ValueError(f"handicap must have {LEAST_HANDICAP} cards or more")
        if list(self.bots) != sorted(set(self.bots)) or not all(0 <= seat < MOST_SEATS for seat in self.bots):
            raise ValueError("bots must list seats from 0 in rising order, each once")


def read_options(words: Mapping[str, OptionValue], base: Options) -> Options:
    """`base` with the named options changed; truths may be words, lists are whole numbers joined by commas.

    Raises ValueError naming the option, what it may be, and the nearest name to a misspelt one.
    """
    kinds = {field.name: type(field.default) for field in fields(Options)}
    values: dict[str, object] = {}
    for name, word in words.items():
        if name not in kinds:
            near = get_close_matches(name, kinds, 1)
            hint = f'did you mean "{near[0]}"?' if near else f"there are {', '.join(kinds)}"
            raise ValueError(f'there is no option "{name}"; {hint}')
        values[name] = _option_value(name, kinds[name], word)
    return replace(base, **values)  # type: ignore[arg-type]  # each value was read by its field's kind


def write_options(options: Options) -> dict[str, OptionValue]:
    """All options as words and truths, in the order of their fields; `read_options` reads them."""
    return {field.name: _word(getattr(options, field.name)) for field in fields(Options)}


def _word(value: object) -> OptionValue:
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return str(value.value) if isinstance(value, Enum) else bool(value)


def _option_value(name: str, kind: type[object], word: OptionValue) -> object:
    text = str(word).lower()
    if issubclass(kind, Enum):
        for member in kind:
            if member.value == text:
                return member
        raise ValueError(f"{name} must be {' or '.join(str(member.value) for member in kind)}, not {text[:40]}")
    if kind is tuple:
        numbers = text.split(",") if text else []
        if not all(n.isascii() and n.isdigit() and len(n) <= 3 for n in numbers) or isinstance(word, bool):
            raise ValueError(f"{name} must be whole numbers joined by commas, not {text[:40]}")
        return tuple(map(int, numbers))
    if text not in ("true", "yes", "on", "false", "no", "off"):
        raise ValueError(f"{name} must be yes or no, not {text[:40]}")
    return text in ("true", "yes", "on")
