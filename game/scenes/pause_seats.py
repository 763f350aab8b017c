"""Who plays which seat of a running match: bots step in for people, people for bots, people retire or agree to stop."""

from functools import partial
from typing import Any

from game.core.rules import Seat
from game.scenes.confirm import Message
from game.scenes.page import Overlay
from game.tables.stage import Stage
from game.tables.table import TableScene
from game.ui.items import Action, Choice
from game.ui.press import CLUSTERS, KEYBOARD, Device


class PauseSeats(Overlay):
    """A row a seat; choosing one leads to what can be done with it. `asker` is the device that opened the page."""

    heading = "pause.seats"

    def __init__(self, stage: Stage, table: TableScene, asker: Device) -> None:
        super().__init__(stage)
        self.table = table
        self._asker = asker
        self.remember(asker)

    def enter(self) -> None:
        """The list of seats."""
        self._list(0)

    def _list(self, focus: int) -> None:
        items: list[Any] = []
        for seat, sitter in enumerate(self.table.seats):
            level = self.words("lobby.person") if not sitter.is_bot else self.words(f"lobby.level.{sitter.player}")
            label = self.words("pause.seat_is", name=sitter.name, player=level)
            icon = "robot" if sitter.is_bot else "person"
            items.append(Action(label, partial(self._open, seat), icon=icon))
        items.append(Action(self.words("page.back"), self.app.pop, icon="return"))
        self.menu = self.make_menu(items, self.app.pop)
        self.menu.focus = focus

    def _open(self, seat: Seat) -> None:
        page = SeatInMatch(self.stage, self.table, seat, self._asker)
        self.app.push(page)

    def uncover(self) -> None:
        """A seat may have changed hands."""
        self._list(self.menu.focus)


class SeatInMatch(Overlay):
    """What can be done with one seat while the match waits."""

    def __init__(self, stage: Stage, table: TableScene, seat: Seat, asker: Device) -> None:
        super().__init__(stage)
        self.table = table
        self._seat = seat
        self._asker = CLUSTERS[1] if asker == KEYBOARD else asker
        self.remember(asker)

    def enter(self) -> None:
        """Rows for a person or a bot."""
        levels = list(self.table.game.levels)
        self._level = max(0, len(levels) - 2)
        sitter = self.table.seats[self._seat]
        items: list[Any] = []
        if sitter.is_bot:
            items.append(Action(self.words("pause.take_bots_seat"), self._take, icon="person"))
        else:
            words = [self.words(f"lobby.level.{level}") for level in levels]
            items += [
                Choice(self.words("pause.which_bot"), words, self._level, self._set_level),
                Action(self.words("pause.hand_to_bot"), lambda: self._hand_over(levels), icon="robot"),
                Action(self.words("pause.retire"), self._retire, icon="flag"),
                Action(self.words("pause.agree_to_stop"), self._agree, icon="tick"),
            ]
        items.append(Action(self.words("page.back"), self.app.pop, icon="return"))
        self.menu = self.make_menu(items, self.app.pop)

    def title_words(self) -> str:
        """Whose seat it is."""
        return self.table.seats[self._seat].name

    def _set_level(self, index: int) -> None:
        self._level = index

    def _hand_over(self, levels: list[str]) -> None:
        self.table.hand_to_bot(self._seat, levels[self._level])
        self.app.pop()

    def _take(self) -> None:
        """The device that asked plays this seat from now on, beside others it may have (hot seat)."""
        self.table.take_over(self._seat, self.words("lobby.person_name", n=self._seat + 1), self._asker)
        self.app.pop()

    def _retire(self) -> None:
        self.table.retire(self._seat)
        self.app.pop()

    def _agree(self) -> None:
        is_agreed = self.table.agree_to_stop(self._seat)
        self.app.pop()
        if not is_agreed:
            words = self.words
            message = Message(
                self.stage, words("pause.agreed", name=self.table.seats[self._seat].name), words("pause.all_must"),
                words("page.understood"),
            )  # fmt: skip
            message.remember(self._asker)
            self.app.push(message)
