"""What has been seen of a game so far: folded from its events, so that a picture can lag behind."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from game.core.rules import Seat
from game.games.lucky import events as e
from game.games.lucky.cards import FACE_DOWN, FINAL, HAND, SHOWS, Box, Card, Deck
from game.games.lucky.state import NOT_FLOWN

_DEALT: Final = HAND // 2
"""Cards of each back that a pilot is dealt."""


@dataclass(slots=True)
class Cover:
    """Dice laid on a figure: their eyes, the red one last, exact or not, what that is worth."""

    dice: tuple[int, ...]
    has_red: bool
    is_exact: bool
    worth: int


@dataclass(slots=True)
class Flown:
    """One flight for the charts: which show, its cards, the chips at take-off, and what came of it."""

    round: int
    seat: Seat
    show: int
    cards: tuple[Card, ...]
    highlight: int | None
    weakest: int
    """The lowest result of the prescribed shows before it."""
    chips: int
    gain: int = 0
    result: int | None = None
    """The covered values; None while it lasts and for one that failed."""


@dataclass(slots=True)
class Flight:
    """A flight as the table sees it; `covers` goes with `cards`, `black` and `red` are the dice lying in the tray."""

    seat: Seat
    show: int
    cards: tuple[Card, ...]
    pool: int
    covers: list[Cover | None]
    black: tuple[int, ...] = ()
    red: int = 0
    has_thrown: bool = False
    end: e.FlightFailed | e.FlightSucceeded | None = None
    chip: e.ChipReason | None = None

    @property
    def open_places(self) -> tuple[int, ...]:
        """The figures not yet flown."""
        return tuple(place for place, cover in enumerate(self.covers) if cover is None)


@dataclass(slots=True)
class Run:
    """One pilot's game as the table saw it; of the hand only the backs count here."""

    backs: Counter[Deck]
    total: int = 0
    results: list[int] = field(default_factory=lambda: [NOT_FLOWN] * len(SHOWS))
    chips: int = 0
    final: tuple[Card, ...] = ()
    highlight: int = NOT_FLOWN
    final_result: int = NOT_FLOWN
    attempts: int = 0
    """Failed attempts at the final show."""
    has_retired: bool = False
    exchanges: int = 0
    totals: list[int] = field(default_factory=list)
    """The total at the end of each round."""

    @property
    def shows_flown(self) -> int:
        """How many of the prescribed shows are flown."""
        return sum(result != NOT_FLOWN for result in self.results)


