"""Every text of the table is whole, apart from the others and readable, whatever is asked, at every size."""

from pathlib import Path

import pygame
import pytest

from game.core.chance import Chance
from game.games.lunatix import moves as m
from game.games.lunatix import state as s
from game.games.matches import match_from
from game.ui import text
from game.ui.press import CLUSTERS, Button
from tests.scenes.test_layout import SCALES, SIZES, text_faults
from tests.tables.lunatix.loops import loop_header, loop_table, picture_of

PHASES = (
    s.ChoosingChips, s.Choosing, s.ChoosingOpenly, s.Braking, s.Accelerating, s.TurningAround, s.Driving, s.Dropping,
    s.FearingHazard, s.FearingTurbo, s.Shopping, s.PickingGadget,
)  # fmt: skip
SHOPPING = (m.Enter, m.BuyGadget)
"""Moves that random play takes whenever it can, so that gadgets come about."""


@pytest.mark.parametrize("phase", PHASES, ids=lambda phase: phase.__name__)
def test_the_words_of_every_decision_fit(tmp_path: Path, phase: type) -> None:
    found = []
    for seed in range(30):
        header = loop_header(*["human"] * 4, "random", "random", seed=seed, turn_around=True)
        match = match_from(header)
        for number in range(500):
            acting = match.to_act()
            if not acting:
                break
            if isinstance(match.view(None).race.phase, phase) and acting[0] < 4 and (number > 60 or number < 3):
                found.append((header, match.entries))
                break
            luck = Chance(seed, number)
            seat = luck.pick(acting)
            wanted = [move for move in match.moves(seat) if isinstance(move, SHOPPING)]
            match.play(seat, luck.pick(wanted or match.moves(seat)))
        if found:
            break
    assert found, f"{phase.__name__} never came about"
    header, entries = found[0]
    with loop_table(tmp_path, header, entries) as made:
        wrong = []
        for size in SIZES[::3]:
            for scale in SCALES:
                made.app.surface = (
                    made.app.surface if made.app.surface.get_size() == size else pygame.display.set_mode(size)
                )
                made.app.set_look(text_scale=scale)
                made.settle()
                if phase is s.PickingGadget and not getattr(picture_of(made).chooser, "is_open", True):
                    made.press(Button.CONFIRM, CLUSTERS[made.table.match.to_act()[0]])
                with text.recording() as log:
                    made.table.draw(made.app.surface)
                wrong += [f"{size} at {scale:.0%}: {fault}" for fault in text_faults(log, made.app.surface)]
        assert wrong == []
