"""Why cars drive in the order they do: the number of the card, then speed, place, lane, the pit, the seat."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from game.core.rules import Seat
from game.files.texts import Texts
from game.games.lunatix import events as e
from game.games.lunatix.decks import Cards
from game.games.lunatix.track import NOWHERE, LunatixTrack
from game.tables.lunatix.papers import RevealRow
from game.tables.lunatix.story import Story
from game.ui.theme import SeatMark


def reveal_rows(
    story: Story, track: LunatixTrack, cards: Cards, texts: Texts, event: e.Revealed,
    mark_of: Callable[[Seat], SeatMark], name_of: Callable[[Seat], str],
) -> list[RevealRow]:  # fmt: skip
    """A row a car in the order of driving; `story` is that of before the cards drive."""
    whys = _whys(story, track, cards, texts, event)
    rows = []
    for seat, why in zip(event.order, whys, strict=True):
        card = event.cards[seat]
        assert card is not None, "who drives has chosen"
        rows.append(RevealRow(seat, mark_of(seat), name_of(seat), cards.order(card), card, why))
    return rows


def _whys(story: Story, track: LunatixTrack, cards: Cards, texts: Texts, event: e.Revealed) -> Sequence[str]:
    """Why each goes before the next of the same number; nothing where numbers differ."""
    found = []
    for seat, following in pairwise(event.order):
        one, other = event.cards[seat], event.cards[following]
        is_tie = one is not None and other is not None and cards.order(one) == cards.order(other)
        found.append(texts(f"lunatix.tie.{_tie(story, track, seat, following)}") if is_tie else "")
    return (*found, "")


def _tie(story: Story, track: LunatixTrack, seat: Seat, other: Seat) -> str:
    one, two = story.runs[seat], story.runs[other]
    if one.is_in_pit and two.is_in_pit:
        return "pit"
    if one.speed != two.speed:
        return "faster"
    if story.distance(seat) != story.distance(other):
        return "ahead"
    squares = one.place_square, two.place_square
    if NOWHERE not in squares and track.lane(squares[0]) != track.lane(squares[1]):
        return "inside"
    return "seat"
