"""The options of one game, whole and checked."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from difflib import get_close_matches
from enum import Enum
from typing import Final

from game.core.record import OptionValue

CARDS: Final = "cards"
"""The word among a game's options under which a record keeps `write_box`' text."""


class NearMiss(Enum):
    """What earns a chip in a flight that fails."""

    EXACT = "perfect"
    """Two figures flown exactly."""
    ANY = "any"
    """Two figures flown at all."""


class FinalCards(Enum):
    """How many cards a final show may have."""

    FREE = "free"
    """Three or more."""
    THREE = "three"


class Hands(Enum):
    """Who sees the cards in hand."""

    OPEN = "open"
    PRIVATE = "private"


@dataclass(frozen=True, slots=True)
class Options:
    """One game's options.

    `final_replaces_weakest` counts only by how much the final show beats the pilot's weakest; `must_play`
    lets nobody fly without playing cards; `short` opens the final show after any three shows.
    """

    near_miss: NearMiss = NearMiss.EXACT
    final_cards: FinalCards = FinalCards.FREE
    final_replaces_weakest: bool = False
    must_play: bool = False
    short: bool = False
    hands: Hands = Hands.OPEN


def read_options(words: Mapping[str, OptionValue], base: Options) -> Options:
    """`base` with the named options changed; truths may be given as words.

    Raises ValueError naming the option, what it may be, and the nearest name to a misspelt one.
    """
    kinds = {field.name: type(field.default) for field in fields(Options)}
    values: dict[str, Enum | bool] = {}
    for name, word in words.items():
        if name not in kinds:
            near = get_close_matches(name, kinds, 1)
            hint = f'did you mean "{near[0]}"?' if near else f"there are {', '.join(kinds)}"
            raise ValueError(f'there is no option "{name}"; {hint}')
        values[name] = _option_value(name, kinds[name], word)
    return replace(base, **values)  # type: ignore[arg-type]  # each value was read by its field's kind


def write_options(options: Options) -> dict[str, OptionValue]:
    """All options as words and truths, in the order of their fields; `read_options` reads them."""
    values = ((field.name, getattr(options, field.name)) for field in fields(Options))
    return {name: value.value if isinstance(value, Enum) else value for name, value in values}


def _option_value(name: str, kind: type[object], word: OptionValue) -> Enum | bool:
    text = str(word).lower()
    if issubclass(kind, Enum):
        for member in kind:
            if member.value == text:
                return member
        raise ValueError(f"{name} must be {' or '.join(str(member.value) for member in kind)}, not {text[:40]}")
    if text not in ("true", "yes", "on", "false", "no", "off"):
        raise ValueError(f"{name} must be yes or no, not {text[:40]}")
    return text in ("true", "yes", "on")
