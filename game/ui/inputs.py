"""pygame's events as presses, pointers and news of devices, with what is held kept in one place."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from game.ui.bindings import AIM_KEYS, Bindings
from game.ui.press import CLUSTERS, DIRECTIONS, KEYBOARD, MOUSE, Act, Button, Device, Pointer, Press

if TYPE_CHECKING:
    from game.ui.pads import PadEvent, Pads

_STEP_BUTTONS: Final = {direction: button for button, direction in DIRECTIONS.items()}
_TYPING_KEYS: Final = {
    pygame.KSCAN_RETURN: Button.CONFIRM, pygame.KSCAN_KP_ENTER: Button.CONFIRM, pygame.KSCAN_ESCAPE: Button.BACK,
    pygame.KSCAN_UP: Button.UP, pygame.KSCAN_DOWN: Button.DOWN, pygame.KSCAN_LEFT: Button.LEFT,
    pygame.KSCAN_RIGHT: Button.RIGHT,
}  # fmt: skip
"""All that the keyboard still does as buttons while a name is typed."""


@dataclass(frozen=True, slots=True)
class Typed:
    r"""Text typed while typing is on; "\b" for the backspace key."""

    text: str


@dataclass(frozen=True, slots=True)
class Found:
    """A pad was plugged in."""

    device: Device


@dataclass(frozen=True, slots=True)
class Lost:
    """A pad was unplugged."""

    device: Device


Captured = Callable[[Device | None, int], None]
Input = Press | Pointer | Typed | Found | Lost


class Inputs:
    """Translates events. Only edges are told: no repeats, and no release of what was not seen going down."""

    def __init__(self, bindings: Bindings | None = None) -> None:
        self.bindings = bindings or Bindings()
        self._pads: Pads | None = None
        self._held: set[tuple[str, int]] = set()
        self._is_typing = False
        self._capture: Captured | None = None

    def capture(self, heard: Captured | None) -> None:
        """Tell the next key or pad button that goes down to `heard` instead of pressing it (None: no longer).

        It gets the pad (None for the keyboard) and the scancode or button number: what `Bindings.rebind` needs.
        """
        self._capture = heard

    def start_pads(self) -> None:
        """Begin to listen to pads (some ms, so after the first picture)."""
        if self._pads is None:
            # Imported here: SDL's controllers cost time that the first picture does not have.
            from game.ui.pads import Pads  # noqa: PLC0415

            self._pads = Pads()
            self._pads.start()

    def stop(self) -> None:
        """Close the pads and forget what is held."""
        self._held.clear()
        if self._pads is not None:
            self._pads.stop()
            self._pads = None

    @property
    def devices(self) -> tuple[Device, ...]:
        """All that can be held now: the four key clusters, the mouse, the pads that are plugged in."""
        return (*CLUSTERS, MOUSE, *(self._pads.devices if self._pads else ()))

    @property
    def is_typing(self) -> bool:
        """Whether the keyboard writes text instead of pressing buttons."""
        return self._is_typing

    @is_typing.setter
    def is_typing(self, is_on: bool) -> None:
        if is_on != self._is_typing:
            self._is_typing = is_on
            self._held.clear()
            if is_on:
                pygame.key.start_text_input()
            else:
                pygame.key.stop_text_input()

    def forget(self) -> None:
        """Forget what is held: the releases will not come (the window lost the focus)."""
        self._held.clear()
        if self._pads is not None:
            self._pads.forget()

    def read(self, events: list[pygame.Event], at: int) -> Iterator[Input]:
        """What a batch of events, read at `at` ms, means, in their order."""
        for event in events:
            yield from self._one(event, at)
        if self._pads is not None:
            self._pads.settle()

    def _one(self, event: pygame.Event, at: int) -> Iterator[Input]:
        match event.type:
            case pygame.KEYDOWN | pygame.KEYUP:
                yield from self._key(event.scancode, event.type == pygame.KEYDOWN, at)
            case pygame.TEXTINPUT:
                if self._is_typing:
                    yield Typed(event.text)
            case pygame.MOUSEMOTION:
                yield Pointer(Act.MOVE, event.pos[0], event.pos[1], at)
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                if event.button <= pygame.BUTTON_RIGHT:
                    act = Act.DOWN if event.type == pygame.MOUSEBUTTONDOWN else Act.UP
                    yield Pointer(act, event.pos[0], event.pos[1], at, button=event.button)
            case pygame.MOUSEWHEEL:
                x, y = pygame.mouse.get_pos()
                yield Pointer(Act.SCROLL, x, y, at, scroll=event.y)
            case _:
                if self._pads is not None:
                    yield from self._pad(self._pads, event, at)

    def _key(self, code: int, is_down: bool, at: int) -> Iterator[Input]:
        if not self._edge("keys", code, is_down) or (is_down and self._is_captured(None, code)):
            return
        if self._is_typing:
            if is_down and code == pygame.KSCAN_BACKSPACE:
                yield Typed("\b")
            elif code in _TYPING_KEYS:
                yield Press(KEYBOARD, _TYPING_KEYS[code], is_down, at)
            return
        for device in (*CLUSTERS, KEYBOARD):
            button = self.bindings.layout(device).get(code)
            aim = AIM_KEYS.get(code) if device.id == "keys:numpad" else None
            if button is not None:
                yield Press(device, button, is_down, at, aim if button in DIRECTIONS else None)
            if aim is not None and is_down and (button is None or button in DIRECTIONS):
                yield Press(device, Button.AIM, True, at, aim)

    def _pad(self, pads: "Pads", event: pygame.Event, at: int) -> Iterator[Input]:
        if event.type == pygame.JOYDEVICEADDED:
            for found in pads.plug():
                yield Found(found)
        elif event.type == pygame.JOYDEVICEREMOVED:
            device = pads.unplug(event)
            if device is not None:
                self._held = {held for held in self._held if held[0] != device.id}
                yield Lost(device)
        else:
            for news in pads.read(event):
                yield from self._pad_presses(news, at)

    def _pad_presses(self, news: "PadEvent", at: int) -> Iterator[Press]:
        from game.ui.pads import Code  # noqa: PLC0415 - loaded already, see start_pads

        if isinstance(news, Code):
            if not self._edge(news.device.id, news.code, news.is_down):
                return
            if news.is_down and self._is_captured(news.device, news.code):
                return
            button = self.bindings.layout(news.device).get(news.code)
            if button is not None:
                yield Press(news.device, button, news.is_down, at)
            return
        if news.step is not None:
            yield Press(news.device, _STEP_BUTTONS[news.step], True, at, news.aim)
        if news.aim is not None and news.is_fresh_aim:
            yield Press(news.device, Button.AIM, True, at, news.aim)

    def _is_captured(self, device: Device | None, code: int) -> bool:
        heard, self._capture = self._capture, None
        if heard is not None:
            heard(device, code)
        return heard is not None

    def _edge(self, holder: str, code: int, is_down: bool) -> bool:
        """Whether this is news, given what is held already."""
        held = (holder, code)
        if is_down == (held in self._held):
            return False
        if is_down:
            self._held.add(held)
        else:
            self._held.discard(held)
        return True
