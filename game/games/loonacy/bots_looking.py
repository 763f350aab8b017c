"""How a bot's eyes go over the table: one pile after the other, and card by card over the hand, until a match is seen.

A bot keeps nothing in mind between questions. What it has looked at by now follows from how long the piles lie there:
so a change neither sends it back to piles that it knows, nor does it get through sooner for being asked more often.
"""

from typing import Final, NamedTuple

from game.core.chance import Chance
from game.core.rules import Seat
from game.games.loonacy.cards import Card, cards_in
from game.games.loonacy.figures import BotLevel
from game.games.loonacy.kit import Kit
from game.games.loonacy.state import Pile, State

MILLION: Final = 1_000_000


class Look(NamedTuple):
    """What came of looking: the first match seen, None for none, and how many ms that took."""

    match: tuple[Card, int] | None
    ms: int


def look(kit: Kit, level: BotLevel, game: State, seat: Seat, luck: Chance) -> Look:
    """Look at piles until a match is seen: first at those not looked at yet, the newest first, then at the rest again.

    A pile that is known takes a glance as long as taking in a new one; for that all its matches are seen at once.
    """
    hand, ms = game.hands[seat], 0
    unseen = unseen_piles(kit, level, game, seat, luck)
    for place in unseen:
        pile = game.piles[place]
        ms += 0 if is_own(pile, seat) else level.see
        matching = kit.matching[pile.top]
        for card in luck.shuffled(cards_in(hand)):
            ms += level.scan
            if matching >> card & 1 and luck.below(MILLION) >= level.miss:
                return Look((card, place), ms)
    for place in luck.shuffled(range(len(game.piles))):
        if place in unseen:
            continue
        ms += level.see
        fitting = cards_in(hand & kit.matching[game.piles[place].top])
        if fitting and luck.below(MILLION) >= level.miss:
            return Look((luck.pick(fitting), place), ms)
    return Look(None, ms)


def unseen_piles(kit: Kit, level: BotLevel, game: State, seat: Seat, luck: Chance) -> list[int]:
    """The piles at which a seat has not had the time to look, in the order in which it will.

    Each change draws the eyes to its pile; there is time for others until the next one. What lay there before the last
    draw is known, since everybody had agreed to draw.
    """
    opened_at, piles = game.table.opened_at, game.piles
    # Piles that are shuffled for a draw come to lie when it begins.
    known_before = opened_at - kit.times.reveal
    new = [place for place in luck.shuffled(range(len(piles))) if piles[place].since >= known_before]
    new.sort(key=lambda place: max(piles[place].since, opened_at))
    scan_all = level.scan * game.hands[seat].bit_count()
    waiting: list[int] = []
    for number, place in enumerate(new):
        waiting.append(place)
        if number + 1 < len(new):
            after = piles[new[number + 1]]
            # Who throws a card has eyes for nothing else.
            until = 0 if is_own(after, seat) else after.since
        else:
            until = game.at
        left = until - max(piles[place].since, opened_at)
        while waiting and left > 0:
            left -= scan_all + (0 if is_own(piles[waiting[-1]], seat) else level.see)
            if left >= 0:
                waiting.pop()
    return waiting[::-1]


def is_own(pile: Pile, seat: Seat) -> bool:
    """Whether a seat has laid the top card itself: that one it knows without looking."""
    return bool(pile.past) and pile.past[0].by == seat
