"""Single values out of JSON, each read by what it must be, or refused with words for it."""

from collections.abc import Callable
from enum import Enum
from typing import TypeVar

T = TypeVar("T", bound=Enum)


class WrongValue(Exception):
    """A value that is not what it must be; the message says what."""


def truth(value: object) -> bool:
    """True or false. This and all readers raise WrongValue."""
    if not isinstance(value, bool):
        raise WrongValue("true or false")
    return value


def whole(least: int, most: int) -> Callable[[object], int]:
    """A reader of whole numbers within bounds."""

    def read(value: object) -> int:
        if type(value) is not int or not least <= value <= most:
            raise WrongValue(f"a whole number from {least} to {most}")
        return value

    return read


def one_of(kind: type[T]) -> Callable[[object], T]:
    """A reader of an enum's values."""

    def read(value: object) -> T:
        for choice in kind:
            if choice.value == value:
                return choice
        raise WrongValue("one of " + ", ".join(choice.value for choice in kind))

    return read


def text(most: int) -> Callable[[object], str]:
    """A reader of printable texts up to a length."""

    def read(value: object) -> str:
        if not isinstance(value, str) or len(value) > most or not value.isprintable():
            raise WrongValue(f"a text of at most {most} letters")
        return value

    return read


def pair(least: int, most: int) -> Callable[[object], tuple[int, int] | None]:
    """A reader of two whole numbers within bounds, or of null."""
    number = whole(least, most)

    def read(value: object) -> tuple[int, int] | None:
        if value is None:
            return None
        if not isinstance(value, list) or len(value) != 2:
            raise WrongValue("two whole numbers, or null")
        return number(value[0]), number(value[1])

    return read
