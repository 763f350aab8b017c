"""Matches from positions of one's own, played press by press with the clock going on in between."""

from collections.abc import Sequence
from typing import Any, TypeVar

from game.core.chance import Chance
from game.core.rules import CLOCK, Seat
from game.games.loonacy.cards import Card, Deck, Pair, cards_in, cards_of
from game.games.loonacy.events import Event
from game.games.loonacy.moves import READY, HandOver, Move, Pass, Play, Retire, Stop, Throw
from game.games.loonacy.options import Options
from game.games.loonacy.rules import LoonacyRules
from game.games.loonacy.state import NEVER, NO_TALLY, NOBODY, Phase, Pile, State, Table
from tests.games.loonacy.decks import house_deck

E = TypeVar("E")


def card(one: int, other: int) -> Card:
    """The house deck's card with these two images."""
    return house_deck().pairs.index(Pair(min(one, other), max(one, other)))


class Playing:
    """A match from a state on: moves are made at times, and CLOCK moves whenever it is due before them."""

    def __init__(self, rules: LoonacyRules, state: State, seed: int = 1) -> None:
        self.rules = rules
        self.state = state
        self.events: list[Event] = []
        self.seed = seed
        self._number = 0

    def until(self, now: int) -> list[Event]:
        """Let CLOCK move as long as it is due by then; what was seen of it."""
        begin = len(self.events)
        while (due := self.rules.due(self.state)) is not None and due <= now:
            self.make(CLOCK, self.rules.legal_moves(self.state, CLOCK)[0], due)
        return self.events[begin:]

    def make(self, seat: Seat, move: Move, at: int) -> list[Event]:
        """Make one move, and nothing before it."""
        self._number += 1
        step = self.rules.apply(self.state, seat, move, at, Chance(self.seed, self._number))
        self.state = step.state
        self.events += step.events
        return list(step.events)

    def press(self, seat: Seat, move: Move, at: int) -> list[Event]:
        """Let time go on until then, and make the move."""
        self.until(at)
        return self.make(seat, move, at)

    def throw(self, seat: Seat, thrown: Card, pile: int, at: int) -> list[Event]:
        return self.press(seat, Throw(thrown, pile), at)

    def play(self, seat: Seat, played: Card, pile: int) -> list[Event]:
        return self.make(seat, Play(played, pile), 0)

    def pass_turn(self, seat: Seat) -> list[Event]:
        return self.make(seat, Pass(), 0)

    def ready(self, *seats: Seat, at: int) -> list[Event]:
        """These seats hold their signs up."""
        return [event for seat in seats for event in self.press(seat, READY[True], at)]

    def sign_down(self, seat: Seat, at: int) -> list[Event]:
        return self.press(seat, READY[False], at)

    def retire(self, seat: Seat, at: int) -> list[Event]:
        return self.press(CLOCK, Retire(seat), at)

    def hand_over(self, seat: Seat, is_bot: bool, at: int) -> list[Event]:
        return self.press(CLOCK, HandOver(seat, is_bot), at)

    def stop(self, at: int) -> list[Event]:
        return self.press(CLOCK, Stop(), at)

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        return cards_in(self.state.hands[seat])

    @property
    def tops(self) -> tuple[Card, ...]:
        return tuple(pile.top for pile in self.state.piles)

    def seen(self, kind: type[E]) -> list[E]:
        """All events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]


def playing(
    hands: Sequence[Sequence[Card]],
    tops: Sequence[Card],
    options: Options | None = None,
    *,
    draw: Sequence[Card] | None = None,
    under: Sequence[Card] = (),
    deck: Deck | None = None,
    phase: Phase = Phase.PLAYING,
    **changes: Any,
) -> Playing:
    """A match under way at 0 ms: the piles have lain there, and the hands been held, for ever.

    `draw` is the draw pile, the next card last; without it, it holds all other cards. `changes` are further fields of
    `Table`.
    """
    deck = deck or house_deck()
    seats = len(hands)
    shown = [*under, *(number for hand in hands for number in hand)]
    assert len(set(shown)) == len(shown), "no card is in two places"
    lying = {*tops, *shown}
    rest = [number for number in range(len(deck.pairs)) if number not in lying]
    if draw is not None:
        # What is left goes under the piles, so that no card is lost.
        under = [*under, *(number for number in rest if number not in draw)]
    table = Table(
        draw=tuple(rest if draw is None else draw),
        drawn=(),
        seated=(1 << seats) - 1,
        left=(),
        bots=sum(1 << seat for seat in options.bots) if options else 0,
        round=1,
        scores=(0,) * seats,
        opened_at=-100_000,
        alarm=NEVER,
        turn=0 if phase is Phase.TAKING_TURNS else NOBODY,
        ranks=(),
    )
    state = State(
        phase=phase,
        at=0,
        hands=tuple(cards_of(hand) for hand in hands),
        piles=tuple(Pile(top, -100_000, ()) for top in tops),
        flights=(),
        ready=0,
        locks=(),
        priority=tuple(range(seats)),
        under=cards_of(under),
        tallies=(NO_TALLY,) * seats,
        table=table._replace(**changes),
    )
    return Playing(LoonacyRules(deck, options or Options(), seats), state)


def dealt(seats: int, options: Options | None = None, *, deck: Deck | None = None, seed: int = 1) -> Playing:
    """A match from its beginning."""
    rules = LoonacyRules(deck or house_deck(), options or Options(), seats)
    step = rules.start(Chance(seed))
    match = Playing(rules, step.state, seed)
    match.events += step.events
    return match
