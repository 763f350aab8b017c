"""The games that can be played, each as one entry: all that the rest of the program needs to know of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from game.core.bots import Bot, RandomBot
from game.core.option_words import read_options
from game.core.record import HUMAN, OptionValue
from game.core.rules import Rules, Seat
from game.games.loonacy.attention import is_kept
from game.games.loonacy.cards import LEAST_SEATS as LEAST_LOONACY_SEATS
from game.games.loonacy.cards import MOST_SEATS as MOST_LOONACY_SEATS
from game.games.loonacy.deck_text import read_deck
from game.games.loonacy.eager import EagerBot, eager_moves
from game.games.loonacy.figures import Figures as LoonacyFigures
from game.games.loonacy.moves import MOVES as LOONACY_MOVES
from game.games.loonacy.options import DECK
from game.games.loonacy.options import Options as LoonacyOptions
from game.games.loonacy.rules import LoonacyRules
from game.games.loonacy.tally import rounds as loonacy_rounds
from game.games.loonacy.tally import tally as loonacy_tally
from game.games.lucky.box_text import read_box
from game.games.lucky.cards import LEAST_SEATS as LEAST_LUCKY_SEATS
from game.games.lucky.cards import MOST_SEATS as MOST_LUCKY_SEATS
from game.games.lucky.figures import Figures as LuckyFigures
from game.games.lucky.moves import MOVES as LUCKY_MOVES
from game.games.lucky.options import CARDS as LUCKY_CARDS
from game.games.lucky.options import Options as LuckyOptions
from game.games.lucky.rules import LuckyRules
from game.games.lucky.tally import rounds as lucky_rounds
from game.games.lucky.tally import tally as lucky_tally
from game.games.lunatix.deck_text import read_cards
from game.games.lunatix.figures import Figures as LunatixFigures
from game.games.lunatix.moves import MOVES as LUNATIX_MOVES
from game.games.lunatix.options import CARDS
from game.games.lunatix.options import Options as LunatixOptions
from game.games.lunatix.rules import LEAST_SEATS as LEAST_LUNATIX_SEATS
from game.games.lunatix.rules import LunatixRules
from game.games.lunatix.state import MOST_SEATS as MOST_LUNATIX_SEATS
from game.games.lunatix.tally import rounds as lunatix_rounds
from game.games.lunatix.tally import tally as lunatix_tally
from game.games.lunatix.track import LunatixTrack
from game.games.racetrack.figures import Figures
from game.games.racetrack.moves import MOVES
from game.games.racetrack.options import Options
from game.games.racetrack.rules import MOST_SEATS, RacetrackRules
from game.games.racetrack.tally import rounds, tally
from game.games.racetrack.track import Track

AnyRules = Rules[Any, Any, Any, Any]
AnyBot = Bot[Any, Any]

Progress = Callable[[float], None]

RANDOM = "random"
"""The level that plays any legal move, where all play at once whatever fits; every game has it."""

Random = Callable[[], float]
"""Gives a random number from 0 to below 1."""


@dataclass(frozen=True, slots=True)
class RealTime:
    """What a game in which all play at once adds to its entry.

    `make_eager(rules, seats)` makes a function of state and luck that gives what these seats, of the level `random`, do
    at once: one move a seat, legal in that order. `is_kept(seen, sees, move, ms_left)` tells whether a bot that
    chose a move (None: to wait) on a view sticks to it on another; else it is asked again.
    """

    make_eager: Callable[[Any, Sequence[Seat]], Callable[[Any, Random], Sequence[tuple[Seat, Any]]]]
    is_kept: Callable[[Any, Any, Any, int], bool]


@dataclass(frozen=True, slots=True)
class Game:
    """One game of the catalogue.

    `rules_version` changes whenever old records would no longer replay; `kinds` are the classes of all
    moves; `levels` the bots from weak to strong. `make_rules(board, options, seats)` takes the rule text
    of a track ("" for games without) and options as words, and raises ValueError for what does not fit;
    `make_bot(rules, level, figures, progress)` may take long the first time for a board and tells `progress`
    a share from 0 to 1; `tally(state)` gives
    lists of one number a seat, `rounds(state)` the rounds begun. `real_time` is None for games in turns.
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
    real_time: RealTime | None = None

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
    return LunatixRules(LunatixTrack.from_text(board), cards, read_options(words, LunatixOptions()), seats)


def _lunatix_bot(rules: LunatixRules, level: str, figures: LunatixFigures, progress: Progress | None) -> AnyBot:
    if level == RANDOM:
        return RandomBot()
    from game.games.lunatix.bots import make_bot  # noqa: PLC0415  # its tables are not needed before a bot plays

    return make_bot(rules, figures.level(level), progress)


def _loonacy_rules(board: str, options: Mapping[str, OptionValue], seats: int) -> AnyRules:
    words = dict(options)
    if board:
        raise ValueError("Retro Loonacy has no track")
    if DECK not in words:
        raise ValueError(f'the option "{DECK}" is missing: a match is prepared with its cards')
    deck = read_deck(str(words.pop(DECK)))
    return LoonacyRules(deck, read_options(words, LoonacyOptions()), seats)


def _loonacy_bot(rules: LoonacyRules, level: str, figures: LoonacyFigures, progress: Progress | None) -> AnyBot:
    if level == RANDOM:
        return EagerBot(rules.kit)
    from game.games.loonacy.bots import make_bot  # noqa: PLC0415  # as above

    return make_bot(rules, figures.level(level), progress)


def _lucky_rules(_board: str, options: Mapping[str, OptionValue], seats: int) -> AnyRules:
    words = dict(options)
    if LUCKY_CARDS not in words:
        raise ValueError(f'the option "{LUCKY_CARDS}" is missing: a game is prepared with its cards')
    box = read_box(str(words.pop(LUCKY_CARDS)))
    return LuckyRules(box, read_options(words, LuckyOptions()), seats)


def _lucky_bot(rules: LuckyRules, level: str, figures: LuckyFigures, progress: Progress | None) -> AnyBot:
    if level == RANDOM:
        return RandomBot()
    from game.games.lucky.bots import make_bot  # noqa: PLC0415  # its odds are not needed before a bot plays

    return make_bot(rules, figures.level(level), progress)


def _eager(rules: LoonacyRules, seats: Sequence[Seat]) -> Callable[[Any, Random], Sequence[tuple[Seat, Any]]]:
    return partial(eager_moves, rules.kit, sum(1 << seat for seat in seats))


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
    Game(
        name="loonacy",
        least_seats=LEAST_LOONACY_SEATS,
        most_seats=MOST_LOONACY_SEATS,
        rules_version=1,
        kinds=LOONACY_MOVES,
        levels=("easy", "normal", "hard", "expert"),
        make_rules=_loonacy_rules,
        make_bot=_loonacy_bot,
        tally=loonacy_tally,
        rounds=loonacy_rounds,
        real_time=RealTime(_eager, is_kept),
    ),
)
