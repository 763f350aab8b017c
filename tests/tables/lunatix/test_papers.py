"""Papers held up over the board: no stamp lies on what is to be read, and cards set aside are numbered."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.files.texts import Texts
from game.games.lunatix.cards import Hazard
from game.tables.lunatix import papers
from game.tables.lunatix.forms import draw_stamp
from game.ui import text
from game.ui.theme import SEAT_MARKS
from tests.games.lunatix.boards import house_cards
from tests.tables.lunatix.loops import loop_header, loop_table, picture_of


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_no_stamp_lies_on_the_words_of_a_card(tmp_path: Path, scale: float, monkeypatch: pytest.MonkeyPatch) -> None:
    stamps: list[pygame.Rect] = []
    stamp = draw_stamp

    def noted(*args: Any, **fields: Any) -> pygame.Rect:
        stamps.append(stamp(*args, **fields))
        return stamps[-1]

    monkeypatch.setattr("game.tables.lunatix.papers.draw_stamp", noted)
    with loop_table(tmp_path, loop_header("human", "random")) as made:
        made.app.surface = pygame.display.set_mode((1280, 720))
        made.app.set_look(text_scale=scale)
        made.settle()
        look, area = picture_of(made).look, pygame.Rect(0, 0, 840, 700)
        for card in Hazard:
            with text.recording() as log:
                papers.draw_paper(
                    made.app.surface, look, area, Texts("en"), house_cards(), card, SEAT_MARKS[0], "Bruno", 1.0, (2, 3)
                )
            assert any("card 2 of 3" in one.words for one in log.written)
            assert [one.words for one in log.written if one.is_cut or one.rect.colliderect(stamps[-1])] == []
