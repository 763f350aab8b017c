"""Reading the log at the table of Retro Loonacy: when there is time for it, by which buttons, and where it lies."""

from collections.abc import Sequence
from typing import Final

import pygame

from game.games.loonacy.state import LOOKING, OVER
from game.tables.loonacy.sentences import Sentences
from game.tables.loonacy.showing import Showing
from game.tables.overlays import draw_open_log
from game.ui.press import KEYBOARD, Button, Press

_MARGIN: Final = 8


class Reading:
    """While all race nobody reads: then the log is closed, and its buttons throw cards."""

    def __init__(self, showing: Showing) -> None:
        self._showing = showing
        self._sentences = Sentences(showing.kit.deck, showing.sitters, is_timed=not showing.kit.is_calm)

    @property
    def sentences(self) -> Sequence[str]:
        """The log so far, oldest first."""
        return self._sentences.of(self._showing.texts, self._showing.story.log)

    def begin_again(self) -> None:
        """The story is told from its beginning."""
        self._sentences.forget()

    @property
    def is_possible(self) -> bool:
        """Whether the log may be read now: in peace, and when there is something in it."""
        showing = self._showing
        is_peace = showing.kit.is_calm or showing.game.phase in (LOOKING, OVER)
        return is_peace and not showing.hold_ms and len(showing.story.log) > 1

    def press(self, press: Press) -> bool:
        """A press at the table; tells whether it was for the log.

        Of pads the left shoulder opens it, as the right one holds up the sign.
        """
        log = self._showing.notes.log
        is_opening = press.button is Button.TAB_LEFT or (press.device == KEYBOARD and press.button is Button.TAB_RIGHT)
        if not self.is_possible or not (log.is_open or is_opening):
            return False
        return log.press(press, is_free=True)

    def close_in_time(self) -> None:
        """Shut the log when the race goes on."""
        log = self._showing.notes.log
        if log.is_open and not self.is_possible:
            log.close()

    def draw(self, surface: pygame.Surface) -> None:
        """The open log over the middle."""
        showing = self._showing
        if not showing.notes.log.is_open:
            return
        margin = showing.look.px(_MARGIN)
        area = showing.places.centre.inflate(-2 * margin, -2 * margin)
        area.top = showing.places.header.bottom
        area.height = showing.places.centre.bottom - margin - area.top
        draw_open_log(surface, showing.look, area, self.sentences, showing.notes, showing.texts)
