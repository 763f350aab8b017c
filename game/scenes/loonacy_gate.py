"""What comes between a match of Retro Loonacy and its table: a test of the keys, where several share a keyboard."""

from collections.abc import Callable

from game.core.record import Header
from game.games.loonacy.options import Mode
from game.scenes.seating import HUMAN
from game.tables.loonacy.buttons import pile_buttons
from game.tables.stage import Stage
from game.ui.press import MOUSE, Button
from game.ui.scene import Scene

_MOST_UNTESTED = 2
"""So many people's keys get along on every keyboard."""


def loonacy_gate(stage: Stage, header: Header, make_table: Callable[[], Scene]) -> Scene:
    """The table, or before a race of more than two on keys a test of these, unless they have passed one before.

    The people of the header sit on their devices already.
    """
    people = [seat for seat, line in enumerate(header.seats) if line.player == HUMAN]
    devices = {seat: device for seat in people if (device := stage.chairs.device_of(seat)) is not None}
    keyed = {seat: device for seat, device in devices.items() if not device.is_pad and device != MOUSE}
    if header.options.get("pace") == Mode.CALM.value or len(keyed) <= _MOST_UNTESTED:
        return make_table()
    from game.scenes.loonacy_keys import KeyTest, key_codes  # noqa: PLC0415 - only where a keyboard is shared

    piles = stage.loonacy_figures.deck.piles_for(len(header.seats))
    keys = {
        seat: (device, (*pile_buttons(device)[:piles], Button.LEFT, Button.RIGHT)) for seat, device in keyed.items()
    }
    if any(key_codes(stage, keys) <= passed for passed in stage.passed_keys):
        return make_table()
    return KeyTest(stage, {seat: header.seats[seat].name for seat in keyed}, keys, make_table)
