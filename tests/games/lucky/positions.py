"""A game that tests set up as they like: named hands, laid shows, stacked piles, loaded dice."""

from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

from game.core.chance import Chance
from game.core.rules import CLOCK, Seat
from game.games.lucky.airfield import Airfield
from game.games.lucky.cards import Box, Card, Deck, Show
from game.games.lucky.events import Event
from game.games.lucky.moves import (
    COVER,
    FLY,
    HIGHLIGHT,
    REPEAT,
    REPEAT_WITH_RED,
    THROW,
    THROW_WITH_RED,
    Cover,
    Discard,
    Draw,
    Lay,
    Move,
    Raise,
    final_of,
)
from game.games.lucky.options import Options
from game.games.lucky.rules import LuckyRules
from game.games.lucky.state import NOT_FLOWN, Decks, Flight, Phase, Pilot, State
from game.games.lucky.turns import end_turn
from tests.games.lucky.boxes import card, cards, house_box

T = TypeVar("T")

EAGLE, ROOSTER, DOVE, DUCK = Show
RED_BLUE, GREEN_YELLOW = Deck
FINAL_HAND = "turn8 loop8 dive9"
"""Cards of a final show that has just enough difficulty."""


class Loaded(Chance):
    """Dice that fall as they were asked to, then as ones; shuffles that change nothing."""

    def __init__(self, throws: list[Any]) -> None:
        super().__init__(0)
        self.throws = throws

    def pick(self, things: Sequence[T]) -> T:
        return things[things.index(self.throws.pop(0))] if self.throws else things[0]

    def shuffle(self, things: MutableSequence[T]) -> None:
        pass


