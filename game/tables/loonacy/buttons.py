"""Which buttons throw at which pile, choose cards, and hold up the ready sign, on keys and on pads."""

from typing import Final

from game.ui.press import Button, Device, Family

_KEY_PILES: Final = (Button.BACK, Button.CONFIRM, Button.UP, Button.DOWN, Button.EXTRA)
_PAD_PILES: Final = (Button.EXTRA, Button.BACK, Button.INFO, Button.CONFIRM, Button.TAB_LEFT)
"""By pile: left, right, upper, lower, as the four face buttons lie, and the four keys around the left hand's.

More than four piles there are only with decks of the player's own, when seats have left.
"""


def pile_buttons(device: Device) -> tuple[Button, ...]:
    """The buttons of a device for the piles, in the order of the piles."""
    return _PAD_PILES if device.is_pad else _KEY_PILES


def sign_button(device: Device) -> Button:
    """The button that holds up the ready sign from anywhere; in calm mode it passes."""
    return Button.TAB_RIGHT if device.is_pad else Button.INFO


def pile_of(device: Device, button: Button, piles: int) -> int | None:
    """The pile that a button throws at; with a single pile all four do. None for a button that throws at none."""
    if device.family is Family.MOUSE:
        return None
    buttons = pile_buttons(device)
    if button not in buttons:
        return None
    number = buttons.index(button)
    if piles == 1 and number < 4:
        return 0
    return number if number < piles else None


def is_throwing(device: Device, button: Button) -> bool:
    """Whether a button is one of the four that throw, whatever there is to throw at."""
    return device.family is not Family.MOUSE and button in pile_buttons(device)[:4]
