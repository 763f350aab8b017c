"""The options of one race, whole and checked."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from difflib import get_close_matches
from typing import Final

from game.core.record import OptionValue
from game.games.lunatix.track import MOST_LAPS

CARDS: Final = "cards"
"""The word among a race's options under which a record keeps `write_cards`' text."""


@dataclass(frozen=True, slots=True)
class Options:
    """One race's options. Raises ValueError for what cannot be.

    `turn_around` adds the Turn Around card (rulebook, Optional Rules), which opens all doors of the pit as
    `all_doors` alone does too; `kind_die` rolls the die with fewer hits.
    """

    laps: int = 3
    turn_around: bool = False
    all_doors: bool = False
    kind_die: bool = False

    def __post_init__(self) -> None:
        if not 1 <= self.laps <= MOST_LAPS:
            raise ValueError(f"laps must be from 1 to {MOST_LAPS}, not {self.laps}")

    @property
    def has_all_doors(self) -> bool:
        """Whether cars may use the doors of the pit that are not basic."""
        return self.all_doors or self.turn_around


def read_options(words: Mapping[str, OptionValue], base: Options) -> Options:
    """`base` with the named options changed; truths and numbers may be given as words.

    Raises ValueError naming the option, what it may be, and the nearest name to a misspelt one.
    """
    names = {field.name: field.default for field in fields(Options)}
    values: dict[str, int] = {}
    for name, word in words.items():
        if name not in names:
            near = get_close_matches(name, names, 1)
            hint = f'did you mean "{near[0]}"?' if near else f"there are {', '.join(names)}"
            raise ValueError(f'there is no option "{name}"; {hint}')
        values[name] = _option_value(name, names[name], word)
    return replace(base, **values)  # type: ignore[arg-type]  # each value was read by its field's kind


def write_options(options: Options) -> dict[str, OptionValue]:
    """All options as numbers and truths, in the order of their fields; `read_options` reads them."""
    return {field.name: getattr(options, field.name) for field in fields(Options)}


def _option_value(name: str, default: object, word: OptionValue) -> int:
    text = str(word).lower()
    if isinstance(default, bool):
        if text not in ("true", "yes", "on", "false", "no", "off"):
            raise ValueError(f"{name} must be yes or no, not {text[:40]}")
        return text in ("true", "yes", "on")
    if isinstance(word, bool) or not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise ValueError(f"{name} must be a whole number, not {text[:40]}")
    return int(text)
