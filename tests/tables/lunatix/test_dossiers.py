"""A dossier shows all of its car inside its card: in every size of window and text, for one to six seats."""

from typing import Any

import pygame
import pytest

from game.games.lunatix.cards import Card, Hazard
from game.tables.lunatix.dossiers import Dossier, dossier_rects, draw_dossier
from game.tables.lunatix.layout import lay_out
from game.tables.lunatix.speedometer import draw_speedometer, speedometer_size
from game.tables.lunatix.tags import Sort, tag_size, tags_of
from game.ui.theme import LUNATIX, SEAT_MARKS, Look, Metrics

_GROUND = (1, 2, 3)


@pytest.fixture(autouse=True)
def _fonts() -> None:
    pygame.font.init()


def _dossier(**changed: Any) -> Dossier:
    full: dict[str, Any] = {
        "mark": SEAT_MARKS[1], "name": "Wilhelmina", "is_bot": True, "place": "2nd", "lap": "Lap 1/3", "speed": 100,
        "maximum": 140, "luck": 12, "chips": (12, 3, 0), "gadgets": (Card.CHARGER, Card.BUMPERS), "hidden": 2,
        "lunacies": (Hazard.TIMID, Hazard.PACK_RAT), "order": 3, "card": Card.RAM, "has_locked": True,
        "is_thinking": False, "is_acting": False, "is_out": False, "is_in_pit": True, "is_wrong_way": False, "end": "",
    }  # fmt: skip
    return Dossier(**{**full, **changed})


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 6])
def test_nothing_sticks_out_of_its_card(size: tuple[int, int], text_scale: float, seats: int) -> None:
    look = Look(LUNATIX, Metrics(size, text_scale))
    surface = pygame.Surface(size)
    surface.fill(_GROUND)
    rects = dossier_rects(look, lay_out(look, size).column, seats)
    for rect in rects:
        draw_dossier(surface, look, rect, _dossier())
        surface.fill(_GROUND, rect.inflate(2, 2))
    assert pygame.mask.from_threshold(surface, _GROUND, (1, 1, 1)).count() == size[0] * size[1]


@pytest.mark.parametrize(
    "changed",
    [
        {"maximum": 130}, {"speed": 90}, {"luck": 11}, {"chips": (12, 3, 1)}, {"hidden": 1}, {"lunacies": ()},
        {"gadgets": (Card.CHARGER,)}, {"card": None}, {"card": None, "has_locked": False, "is_thinking": True},
        {"is_in_pit": False},
    ],
)  # fmt: skip
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_everything_of_a_car_is_seen(changed: dict[str, Any], seats: int) -> None:
    size = (1280, 720)
    look = Look(LUNATIX, Metrics(size))
    rect = dossier_rects(look, lay_out(look, size).column, seats)[0]
    pictures = []
    for dossier in (_dossier(), _dossier(**changed)):
        surface = pygame.Surface(size)
        draw_dossier(surface, look, rect, dossier)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] != pictures[1]


def test_plates_shrink_until_all_fit() -> None:
    assert tag_size(3, (100, 30), 28, 4) == 28
    small = tag_size(9, (100, 30), 28, 4)
    assert ((100 + 4) // (small + 4)) * ((30 + 4) // (small + 4)) >= 9


def test_hidden_gadgets_are_backs_between_open_ones_and_lunacies() -> None:
    tags = tags_of((Card.BUMPERS,), 2, (Hazard.TIMID,))
    assert [tag.sort for tag in tags] == [Sort.GADGET, Sort.HIDDEN, Sort.HIDDEN, Sort.LUNACY]
    assert {tag.card for tag in tags if tag.sort is Sort.HIDDEN} == {Card.FACE_DOWN}


@pytest.mark.parametrize("height", [34, 56, 90])
def test_a_dial_stays_in_its_box(height: int) -> None:
    box = pygame.Rect((40, 40), speedometer_size(height))
    for speed, maximum in ((0, 0), (200, 200), (100, 140)):
        surface = pygame.Surface((box.right + 40, box.bottom + 40))
        draw_speedometer(surface, box, speed, maximum)
        surface.fill((0, 0, 0), box)
        assert not pygame.mask.from_threshold(surface, (255, 255, 255), (220, 220, 220)).count()
