"""What happens in a race as short pictures: cars drive, slide and ram, dice fall, cards turn, wrecks burn."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from game.core.rules import Seat
from game.games.lunatix import events as e
from game.games.lunatix.cards import Chip, Hazard, TurboCard
from game.games.lunatix.track import NOWHERE, Square
from game.tables.lunatix.plan import Plan, Point
from game.tables.lunatix.story import Story
from game.ui.timeline import Cue, ease_in_out, ease_out, mix

_STEP_MS: Final = 170
_SLIDE_MS: Final = 420
_FLY_MS: Final = 520
_TURN_MS: Final = 760
_RAM_MS: Final = 460
_DICE_MS: Final = 900
_WRECK_MS: Final = 1300
_LEAVE_MS: Final = 600
_CARD_MS: Final = 1100
_DUE_MS: Final = 450
_NEEDLE_MS: Final = 240
_CHIP_MS: Final = 220
_FLAG_MS: Final = 420
_BEGIN_MS: Final = 260
_NOTE_MS: Final = 420
DICE_REST: Final = 0.5
"""When dice have come to rest, of their time."""
_SPIN: Final = 46.0
_LIFT: Final = 0.9
_IMPACT: Final = 0.3
"""When a ram hits, of its time."""
_KNOCK: Final = 1.4
REVEAL_MS: Final = 2600

ShownCard = Hazard | TurboCard


@dataclass(slots=True)
class Scene:
    """What is under way between two stories; at rest everything is None. `at` is in cells of the board."""

    mover: Seat | None = None
    at: Point = (0.0, 0.0)
    angle: float = 0.0
    lift: float = 0.0
    """How high the one that moves flies, in lengths of a square."""
    slide: tuple[tuple[Point, ...], float] | None = None
    """The way over which wheels have slid so far, and how far of all of it that is."""
    bang: tuple[Point, float] | None = None
    shaken: tuple[Seat, Point] | None = None
    """Whose car is knocked aside, and by how much, in cells."""
    end: tuple[Seat, float] | None = None
    """Whose car is just being wrecked."""
    leaving: tuple[Seat, float] | None = None
    """Who is just taken off the road, or drives off it."""
    dice: tuple[Seat, tuple[int, ...], float] | None = None
    card: tuple[Seat, ShownCard, float] | None = None
    due: tuple[Seat, int, float] | None = None
    reveal: tuple[e.Revealed, float] | None = None
    needle: tuple[Seat, float] | None = None
    chip: tuple[Square, Chip, float] | None = None
    flag: tuple[Seat, float] | None = None
    note: tuple[Seat, str, float] | None = None
    """Over whose car, which text key, and how far."""


class CueMaker:
    """Makes the cue that leads from the story before an event to the one after it; `tell` adds the event to it."""

    def __init__(self, plan: Plan, tell: Callable[[e.Event], None]) -> None:
        self._plan = plan
        self._tell = tell
        self.scene = Scene()

    def cue(self, story: Story, event: e.Event) -> Cue | None:  # noqa: C901 - one case for each kind of motion
        """The motion for one more event, None for what changes no picture."""
        match event:
            case e.Moved(seat, start, end):
                return self._told(event, _STEP_MS, self._move(story, seat, start, end), "drive")
            case e.Skidded(seat, start, end):
                return self._told(event, _SLIDE_MS, self._slide(story, seat, start, end), "brake")
            case e.FlownBack(seat, start, end, _):
                return self._told(event, _FLY_MS, self._fly(story, seat, start, end), "bump")
            case e.TurnedAround(seat, start, path, _):
                return self._told(event, _TURN_MS, self._turn_round(story, seat, (start, *path)), "brake")
            case e.Rammed(seat, target, _):
                return self._told(event, _RAM_MS, self._ram(story, seat, target), "bump")
            case e.SkidStopped(seat, against):
                return self._told(event, _RAM_MS, self._ram(story, seat, seat if against is None else against), "bump")
            case e.DiceRolled(seat, hits, _):
                return self._told(event, _DICE_MS, self._dice(seat, hits), "crash" if sum(hits) else "tick")
            case e.Wrecked(seat):
                return self._told(event, _WRECK_MS, self._end(seat), "crash")
            case e.WreckTowed(seat) | e.HasRetired(seat):
                return self._told(event, _LEAVE_MS, self._leave(seat), "leave")
            case e.HazardsDue(seat, cards, _):
                return self._told(event, _DUE_MS, self._due(seat, cards), "tick")
            case e.HazardShown(seat, card) | e.TurboShown(seat, card):
                return self._told(event, _CARD_MS, self._card(seat, card), "shutter")
            case e.Revealed():
                return self._told(event, REVEAL_MS, self._reveal(event), "gate")
            case e.SpeedChanged(seat, before, after):
                return self._told(event, _NEEDLE_MS, self._needle(seat, before, after), None)
            case e.ChipDropped(_, square, chip) | e.ChipMet(_, square, chip):
                is_met = isinstance(event, e.ChipMet)
                return self._told(
                    event, _CHIP_MS, self._chip(square, chip, is_met=is_met), "bump" if is_met else "tick"
                )
            case e.LineCrossed(seat, is_forward, _, _):
                return self._told(event, _FLAG_MS, self._flag(seat), "lap" if is_forward else "refuse")
            case e.RaceEnded(winner) if (best := story.last_running if winner is None else winner) is not None:
                return self._told(event, 2 * _FLAG_MS, self._flag(best), "finish")
            case e.TurnBegan():
                return self._told(event, _BEGIN_MS, lambda _: None, None)
            case e.LuckSpent(seat) | e.PitEntered(seat) | e.PitLeft(seat) | e.ExitsBlocked(seat) | e.LunacyKept(seat):
                return self._told(event, _NOTE_MS, self._note(seat, type(event).__name__), "gate")
            case e.GadgetShown(seat) | e.GadgetKept(seat) | e.Counselled(seat) | e.Repaired(seat):
                return self._told(event, _NOTE_MS, self._note(seat, type(event).__name__), "tick")
            case _:
                self._tell(event)
                return None

    def _told(self, event: e.Event, ms: int, show: Callable[[float], None], sound: str | None) -> Cue:
        def step(t: float) -> None:
            show(t)
            if t >= 1.0:
                self._tell(event)

        return Cue(ms, step, sound)

    def _where(self, story: Story, seat: Seat) -> Point:
        return place_of(self._plan, story, seat)

    def _heading(self, story: Story, seat: Seat, square: Square) -> float:
        return self._plan.headings[story.runs[seat].is_clockwise][square]

    def _move(self, story: Story, seat: Seat, start: Square, end: Square) -> Callable[[float], None]:
        a = self._where(story, seat) if start == NOWHERE else self._plan.centres[start]
        b = self._plan.centres[end]
        before = self._heading(story, seat, end if start == NOWHERE else start)
        turn = _turn(before, self._heading(story, seat, end))

        def show(t: float) -> None:
            self.scene.mover = None if t >= 1.0 else seat
            self.scene.at = _between(a, b, t)
            self.scene.angle = before + turn * t

        return show

    def _slide(self, story: Story, seat: Seat, start: Square, end: Square) -> Callable[[float], None]:
        """Sideways, with black marks behind."""
        drive = self._move(story, seat, start, end)
        a = self._plan.centres[start]

        def show(t: float) -> None:
            drive(t if t >= 1.0 else ease_out(t))
            self.scene.angle += _SPIN * 4 * t * (1 - t)
            self.scene.slide = None if t >= 1.0 else ((a, self.scene.at), t)

        return show

    def _fly(self, story: Story, seat: Seat, start: Square, end: Square) -> Callable[[float], None]:
        """Through the air and down again."""
        drive = self._move(story, seat, start, end)

        def show(t: float) -> None:
            drive(t)
            self.scene.lift = 0.0 if t >= 1.0 else _LIFT * 4 * t * (1 - t)

        return show

    def _turn_round(self, story: Story, seat: Seat, squares: tuple[Square, ...]) -> Callable[[float], None]:
        """Along all squares of the turn, the tail swinging out, with black marks behind."""
        points = [self._plan.centres[square] for square in squares]
        before = self._heading(story, seat, squares[0])
        # The car has its back to where it goes at the end: it turns by the rest of half a turn.
        turn = -180 + _turn(before, self._heading(story, seat, squares[-1]))

        def show(t: float) -> None:
            along = ease_in_out(t)
            way = _part_of(points, along)
            self.scene.mover = None if t >= 1.0 else seat
            self.scene.at = way[-1]
            self.scene.angle = before + turn * along
            self.scene.slide = None if t >= 1.0 else (way, t)

        return show

    def _ram(self, story: Story, seat: Seat, target: Seat) -> Callable[[float], None]:
        """A lunge; the other car is knocked away."""
        a, b = self._where(story, seat), self._where(story, target)
        middle = _between(a, b, 0.5)
        square = story.runs[seat].square
        heading = self._heading(story, seat, square) if square != NOWHERE else 0.0

        def show(t: float) -> None:
            is_over = t >= 1.0
            lunge = max(0.0, 0.36 * (1 - abs(2 * t - 0.8) / 1.2))
            self.scene.mover = None if is_over else seat
            self.scene.at = _between(a, b, lunge)
            self.scene.angle = heading
            self.scene.bang = None if is_over or t < _IMPACT else (middle, (t - _IMPACT) / (1 - _IMPACT))
            knock = 0.0 if t < _IMPACT or target == seat else _KNOCK * (1 - t) * (t - _IMPACT)
            self.scene.shaken = None if is_over else (target, ((b[0] - a[0]) * knock, (b[1] - a[1]) * knock))

        return show

    def _end(self, seat: Seat) -> Callable[[float], None]:
        def show(t: float) -> None:
            self.scene.end = None if t >= 1.0 else (seat, t)

        return show

    def _leave(self, seat: Seat) -> Callable[[float], None]:
        def show(t: float) -> None:
            self.scene.leaving = None if t >= 1.0 else (seat, t)

        return show

    def _dice(self, seat: Seat, hits: tuple[int, ...]) -> Callable[[float], None]:
        def show(t: float) -> None:
            self.scene.dice = None if t >= 1.0 else (seat, hits, t)

        return show

    def _card(self, seat: Seat, card: ShownCard) -> Callable[[float], None]:
        def show(t: float) -> None:
            self.scene.card = None if t >= 1.0 else (seat, card, t)

        return show

    def _due(self, seat: Seat, cards: int) -> Callable[[float], None]:
        def show(t: float) -> None:
            self.scene.due = None if t >= 1.0 else (seat, cards, t)

        return show

    def _reveal(self, event: e.Revealed) -> Callable[[float], None]:
        def show(t: float) -> None:
            self.scene.reveal = None if t >= 1.0 else (event, t)

        return show

    def _needle(self, seat: Seat, before: int, after: int) -> Callable[[float], None]:
        def show(t: float) -> None:
            self.scene.needle = None if t >= 1.0 else (seat, mix(before, after, ease_out(t)))

        return show

    def _chip(self, square: Square, chip: Chip, *, is_met: bool) -> Callable[[float], None]:
        def show(t: float) -> None:
            self.scene.chip = None if t >= 1.0 else (square, chip, 1 + t if is_met else ease_out(t))

        return show

    def _flag(self, seat: Seat) -> Callable[[float], None]:
        def show(t: float) -> None:
            self.scene.flag = None if t >= 1.0 else (seat, t)

        return show

    def _note(self, seat: Seat, name: str) -> Callable[[float], None]:
        def show(t: float) -> None:
            self.scene.note = None if t >= 1.0 else (seat, name, t)

        return show


def _turn(before: float, after: float) -> float:
    """The shorter way from one heading to another, in degrees."""
    return (after - before + 180) % 360 - 180


def _between(a: Point, b: Point, t: float) -> Point:
    return mix(a[0], b[0], t), mix(a[1], b[1], t)


def _part_of(points: Sequence[Point], part: float) -> tuple[Point, ...]:
    """The beginning of a way through some points, each leg taken as equally long."""
    legs = max(1, len(points) - 1)
    done = min(legs, int(part * legs))
    if done >= len(points) - 1:
        return tuple(points)
    return (*points[: done + 1], _between(points[done], points[done + 1], part * legs - done))


def place_of(plan: Plan, story: Story, seat: Seat) -> Point:
    """Where a car is on the board, in cells: on its square, in its berth in the pit, or where it last ranked."""
    run = story.runs[seat]
    if run.square != NOWHERE:
        return plan.centres[run.square]
    if seat in story.pit:
        return plan.berth(story.pit.index(seat))
    return plan.centres[run.berth] if run.berth != NOWHERE else plan.berth(0)
