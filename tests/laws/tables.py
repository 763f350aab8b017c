"""The tables at which the laws are tried: every game of the catalogue with its options, and the test games."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import cycle, islice, product
from typing import Any

from game.core.option_words import write_options
from game.games.catalogue import CATALOGUE, AnyRules, find_game
from game.games.loonacy.deck_text import write_deck
from game.games.loonacy.options import DECK, Goal, Reshuffle
from game.games.loonacy.options import Mode as LoonacyMode
from game.games.loonacy.options import Options as LoonacyOptions
from game.games.lucky.box_text import write_box
from game.games.lucky.options import CARDS as LUCKY_CARDS
from game.games.lucky.options import FinalCards, Hands, NearMiss
from game.games.lucky.options import Options as LuckyOptions
from game.games.lunatix.deck_text import write_cards
from game.games.lunatix.options import CARDS
from game.games.lunatix.options import Options as LunatixOptions
from game.games.racetrack.options import (
    CRASH_TURNS,
    Mode,
    Options,
    Spots,
    StartOrder,
    TieBreak,
    TurnOrder,
)
from game.games.racetrack.track import Course
from tests.boards import RING, drawn
from tests.games.loonacy.decks import small_deck
from tests.games.lucky.boxes import house_box
from tests.games.lunatix.boards import house_board, house_cards, short_loop
from tests.games_for_tests import baskets, bids


@dataclass(frozen=True)
class Table:
    """Rules with all that a law needs to know: the classes of moves, a bound of moves, whether it can be imagined."""

    name: str
    rules: AnyRules
    kinds: tuple[type[Any], ...]
    most_moves: int

    def __str__(self) -> str:
        return self.name

    def again(self) -> AnyRules:
        """The same rules made anew, with nothing remembered."""
        return _rules(self.name)


SPRINT = drawn(
    (
        "3......##...####",
        "1...#...........",
        "2..###..#....#..",
        "4...#.........##",
    ),
    finish=((13, 0), (13, 3)),
    course=Course.SPRINT,
)
"""A wide way with rocks in it, on which walls, cars and gates all come to matter soon."""

DASH = drawn(
    (
        "1..",
        "2..",
        "3..",
        "4.#",
    ),
    finish=((1, 0), (1, 3)),
    checkpoints=(((1, 0), (1, 3)),),
    course=Course.SPRINT,
)
"""A finish, with a checkpoint on it, so near that even cars driven at random reach it."""

TURNS = 14


@cache
def _race_options() -> dict[str, tuple[str, int, Options]]:
    """By name: board, seats and options; every way of moving with every kind of spot, the rest going round."""
    found: dict[str, tuple[str, int, Options]] = {}
    # Every fifth of the product, so that few tables see most of it.
    rest = islice(cycle(product(TurnOrder, TieBreak, StartOrder, CRASH_TURNS)), 0, None, 5)
    boards = cycle([RING.to_text(), SPRINT.to_text(), DASH.to_text(), DASH.to_text()])
    seats = cycle([2, 4, 3, 1, 4])
    for mode, spots, lines in [*product(Mode, Spots, (False, True))] * 3:
        if lines and mode is Mode.SIMPLE:
            continue
        order, tie_break, start, crash_turns = next(rest)
        options = Options(mode, spots, lines, order, crash_turns, tie_break, turn_limit=TURNS, start=start)
        count = next(seats)
        words = [option.value for option in (mode, spots, order, tie_break, start)]
        name = f"racetrack {len(found)} {' '.join(words)} crash {crash_turns} {'lines ' * lines}seats {count}"
        found[name] = (next(boards), count, options)
    return found


ROUNDS = 9
"""Rounds of a race of Lunatix Loop, so that laws stay quick."""


@cache
def _loop_options() -> dict[str, tuple[str, int, LunatixOptions]]:
    """By name: board, seats and options of races of Lunatix Loop."""
    return {
        "lunatix basic seats 2": (short_loop().to_text(), 2, LunatixOptions(laps=1)),
        "lunatix all seats 3": (short_loop().to_text(), 3, LunatixOptions(1, True, True, True)),
        "lunatix turn around seats 4": (house_board().to_text(), 4, LunatixOptions(turn_around=True)),
    }


MOST_LOONACY_MOVES = 2000
"""Random players wait long for all signs to be up at once, but not that long."""


@cache
def _loonacy_options() -> dict[str, tuple[int, LoonacyOptions]]:
    """By name: seats and options of matches of Retro Loonacy."""
    return {
        "loonacy race seats 2": (2, LoonacyOptions(goal=Goal.ROUNDS, bots=(1,))),
        "loonacy race seats 3": (3, LoonacyOptions(reshuffle=Reshuffle.TOPS_STAY, tells_stuck=True)),
        "loonacy race seats 5": (5, LoonacyOptions(goal=Goal.POINTS, bots=(0, 3))),
        "loonacy calm seats 2": (2, LoonacyOptions(LoonacyMode.CALM, Goal.POINTS, handicap=(3, 3))),
        "loonacy calm seats 4": (4, LoonacyOptions(LoonacyMode.CALM, reshuffle=Reshuffle.TOPS_STAY)),
    }


SHOW_ROUNDS = 4
"""Rounds of a game of Lucky Loop, so that laws stay quick."""


@cache
def _show_options() -> dict[str, tuple[int, LuckyOptions]]:
    """By name: seats and options of games of Lucky Loop."""
    return {
        "lucky basic seats 2": (2, LuckyOptions()),
        "lucky private seats 3": (3, LuckyOptions(hands=Hands.PRIVATE)),
        "lucky all seats 4": (4, LuckyOptions(NearMiss.ANY, FinalCards.THREE, True, True, True, Hands.PRIVATE)),
        "lucky short seats 6": (6, LuckyOptions(short=True)),
    }


@cache
def tables() -> tuple[Table, ...]:
    """All tables."""
    races = tuple(
        Table(name, _rules(name), find_game("racetrack").kinds, TURNS * count + 3 * count + 2)
        for name, (_, count, _) in _race_options().items()
    )
    loops = tuple(
        # A round of a seat has at most 20 squares, as many chips, and a dozen other decisions.
        Table(name, _rules(name), find_game("lunatix").kinds, ROUNDS * seats * 60 + seats)
        for name, (_, seats, _) in _loop_options().items()
    )
    matches = tuple(
        Table(name, _rules(name), find_game("loonacy").kinds, MOST_LOONACY_MOVES) for name in _loonacy_options()
    )
    shows = tuple(
        # An exchange takes six moves; a flight four draws, then a throw, a cover and repeated throws for each figure.
        Table(name, _rules(name), find_game("lucky-loop").kinds, SHOW_ROUNDS * seats * 30 + seats)
        for name, (seats, _) in _show_options().items()
    )
    names = {"racetrack", "lunatix", "lucky-loop", "loonacy"}
    assert {game.name for game in CATALOGUE} == names, "every game needs its tables here"
    return (
        *races,
        *loops,
        *shows,
        *matches,
        *(Table(f"bids {seats}", _rules(f"bids {seats}"), bids.MOVES, 4 * bids.ROUNDS) for seats in (2, 3, 4)),
        *(Table(f"baskets {seats}", _rules(f"baskets {seats}"), baskets.MOVES, 150) for seats in (2, 3)),
    )


def races() -> Iterator[tuple[Table, Options]]:
    """The tables of Racetrack with their options."""
    for table in tables():
        if table.name in _race_options():
            yield table, _race_options()[table.name][2]


def _rules(name: str) -> AnyRules:
    if name in _race_options():
        board, seats, options = _race_options()[name]
        return find_game("racetrack").make_rules(board, write_options(options), seats)
    if name in _loop_options():
        board, seats, loop_options = _loop_options()[name]
        cards = replace(house_cards(), round_limit=ROUNDS)
        words = {**write_options(loop_options), CARDS: write_cards(cards)}
        return find_game("lunatix").make_rules(board, words, seats)
    if name in _loonacy_options():
        seats, match_options = _loonacy_options()[name]
        words = {**write_options(match_options), DECK: write_deck(small_deck())}
        return find_game("loonacy").make_rules("", words, seats)
    if name in _show_options():
        seats, show_options = _show_options()[name]
        box = replace(house_box(), round_limit=SHOW_ROUNDS)
        words = {**write_options(show_options), LUCKY_CARDS: write_box(box)}
        return find_game("lucky-loop").make_rules("", words, seats)
    game, seats_word = name.split(" ")
    seats = int(seats_word)
    return bids.BidsRules(seats) if game == "bids" else baskets.BasketsRules(seats)