class Story:
    """The game up to some event. `tell` adds the next one."""

    def __init__(self, box: Box, seats: int, events: Iterable[e.Event] = ()) -> None:
        self._box = box
        self.runs = [Run(Counter(dict.fromkeys(Deck, _DEALT))) for _ in range(seats)]
        self.shows: list[tuple[Card, ...]] = [() for _ in SHOWS]
        self.best = [0 for _ in SHOWS]
        self.piles = {deck: len(box.deck(deck)) - _DEALT * seats for deck in Deck}
        self.discards: dict[Deck, list[Card]] = {deck: [] for deck in Deck}
        self.supply = box.chips
        self.round = 1
        self.starter: Seat = 0
        self.acting: Seat | None = None
        self.flight: Flight | None = None
        self.flights: list[Flown] = []
        self.last_drawn: Deck | None = None
        """From which pile the last card of this turn came."""
        self.is_last_round = False
        self.is_over = False
        for event in events:
            self.tell(event)

    def places(self) -> tuple[int, ...]:
        """The place of every seat as it stands, 1 for the first; equal totals share theirs, who left comes last."""

        def merit(seat: Seat) -> tuple[bool, int]:
            return not self.runs[seat].has_retired, self.runs[seat].total

        seats = range(len(self.runs))
        return tuple(1 + sum(merit(other) > merit(seat) for other in seats) for seat in seats)

    def tell(self, event: e.Event) -> None:  # noqa: C901 - one case for each event
        """One more event."""
        match event:
            case e.Dealt(starter):
                self.starter = starter
            case e.RoundBegan(number):
                if number > 1:
                    self._note_totals()
                self.round = number
            case e.TurnBegan(seat):
                self.acting = seat
                self.flight = None
                self.last_drawn = None
            case e.Drew(seat, deck):
                self.piles[deck] -= 1
                self.last_drawn = deck
                self.runs[seat].backs[deck] += 1
            case e.Reshuffled(deck):
                self.piles[deck] += len(self.discards[deck])
                self.discards[deck] = []
            case e.Discarded(seat, card):
                self._take(seat, card)
                self._put_away(card)
            case e.ShowLaid(seat, show, cards):
                self._put_away(*self.shows[show])
                self._take(seat, *cards)
                self.shows[show] = cards
            case e.Raised(seat, show, old, new):
                self._put_away(old)
                self._take(seat, new)
                laid = list(self.shows[show])
                laid[laid.index(old)] = new
                self.shows[show] = tuple(laid)
            case e.FinalLaid(seat, cards, rest):
                self.runs[seat].final = cards
                self.runs[seat].backs.clear()
                self._put_away(*rest)
            case e.Highlighted(seat, place):
                self.runs[seat].highlight = place
            case e.ChipsSpent(seat, chips):
                self.runs[seat].chips -= chips
                self.supply += chips
            case e.ChipWon(seat, why):
                self.runs[seat].chips += 1
                self.supply -= 1
                if self.flight is not None:
                    self.flight.chip = why
            case e.LastRound():
                self.is_last_round = True
            case e.Retired(seat):
                self._retire(seat)
            case e.GameEnded():
                self.is_over = True
                self.acting = None
                self._note_totals()
            case _:
                self._tell_flight(event)

    def _tell_flight(self, event: e.Event) -> None:
        match event:
            case e.FlightBegan(seat, show, cards):
                run = self.runs[seat]
                self.flight = Flight(seat, show, cards, self._box.dice, [None] * len(cards))
                highlight = run.highlight if show == FINAL else None
                weakest = min((result for result in run.results if result != NOT_FLOWN), default=0)
                self.flights.append(Flown(self.round, seat, show, cards, highlight, weakest, run.chips))
            case e.Thrown(_, black, red, _):
                flight = self._flying
                flight.black, flight.red, flight.has_thrown = black, red, True
            case e.FigureFlown(_, place, dice, is_exact, worth):
                flight = self._flying
                has_red = self.is_red_used(flight, dice)
                flight.covers[place] = Cover(dice, has_red, is_exact, worth)
                flight.pool -= len(dice) - has_red
                flight.black, flight.red = (), 0
            case e.FlightFailed(seat, _, _, penalty):
                self._flying.end = event
                run = self.runs[seat]
                run.total -= penalty
                run.attempts += self._flying.show == FINAL
                self.flights[-1].gain = -penalty
            case e.FlightSucceeded(seat, show, result, _, gain):
                self._flying.end = event
                self._land(seat, show, result, gain)
            case e.Passed(seat):
                self.runs[seat].exchanges += 1
            case _:
                pass

    @staticmethod
    def is_red_used(flight: Flight, dice: tuple[int, ...]) -> bool:
        """Whether the red die is among the dice laid: when the black ones alone cannot make them up."""
        return bool(flight.red) and bool(Counter(dice) - Counter(flight.black))

    @property
    def _flying(self) -> Flight:
        assert self.flight is not None, "a flight is under way"
        return self.flight

    def _land(self, seat: Seat, show: int, result: int, gain: int) -> None:
        run = self.runs[seat]
        run.total += gain
        if show == FINAL:
            run.final_result = result
        else:
            run.results[show] = result
            self.best[show] = max(self.best[show], result)
        self.flights[-1].gain, self.flights[-1].result = gain, result

    def _take(self, seat: Seat, *cards: Card) -> None:
        """Cards leave a hand."""
        self.runs[seat].backs.subtract(card.figure.deck for card in cards)

    def _put_away(self, *cards: Card) -> None:
        for card in cards:
            self.discards[card.figure.deck].append(card)

    def _retire(self, seat: Seat) -> None:
        """Whoever leaves gives back chips and cards."""
        run = self.runs[seat]
        self._put_away(*(FACE_DOWN[deck] for deck in run.backs.elements()), *run.final)
        run.backs.clear()
        run.final = ()
        self.supply += run.chips
        run.chips, run.has_retired = 0, True
        if self.flight is not None and self.flight.seat == seat:
            self.flight = None

    def _note_totals(self) -> None:
        for run in self.runs:
            run.totals.append(run.total)
