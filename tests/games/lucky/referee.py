"""A second set of rules, written plainly and without the first: legal moves as sets, and a score sheet."""

from collections.abc import Iterator
from itertools import combinations, product

from game.core.rules import CLOCK
from game.games.lucky.cards import FINAL, Deck, Show
from game.games.lucky.events import Thrown
from game.games.lucky.moves import (
    BreakOff,
    Cover,
    Discard,
    Draw,
    Fly,
    Highlight,
    Lay,
    Move,
    Pass,
    Raise,
    Repeat,
    Retire,
    Throw,
    final_of,
)
from game.games.lucky.options import FinalCards, NearMiss
from game.games.lucky.rules import LuckyRules
from game.games.lucky.state import NOT_FLOWN, Covered, Phase, State
from tests.games.lucky.games import Played


def moves_by_the_book(rules: LuckyRules, state: State) -> set[Move]:
    """What the seat on turn may do."""
    pilot = state.pilots[state.turn]
    draws: set[Move] = {Draw(deck) for deck in Deck if state.decks.piles[deck] or state.decks.discards[deck]}
    match state.phase:
        case Phase.OVER:
            return set()
        case Phase.DRAWING | Phase.REPLACING:
            return draws
        case Phase.DISCARDING:
            return {Discard(card.figure, card.difficulty) for card in pilot.hand}
        case Phase.HIGHLIGHTING:
            return {Highlight(place) for place in range(len(pilot.final))}
        case Phase.ACTING:
            flown = sum(result != NOT_FLOWN for result in pilot.results)
            is_ready = flown >= (3 if rules.options.short else 4)
            return (draws or {Pass()}) | set(_finals(rules, state) if is_ready else _plays(rules, state))
        case _:
            return set(_flying(state))


def _plays(rules: LuckyRules, state: State) -> Iterator[Move]:
    pilot = state.pilots[state.turn]
    for at, show in enumerate(Show):
        if pilot.results[at] != NOT_FLOWN:
            continue
        for cards in product(pilot.hand, repeat=3):
            figures = tuple(card.figure for card in cards)
            if figures == rules.box.shows[at] and sum(card.lower for card in cards) >= 8:
                yield Lay(show, *(card.difficulty for card in cards))
        for laid, card in product(state.shows[at], pilot.hand):
            if card.figure is laid.figure and card.difficulty > laid.difficulty:
                yield Raise(show, card.figure, card.difficulty)
        if state.shows[at] and not rules.options.must_play:
            yield Fly(show)


