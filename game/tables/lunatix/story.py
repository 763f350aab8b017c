"""What has been seen of a race so far, car by car: folded from its events, so that a picture can lag behind."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from game.core.rules import Seat
from game.games.lunatix import events as e
from game.games.lunatix.board import Board
from game.games.lunatix.cards import Card, Chip, Hazard
from game.games.lunatix.track import LAP, NOWHERE, Square

_CHIPS: Final = tuple(Chip)
_NO_PLACE: Final = -1


@dataclass(slots=True)
class Run:
    """One car's race as the table saw it; speeds in mph.

    `square` is NOWHERE off the track, `berth` where such a car ranks. `card` is the card of this round once
    it lies open, `turn` the car's number in the order of the round. The lists hold a number a round.
    """

    speed: int
    maximum: int
    luck: int
    target: int
    square: Square = NOWHERE
    berth: Square = NOWHERE
    is_clockwise: bool = False
    laps: int = 0
    chips: list[int] = field(default_factory=lambda: [0, 0, 0])
    open: list[Card] = field(default_factory=list)
    hidden: int = 0
    lunacies: list[Hazard] = field(default_factory=list)
    is_in_pit: bool = False
    wreck: int = 0
    has_retired: bool = False
    has_locked: bool = False
    card: Card | None = None
    turn: int | None = None
    rams: int = 0
    rammed: int = 0
    hazards: int = 0
    pit_stops: int = 0
    hits: int = 0
    speeds: list[int] = field(default_factory=list)
    maxima: list[int] = field(default_factory=list)

    @property
    def is_running(self) -> bool:
        """Whether the car is still in the race."""
        return not self.wreck and not self.has_retired

    @property
    def place_square(self) -> Square:
        """The square at which the car ranks."""
        return self.berth if self.square == NOWHERE else self.square

    def clear(self) -> None:
        """A car that is out has nothing left."""
        self.chips = [0, 0, 0]
        self.open, self.hidden, self.lunacies = [], 0, []


class Story:
    """The race up to some event. `tell` adds the next one."""

    def __init__(self, board: Board, seats: int, events: Iterable[e.Event] = ()) -> None:
        self._board = board
        self._track = board.track
        start, laps = board.cards.start, board.options.laps
        self.runs = [Run(start.speed, start.maximum, start.luck, laps + 1) for _ in range(seats)]
        self.round = 1
        self.road: dict[Square, Chip] = {}
        self.pit: list[Seat] = []
        self.order: tuple[Seat, ...] = ()
        self.acting: Seat | None = None
        self.winner: Seat | None = None
        self.is_over = False
        self.places_by_round: list[tuple[int, ...]] = []
        self._wrecks = 0
        self._aside = 0
        """Hazard cards set aside one upon the other in this turn, ..."""
        self._turned = 0
        """... those of them turned over, ..."""
        self._is_replaced = False
        """... and whether the next is in place of one that luck has cancelled."""
        for event in events:
            self.tell(event)

    # --- what can be asked ---

    def distance(self, seat: Seat) -> int:
        """How far along a car is, in millionths of a lap."""
        run = self.runs[seat]
        square = run.place_square
        return self._board.distance(run.laps, square) if square != NOWHERE else run.laps * LAP + _NO_PLACE

    def standing(self) -> list[Seat]:
        """Seats from first to last: running cars by distance, then those that left, wrecks that came later first."""

        def merit(seat: Seat) -> tuple[int, ...]:
            run = self.runs[seat]
            if seat == self.winner:
                return (3, 0, 0)
            if run.is_running:
                return (2, self.distance(seat), 0)
            return (0, run.wreck, self.distance(seat)) if run.wreck else (-1, self.distance(seat), 0)

        return sorted(range(len(self.runs)), key=merit, reverse=True)

    def places(self) -> tuple[int, ...]:
        """The place of every seat as it stands, 1 for the first; cars that are level share theirs."""
        order = self.standing()
        places = [0] * len(self.runs)
        for number, seat in enumerate(order, 1):
            before = order[number - 2] if number > 1 else None
            is_level = (
                before is not None
                and self.runs[seat].is_running
                and self.runs[before].is_running
                and self.distance(before) == self.distance(seat)
            )
            places[seat] = places[before] if is_level and before is not None else number
        return tuple(places)

    @property
    def last_running(self) -> Seat | None:
        """The car that has outlasted all others; None while several run, or none."""
        running = [seat for seat, run in enumerate(self.runs) if run.is_running]
        return running[0] if len(running) == 1 else None

    def seat_on(self, square: Square) -> Seat | None:
        """Whose car or wreck is on a square."""
        return next((seat for seat, run in enumerate(self.runs) if run.square == square), None)

    def hazard_number(self, *, is_next: bool = False) -> tuple[int, int] | None:
        """Which of how many the card turned over last is, or the next one; None where there is but one."""
        number = self._turned + (is_next and not self._is_replaced)
        return (number, self._aside) if 1 < self._aside >= number > 0 else None

    # --- what happens ---

    def tell(self, event: e.Event) -> None:  # noqa: C901, PLR0915 - one case for each thing that can happen
        """Let one more event have happened."""
        match event:
            case e.PlaceDrawn(seat, _, square):
                self.runs[seat].square = square
            case e.MixTaken(seat, tacks, oil, glue):
                self.runs[seat].chips = [tacks, oil, glue]
            case e.RoundBegan(number):
                self._begin_round(number)
            case e.Locked(seat):
                self.runs[seat].has_locked = True
            case e.Blurted(seat, card):
                self.runs[seat].has_locked, self.runs[seat].card = True, card
            case e.Revealed(cards, order):
                self.order = order
                for seat, shown in enumerate(cards):
                    self.runs[seat].card = shown
                for number, seat in enumerate(order, 1):
                    self.runs[seat].turn = number
            case e.TurnBegan(seat, card):
                self.acting = seat
                self.runs[seat].card = card
                self._aside = self._turned = 0
            case e.TurnEnded():
                self.acting = None
            case e.HazardsDue(_, cards):
                if self._turned >= self._aside:
                    self._aside = self._turned = 0
                self._aside += cards
                self._is_replaced = False
            case e.SpeedChanged(seat, _, after):
                self.runs[seat].speed = after
            case e.Moved(seat, _, end) | e.Skidded(seat, _, end):
                self.runs[seat].square = end
            case e.FlownBack(seat, _, end, laps):
                self.runs[seat].square, self.runs[seat].laps = end, laps
            case e.LineCrossed(seat, _, laps, target):
                self.runs[seat].laps, self.runs[seat].target = laps, target
            case e.TurnedAround(seat, _, path, _):
                self.runs[seat].square = path[-1]
                self.runs[seat].is_clockwise = not self.runs[seat].is_clockwise
            case e.ChipDropped(seat, square, chip):
                self.road[square] = chip
                self.runs[seat].chips[_CHIPS.index(chip)] -= 1
            case e.ChipMet(_, square, _):
                self.road.pop(square, None)
            case e.Rammed(seat, target, _):
                self.runs[seat].rams += 1
                self.runs[target].rammed += 1
            case e.DiceRolled(seat, hits, maximum):
                self.runs[seat].hits += sum(hits)
                self.runs[seat].maximum = maximum
            case e.HazardShown(seat, _):
                self.runs[seat].hazards += 1
                self._turned += not self._is_replaced
                self._is_replaced = False
            case e.LuckSpent(seat, left):
                self.runs[seat].luck = left
                self._is_replaced = True
            case e.TurboShown():
                self._is_replaced = False
            case e.LunacyKept(seat, lunacy):
                self.runs[seat].lunacies.append(lunacy)
            case e.Counselled(seat, lunacy):
                self.runs[seat].lunacies.remove(lunacy)
            case e.Repaired(seat, maximum):
                self.runs[seat].maximum = maximum
            case e.ChipBought(seat, chip):
                self.runs[seat].chips[_CHIPS.index(chip)] += 1
            case e.GadgetKept() | e.GadgetPutAway() | e.GadgetShown() | e.GadgetSpent():
                self._gadget(event)
            case e.PitEntered(seat, door):
                self._enter_pit(seat, door)
            case e.PitLeft(seat, door):
                self.runs[seat].is_in_pit = False
                self.runs[seat].square = self._track.doors[door - 1].square
                self.runs[seat].berth = NOWHERE
                self._drop_from_pit(seat)
            case e.Wrecked(seat):
                self._wrecks += 1
                self.runs[seat].wreck = self._wrecks
                self.runs[seat].is_in_pit = False
                self.runs[seat].speed = 0
                self.runs[seat].clear()
                self._drop_from_pit(seat)
            case e.WreckTowed(seat, square):
                self.runs[seat].berth, self.runs[seat].square = square, NOWHERE
            case e.HasRetired(seat):
                run = self.runs[seat]
                run.berth, run.square = run.place_square, NOWHERE
                run.has_retired, run.is_in_pit = True, False
                run.clear()
                self._drop_from_pit(seat)
            case e.RoundEnded():
                self._end_round()
            case e.RaceEnded(winner):
                self.winner, self.is_over, self.acting = winner, True, None
                self._end_round()
            case _:
                pass

    def _begin_round(self, number: int) -> None:
        self.round, self.order, self.acting = number, (), None
        for run in self.runs:
            run.card, run.turn, run.has_locked = None, None, False

    def _end_round(self) -> None:
        self.places_by_round.append(self.places())
        for run in self.runs:
            if run.is_running or not run.maxima or run.maxima[-1]:
                run.speeds.append(run.speed)
                run.maxima.append(0 if run.wreck else run.maximum)

    def _enter_pit(self, seat: Seat, door: int) -> None:
        run = self.runs[seat]
        run.berth, run.square = self._track.doors[door - 1].square, NOWHERE
        run.is_in_pit = True
        run.pit_stops += 1
        self.pit.append(seat)

    def _drop_from_pit(self, seat: Seat) -> None:
        if seat in self.pit:
            self.pit.remove(seat)

    def _gadget(self, event: e.GadgetKept | e.GadgetPutAway | e.GadgetShown | e.GadgetSpent) -> None:
        run = self.runs[event.seat]
        is_hidden = event.card is Card.FACE_DOWN
        match event:
            case e.GadgetKept() if is_hidden:
                run.hidden += 1
            case e.GadgetKept():
                run.open.append(event.card)
            case e.GadgetShown():
                run.hidden -= 1
                run.open.append(event.card)
            case e.GadgetPutAway() if is_hidden:
                run.hidden -= 1
            case e.GadgetPutAway() | e.GadgetSpent():
                run.open.remove(event.card)
