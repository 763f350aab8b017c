"""Loops built by numbers, for tests: the house board and a tiny one; and the house cards."""

from collections.abc import Sequence
from functools import cache

from game.files.lunatix_decks import lunatix_figures
from game.games.lunatix.decks import Cards
from game.games.lunatix.track import LAP, Door, LunatixTrack, Side, ways_between

SECTION = tuple[int, int, int]
"""Squares of the inner, middle and outer lane."""


def loop(
    sections: Sequence[tuple[SECTION, tuple[int, int, int] | None]],
    line: int,
    starts: Sequence[tuple[int, int]],
    doors: Sequence[tuple[int, Side, int, bool]],
) -> LunatixTrack:
    """Three lanes laid like bricks: straights and curves with safe speeds, the middle lane half a square ahead.

    `line` is the number of inner squares before the line; starts are (lane, square) and doors squares of
    the inner lane, both counted from 1 at the beginning of the first section.
    """
    places: list[list[int]] = [[], [], []]
    curves: list[list[int]] = [[], [], []]
    whole = sum(counts[1] for counts, _ in sections)
    begin = number = 0
    for counts, safes in sections:
        number += safes is not None
        for lane, count in enumerate(counts):
            for square in range(count):
                # In units of a middle square from the beginning; the middle lane lies half a square ahead.
                along = begin + (square + 0.5) * counts[1] / count + (0.5 if lane == 1 else 0.0)
                places[lane].append(round(((along - line - 0.25) % whole) / whole * LAP))
                curves[lane].append(number if safes else 0)
        begin += counts[1]
    firsts = [lane.index(min(lane)) for lane in places]
    turned = [lane[first:] + lane[:first] for lane, first in zip(places, firsts, strict=True)]
    offsets = [sum(len(lane) for lane in places[:n]) for n in range(3)]

    def square_of(lane: int, square: int) -> int:
        return offsets[lane - 1] + (square - 1 - firsts[lane - 1]) % len(places[lane - 1])

    ahead, astern = ways_between(turned)
    curve_of = [c for lane, first in zip(curves, firsts, strict=True) for c in lane[first:] + lane[:first]]
    return LunatixTrack(
        lanes=tuple(len(lane) for lane in turned),
        places=tuple(place for lane in turned for place in lane),
        ahead=ahead,
        astern=astern,
        curve_of=tuple(curve_of),
        curves=tuple(safes for _, safes in sections if safes),
        starts=tuple(square_of(lane, square) for lane, square in starts),
        doors=tuple(Door(square_of(1, square), side, safe, basic) for square, side, safe, basic in doors),
        centres=tuple((place // 500, 60 * lane) for lane, row in enumerate(turned) for place in row),
        title="Loop",
    )


STARTS = ((1, 5), (2, 5), (3, 5), (1, 4), (2, 4), (3, 4))
DOORS = ((2, Side.BEFORE, 40, True), (3, Side.BEFORE, 20, False), (7, Side.AFTER, 40, True), (8, Side.AFTER, 20, False))


@cache
def house_board() -> LunatixTrack:
    """The board of the rules page: 37, 41 and 45 squares, four bends."""
    return loop(
        (
            ((9, 9, 9), None),
            ((4, 5, 6), (80, 100, 120)),
            ((3, 3, 3), None),
            ((2, 3, 4), (40, 60, 80)),
            ((10, 10, 10), None),
            ((3, 4, 5), (60, 80, 100)),
            ((3, 3, 3), None),
            ((3, 4, 5), (60, 80, 100)),
        ),
        5,
        STARTS,
        DOORS,
    )


@cache
def short_loop() -> LunatixTrack:
    """A short lap, so that races at random see the line, the pit and each other often."""
    return loop((((9, 9, 9), None), ((3, 4, 5), (30, 40, 60))), 5, STARTS, DOORS)


@cache
def house_cards() -> Cards:
    """The figures as shipped."""
    return lunatix_figures().figures.cards
