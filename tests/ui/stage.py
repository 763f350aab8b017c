"""A stage for tests of the toolkit: an app without a screen, and a scene that writes down what it is told."""

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from game.ui.app import App, WindowPlace
from game.ui.press import Button, Device, Pointer, Press
from game.ui.scene import Scene

CODES = {
    "w": (pygame.K_w, pygame.KSCAN_W),
    "a": (pygame.K_a, pygame.KSCAN_A),
    "s": (pygame.K_s, pygame.KSCAN_S),
    "d": (pygame.K_d, pygame.KSCAN_D),
    "e": (pygame.K_e, pygame.KSCAN_E),
    "q": (pygame.K_q, pygame.KSCAN_Q),
    "return": (pygame.K_RETURN, pygame.KSCAN_RETURN),
    "escape": (pygame.K_ESCAPE, pygame.KSCAN_ESCAPE),
    "backspace": (pygame.K_BACKSPACE, pygame.KSCAN_BACKSPACE),
    "f11": (pygame.K_F11, pygame.KSCAN_F11),
    "up": (pygame.K_UP, pygame.KSCAN_UP),
    "kp7": (pygame.K_KP7, pygame.KSCAN_KP7),
    "kp8": (pygame.K_KP8, pygame.KSCAN_KP8),
}


class Witness(Scene):
    """Keeps everything it hears."""

    def __init__(self) -> None:
        self.presses: list[Press] = []
        self.pointers: list[Pointer] = []
        self.found: list[Device] = []
        self.lost: list[Device] = []
        self.words = ""
        self.told: list[str] = []

    def press(self, press: Press) -> None:
        self.presses.append(press)

    def pointer(self, pointer: Pointer) -> None:
        self.pointers.append(pointer)

    def typed(self, text: str) -> None:
        self.words += text

    def device_found(self, device: Device) -> None:
        self.found.append(device)

    def device_lost(self, device: Device) -> None:
        self.lost.append(device)

    def enter(self) -> None:
        self.told.append("enter")

    def leave(self) -> None:
        self.told.append("leave")

    def cover(self) -> None:
        self.told.append("cover")

    def uncover(self) -> None:
        self.told.append("uncover")

    def focus_lost(self) -> None:
        self.told.append("focus_lost")

    def resized(self) -> None:
        self.told.append("resized")

    def downs(self) -> list[Button]:
        """The buttons that went down, oldest first."""
        return [press.button for press in self.presses if press.is_down]


@contextmanager
def stage(size: tuple[int, int] = (1280, 720), text_scale: float = 1.0) -> Iterator[tuple[App, Witness]]:
    """An app with a witness on top, stepped once."""
    app = App("test", WindowPlace(size), text_scale=text_scale)
    try:
        witness = Witness()
        app.push(witness)
        app.step()
        yield app, witness
    finally:
        app.close()


def key(name: str, *, is_down: bool = True, mod: int = 0) -> None:
    """Post one edge of a key."""
    code, scancode = CODES[name]
    kind = pygame.KEYDOWN if is_down else pygame.KEYUP
    pygame.event.post(pygame.Event(kind, key=code, scancode=scancode, mod=mod, unicode=""))


def tap(name: str) -> None:
    """Post a key going down and up."""
    key(name)
    key(name, is_down=False)
