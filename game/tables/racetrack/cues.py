"""What happens in a race as short pictures: cars drive, red pencil marks a crash, flags greet the laps."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import hypot
from typing import Final

from game.core.rules import Seat
from game.games.racetrack.state import (
    Bumped,
    CheckpointPassed,
    Crashed,
    Event,
    Finished,
    HasRetired,
    LineCrossed,
    Moved,
    PlaceTaken,
    RaceEnded,
    RoundEnded,
    Waited,
)
from game.games.racetrack.track import Cell
from game.tables.racetrack.cars import angle_of
from game.tables.racetrack.story import Story
from game.ui.timeline import Cue, ease_in_out, ease_out, mix

_DRIVE_MS: Final = 240
_DRIVE_MS_A_SPOT: Final = 14
_LONGEST_DRIVE_MS: Final = 420
_CRASH_MS: Final = 620
_WAIT_MS: Final = 320
_FLAG_MS: Final = 320
_PHOTO_MS: Final = 6000
_MEASURING_MS: Final = 1000
_TURN_PART: Final = 0.3
"""The part of a drive in which the car turns into its new direction."""


@dataclass(slots=True)
class Scene:
    """What is under way between two stories; at rest everything is None."""

    mover: Seat | None = None
    start: Cell = (0, 0)
    at: tuple[float, float] = (0.0, 0.0)
    angle: float = 0.0
    crash: Crashed | None = None
    crash_part: float = 0.0
    flag: tuple[Seat, float] | None = None
    photo: tuple[tuple[Seat, ...], ...] | None = None
    photo_part: float = 0.0


def make_cue(
    story: Story,
    scene: Scene,
    event: Event,
    tell: Callable[[Event], None],
    *,
    has_photo: bool,
    is_motion_reduced: bool = False,
) -> Cue | None:
    """The cue that leads from the story before the event to the one after it; `tell` adds the event to the story.

    `has_photo` says whether the finish of several cars in one turn is to be shown as a photograph; with
    motion reduced it stands measured from the beginning.
    """

    def told(ms: int, show: Callable[[float], None], sound: str | None = None) -> Cue:
        def step(t: float) -> None:
            show(t)
            if t >= 1.0:
                tell(event)

        return Cue(ms, step, sound)

    match event:
        case Moved(seat, start, end) if start != end:
            return told(_drive_ms(start, end), _drive(story, scene, event), _drive_sound(story, event))
        case Crashed():
            return told(_CRASH_MS, _crash(scene, event), "crash")
        case Waited() | PlaceTaken():
            return told(_WAIT_MS, lambda _: None, "tick")
        case CheckpointPassed(seat, _) | HasRetired(seat) | Bumped(seat, _):
            return told(_FLAG_MS, _flag(scene, seat), "bump" if isinstance(event, Bumped) else "gate")
        case LineCrossed(seat, _, has_lap, _):
            return told(_FLAG_MS, _flag(scene, seat), "lap" if has_lap else "tick")
        case Finished(seat, _):
            return told(2 * _FLAG_MS, _flag(scene, seat), "finish")
        case RoundEnded(_, ranked) if has_photo and sum(len(group) for group in ranked) > 1:
            show = _photo(scene, ranked, is_measured=is_motion_reduced)
            return replace(told(_PHOTO_MS, show, "shutter"), is_still=True)
        case Moved() | RoundEnded() | RaceEnded():
            tell(event)
            return None


def _drive_ms(start: Cell, end: Cell) -> int:
    length = hypot(end[0] - start[0], end[1] - start[1])
    return min(_LONGEST_DRIVE_MS, round(_DRIVE_MS + _DRIVE_MS_A_SPOT * length))


def _drive_sound(story: Story, move: Moved) -> str:
    """Engines when it goes faster or on, tyres when it brakes or turns hard."""
    run = story.runs[move.seat]
    vx, vy = move.end[0] - move.start[0], move.end[1] - move.start[1]
    is_slower = max(abs(vx), abs(vy)) < run.speed
    return "brake" if is_slower else "drive"


def _drive(story: Story, scene: Scene, move: Moved) -> Callable[[float], None]:
    before = angle_of(story.runs[move.seat].pointing)
    after = angle_of((move.end[0] - move.start[0], move.end[1] - move.start[1]))
    turn = (after - before + 180) % 360 - 180

    def show(t: float) -> None:
        scene.mover = None if t >= 1.0 else move.seat
        scene.start = move.start
        along = ease_in_out(t)
        scene.at = (mix(move.start[0], move.end[0], along), mix(move.start[1], move.end[1], along))
        scene.angle = before + turn * ease_out(min(1.0, t / _TURN_PART))

    return show


def _crash(scene: Scene, event: Crashed) -> Callable[[float], None]:
    def show(t: float) -> None:
        scene.crash = None if t >= 1.0 else event
        scene.crash_part = min(1.0, t * 1.6)

    return show


def _flag(scene: Scene, seat: Seat) -> Callable[[float], None]:
    def show(t: float) -> None:
        scene.flag = None if t >= 1.0 else (seat, t)

    return show


def _photo(scene: Scene, ranked: tuple[tuple[Seat, ...], ...], *, is_measured: bool) -> Callable[[float], None]:
    def show(t: float) -> None:
        scene.photo = None if t >= 1.0 else ranked
        scene.photo_part = 1.0 if is_measured else min(1.0, t * _PHOTO_MS / _MEASURING_MS)

    return show
