"""Keys and buttons of each device: shown, changed by pressing the new one, conflicts said, defaults given back."""

from typing import Any, Final

import pygame

from game.scenes.keeping import keep
from game.scenes.page import Page
from game.tables.stage import Stage
from game.ui.bindings import Bindings, key_label
from game.ui.items import Action, Choice
from game.ui.press import CLUSTERS, Button, Device, Press

ROWS: Final = (
    Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT, Button.CONFIRM, Button.BACK, Button.EXTRA, Button.INFO,
)  # fmt: skip
_WAIT_MS: Final = 6000
"""After so long without a press the old binding stays."""


class BindingsPage(Page):
    """One device at a time; choosing a row waits for the next key or button."""

    heading = "settings.bindings"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._index = 0
        self._waiting: Button | None = None
        self._left_ms = 0

    def enter(self) -> None:
        """The first cluster of keys."""
        self._build()

    def leave(self) -> None:
        """Keys press buttons again."""
        self.app.inputs.capture(None)

    @property
    def devices(self) -> tuple[Device, ...]:
        """Everything that has bindings now."""
        pads = {device.kind: device for device in self.app.inputs.devices if device.is_pad}
        return (*CLUSTERS, *pads.values())

    @property
    def bound(self) -> Device:
        """The device whose bindings are shown."""
        return self.devices[min(self._index, len(self.devices) - 1)]

    def _build(self) -> None:
        focus = self.menu.focus if hasattr(self, "menu") else 0
        names = [self._device_name(device) for device in self.devices]
        index = min(self._index, len(names) - 1)
        items: list[Any] = [Choice(self.words("settings.device"), names, index, self._show)]
        items += [self._row(button) for button in ROWS]
        items.append(Action(self.words("settings.bindings.reset"), self._reset, icon="return"))
        items.append(Action(self.words("page.back"), self.app.pop))
        self.menu = self.make_menu(items, self.app.pop)
        self.menu.focus = min(focus, len(items) - 1)
        self._say_conflicts()

    def _device_name(self, device: Device) -> str:
        return device.name if device.is_pad else self.words(f"settings.device.{device.name}")

    def _row(self, button: Button) -> Action:
        code = self.app.inputs.bindings.code(self.bound, button)
        meaning = self.words(f"settings.button.{button.value}")
        if self._waiting is button:
            label = self.words("settings.bindings.press_now", button=meaning)
        elif code is None:
            label = self.words("settings.bindings.none", button=meaning)
        else:
            label = self.words("settings.bindings.is", button=meaning, label=self._code_name(code))
        return Action(label, lambda: self._wait_for(button))

    def _code_name(self, code: int) -> str:
        if self.bound.is_pad:
            return self.words("settings.bindings.pad_button", n=code + 1)
        label = key_label(code)
        arrows = ("up", "down", "left", "right")
        return self.words(f"settings.button.{label}") if label in arrows else label

    def _show(self, index: int) -> None:
        self._index = index
        self._build()

    def _wait_for(self, button: Button) -> None:
        self._waiting = button
        self._left_ms = _WAIT_MS
        self.app.inputs.capture(self._captured)
        self._build()

    def _captured(self, device: Device | None, code: int) -> None:
        """A key (device None) or a pad's button went down while a new one is waited for."""
        bound = self.bound
        is_right = device is None if not bound.is_pad else device is not None and device.kind == bound.kind
        if self._waiting is None:
            return
        if not is_right:
            self.app.inputs.capture(self._captured)
            return
        button, self._waiting = self._waiting, None
        if device is None and code == pygame.KSCAN_ESCAPE:
            self._build()
        else:
            self._store(self.app.inputs.bindings.rebind(bound, button, code))

    def _reset(self) -> None:
        self._store(self.app.inputs.bindings.reset(self.bound))

    def _store(self, bindings: Bindings) -> None:
        changed = {
            kind: {code: button.value for code, button in layout.items()} for kind, layout in bindings.changed.items()
        }
        keep(self.stage, bindings=changed)
        self._build()

    def _say_conflicts(self) -> None:
        said = []
        for conflict in self.app.inputs.bindings.conflicts():
            users = {kind.removeprefix("keys:") for kind, _ in conflict.uses}
            names = ", ".join(sorted(self.words(f"settings.device.{user}") for user in users))
            said.append(self.words("settings.bindings.conflict", label=key_label(conflict.code), devices=names))
        self.notice = " ".join(said[:2])

    def press_body(self, press: Press) -> None:
        """While a key is waited for, nothing else happens."""
        if self._waiting is None:
            super().press_body(press)

    def update(self, ms: int) -> None:
        """Waiting ends by itself."""
        super().update(ms)
        if self._waiting is not None:
            self._left_ms -= ms
            if self._left_ms <= 0:
                self._waiting = None
                self.app.inputs.capture(None)
                self._build()

    def device_found(self, device: Device) -> None:
        """One more to choose from."""
        self._build()

    def device_lost(self, device: Device) -> None:
        """One less."""
        self._build()
