"""What a table asks of a game: its picture, and the little that is special about playing it at a table."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

import pygame

from game.core.rules import Outcome, Seat
from game.tables.log import LogReader
from game.ui.bindings import Bindings
from game.ui.press import Button, Device, Pointer, Press
from game.ui.prompts import Prompt
from game.ui.theme import Look
from game.ui.timeline import Cue


class Told(NamedTuple):
    """What was seen of one move, at a time of the match clock."""

    at: int
    events: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Hand:
    """The device of the acting seat and what its buttons do now."""

    device: Device
    prompts: tuple[Prompt, ...]


@dataclass(slots=True)
class Notes:
    """What a table adds to the picture of a match, beyond what happened in it.

    `acting_note` is a line for the acting seat, such as that its bot is thinking; `notice` takes the
    place of the log line while it lasts; `go_on` is what ends a picture that people are to look at as long as they
    like, None at a table of bots; `log` is what is read of the log, `log_hand` what opens it;
    `banner_bottom` is where a slip over the board ends, 0 without one;
    `tools_left` is where the buttons for the mouse begin, 0 when there are none.
    """

    hand: Hand | None = None
    go_on: Hand | None = None
    log: LogReader = field(default_factory=LogReader)
    log_hand: Hand | None = None
    view_hand: Hand | None = None
    """The button that changes the view now."""
    acting_note: str = ""
    notice: str = ""
    hint: Any = None
    tools_left: int = 0
    banner_bottom: int = 0
    bindings: Bindings = field(default_factory=Bindings)


class TablePicture(Protocol):
    """One game's looks.

    Three duties: `show` sets the picture at once, `cue` leads from before an event to after it, `draw`
    paints and changes nothing. The picture after all cues equals that after `show`.
    """

    notes: Notes

    def lay_out(self, look: Look, size: tuple[int, int]) -> None:
        """The window or the look has changed."""

    def show(self, events: Iterable[Any], outcome: Outcome | None) -> None:
        """Everything that was seen has happened; nothing moves."""

    def cue(self, event: Any) -> Cue | None:
        """The motion for one more event."""

    def await_move(self, seat: Seat | None, view: Any, *, is_choosing: bool) -> None:
        """Nothing moves, and it is this seat's turn (None: nobody's); `is_choosing` says that a person aims."""

    def over(self, outcome: Outcome) -> None:
        """The match has ended and all of it has been shown."""

    def press(self, press: Press) -> Any | None:
        """A press of the choosing seat's device; the move once it is chosen."""

    def pointer(self, pointer: Pointer) -> Any | None:
        """The mouse over the picture; the move once it is chosen."""

    def recentre(self) -> None:
        """Take the aim back to where it began."""

    @property
    def was_refused(self) -> bool:
        """Whether the last press or click asked for what is not allowed."""

    def forced(self, moves: Sequence[Any]) -> Any | None:
        """The move that is played by itself after a beat, as there is nothing to choose; asked once a turn."""

    @property
    def beat_ms(self) -> int:
        """How long the move that `forced` gave last is announced before it is played."""

    @property
    def claims(self) -> frozenset[Button]:
        """Buttons that mean something to the choice before they mean anything else at the table."""

    def update(self, ms: int) -> None:
        """Time passes for what is not part of any event: the camera."""

    def settle(self) -> None:
        """End the motion of what is not part of any event."""

    @property
    def is_still(self) -> bool:
        """Whether what is not part of any event rests."""

    def draw(self, surface: pygame.Surface, now: int) -> None:
        """Paint the whole table."""

    def is_on_log(self, pos: tuple[int, int]) -> bool:
        """Whether a point of the window is on the log line."""

    @property
    def look(self) -> Look:
        """The look in the game's mood."""

    @property
    def tools_area(self) -> pygame.Rect:
        """Where the table's own buttons for the mouse may lie."""

    @property
    def has_two_views(self) -> bool:
        """Whether there is a whole view beside the close one."""

    @property
    def is_whole(self) -> bool:
        """Whether the whole view is on."""

    def show_whole(self, is_whole: bool) -> None:
        """Choose between the two views."""
