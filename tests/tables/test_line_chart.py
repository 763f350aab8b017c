"""Charts of lines: the rounds have numbers, and lines and marks at one place are all to be seen."""

import pygame
import pytest

from game.tables.line_chart import Line, line_chart
from game.tables.seats import Sitter
from game.ui import text
from game.ui.theme import HOUSE, Look, Metrics
from tests.tables.staging import NAMES

SIZE = (700, 420)
RECT = pygame.Rect(20, 20, 660, 380)


@pytest.fixture(autouse=True)
def _fonts() -> None:
    pygame.font.init()


def sitters(count: int) -> list[Sitter]:
    return [Sitter(seat, NAMES[seat], "human") for seat in range(count)]


def painted(lines: list[Line], scale: float = 1.0) -> tuple[pygame.Surface, list[text.Written]]:
    look = Look(HOUSE, Metrics(SIZE, scale))
    surface = pygame.Surface(SIZE)
    surface.fill(look.mood.panel)
    with text.recording() as log:
        line_chart("Speed", sitters(len(lines)), lines, 0, 140).draw(surface, RECT, look)
    assert not log.overlaps()
    return surface, log.written


@pytest.mark.parametrize("rounds", [2, 9, 24, 200])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_rounds_have_numbers_from_one_on(rounds: int, scale: float) -> None:
    _, written = painted([[float(number % 14 * 10) for number in range(rounds)]], scale)
    below = [one for one in written if one.rect.top > RECT.bottom - 60]
    low = max(one.rect.top for one in below)
    numbers = [int(one.words) for one in below if one.rect.top == low]
    assert numbers[0] == 1
    assert numbers == sorted(numbers)
    assert len(numbers) >= 2
    assert numbers[-1] <= rounds


def test_lines_that_run_together_and_their_marks_are_all_seen() -> None:
    lines: list[Line] = [[40.0, 60.0, 60.0]] * 4
    surface, _ = painted(lines)
    seen = [
        pygame.mask.from_threshold(surface, sitter.mark.colour, (2, 2, 2, 255)).count()
        for sitter in sitters(len(lines))
    ]
    assert all(count > 150 for count in seen), "a part of the line, and a mark of one's own"
    boxes = [
        pygame.mask.from_threshold(surface, sitter.mark.colour, (2, 2, 2, 255)).get_bounding_rects()
        for sitter in sitters(len(lines))
    ]
    ends = [max(rect.right for rect in found) for found in boxes]
    assert ends == sorted(set(ends))
    assert ends[-1] <= RECT.right
