"""Plays what happened as short pictures, one after the other."""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class Cue:
    """`ms` of motion: `show` is called with 0..1, rising, and with exactly 1.0 once, last; `sound` at the start.

    `is_still` marks what is there to be looked at, not motion: it takes its time also when motion is off.
    """

    ms: int
    show: Callable[[float], None]
    sound: str | None = None
    is_still: bool = False


class Timeline(Generic[E]):
    """A queue of events; an event's cue is asked for only when its turn comes.

    So a cue may start from the picture that the one before has left behind. `make_cue` returns None for
    an event that shows nothing.
    """

    def __init__(
        self,
        make_cue: Callable[[E], Cue | None],
        play_sound: Callable[[str], None] | None = None,
        speed: float = 1.0,
        is_off: bool = False,
    ) -> None:
        self.speed = speed
        """How quickly time runs: 2.0 is twice as quick. Must be above 0."""
        self.is_off = is_off
        """No motion: every cue jumps to its end as soon as its turn comes, unless it is still."""
        self._make_cue = make_cue
        self._play_sound = play_sound
        self._events: deque[E] = deque()
        self._cue: Cue | None = None
        self._elapsed = 0.0

    @property
    def is_idle(self) -> bool:
        """Whether everything has been shown."""
        return self._cue is None and not self._events

    def add(self, events: Iterable[E]) -> None:
        """Queue events, oldest first."""
        self._events.extend(events)

    def update(self, ms: float) -> None:
        """Let time pass. What one cue does not use goes to the next, so the length of frames changes nothing."""
        left = ms * self.speed
        while self._next(is_silent=False):
            cue = self._cue
            assert cue is not None
            self._elapsed += left
            if (cue.is_still or not self.is_off) and self._elapsed < cue.ms:
                cue.show(self._elapsed / cue.ms)
                return
            left = max(0.0, self._elapsed - cue.ms)
            self._end(cue)

    def finish(self) -> None:
        """Jump to the end of everything queued; cues that had not begun stay silent."""
        while self._next(is_silent=True):
            assert self._cue is not None
            self._end(self._cue)

    def _next(self, is_silent: bool) -> bool:
        """Make sure that a cue is running; False when there is none left."""
        while self._cue is None and self._events:
            self._cue = self._make_cue(self._events.popleft())
            self._elapsed = 0.0
            if self._cue is not None and self._cue.sound and self._play_sound is not None and not is_silent:
                self._play_sound(self._cue.sound)
        return self._cue is not None

    def _end(self, cue: Cue) -> None:
        # Cleared first: `show` may add events or finish the timeline itself.
        self._cue = None
        cue.show(1.0)


def ease_out(t: float) -> float:
    """Quick start, soft stop."""
    return 1.0 - (1.0 - t) ** 3


def ease_in_out(t: float) -> float:
    """Soft start, soft stop."""
    return t * t * (3.0 - 2.0 * t)


def mix(a: float, b: float, t: float) -> float:
    """The point at `t` between two numbers."""
    return a + (b - a) * t
