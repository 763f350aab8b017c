"""Places on the table of Retro Loonacy."""

import pygame
import pytest

from game.tables.loonacy.card_places import hand_cells, hand_grid, pile_cells, pile_places
from game.tables.loonacy.layout import lay_out, left_bare
from game.ui.theme import HOUSE, Look, Metrics

SIZES = [(1280, 720), (1280, 800), (1920, 1080), (2560, 1080), (3840, 2160)]


def look_of(size: tuple[int, int], text_scale: float = 1.0) -> Look:
    return Look(HOUSE, Metrics(size, text_scale))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_nothing_lies_over_anything_and_all_is_within_nine_tenths(
    size: tuple[int, int], seats: int, text_scale: float
) -> None:
    look = look_of(size, text_scale)
    places = lay_out(look, size, seats, has_keys=True)
    safe = pygame.Rect((0, 0), size).scale_by(0.9).inflate(2, 2)
    rects = [*(panel.rect for panel in places.panels), places.centre]
    for number, rect in enumerate(rects):
        assert safe.contains(rect)
        assert rect.collidelistall(rects) == [number]
    assert len({panel.rect.size for panel in places.panels}) == 1
    assert len({panel.cards.size for panel in places.panels}) == 1
    for piles in range(1, 8):
        cells = pile_cells(look, places.piles, piles)
        assert len(cells) == piles
        assert all(places.piles.inflate(2, 2).contains(cell) for cell in cells)
        assert all(cell.collidelistall(cells) == [number] for number, cell in enumerate(cells))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("cards", [1, 7, 8, 20, 36, 96])
def test_every_card_has_room_in_its_panel(size: tuple[int, int], seats: int, cards: int) -> None:
    look = look_of(size)
    for panel in lay_out(look, size, seats, has_keys=True).panels:
        cells = hand_cells(panel.cards, hand_grid(look, panel.cards, cards), cards)
        assert all(panel.cards.contains(cell) for cell in cells)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("piles", range(1, 5))
def test_piles_are_numbered_as_people_read(seats: int, piles: int) -> None:
    size = (1280, 720)
    cells = pile_cells(look_of(size), lay_out(look_of(size), size, seats, has_keys=True).piles, piles)
    numbered = [cell for _, cell in sorted(zip(pile_places(piles), map(tuple, cells), strict=True))]
    is_row_by_row = numbered == sorted(numbered, key=lambda cell: (cell[1], cell[0]))
    assert is_row_by_row or [cell[0] for cell in numbered] == sorted(cell[0] for cell in numbered)


@pytest.mark.parametrize(("seats", "least"), [(2, 64), (3, 48), (4, 40), (5, 40)])
def test_twenty_cards_are_still_readable_in_a_small_window(seats: int, least: int) -> None:
    size = (1280, 720)
    panel = lay_out(look_of(size), size, seats, has_keys=True).panels[0]
    assert hand_grid(look_of(size), panel.cards, 20).size[0] >= least


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_middle_parts_lie_apart_where_somebody_watches(size: tuple[int, int], text_scale: float) -> None:
    for seats in range(2, 6):
        places = lay_out(look_of(size, text_scale), size, seats, has_keys=False, has_prompt=True)
        parts = [places.piles, places.prompt, places.footer]
        parts += [] if places.are_news_for_title else [places.news]
        for number, part in enumerate(parts):
            assert places.centre.contains(part)
            assert part.collidelistall(parts) == [number]
            assert part.height > 0


def test_what_is_left_bare_is_all_that_is_not_covered() -> None:
    whole = pygame.Rect(0, 0, 60, 40)
    covered = [pygame.Rect(5, 5, 20, 10), pygame.Rect(30, 5, 20, 30), pygame.Rect(0, 20, 25, 20)]
    sheet = pygame.Surface(whole.size)
    for strip in left_bare(whole, covered):
        assert sheet.get_at(strip.topleft)[0] == 0
        sheet.fill((255, 0, 0), strip)
    for x in range(60):
        for y in range(40):
            is_covered = any(rect.collidepoint(x, y) for rect in covered)
            assert (sheet.get_at((x, y))[0] == 0) == is_covered
