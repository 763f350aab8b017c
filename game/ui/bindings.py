"""Which key or pad button means what, on every kind of device, and how people change it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

import pygame

from game.ui.press import CLUSTERS, KEYBOARD, Button, Device, Direction

Layout = Mapping[int, Button]
"""Scancode or number of a pad button -> its meaning."""

_B = Button

KEY_LAYOUTS: Final[dict[str, dict[int, Button]]] = {
    "keys:wasd": {
        pygame.KSCAN_W: _B.UP, pygame.KSCAN_S: _B.DOWN, pygame.KSCAN_A: _B.LEFT, pygame.KSCAN_D: _B.RIGHT,
        pygame.KSCAN_E: _B.CONFIRM, pygame.KSCAN_Q: _B.BACK, pygame.KSCAN_R: _B.EXTRA, pygame.KSCAN_F: _B.INFO,
    },
    "keys:arrows": {
        pygame.KSCAN_UP: _B.UP, pygame.KSCAN_DOWN: _B.DOWN, pygame.KSCAN_LEFT: _B.LEFT,
        pygame.KSCAN_RIGHT: _B.RIGHT, pygame.KSCAN_RETURN: _B.CONFIRM, pygame.KSCAN_RCTRL: _B.BACK,
        pygame.KSCAN_RSHIFT: _B.EXTRA, pygame.KSCAN_END: _B.INFO,
    },
    "keys:ijkl": {
        pygame.KSCAN_I: _B.UP, pygame.KSCAN_K: _B.DOWN, pygame.KSCAN_J: _B.LEFT, pygame.KSCAN_L: _B.RIGHT,
        pygame.KSCAN_O: _B.CONFIRM, pygame.KSCAN_U: _B.BACK, pygame.KSCAN_P: _B.EXTRA, pygame.KSCAN_Y: _B.INFO,
    },
    "keys:numpad": {
        pygame.KSCAN_KP8: _B.UP, pygame.KSCAN_KP2: _B.DOWN, pygame.KSCAN_KP4: _B.LEFT, pygame.KSCAN_KP6: _B.RIGHT,
        pygame.KSCAN_KP_ENTER: _B.CONFIRM, pygame.KSCAN_KP0: _B.BACK, pygame.KSCAN_KP_PLUS: _B.EXTRA,
        pygame.KSCAN_KP_MINUS: _B.INFO,
    },
    KEYBOARD.kind: {
        pygame.KSCAN_ESCAPE: _B.PAUSE, pygame.KSCAN_SPACE: _B.CONFIRM, pygame.KSCAN_BACKSPACE: _B.BACK,
        pygame.KSCAN_PAGEUP: _B.TAB_LEFT, pygame.KSCAN_PAGEDOWN: _B.TAB_RIGHT, pygame.KSCAN_TAB: _B.TAB_RIGHT,
        pygame.KSCAN_F1: _B.INFO, pygame.KSCAN_F2: _B.EXTRA, pygame.KSCAN_F3: _B.VIEW,
    },
}  # fmt: skip
"""Six keys a seat are needed (four directions, confirm, back); the last two only shorten the way."""

AIM_KEYS: Final[dict[int, Direction]] = {
    pygame.KSCAN_KP7: (-1, -1), pygame.KSCAN_KP8: (0, -1), pygame.KSCAN_KP9: (1, -1),
    pygame.KSCAN_KP4: (-1, 0), pygame.KSCAN_KP5: (0, 0), pygame.KSCAN_KP6: (1, 0),
    pygame.KSCAN_KP1: (-1, 1), pygame.KSCAN_KP2: (0, 1), pygame.KSCAN_KP3: (1, 1),
}  # fmt: skip
"""The number pad chooses one of nine places at once."""

MAPPED_PAD: Final[dict[int, Button]] = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: _B.UP, pygame.CONTROLLER_BUTTON_DPAD_DOWN: _B.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: _B.LEFT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT: _B.RIGHT,
    pygame.CONTROLLER_BUTTON_A: _B.CONFIRM, pygame.CONTROLLER_BUTTON_B: _B.BACK,
    pygame.CONTROLLER_BUTTON_X: _B.EXTRA, pygame.CONTROLLER_BUTTON_Y: _B.INFO,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: _B.TAB_LEFT, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: _B.TAB_RIGHT,
    pygame.CONTROLLER_BUTTON_BACK: _B.VIEW, pygame.CONTROLLER_BUTTON_START: _B.PAUSE,
}  # fmt: skip

UNMAPPED_PAD: Final[dict[int, Button]] = {
    0: _B.CONFIRM, 1: _B.BACK, 2: _B.EXTRA, 3: _B.INFO, 4: _B.TAB_LEFT, 5: _B.TAB_RIGHT,
    6: _B.VIEW, 7: _B.PAUSE, 8: _B.VIEW, 9: _B.PAUSE,
}  # fmt: skip
"""The order in which most pads without a mapping number their buttons; hats and the first stick steer."""


def default_layout(device: Device) -> dict[int, Button]:
    """The bindings that a device comes with."""
    if device.kind in KEY_LAYOUTS:
        return KEY_LAYOUTS[device.kind]
    return MAPPED_PAD if device.is_mapped else UNMAPPED_PAD


@dataclass(frozen=True, slots=True)
class Conflict:
    """One key that two buttons (of one cluster or of two) both claim."""

    code: int
    uses: tuple[tuple[str, Button], ...]


@dataclass(frozen=True, slots=True)
class Bindings:
    """What people changed, by kind of device; kinds that are not named here keep their defaults."""

    changed: Mapping[str, Layout] = field(default_factory=dict)

    def layout(self, device: Device) -> Layout:
        """Code -> button of a device."""
        return self.changed.get(device.kind) or default_layout(device)

    def code(self, device: Device, button: Button) -> int | None:
        """The first code bound to a button: the one that prompts show."""
        return next((code for code, bound in self.layout(device).items() if bound is button), None)

    def rebind(self, device: Device, button: Button, code: int) -> "Bindings":
        """Give a button another code; a button of the same device that had the code takes the old one."""
        old = self.code(device, button)
        layout = {key: bound for key, bound in self.layout(device).items() if bound is not button}
        displaced = layout.pop(code, None)
        layout[code] = button
        if displaced is not None and old is not None:
            layout[old] = displaced
        return Bindings({**self.changed, device.kind: layout})

    def reset(self, device: Device) -> "Bindings":
        """Give a device its defaults back."""
        return Bindings({kind: layout for kind, layout in self.changed.items() if kind != device.kind})

    def conflicts(self) -> tuple[Conflict, ...]:
        """The keys that two of the keyboard's clusters claim. Pads cannot be in each other's way."""
        uses: dict[int, list[tuple[str, Button]]] = {}
        for device in (*CLUSTERS, KEYBOARD):
            for code, button in self.layout(device).items():
                uses.setdefault(code, []).append((device.kind, button))
        return tuple(Conflict(code, tuple(claims)) for code, claims in uses.items() if len(claims) > 1)


_LABELS: Final[dict[int, str]] = {
    pygame.KSCAN_RETURN: "Enter", pygame.KSCAN_RCTRL: "Ctrl", pygame.KSCAN_RSHIFT: "Shift",
    pygame.KSCAN_ESCAPE: "Esc", pygame.KSCAN_SPACE: "Space", pygame.KSCAN_BACKSPACE: "Back",
    pygame.KSCAN_PAGEUP: "PgUp", pygame.KSCAN_PAGEDOWN: "PgDn", pygame.KSCAN_TAB: "Tab",
    pygame.KSCAN_KP_ENTER: "Num Enter", pygame.KSCAN_KP_PLUS: "+", pygame.KSCAN_KP_MINUS: "-",
    pygame.KSCAN_UP: "up", pygame.KSCAN_DOWN: "down", pygame.KSCAN_LEFT: "left", pygame.KSCAN_RIGHT: "right",
    pygame.KSCAN_KP0: "0", **{pygame.KSCAN_KP1 + n: str(n + 1) for n in range(9)},
}  # fmt: skip


def key_label(code: int) -> str:
    """What stands on a key, by scancode, on this keyboard's layout; the arrow keys answer up, down, left, right."""
    return _LABELS.get(code) or _layout_labels().get(code) or f"#{code}"


@lru_cache(maxsize=1)
def _layout_labels() -> dict[int, str]:
    """Scancode -> label. Only a key-state tuple maps key codes to scancodes: one that holds its indices is asked."""
    scancode_of = pygame.key.ScancodeWrapper(tuple(range(512)))  # type: ignore[arg-type]
    labels: dict[int, str] = {}
    for key in (*_NAMED_KEYS, *range(0xFF, 0xA0, -1), *range(ord("~"), ord(" "), -1)):
        name = pygame.key.name(key, use_compat=False)
        if name:
            labels[int(scancode_of[key])] = name.upper() if len(name) == 1 else name.title()
    labels.pop(0, None)
    return labels


_NAMED_KEYS: Final = tuple(
    getattr(pygame, name) for name in dir(pygame) if name.startswith("K_") and getattr(pygame, name) > 0xFF
)
