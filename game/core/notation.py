"""A move as one line of text and back: the class name and its fields, as in `steer dx=1 dy=0`."""

from dataclasses import fields
from enum import Enum
from typing import Any, get_type_hints

MOST_LETTERS = 400


class NotationError(ValueError):
    """A text that is no move of this game."""


_shapes: dict[type[Any], tuple[tuple[str, Any], ...]] = {}


def _shape(kind: type[Any]) -> tuple[tuple[str, Any], ...]:
    """Names and types of a move's fields, found once a class."""
    if kind not in _shapes:
        hints = get_type_hints(kind)
        _shapes[kind] = tuple((field.name, hints[field.name]) for field in fields(kind))
    return _shapes[kind]


def write(move: Any) -> str:
    """One line for a move: a frozen dataclass whose fields are whole numbers, truths, enums or plain words."""
    kind = type(move)
    words = [kind.__name__.lower()]
    for name, _ in _shape(kind):
        value = getattr(move, name)
        words.append(f"{name}={_word(value)}")
    return " ".join(words)


def read(text: str, kinds: tuple[type[Any], ...]) -> Any:
    """The move that a line names, one of `kinds`. Raises NotationError saying what is wrong."""
    if len(text) > MOST_LETTERS:
        raise NotationError(f"a move has at most {MOST_LETTERS} letters")
    name, *pairs = text.split(" ")
    for kind in kinds:
        if kind.__name__.lower() == name:
            break
    else:
        raise NotationError(f"{name[:40]!r} is no move of this game")
    shape = _shape(kind)
    if len(pairs) != len(shape):
        raise NotationError(f"{name} has {len(shape)} fields, not {len(pairs)}")
    values = []
    for pair, (field, hint) in zip(pairs, shape, strict=True):
        key, equals, word = pair.partition("=")
        if key != field or not equals:
            raise NotationError(f"{name}: expected {field}=..., got {pair[:40]!r}")
        values.append(_value(word, hint, f"{name}: {field}"))
    return kind(*values)


def _word(value: object) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case Enum():  # before whole numbers, since some enums are such too
            return value.name.lower()
        case int():
            return str(value)
        case str() if value and value.isprintable() and " " not in value:
            return value
        case _:
            raise NotationError(f"{value!r} cannot be written in a move")


def _value(word: str, hint: Any, where: str) -> object:
    if hint is bool and word in ("yes", "no"):
        return word == "yes"
    if hint is int:
        digits = word.removeprefix("-")
        if digits.isascii() and digits.isdigit() and len(digits) <= 18 and str(int(word)) == word:
            return int(word)
    elif hint is str and word:
        return word
    elif isinstance(hint, type) and issubclass(hint, Enum):
        for member in hint:
            if member.name.lower() == word:
                return member
    raise NotationError(f"{where} cannot be {word[:40]!r}")