class Game:
    """One game under test: seat 0 is on turn and has the start marker, and all hands are empty at first."""

    def __init__(self, seats: int, options: Options, box: Box) -> None:
        self.rules = LuckyRules(box, options, seats)
        start = self.rules.start(Chance(1)).state
        first, second = ((*box.deck(deck),) for deck in Deck)
        self.state: State = start._replace(
            turn=0,
            starter=0,
            pilots=tuple(pilot._replace(hand=()) for pilot in start.pilots),
            decks=Decks((first, second), ((), ())),
        )
        self.throws: list[tuple[tuple[int, ...], int]] = []

    def is_in(self, phase: Phase) -> bool:
        """Whether the game is in a phase; as a question, since mypy takes what is said of a property to last."""
        return self.state.phase is phase

    @property
    def flight(self) -> Flight:
        return self.state.flight

    def pilot(self, seat: Seat = 0) -> Pilot:
        return self.state.pilots[seat]

    def change(self, seat: Seat, **fields: Any) -> "Game":
        pilots = list(self.state.pilots)
        pilots[seat] = pilots[seat]._replace(**fields)
        self.state = self.state._replace(pilots=tuple(pilots))
        return self

    def _from_piles(self, words: str) -> tuple[Card, ...]:
        taken = cards(words)
        piles: list[list[Card]] = [list(pile) for pile in self.state.decks.piles]
        for one in taken:
            piles[one.figure.deck].remove(one)
        self.state = self.state._replace(decks=self.state.decks._replace(piles=(tuple(piles[0]), tuple(piles[1]))))
        return taken

    def hand(self, seat: Seat, words: str) -> "Game":
        """Give a seat cards from the piles."""
        return self.change(seat, hand=tuple(sorted((*self.pilot(seat).hand, *self._from_piles(words)))))

    def laid(self, show: Show, words: str) -> "Game":
        """Lay a show of cards from the piles."""
        shows = list(self.state.shows)
        shows[show.value] = self._from_piles(words)
        self.state = self.state._replace(shows=tuple(shows))
        return self

    def next_cards(self, words: str) -> "Game":
        """Stack the piles: these cards come next, in this order within a deck."""
        first, second = self.state.decks.piles
        for one in reversed(self._from_piles(words)):
            piles = self.state.decks.piles
            first, second = piles
            if one.figure.deck is Deck.RED_BLUE:
                first = (*first, one)
            else:
                second = (*second, one)
            self.state = self.state._replace(decks=self.state.decks._replace(piles=(first, second)))
        return self

    def no_cards(self, *decks: Deck) -> "Game":
        """Take all cards of decks, piles and discards, out of the game."""
        piles, discards = list(self.state.decks.piles), list(self.state.decks.discards)
        for deck in decks:
            piles[deck] = discards[deck] = ()
        self.state = self.state._replace(decks=Decks((piles[0], piles[1]), (discards[0], discards[1])))
        return self

    def flown(self, seat: Seat, *results: int) -> "Game":
        """Give a seat results of the four shows, NOT_FLOWN for one not flown; they count for the best ones, too."""
        best = tuple(max(one, other) for one, other in zip(self.state.best, results, strict=True))
        self.state = self.state._replace(best=best)
        total = sum(one for one in results if one != NOT_FLOWN)
        return self.change(seat, results=results, total=self.pilot(seat).total + total)

    def chips(self, seat: Seat, count: int) -> "Game":
        """Give a seat chips from the supply."""
        self.state = self.state._replace(supply=self.state.supply - count)
        return self.change(seat, chips=self.pilot(seat).chips + count)

    def showing(self, seat: Seat, words: str) -> "Game":
        """Let a seat on turn have its final show laid, the highlight chip yet to be moved."""
        self.flown(seat, 5, 6, 7, 8).change(seat, final=self._from_piles(words))
        if seat == self.state.turn:
            self.state = self.state._replace(phase=Phase.HIGHLIGHTING)
        return self

    def dice(self, *throws: str) -> "Game":
        """Load throws: the black dice, behind a plus sign the red one: `25+6`."""
        for throw in throws:
            black, _, red = throw.partition("+")
            self.throws.append((tuple(sorted(int(die) for die in black)), int(red or 0)))
        return self

    def moves(self) -> list[Move]:
        """What the seat on turn may do."""
        return list(self.rules.legal_moves(self.state, self.state.turn))

    def plays(self, *kinds: type[Move]) -> list[Move]:
        """Those moves that are of some kinds."""
        return [move for move in self.moves() if isinstance(move, kinds)]

    def play(self, *moves: Move, seat: Seat | None = None) -> list[Event]:
        """Play moves of whoever is on turn, and return all that was seen of them."""
        events: list[Event] = []
        for move in moves:
            who = self.state.turn if seat is None else seat
            step = self.rules.apply(self.state, who, move, 0, Loaded(self.throws))
            self.state = step.state
            events += step.events
        return events

    def agree(self, move: Move) -> list[Event]:
        """A move of CLOCK."""
        return self.play(move, seat=CLOCK)

    def draw(self, *decks: Deck) -> list[Event]:
        return self.play(*(Draw(deck) for deck in decks))

    def discard(self, words: str) -> list[Event]:
        return self.play(*(Discard(one.figure, one.difficulty) for one in cards(words)))

    def lay(self, show: Show, words: str, *decks: Deck) -> list[Event]:
        """Lay a show and draw for it."""
        first, second, third = (one.difficulty for one in cards(words))
        return self.play(Lay(show, first, second, third)) + self.draw(*decks)

    def raises(self, show: Show, word: str, *decks: Deck) -> list[Event]:
        """Raise a card of a show and draw for it."""
        one = card(word)
        return self.play(Raise(show, one.figure, one.difficulty)) + self.draw(*decks)

    def lay_final(self, words: str) -> list[Event]:
        return self.play(final_of(cards(words)))

    def fly(self, show: Show) -> list[Event]:
        return self.play(FLY[show])

    def highlight(self, place: int) -> list[Event]:
        return self.play(HIGHLIGHT[place])

    def serve(self, *figures: tuple[str, int, str]) -> list[Event]:
        """Throw these dice and lay some of them on a figure, one figure after the other: dice, place, eyes."""
        events: list[Event] = []
        for throw, place, eyes in figures:
            self.dice(throw)
            events += self.play(THROW) + self.cover(place, eyes)
        return events

    def throw(self, dice: str) -> list[Event]:
        """Throw; the dice fall like this."""
        self.dice(dice)
        return self.play(THROW_WITH_RED if "+" in dice else THROW)

    def repeat(self, dice: str, *, adds_red: bool = False) -> list[Event]:
        """Repeat a throw; the dice fall like this."""
        self.dice(dice)
        return self.play(REPEAT_WITH_RED if adds_red else REPEAT)

    def cover(self, place: int, eyes: str) -> list[Event]:
        """Lay dice of these eyes on a figure, the red one behind a plus sign."""
        return self.play(self.cover_of(place, eyes))

    def cover_of(self, place: int, eyes: str) -> Cover:
        """The move that lays dice of these eyes on a figure."""
        black, _, red = eyes.partition("+")
        thrown, mask = list(self.flight.thrown), 0
        for die in sorted(black):
            at = thrown.index(int(die))
            thrown[at] = 0
            mask |= 1 << at
        return COVER[place][mask | bool(red) << len(thrown)]

    def next_turn(self) -> None:
        """Let the seat on turn have had its turn."""
        field = Airfield(self.rules.programme, self.state, Chance(0))
        end_turn(field)
        self.state = field.state()


def game(seats: int = 2, box: Box | None = None, **options: Any) -> Game:
    """A game at its beginning."""
    return Game(seats, Options(**options), box or house_box())


def flying(show: Show, words: str, seats: int = 2, chips: int = 0, **options: Any) -> Game:
    """A game whose first pilot has taken off in a laid show, with so many chips."""
    found = game(seats, **options).laid(show, words).chips(0, chips)
    found.fly(show)
    return found


def flying_final(words: str, highlight: int, seats: int = 2, chips: int = 0, **options: Any) -> Game:
    """A game whose first pilot, with results of 5, 6, 7 and 8, has taken off in its final show."""
    found = game(seats, **options).showing(0, words).chips(0, chips)
    found.highlight(highlight)
    return found
