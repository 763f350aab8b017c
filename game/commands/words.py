"""Options as the command line names them where the rules have other words: `doors=all` stands for `all_doors`."""

from collections.abc import Mapping
from dataclasses import fields
from difflib import get_close_matches
from typing import Final

from game.commands.command import WrongInput
from game.core.record import OptionValue
from game.files.maps import LUNATIX
from game.games.loonacy.options import Options as LoonacyOptions
from game.games.lunatix.options import Options as LoopOptions

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

_NAMES: Final = {
    LUNATIX: tuple(field.name for field in fields(LoopOptions)),
    "loonacy": tuple(field.name for field in fields(LoonacyOptions) if field.name != "bots"),  # --seats says that
}
"""For each game with words of its own the options that its rules have."""


def in_words_of_rules(game: str, chosen: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Options with the names and values of the game's rules. Raises WrongInput for a word that is no value or option.

    Games without words of their own take options as they are.
    """
    if game not in WORDS:
        return dict(chosen)
    meanings = WORDS[game]
    given = {name: word for word, (name, _) in meanings.items()}
    words = [given.get(name, name) for name in _NAMES[game]]
    meant: dict[str, OptionValue] = {}
    for word, chosen_value in chosen.items():
        if word not in meanings:
            if word not in _NAMES[game]:
                near = get_close_matches(word, words, 1)
                hint = f'did you mean "{near[0]}"?' if near else f"there are {', '.join(words)}"
                raise WrongInput(f'--option: there is no option "{word[:40]}"; {hint}')
            meant[word] = chosen_value
            continue
        name, values = meanings[word]
        value = str(chosen_value)
        if value not in values:
            raise WrongInput(f"--option: {word} must be {' or '.join(values)}, not {value[:40]}")
        meant[name] = values[value]
    return meant
