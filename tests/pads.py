"""Game pads made of nothing: SDL's virtual joysticks, plugged into the very library that pygame uses."""

import ctypes
from functools import lru_cache
from pathlib import Path
from typing import Final

import pygame

XBOX_VENDOR: Final = 0x045E
PLAYSTATION_VENDOR: Final = 0x054C
NINTENDO_VENDOR: Final = 0x057E
NO_VENDOR: Final = 0x1234

A: Final = pygame.CONTROLLER_BUTTON_A
B: Final = pygame.CONTROLLER_BUTTON_B
X: Final = pygame.CONTROLLER_BUTTON_X
Y: Final = pygame.CONTROLLER_BUTTON_Y
START: Final = pygame.CONTROLLER_BUTTON_START
UP: Final = pygame.CONTROLLER_BUTTON_DPAD_UP
DOWN: Final = pygame.CONTROLLER_BUTTON_DPAD_DOWN
LEFT: Final = pygame.CONTROLLER_BUTTON_DPAD_LEFT
RIGHT: Final = pygame.CONTROLLER_BUTTON_DPAD_RIGHT

_GAME_CONTROLLER: Final = 1
_UNKNOWN: Final = 0
_BUTTONS: Final = 15
_AXES: Final = 6
_AXIS_END: Final = 32767
_HATS: Final = {
    (0, 1): 1,
    (1, 0): 2,
    (0, -1): 4,
    (-1, 0): 8,
    (1, 1): 3,
    (1, -1): 6,
    (-1, 1): 9,
    (-1, -1): 12,
    (0, 0): 0,
}


class _Descriptor(ctypes.Structure):
    """SDL_VirtualJoystickDesc, version 1."""

    _fields_ = (
        ("version", ctypes.c_uint16),
        ("type", ctypes.c_uint16),
        ("naxes", ctypes.c_uint16),
        ("nbuttons", ctypes.c_uint16),
        ("nhats", ctypes.c_uint16),
        ("vendor_id", ctypes.c_uint16),
        ("product_id", ctypes.c_uint16),
        ("padding", ctypes.c_uint16),
        ("button_mask", ctypes.c_uint32),
        ("axis_mask", ctypes.c_uint32),
        ("name", ctypes.c_char_p),
        ("userdata", ctypes.c_void_p),
        *((call, ctypes.c_void_p) for call in ("update", "player", "rumble", "triggers", "led", "effect")),
    )


@lru_cache(maxsize=1)
def _sdl() -> ctypes.CDLL:
    """The SDL library that pygame has loaded; opening it by the same path gives the same instance."""
    pygame.get_sdl_version()
    for line in Path("/proc/self/maps").read_text().splitlines():
        path = line.split()[-1]
        if "libSDL2-2" in path:
            library = ctypes.CDLL(path)
            library.SDL_JoystickOpen.restype = ctypes.c_void_p
            library.SDL_JoystickGetDeviceInstanceID.restype = ctypes.c_int32
            return library
    raise RuntimeError("pygame's SDL library is not among the loaded files")


class VirtualPad:
    """A pad that is plugged in as soon as it is made. Pads must have been started (`App.step` does it).

    SDL samples a pad's state when events are pumped, so every change here pumps; events stay in the queue
    until the app reads them.
    """

    def __init__(self, name: str = "Test pad", vendor: int = XBOX_VENDOR, *, is_mapped: bool = True) -> None:
        self.name = name
        self.vendor = vendor
        self.is_mapped = is_mapped
        self._number = -1
        self._handle: int | None = None
        self.replug()

    @property
    def is_plugged(self) -> bool:
        """Whether it is plugged in now."""
        return self._handle is not None

    @property
    def device_id(self) -> str:
        """The `Device.id` that the app gives this pad."""
        return f"pad:{self._number}"

    def replug(self) -> None:
        """Plug it in (again): the same make under a new number."""
        sdl = _sdl()
        kind = _GAME_CONTROLLER if self.is_mapped else _UNKNOWN
        hats = 0 if self.is_mapped else 1
        description = _Descriptor(1, kind, _AXES, _BUTTONS, hats, self.vendor, 0x0001, 0, 0, 0, self.name.encode())
        index = sdl.SDL_JoystickAttachVirtualEx(ctypes.byref(description))
        if index < 0:
            raise RuntimeError("SDL cannot make a virtual pad; have pads been started?")
        self._number = sdl.SDL_JoystickGetDeviceInstanceID(index)
        self._handle = sdl.SDL_JoystickOpen(index)
        pygame.event.pump()

    def unplug(self) -> None:
        """Pull it out."""
        sdl = _sdl()
        sdl.SDL_JoystickClose(self._open_handle())
        self._handle = None
        for index in range(sdl.SDL_NumJoysticks()):
            if sdl.SDL_JoystickGetDeviceInstanceID(index) == self._number:
                sdl.SDL_JoystickDetachVirtual(index)
                break
        pygame.event.pump()

    def press(self, button: int) -> None:
        """Push a button and let it go."""
        self.hold(button)
        self.release(button)

    def hold(self, button: int) -> None:
        """Push a button."""
        _sdl().SDL_JoystickSetVirtualButton(self._open_handle(), button, 1)
        pygame.event.pump()

    def release(self, button: int) -> None:
        """Let a button go."""
        _sdl().SDL_JoystickSetVirtualButton(self._open_handle(), button, 0)
        pygame.event.pump()

    def axis(self, number: int, value: float) -> None:
        """Move an axis to -1..1."""
        _sdl().SDL_JoystickSetVirtualAxis(self._open_handle(), number, ctypes.c_int16(round(value * _AXIS_END)))
        pygame.event.pump()

    def stick(self, x: float, y: float) -> None:
        """Move the left stick."""
        self.axis(0, x)
        self.axis(1, y)

    def hat(self, x: int, y: int) -> None:
        """Push the hat of an unmapped pad; y is 1 upward, as pygame has it."""
        _sdl().SDL_JoystickSetVirtualHat(self._open_handle(), 0, ctypes.c_uint8(_HATS[x, y]))
        pygame.event.pump()

    def _open_handle(self) -> ctypes.c_void_p:
        assert self._handle is not None, "the pad is not plugged in"
        return ctypes.c_void_p(self._handle)
