"""The games that can be played, each as one entry: all that the rest of the program needs to know of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.core.bots import Bot, RandomBot
from game.core.record import HUMAN, OptionValue
from game.core.rules import Rules
from game.games.lucky.box_text import read_box
from game.games.lucky.cards import LEAST_SEATS as LEAST_LUCKY_SEATS
from game.games.lucky.cards import MOST_SEATS as MOST_LUCKY_SEATS
from game.games.lucky.figures import Figures as LuckyFigures
from game.games.lucky.moves import MOVES as LUCKY_MOVES
from game.games.lucky.options import CARDS as LUCKY_CARDS
from game.games.lucky.options import Options as LuckyOptions
from game.games.lucky.options import read_options as read_lucky_options
from game.games.lucky.rules import LuckyRules
from game.games.lucky.tally import rounds as lucky_rounds
from game.games.lucky.tally import tally as lucky_tally
from game.games.lunatix.deck_text import read_cards
from game.games.lunatix.figures import Figures as LunatixFigures
from game.games.lunatix.moves import MOVES as LUNATIX_MOVES
from game.games.lunatix.options import CARDS
from game.games.lunatix.options import Options as LunatixOptions
from game.games.lunatix.options import read_options as read_lunatix_options
from game.games.lunatix.rules import LEAST_SEATS as LEAST_LUNATIX_SEATS
from game.games.lunatix.rules import LunatixRules
from game.games.lunatix.state import MOST_SEATS as MOST_LUNATIX_SEATS
from game.games.lunatix.tally import rounds as lunatix_rounds
from game.games.lunatix.tally import tally as lunatix_tally
from game.games.lunatix.track import LunatixTrack
from game.games.racetrack.figures import Figures
from game.games.racetrack.moves import MOVES
from game.games.racetrack.options import Options, read_options
from game.games.racetrack.rules import MOST_SEATS, RacetrackRules
from game.games.racetrack.tally import rounds, tally
from game.games.racetrack.track import Track

AnyRules = Rules[Any, Any, Any, Any]
AnyBot = Bot[Any, Any]

Progress = Callable[[float], None]

RANDOM = "random"
"""The level that plays any legal move; every game has it."""


@dataclass(frozen=True, slots=True)
class Game:
    """One game of the catalogue.

    `rules_version` changes whenever old records would no longer replay; `kinds` are the classes of all
    moves; `levels` the bots from weak to strong. `make_rules(board, options, seats)` takes the rule text
    of a track ("" for games without) and options as words, and raises ValueError for what does not fit;
    `make_bot(rules, level, figures, progress)` may take long the first time for a board and tells `progress`
    a share from 0 to 1; `tally(state)` gives
    lists of one number a seat, `rounds(state)` the rounds begun.
    """

    name: str
    least_seats: int
    most_seats: int
    rules_version: int
    kinds: tuple[type[Any], ...]
    levels: tuple[str, ...]
    make_rules: Callable[[str, Mapping[str, OptionValue], int], AnyRules]
    make_bot: Callable[[Any, str, Any, Progress | None], AnyBot]
    tally: Callable[[Any], Mapping[str, tuple[int, ...]]]
    rounds: Callable[[Any], int]

    @property
    def players(self) -> tuple[str, ...]:
        """Every word for who may play a seat, as records hold it."""
        return (HUMAN, RANDOM, *self.levels)


def find_game(name: str) -> Game:
    """The game of that name. Raises ValueError when there is none."""
    for game in CATALOGUE:
        if game.name == name:
            return game
    raise ValueError(f'there is no game "{name}"; there are {", ".join(game.name for game in CATALOGUE)}')


def _racetrack_rules(board: str, options: Mapping[str, OptionValue], seats: int) -> AnyRules:
    return RacetrackRules(Track.from_text(board), read_options(options, Options()), seats)


def _racetrack_bot(rules: RacetrackRules, level: str, figures: Figures, progress: Progress | None) -> AnyBot:
    if level == RANDOM:
        return RandomBot()
    from game.games.racetrack.bots import make_bot  # noqa: PLC0415  # the solver is not needed before a bot plays

    return make_bot(rules, figures.level(level), progress)


def _lunatix_rules(board: str, options: Mapping[str, OptionValue], seats: int) -> AnyRules:
    words = dict(options)
    if CARDS not in words:
        raise ValueError(f'the option "{CARDS}" is missing: a race is prepared with its cards')
    cards = read_cards(str(words.pop(CARDS)))
    return LunatixRules(LunatixTrack.from_text(board), cards, read_lunatix_options(words, LunatixOptions()), seats)


def _lunatix_bot(rules: LunatixRules, level: str, figures: LunatixFigures, progress: Progress | None) -> AnyBot:
    if level == RANDOM:
        return RandomBot()
    from game.games.lunatix.bots import make_bot  # noqa: PLC0415  # its tables are not needed before a bot plays

    return make_bot(rules, figures.level(level), progress)


def _lucky_rules(_board: str, options: Mapping[str, OptionValue], seats: int) -> AnyRules:
    words = dict(options)
    if LUCKY_CARDS not in words:
        raise ValueError(f'the option "{LUCKY_CARDS}" is missing: a game is prepared with its cards')
    box = read_box(str(words.pop(LUCKY_CARDS)))
    return LuckyRules(box, read_lucky_options(words, LuckyOptions()), seats)


def _lucky_bot(rules: LuckyRules, level: str, figures: LuckyFigures, progress: Progress | None) -> AnyBot:
    if level == RANDOM:
        return RandomBot()
    from game.games.lucky.bots import make_bot  # noqa: PLC0415  # its odds are not needed before a bot plays

    return make_bot(rules, figures.level(level), progress)


CATALOGUE = (
    Game(
        name="racetrack",
        least_seats=1,
        most_seats=MOST_SEATS,
        rules_version=1,
        kinds=MOVES,
        levels=("easy", "normal", "hard", "expert"),
        make_rules=_racetrack_rules,
        make_bot=_racetrack_bot,
        tally=tally,
        rounds=rounds,
    ),
    Game(
        name="lunatix",
        least_seats=LEAST_LUNATIX_SEATS,
        most_seats=MOST_LUNATIX_SEATS,
        rules_version=1,
        kinds=LUNATIX_MOVES,
        levels=("easy", "normal", "hard", "expert"),
        make_rules=_lunatix_rules,
        make_bot=_lunatix_bot,
        tally=lunatix_tally,
        rounds=lunatix_rounds,
    ),
    Game(
        name="lucky-loop",
        least_seats=LEAST_LUCKY_SEATS,
        most_seats=MOST_LUCKY_SEATS,
        rules_version=1,
        kinds=LUCKY_MOVES,
        levels=("easy", "normal", "hard", "expert"),
        make_rules=_lucky_rules,
        make_bot=_lucky_bot,
        tally=lucky_tally,
        rounds=lucky_rounds,
    ),
)
