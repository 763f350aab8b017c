"""What the bots at a table in real time are going to press, and when: each thinks anew when it sees a change."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Final

from game.core.rules import Seat
from game.crew import Answer, Speed
from game.tables.ledger import AnyMatch

_NEVER: Final = 1 << 62
_LOST_MS: Final = 3000
"""A question that has had no answer for so long is put once more: its worker may be a new one."""


@dataclass(slots=True)
class _Mind:
    """One bot: the view that it was asked about and when, and, once it has answered, what it presses and when."""

    seen: Any
    asked_at: int
    is_thinking: bool = True
    move: Any = None
    at: int = _NEVER


class Minds:
    """The same doings as the arena's, with bots that answer a little later, from another process.

    `ask(seat, now)` puts the question about the present view, `is_kept` is that of `RealTime`. All times are those
    of the match clock.
    """

    def __init__(
        self, match: AnyMatch, is_kept: Callable[[Any, Any, Any, int], bool], ask: Callable[[Seat, int], None]
    ) -> None:
        self._match = match
        self._is_kept = is_kept
        self._ask = ask
        self._minds: dict[Seat, _Mind] = {}
        self.speed = Speed.NORMAL
        """In what part of the time that it says a bot presses."""

    def forget(self) -> None:
        """Nobody has anything in mind any more."""
        self._minds = {}

    def look(self, bots: Collection[Seat], now: int) -> None:
        """Let these seats see the match as it is now."""
        for seat in self._match.to_act():
            if seat not in bots:
                continue
            view, mind = self._match.view(seat), self._minds.get(seat)
            if mind is not None:
                if mind.is_thinking and now - mind.asked_at < _LOST_MS:
                    continue  # looked at when its answer comes
                if not mind.is_thinking and self._is_kept(mind.seen, view, mind.move, mind.at - now):
                    continue
            self._minds[seat] = _Mind(view, now)
            self._ask(seat, now)

    def hear(self, answer: Answer, now: int) -> None:
        """A bot has made up its mind. What it wanted to do before now it does now."""
        mind = self._minds.get(answer.seat)
        if mind is not None and mind.is_thinking:
            mind.is_thinking = False
            mind.move = answer.move
            if answer.move is not None:
                mind.at = max(now, mind.asked_at + answer.after_ms * self.speed.value // 100)

    def next_press(self) -> tuple[int, Seat] | None:
        """When the next bot presses, and which; the lower seat of two in one millisecond."""
        first = min(((mind.at, seat) for seat, mind in self._minds.items()), default=(_NEVER, -1))
        return None if first[0] == _NEVER else first

    def press(self, seat: Seat) -> Any:
        """The move that a seat had in mind; it has nothing in mind any more."""
        return self._minds.pop(seat).move
