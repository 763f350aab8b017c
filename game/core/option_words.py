"""A game's options read from plain words, and written as such: in records, on the command line, in players' files.

Options are a frozen dataclass whose fields all have defaults: an enum of words, a truth, a whole number, or a tuple of
whole numbers.
"""

from collections.abc import Mapping
from dataclasses import fields, replace
from difflib import get_close_matches
from enum import Enum
from typing import TYPE_CHECKING, Final, TypeVar

from game.core.record import OptionValue

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

O = TypeVar("O", bound="DataclassInstance")  # noqa: E741  # options

_YES: Final = ("true", "yes", "on")
_NO: Final = ("false", "no", "off")
_MOST_DIGITS: Final = 9
_MOST_SHOWN: Final = 40


def read_options(words: Mapping[str, OptionValue], base: O) -> O:
    """`base` with the named options changed; truths and numbers may be words, tuples are numbers joined by commas.

    Raises ValueError naming the option, what it may be, and the nearest name to a misspelt one; and what the options
    themselves raise for what cannot be.
    """
    kinds = {field.name: type(field.default) for field in fields(base)}
    values: dict[str, object] = {}
    for name, word in words.items():
        if name not in kinds:
            near = get_close_matches(name, kinds, 1)
            hint = f'did you mean "{near[0]}"?' if near else f"there are {', '.join(kinds)}"
            raise ValueError(f'there is no option "{name}"; {hint}')
        values[name] = _read(name, kinds[name], word)
    return replace(base, **values)


def write_options(options: "DataclassInstance") -> dict[str, OptionValue]:
    """All options as plain words, numbers and truths, in the order of their fields; `read_options` reads them."""
    return {field.name: _write(getattr(options, field.name)) for field in fields(options)}


def _read(name: str, kind: type[object], word: OptionValue) -> object:
    text = str(word).lower()
    shown = (text if isinstance(word, bool) else str(word))[:_MOST_SHOWN]
    if issubclass(kind, Enum):
        for member in kind:
            if member.value == text:
                return member
        *others, last = (str(member.value) for member in kind)
        raise ValueError(f"{name} must be {', '.join(others)} or {last}, not {shown}")
    if kind is bool:
        if text not in _YES + _NO:
            raise ValueError(f"{name} must be yes or no, not {shown}")
        return text in _YES
    if kind is tuple:
        numbers = text.split(",") if text else []
        if isinstance(word, bool) or not all(map(_is_number, numbers)):
            raise ValueError(f"{name} must be whole numbers joined by commas, not {shown}")
        return tuple(map(int, numbers))
    if isinstance(word, bool) or not _is_number(text):
        raise ValueError(f"{name} must be a whole number, not {shown}")
    return int(text)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS


def _write(value: OptionValue | Enum | tuple[int, ...]) -> OptionValue:
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return str(value.value) if isinstance(value, Enum) else value
