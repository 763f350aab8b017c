"""The matches on disk: unfinished ones to go on with, finished ones to watch again."""

from functools import partial
from typing import Any, Final

import pygame

from game.files.finding import UnusableFile
from game.files.record_shelf import Saved, newest_unfinished, shelf_of
from game.scenes.confirm import Message
from game.scenes.games import match_title
from game.scenes.page import Overlay, Page
from game.tables.stage import Stage
from game.ui.items import Action
from game.ui.theme import Look

MOST_NAMES: Final = 3
MOST_ROWS: Final = 20
"""Records on one page of the list; only these are read."""


def resume_newest(stage: Stage) -> None:
    """Go on with the newest match that can be read."""
    saved = newest_unfinished(stage.home.saves)
    if saved is not None:
        resume(stage, saved)


def resume(stage: Stage, saved: Saved) -> None:
    """Open the table of an unfinished match, or say why it cannot be opened."""
    from game.scenes.start import resumed_table  # noqa: PLC0415 - brings in the table

    try:
        table = resumed_table(stage, saved.path)
    except (UnusableFile, OSError, ValueError) as fault:
        words = stage.texts
        stage.app.push(Message(stage, words("resume.not_possible"), str(fault), words("page.understood")))
    else:
        stage.app.push(table)


class Records(Page):
    """The list, unfinished matches first, newest first."""

    heading = "resume.heading"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._first = 0
        """The number of the first record that shows, from 0."""

    def enter(self) -> None:
        """Read the records that show."""
        self._build()

    def uncover(self) -> None:
        """Some may be gone or finished."""
        self._build(self.menu.focus)

    def _build(self, focus: int = 0) -> None:
        shelf = shelf_of(self.stage.home.saves)
        count = len(shelf)
        self._first = max(0, min(self._first, (count - 1) // MOST_ROWS * MOST_ROWS))
        self.notice = "" if count else self.words("resume.none")
        items: list[Any] = [self._item(saved) for saved in shelf.part(self._first, MOST_ROWS)]
        older, newer = count - self._first - MOST_ROWS, self._first
        if older > 0:
            items.append(Action(self.words("resume.older", n=older), partial(self._turn, MOST_ROWS), icon="skip"))
        if newer > 0:
            items.append(Action(self.words("resume.newer", n=newer), partial(self._turn, -MOST_ROWS), icon="skip"))
        items.append(Action(self.words("page.back"), self.app.pop, icon="return"))
        self.menu = self.make_menu(items, self.app.pop)
        self.menu.focus = min(focus, len(items) - 1)

    def _turn(self, rows: int) -> None:
        """Show the next records, or those before."""
        self._first += rows
        self._build()

    def _item(self, saved: Saved) -> Action:
        label = record_words(self.stage, saved)
        icon = "tick" if saved.is_finished else "play"
        item = Action(label, partial(self._open, saved), icon=icon)
        if saved.header is None:
            item.reason = saved.finding.line() if saved.finding else self.words("resume.not_possible")
        return item

    def _open(self, saved: Saved) -> None:
        self.app.push(OneRecord(self.stage, saved))

    def draw_body(self, surface: pygame.Surface, look: Look, body: pygame.Rect) -> None:
        """One wide column."""
        self.draw_menu(surface, look, body, width=1400)


class OneRecord(Overlay):
    """What can be done with one match."""

    def __init__(self, stage: Stage, saved: Saved) -> None:
        super().__init__(stage)
        self._saved = saved

    def enter(self) -> None:
        """Go on, watch, or throw away."""
        items: list[Any] = []
        if not self._saved.is_finished:
            items.append(Action(self.words("resume.go_on"), self._resume, icon="play"))
        items += [
            Action(self.words("resume.watch"), self._watch, icon="skip"),
            Action(self.words("resume.delete"), self._delete, icon="cross"),
            Action(self.words("page.back"), self.app.pop, icon="return"),
        ]
        self.menu = self.make_menu(items, self.app.pop)

    def title_words(self) -> str:
        """Which match."""
        return record_words(self.stage, self._saved)

    def body_words(self) -> str:
        """Where it lies."""
        return self.words("resume.file", file=str(self._saved.path))

    def _resume(self) -> None:
        self.app.pop()
        resume(self.stage, self._saved)

    def _watch(self) -> None:
        from game.scenes.watch import replay_of  # noqa: PLC0415 - brings in the table

        self.app.pop()
        try:
            scene = replay_of(self.stage, self._saved.path)
        except (UnusableFile, OSError, ValueError) as fault:
            title = self.words("resume.not_possible")
            self.stage.app.push(Message(self.stage, title, str(fault), self.words("page.understood")))
        else:
            self.stage.app.push(scene)

    def _delete(self) -> None:
        try:
            self._saved.path.unlink(missing_ok=True)
        except OSError:
            self.app.sound.play("refuse")
        self.app.pop()


def record_words(stage: Stage, saved: Saved) -> str:
    """A match in one line: track, who, how far, when."""
    when = saved.changed.strftime("%Y-%m-%d %H:%M")
    if saved.header is None:
        return stage.texts("resume.broken", file=saved.path.name, when=when)
    header = saved.header
    names = [seat.name for seat in header.seats]
    who = ", ".join(names[:MOST_NAMES]) + (f" +{len(names) - MOST_NAMES}" if len(names) > MOST_NAMES else "")
    track = match_title(stage.texts, header)
    return stage.texts.count("resume.line", saved.entries, track=track, who=who, when=when)
