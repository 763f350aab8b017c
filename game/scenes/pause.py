"""The pause: who stopped the match and why, lost pads and who takes their seats, and all that can be done meanwhile."""

from functools import partial
from typing import Any

from game.core.rules import Seat
from game.scenes.confirm import Confirm
from game.scenes.log_page import LogPage, log_of
from game.scenes.page import Overlay
from game.scenes.pause_seats import PauseSeats
from game.tables.stage import Stage
from game.tables.table import TableScene
from game.ui.items import Action
from game.ui.press import KEYBOARD, MOUSE, Button, Device, Pointer, Press

DEVICE_LOST = "pause.device_lost"


class Pause(Overlay):
    """Lies over a table whose clock stands still. While seats have lost their pad, it is about them."""

    def __init__(self, stage: Stage, table: TableScene, by: Seat | None, reason: str) -> None:
        super().__init__(stage)
        self.table = table
        self.rules_of = table.game.name
        self._by = by
        self._reason = reason
        self._asker: Device = KEYBOARD
        if by is not None and (device := stage.chairs.device_of(by)) is not None:
            self._asker = device
            self.remember(device)

    def enter(self) -> None:
        """Build the rows."""
        self.app.sound.play("pause")
        self._build()

    def uncover(self) -> None:
        """Seats may have changed hands."""
        self._build()

    # --- rows ---

    def _build(self) -> None:
        focus = self.menu.focus if hasattr(self, "menu") else 0
        lost = self.lost
        items: list[Any] = []
        if lost:
            for seat in lost:
                words = self.words("pause.bot_for", name=self.name(seat))
                items.append(Action(words, partial(self._bot_for, seat), icon="robot"))
        else:
            items.append(Action(self.words("pause.resume"), self.app.pop, icon="play"))
        undo = next((seat for seat in range(len(self.table.seats)) if self.table.can_undo(seat)), None)
        if undo is not None and not lost:
            items.append(Action(self.words("pause.undo"), partial(self._undo, undo), icon="return"))
        items += [
            Action(self.words("pause.seats"), self._seats, icon="person"),
            Action(self.words("page.rules"), self.show_rules, icon="flag"),
            *([Action(self.words("log.row"), self._show_log, icon="lines")] if log_of(self.table) else ()),
            Action(self.words("title.settings"), self._settings, icon="gear"),
            Action(self.words("pause.restart"), self._restart, icon="skip"),
            Action(self.words("pause.leave"), self._leave, icon="cross"),
        ]
        self.menu = self.make_menu(items, self._back)
        self.menu.focus = min(focus, len(items) - 1)

    @property
    def lost(self) -> tuple[Seat, ...]:
        """The people's seats whose pad is unplugged."""
        return self.table.missing_device_seats

    def name(self, seat: Seat) -> str:
        """Who sits there."""
        return self.table.seats[seat].name

    def title_words(self) -> str:
        """Who stopped the match."""
        if self.lost:
            return self.words("pause.pad_gone", names=", ".join(map(self.name, self.lost)))
        if self._by is not None and self._reason != DEVICE_LOST:
            return self.words("pause.by", name=self.name(self._by))
        return self.words("pause.title")

    def body_words(self) -> str:
        """Why, and what helps."""
        if self.lost:
            return self.words("pause.take_over", name=self.name(self.lost[0]))
        if self._reason == DEVICE_LOST:
            return self.words("pause.all_back")
        return "" if self._by is not None else self.words(self._reason)

    # --- input ---

    def press_body(self, press: Press) -> None:
        """A device without a seat takes the place of a lost pad with its confirm button; all else is the menu's."""
        self._asker = press.device
        is_free = press.device not in (KEYBOARD, MOUSE) and not self.stage.chairs.seats_of(press.device)
        if self.lost and press.button is Button.CONFIRM and is_free:
            self.stage.chairs.take_over(press.device)
            self.app.sound.play("join")
            self._build()
        elif press.button is Button.PAUSE:
            self._back()
        else:
            super().press_body(press)

    def pointer(self, pointer: Pointer) -> None:
        """The mouse may ask for things too."""
        if pointer.is_click:
            self._asker = MOUSE
        super().pointer(pointer)

    def device_lost(self, device: Device) -> None:
        """One more pad went."""
        self.stage.chairs.lose(device)
        self._reason = DEVICE_LOST
        self._build()

    def device_found(self, device: Device) -> None:
        """The same make of pad gets its seats back."""
        if self.stage.chairs.find(device):
            self.app.sound.play("join")
        self._build()

    def _back(self) -> None:
        if not self.lost:
            self.app.pop()

    # --- what happens ---

    def _bot_for(self, seat: Seat) -> None:
        self.table.hand_to_bot(seat, self.default_level)
        self._build()

    @property
    def default_level(self) -> str:
        """The level of a bot that steps in."""
        levels = self.table.game.levels
        return levels[-2] if len(levels) > 1 else levels[-1]

    def _undo(self, seat: Seat) -> None:
        self.app.pop()
        self.table.undo(seat)

    def _seats(self) -> None:
        self.app.push(PauseSeats(self.stage, self.table, self._asker))

    def _settings(self) -> None:
        from game.scenes.settings_page import SettingsPage  # noqa: PLC0415 - hardly ever

        self.app.push(SettingsPage(self.stage))

    def _show_log(self) -> None:
        self.app.push(LogPage(self.stage, log_of(self.table)))

    def _ask(self, key: str, act: Any) -> None:
        words = self.words
        page = Confirm(
            self.stage, words(f"{key}.title"), words(f"{key}.question"), words(f"{key}.yes"), words("page.back"), act
        )
        page.remember(self._asker)
        self.app.push(page)

    def _restart(self) -> None:
        self._ask("pause.restarting", self._begin_again)

    def _begin_again(self) -> None:
        from game.scenes.start import match_scene  # noqa: PLC0415 - it knows the doors, which know this

        header = self.table.again()
        self.app.pop()
        self.app.replace(match_scene(self.stage, header, self.table.map_path))

    def _leave(self) -> None:
        self._ask("pause.leaving", self._to_title)

    def _to_title(self) -> None:
        from game.scenes.title import Title  # noqa: PLC0415 - a circle otherwise

        self.app.reset(Title(self.stage))
