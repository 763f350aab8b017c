"""What people do at the table: presses of buttons on devices, and the mouse."""

from dataclasses import dataclass
from enum import Enum
from typing import Final


class Button(Enum):
    """What a button means, whatever device it sits on."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    CONFIRM = "confirm"
    BACK = "back"
    EXTRA = "extra"
    INFO = "info"
    TAB_LEFT = "tab_left"
    TAB_RIGHT = "tab_right"
    VIEW = "view"
    PAUSE = "pause"
    AIM = "aim"
    """A direct choice of one of nine directions; the press says which in `aim`."""


Direction = tuple[int, int]
"""Columns and rows to go, each -1, 0 or 1; y grows downward."""

DIRECTIONS: Final[dict[Button, Direction]] = {
    Button.UP: (0, -1),
    Button.DOWN: (0, 1),
    Button.LEFT: (-1, 0),
    Button.RIGHT: (1, 0),
}


class Family(Enum):
    """What a device looks like: decides its glyphs and its default bindings."""

    KEYS = "keys"
    MOUSE = "mouse"
    XBOX = "xbox"
    PLAYSTATION = "playstation"
    NINTENDO = "nintendo"
    GENERIC = "generic"


@dataclass(frozen=True, slots=True)
class Device:
    """A key cluster, a pad or the mouse: one thing that one person holds.

    `id` is unique while the device is plugged in; `kind` is the same for all devices of one make (for
    a pad its GUID) and outlives unplugging: bindings and the return to a seat go by it.
    """

    id: str
    kind: str
    name: str
    family: Family
    is_mapped: bool = True

    @property
    def is_pad(self) -> bool:
        """Whether the device can be unplugged."""
        return self.family not in (Family.KEYS, Family.MOUSE)


def cluster(name: str) -> Device:
    """The key cluster of this name as a device."""
    return Device(f"keys:{name}", f"keys:{name}", name, Family.KEYS)


KEYBOARD: Final = cluster("menu")
"""The keys that serve the menus and belong to no seat: Escape, Space, Tab, the F keys."""

MOUSE: Final = Device("mouse", "mouse", "mouse", Family.MOUSE)

CLUSTERS: Final = tuple(cluster(name) for name in ("wasd", "arrows", "ijkl", "numpad"))
"""The four places to sit at one keyboard."""


@dataclass(frozen=True, slots=True)
class Press:
    """A button going down (or up) at a time in ms of the app's clock.

    `aim` stands in every AIM press. It stands as well in the plain direction press that a stick or a
    number key makes beside it, so that a picker that follows AIM can leave that one out.
    """

    device: Device
    button: Button
    is_down: bool
    at: int
    aim: Direction | None = None

    @property
    def step(self) -> Direction | None:
        """Where a plain direction press leads; None for every other press."""
        return DIRECTIONS.get(self.button)


class Act(Enum):
    """What the mouse did."""

    MOVE = "move"
    DOWN = "down"
    UP = "up"
    SCROLL = "scroll"


@dataclass(frozen=True, slots=True)
class Pointer:
    """The mouse at a place in window pixels; `button` 1 left, 2 middle, 3 right; `scroll` lines upward."""

    act: Act
    x: int
    y: int
    at: int
    button: int = 0
    scroll: int = 0

    @property
    def pos(self) -> tuple[int, int]:
        """The place in window pixels."""
        return (self.x, self.y)

    @property
    def is_click(self) -> bool:
        """Whether the left button has just gone down."""
        return self.act is Act.DOWN and self.button == 1
