"""Options read from plain words and written as such, over options of every kind."""

from dataclasses import dataclass
from enum import Enum

import pytest

from game.core.option_words import read_options, write_options
from game.core.record import OptionValue


class Sky(Enum):
    """A choice."""

    CLEAR = "clear"
    STORM = "storm"


@dataclass(frozen=True, slots=True)
class Options:
    """One option of each kind."""

    sky: Sky = Sky.CLEAR
    is_night: bool = False
    laps: int = 3
    handicap: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if self.laps > 9:
            raise ValueError("laps must be from 1 to 9")


PLAIN = Options()


@pytest.mark.parametrize(
    ("name", "word", "value"),
    [
        ("sky", "storm", Sky.STORM),
        ("sky", "Storm", Sky.STORM),
        ("is_night", True, True),
        ("is_night", "on", True),
        ("is_night", "NO", False),
        ("laps", 5, 5),
        ("laps", "5", 5),
        ("handicap", "7,3", (7, 3)),
        ("handicap", 7, (7,)),
        ("handicap", "", ()),
    ],
)
def test_words_become_values_of_the_option_s_kind(name: str, word: OptionValue, value: object) -> None:
    read = getattr(read_options({name: word}, PLAIN), name)
    assert (read, type(read)) == (value, type(value))


@pytest.mark.parametrize(
    ("name", "word", "message"),
    [
        ("sky", "fog", "sky must be clear or storm, not fog"),
        ("is_night", "maybe", "is_night must be yes or no, not maybe"),
        ("is_night", 1, "is_night must be yes or no, not 1"),
        ("laps", True, "laps must be a whole number, not true"),
        ("laps", "-1", "laps must be a whole number, not -1"),
        ("laps", "\u0665", "laps must be a whole number, not \u0665"),
        ("laps", "1" * 60, f"laps must be a whole number, not {'1' * 40}"),
        ("laps", 10, "laps must be from 1 to 9"),
        ("handicap", "7;3", "handicap must be whole numbers joined by commas, not 7;3"),
        ("handicap", False, "handicap must be whole numbers joined by commas, not false"),
        ("lap", 3, 'there is no option "lap"; did you mean "laps"?'),
        ("wind", 3, 'there is no option "wind"; there are sky, is_night, laps, handicap'),
    ],
)
def test_what_cannot_be_is_said_by_name(name: str, word: OptionValue, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{name} must|^there is no") as refused:
        read_options({name: word}, PLAIN)
    assert str(refused.value) == message


def test_what_is_not_named_stays() -> None:
    base = Options(Sky.STORM, laps=7)
    assert read_options({"is_night": "yes"}, base) == Options(Sky.STORM, is_night=True, laps=7)
    assert read_options({}, base) == base


def test_written_options_are_plain_and_read_back() -> None:
    options = Options(Sky.STORM, is_night=True, laps=7, handicap=(7, 3, 5))
    words = write_options(options)
    assert words == {"sky": "storm", "is_night": True, "laps": 7, "handicap": "7,3,5"}
    assert read_options(words, PLAIN) == options
