"""Game pads: opened when plugged in, their events turned into presses; the only user of SDL's controllers."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

import pygame
from pygame._sdl2 import controller

from game.ui.press import Device, Direction, Family
from game.ui.stick import RELEASED, Stick

_VENDORS: Final = {
    0x045E: Family.XBOX,
    0x28DE: Family.XBOX,
    0x054C: Family.PLAYSTATION,
    0x057E: Family.NINTENDO,
}
_AXIS_RANGE: Final = 32768
_HAT_STEPS: Final = (
    (0, -1, (-1, 0)),
    (0, 1, (1, 0)),
    (1, 1, (0, -1)),
    (1, -1, (0, 1)),
)


def family_of(guid: str) -> Family:
    """Whose glyphs a pad wears, by the vendor in bytes 4-5 of its GUID."""
    try:
        vendor = int.from_bytes(bytes.fromhex(guid[8:12]), "little")
    except ValueError:
        return Family.GENERIC
    return _VENDORS.get(vendor, Family.GENERIC)


@dataclass(frozen=True, slots=True)
class Code:
    """A numbered pad button going down or up."""

    device: Device
    code: int
    is_down: bool


@dataclass(frozen=True, slots=True)
class Steered:
    """A hat or a stick points somewhere new: a step for menus, and for a stick its aim (perhaps the same as before)."""

    device: Device
    step: Direction | None
    aim: Direction | None = None
    is_fresh_aim: bool = False


PadEvent = Code | Steered


@dataclass(slots=True)
class _Pad:
    """An open pad. The handle must be kept: dropping it closes the pad."""

    device: Device
    handle: "controller.Controller | pygame.joystick.JoystickType"
    stick: Stick
    hat: tuple[int, int] = (0, 0)
    is_settling: bool = True


@dataclass(slots=True)
class Pads:
    """The pads that are plugged in, by SDL's instance id."""

    _open: dict[int, _Pad] = field(default_factory=dict)

    def start(self) -> None:
        """Begin to listen (takes some ms). Pads that are plugged in already announce themselves as events."""
        pygame.joystick.init()
        controller.init()

    def stop(self) -> None:
        """Close all pads."""
        self._open.clear()
        if controller.get_init():
            controller.quit()
        pygame.joystick.quit()

    @property
    def devices(self) -> tuple[Device, ...]:
        """The pads that are plugged in, in the order of plugging."""
        return tuple(pad.device for pad in self._open.values())

    def plug(self) -> list[Device]:
        """Open every pad that is not open yet; called when an event says that there is one.

        The device index in such an event may be out of date: pads that went in the meantime shift it.
        """
        found = []
        for index in range(pygame.joystick.get_count()):
            try:
                device = self._open_at(index)
            except pygame.error:
                continue  # it went while its event was waiting
            if device is not None:
                found.append(device)
        return found

    def _open_at(self, index: int) -> Device | None:
        """Open the pad at a device index; None when it is open already."""
        stick = pygame.joystick.Joystick(index)
        number = stick.get_instance_id()
        if number in self._open:
            return None
        is_mapped = controller.is_controller(index)
        handle = controller.Controller(index) if is_mapped else stick
        guid = stick.get_guid()
        device = Device(f"pad:{number}", guid, stick.get_name(), family_of(guid), is_mapped)
        is_at_rest = all(abs(stick.get_axis(axis)) < RELEASED for axis in range(min(2, stick.get_numaxes())))
        self._open[number] = _Pad(device, handle, Stick(is_at_rest))
        return device

    def unplug(self, event: pygame.Event) -> Device | None:
        """Close the pad of a JOYDEVICEREMOVED event."""
        pad = self._open.pop(event.instance_id, None)
        return pad.device if pad else None

    def settle(self) -> None:
        """The burst of axis events that comes with a new pad is over."""
        for pad in self._open.values():
            pad.is_settling = False

    def forget(self) -> None:
        """Forget what the sticks and hats point at."""
        for pad in self._open.values():
            pad.stick.forget()
            pad.hat = (0, 0)

    def read(self, event: pygame.Event) -> Iterator[PadEvent]:
        """What one pygame event means. A mapped pad speaks by CONTROLLER* events only, another by JOY* only."""
        pad = self._open.get(getattr(event, "instance_id", -1))
        if pad is None:
            return
        match event.type, pad.device.is_mapped:
            case (pygame.CONTROLLERBUTTONDOWN, True) | (pygame.JOYBUTTONDOWN, False):
                yield Code(pad.device, event.button, True)
            case (pygame.CONTROLLERBUTTONUP, True) | (pygame.JOYBUTTONUP, False):
                yield Code(pad.device, event.button, False)
            case pygame.CONTROLLERAXISMOTION, True:
                yield from _tilt(pad, event.axis, event.value / _AXIS_RANGE)
            case pygame.JOYAXISMOTION, False:
                yield from _tilt(pad, event.axis, event.value)
            case pygame.JOYHATMOTION, False:
                yield from _hat(pad, event.value)
            case _:
                pass


def _tilt(pad: _Pad, axis: int, value: float) -> Iterator[PadEvent]:
    if axis > 1 or pad.is_settling:
        return
    x, y = (value, pad.stick.y) if axis == 0 else (pad.stick.x, value)
    aim, step = pad.stick.move(x, y)
    if aim or step:
        yield Steered(pad.device, step, pad.stick.aim, aim is not None)


def _hat(pad: _Pad, value: tuple[int, int]) -> Iterator[PadEvent]:
    for axis, sign, step in _HAT_STEPS:
        if value[axis] == sign and pad.hat[axis] != sign:
            yield Steered(pad.device, step)
    pad.hat = value
