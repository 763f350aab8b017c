"""The rules of Lucky Loop section by section: the key of the words, and a sketch that shows what they say."""

from collections.abc import Callable
from functools import cache
from typing import Final

from game.files.texts import Texts
from game.games.lucky.cards import Box, Figure
from game.games.lucky.dice import chance_to_hit, chance_to_reach
from game.games.lucky.state import NOT_FLOWN
from game.scenes.lucky_sketches import Cards, Chips, Decks, Dice, Emblems, Held, Laid, Row, Sky, Table
from game.tables.lucky.planes import Trick

TURN, LOOP, DIVE, ROLL = Figure
_MOST_THROWN: Final = 3

LUCKY_RULES: Final[tuple[tuple[str, tuple[Row, ...]], ...]] = (
    ("goal", (Sky((Trick(LOOP, is_exact=True), Trick(TURN, is_exact=True))), Emblems())),
    ("turn", (Decks(), Sky((Trick(DIVE, is_exact=True), Trick(LOOP, is_exact=True))))),
    (
        "exchange",
        (Decks(), Cards((Held(TURN, 4, icon="cross"), Held(LOOP, 8), Held(DIVE, 11, icon="cross"), Held(ROLL, 6)))),
    ),
    ("cards", ()),
    (
        "lay",
        (
            Cards((Held(TURN, 5, icon="tick"), Held(LOOP, 6, icon="tick"), Held(DIVE, 9, icon="tick"))),
            Laid(0, (5, 6, 9), ()),
        ),
    ),
    ("raise", (Laid(1, (5, 7, 9), ()), Cards((Held(LOOP, 7, icon="cross"), Held(LOOP, 8, icon="plus"))))),
    ("fly", (Sky((Trick(ROLL, is_exact=True),)), Laid(3, (6, 8, 7), ()))),
    ("throw", (Dice((2, 4, 5, 1, 1, 1), dim=3), Cards((Held(TURN, 6, (2, 4)), Held(LOOP, 8), Held(DIVE, 9))))),
    (
        "cover",
        (
            Cards((Held(TURN, 6, (1, 5)), Held(LOOP, 8, (4, 5)), Held(DIVE, 9))),
            Sky((Trick(TURN, is_exact=True), Trick(LOOP, is_exact=False))),
        ),
    ),
    ("score", (Laid(0, (5, 6, 9), (13, 9, NOT_FLOWN, 17)), Dice((6,)))),
    ("chips", (Chips(3), Laid(2, (6, 8, 7), (12, 14, 20)))),
    ("again", (Chips(1), Dice((1, 1, 2)), Dice((3, 5, 6)))),
    ("red", (Chips(1), Dice((4, 5), red=3), Cards((Held(ROLL, 12, (4, 5, 3), has_red=True),)))),
    ("final", (Cards((Held(LOOP, 6), Held(TURN, 8), Held(TURN, 11))), Dice((1, 1, 1, 1, 1, 1)))),
    (
        "highlight",
        (
            Cards((Held(LOOP, 6, (2, 4), is_highlight=True), Held(TURN, 8, (4, 5)), Held(TURN, 11, (5, 6)))),
            Sky((Trick(LOOP, is_exact=True), Trick(None, is_exact=False))),
        ),
    ),
    ("end", (Laid(3, (6, 8, 7), (15, NOT_FLOWN, 11, 12)), Sky((Trick(TURN, is_exact=True),)))),
    ("chances", ()),
    ("options", (Cards((Held(TURN, 3), Held(LOOP, 7), Held(DIVE, 10), Held(ROLL, 12))), Chips(2))),
    ("table", (Chips(0, (True, True, False)), Laid(0, (5, 6, 9), (12,)))),
    ("ours", (Emblems(), Cards((Held(TURN, 12), Held(LOOP, 9), Held(DIVE, 6), Held(ROLL, 3))))),
)
"""Section by section, in the order of the pages; the rows of "cards" and "chances" are made by `TABLES`."""


def _card_table(texts: Texts, box: Box) -> Table:
    """Every card as its file has it."""
    names = ("difficulty", "upper", "lower", "copies")
    rows = tuple(tuple(str(getattr(line, name)) for name in names) for line in box.prints)
    return Table(tuple(texts(f"rules.lucky_loop.head.{name}") for name in names), rows, frozenset({0}))


def _chance_table(texts: Texts, box: Box) -> Table:
    """What three, two and one dice reach and hit exactly, in per cent."""
    heads = [texts("rules.lucky_loop.head.difficulty")]
    for dice in range(_MOST_THROWN, 0, -1):
        heads += [texts(f"rules.lucky_loop.head.{word}", n=dice) for word in ("reach", "exact")]
    rows = tuple((str(line.difficulty), *_chances(line.difficulty)) for line in box.prints)
    return Table(tuple(heads), rows, frozenset({0}))


@cache
def _chances(difficulty: int) -> tuple[str, ...]:
    words = []
    for dice in range(_MOST_THROWN, 0, -1):
        words += [_percent(chance(dice, difficulty)) for chance in (chance_to_reach, chance_to_hit)]
    return tuple(words)


def _percent(chance: float) -> str:
    return f"{100 * chance:.1f}" if chance else "\N{EN DASH}"


TABLES: Final[dict[str, Callable[[Texts, Box], Table]]] = {"cards": _card_table, "chances": _chance_table}
"""Sections whose sketch depends on the box that is played with."""