def _finals(rules: LuckyRules, state: State) -> Iterator[Move]:
    hand = state.pilots[state.turn].hand
    for size in (3,) if rules.options.final_cards is FinalCards.THREE else range(3, len(hand) + 1):
        for cards in combinations(hand, size):
            dice = sum((card.difficulty + 5) // 6 for card in cards)
            if sum(card.difficulty for card in cards) >= 25 and dice <= 6:
                yield final_of(cards)


def _flying(state: State) -> Iterator[Move]:
    flight, chips = state.flight, state.pilots[state.turn].chips
    open_places = [place for place, how in enumerate(flight.covered) if how is Covered.NOT]
    takes_red = len(open_places) == 1 and flight.pool < 3
    if state.phase is Phase.THROWING:
        if flight.pool:
            yield Throw(False)
        else:
            yield BreakOff()
        if takes_red and chips:
            yield Throw(True)
        return
    dice = [*((die, "black") for die in flight.thrown), *([(flight.red, "red")] if flight.red else [])]
    taken = set()
    for place, mask in product(open_places, range(1, 1 << len(dice))):
        some = tuple(die for at, die in enumerate(dice) if mask >> at & 1)
        if sum(eyes for eyes, _ in some) >= flight.cards[place].difficulty and (place, some) not in taken:
            taken.add((place, some))
            yield Cover(place, mask)
    if not taken:
        yield BreakOff()
    if chips:
        yield Repeat(False)
    if chips > 1 and takes_red and not flight.red:
        yield Repeat(True)


class ScoreSheet:
    """Totals, chips and best results kept by hand, from moves and dice alone."""

    def __init__(self, rules: LuckyRules) -> None:
        self._rules = rules
        self.totals = [0] * rules.seats
        self.chips = [0] * rules.seats
        self._best: list[int | None] = [None] * len(Show)

    def note(self, played: Played) -> bool | None:
        """Write down what a move brings; tells whether a flight succeeded or failed, None if none ended."""
        state, seat, move, _ = played
        if seat == CLOCK:
            if isinstance(move, Retire):
                self.chips[move.seat] = 0
            return None
        if isinstance(move, Throw | Repeat):
            self.chips[seat] -= isinstance(move, Repeat) + move.with_red
        laid, pool = self._laid(played)
        ending = self._ending(played, laid, pool)
        earns = False
        if ending is False:
            self.totals[seat] -= 2 if state.flight.show == FINAL else 0
            flown = [how for how in laid if how]
            earns = flown.count("exact") >= 2
            earns |= self._rules.options.near_miss is NearMiss.ANY and len(flown) >= 2
        elif ending:
            earns = self._success(state, laid, pool)
        if earns and sum(self.chips) < self._rules.box.chips:
            self.chips[seat] += 1
        return ending

    def _laid(self, played: Played) -> tuple[list[str], int]:
        """How each figure is flown after the move, and the black dice in the pool."""
        state, _, move, _ = played
        flight = state.flight
        laid = [{Covered.NOT: "", Covered.UPPER: "exact", Covered.LOWER: "more"}[how] for how in flight.covered]
        pool = flight.pool
        if isinstance(move, Cover):
            dice = [*flight.thrown, flight.red]
            some = [at for at in range(len(dice)) if move.dice >> at & 1]
            pool -= len([at for at in some if at < len(flight.thrown)])
            is_exact = sum(dice[at] for at in some) == flight.cards[move.place].difficulty
            laid[move.place] = "exact" if is_exact else "more"
        return laid, pool

    def _ending(self, played: Played, laid: list[str], pool: int) -> bool | None:
        state, seat, move, step = played
        flight = state.flight
        is_left = [not how for how in laid]
        match move:
            case Cover(place):
                if flight.show == FINAL and place == state.pilots[seat].highlight and laid[place] == "more":
                    return False
                if not any(is_left):
                    return True
                return None if pool or (sum(is_left) == 1 and self.chips[seat]) else False
            case BreakOff():
                return False
            case Throw() | Repeat():
                (thrown,) = (event for event in step.events if isinstance(event, Thrown))
                assert len(thrown.black) == min(3, pool)
                assert (thrown.red > 0) is (move.with_red or flight.red > 0)
                easiest = min(card.difficulty for card, left in zip(flight.cards, is_left, strict=True) if left)
                is_lost = sum(thrown.black) + thrown.red < easiest
                return False if is_lost and not self.chips[seat] else None
            case _:
                return None

    def _success(self, state: State, laid: list[str], pool: int) -> bool:
        """Add the points of a flight; tells whether it earns a chip."""
        pilot, show = state.pilots[state.turn], state.flight.show
        worth = [
            card.difficulty - 1 if how == "exact" else (card.difficulty - 1) // 2
            for card, how in zip(state.flight.cards, laid, strict=True)
        ]
        if show == FINAL:
            result = sum(worth) + worth[pilot.highlight]
            weakest = min(one for one in pilot.results if one != NOT_FLOWN)
            adds = max(0, result - weakest) if self._rules.options.final_replaces_weakest else result
            self.totals[state.turn] += adds + pool
            return result >= 20
        result, best = sum(worth), self._best[show]
        self.totals[state.turn] += result + pool
        self._best[show] = result if best is None else max(best, result)
        return result >= 20 or (result >= 12 and (best is None or result > best))
