"""Options as the command line names them where the rules have other words: `doors=all` stands for `all_doors`."""

from collections.abc import Mapping
from typing import Final

from game.commands.command import WrongInput
from game.core.record import OptionValue
from game.files.maps import LUNATIX

Meanings = Mapping[str, tuple[str, Mapping[str, OptionValue]]]
"""By the word of the command line: the name of the option in the rules, and for each word its value there."""

_YES_NO: Final = {"yes": True, "no": False}

WORDS: Final[Mapping[str, Meanings]] = {
    LUNATIX: {
        "doors": ("all_doors", {"basic": False, "all": True}),
        "die": ("kind_die", {"normal": False, "kind": True}),
    },
    "loonacy": {
        "reshuffle": ("reshuffle", {"all": "restart", "keep_tops": "tops_stay"}),
        "match": ("goal", {"one": "round", "rounds": "rounds", "points": "points"}),
        "calm": ("pace", {"no": "race", "yes": "calm"}),
        "auto_ready": ("tells_stuck", _YES_NO),
    },
}
"""By game."""


def in_words_of_rules(game: str, chosen: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Options with the names and values of the game's rules. Raises WrongInput for a word that is no value."""
    meanings = WORDS.get(game, {})
    meant: dict[str, OptionValue] = {}
    for word, given in chosen.items():
        if word not in meanings:
            meant[word] = given
            continue
        name, values = meanings[word]
        value = str(given)
        if value not in values:
            raise WrongInput(f"--option: {word} must be {' or '.join(values)}, not {value[:40]}")
        meant[name] = values[value]
    return meant
