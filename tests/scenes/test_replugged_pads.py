"""A pad that is pulled out and plugged in again, under a new number, goes on where it was, at every game's table."""

from pathlib import Path

import pytest

from game.core.record import Header
from game.scenes.pause import Pause
from game.scenes.start import table_for
from game.tables.table import TableScene
from tests.pads import START, A
from tests.pilot import flying
from tests.scenes.test_race import QUICK, SMALL
from tests.tables.loonacy.staging import loonacy_header
from tests.tables.lucky.shows import show_header
from tests.tables.lunatix.loops import loop_header
from tests.tables.staging import race_header

PEOPLE = ("human", "human")
HEADERS = [race_header(*PEOPLE), loop_header(*PEOPLE), show_header(*PEOPLE), loonacy_header(*PEOPLE)]


@pytest.mark.parametrize("header", HEADERS, ids=lambda header: header.game)
def test_the_same_pad_comes_back_closes_the_pause_and_plays_on(tmp_path: Path, header: Header) -> None:
    with flying(tmp_path, SMALL, QUICK) as pilot:
        pads = [pilot.plug("Pad"), pilot.plug("Other pad")]
        pilot.app.push(table_for(pilot.stage, header, None))
        by_id = {device.id: device for device in pilot.app.inputs.devices}
        for seat, pad in enumerate(pads):
            pilot.stage.chairs.give(seat, by_id[pad.device_id])
        pilot.step(3)
        for seat in (0, 1, 0):
            pad = pads[seat]
            before = pad.device_id
            pad.unplug()
            pilot.step()
            pause = pilot.top
            assert isinstance(pause, Pause)
            assert pause.lost == (seat,)
            pad.replug()
            pilot.step()
            assert pause.title_words() == "Paused", "nobody has pressed pause"
            assert pad.device_id != before
            assert pilot.stage.chairs.device_of(seat) is not None
            device = pilot.stage.chairs.device_of(seat)
            assert device is not None
            assert device.id == pad.device_id
            pilot.pad(pad, A)
            assert pilot.sees(TableScene), "its own confirm button closes the page"
            pilot.pad(pad, START)
            asked = pilot.top
            assert isinstance(asked, Pause)
            assert asked.table.seats[seat].name in asked.title_words(), "and it is the same person's"
            pilot.pad(pad, START)
            assert pilot.sees(TableScene)
