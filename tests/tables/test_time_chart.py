"""Charts over seconds: changes stand where they happened in time, and the axis tells minutes and seconds."""

import pygame
import pytest

from game.tables.seats import Sitter
from game.tables.time_chart import Reading, clock_words, time_chart
from game.ui import text
from game.ui.theme import HOUSE, SEAT_MARKS, Look, Metrics
from tests.tables.staging import NAMES

SIZE = (700, 420)
RECT = pygame.Rect(20, 20, 660, 380)


@pytest.fixture(autouse=True)
def _fonts() -> None:
    pygame.font.init()


def painted(readings: list[Reading], scale: float = 1.0) -> tuple[pygame.Surface, list[str]]:
    look = Look(HOUSE, Metrics(SIZE, scale))
    surface = pygame.Surface(SIZE)
    surface.fill(look.mood.panel)
    sitters = [Sitter(seat, NAMES[seat], "human") for seat in range(len(readings[0].values))]
    with text.recording() as log:
        time_chart("Hands", sitters, readings).draw(surface, RECT, look)
    assert not log.overlaps()
    return surface, [one.words for one in log.written]


def fall_at(readings: list[Reading]) -> int:
    """How far from its beginning the line of the only seat falls, in pixels."""
    surface, _ = painted(readings)
    colour = SEAT_MARKS[0].colour
    at = [(x, y) for x in range(RECT.width) for y in range(SIZE[1]) if surface.get_at((x, y))[:3] == colour]
    level = [(x, y) for x, y in at if x < RECT.width - 80]  # its mark stands at the right end
    highest = min(y for _, y in level)
    return max(x for x, y in level if y == highest) - min(x for x, _ in level)


def test_a_change_stands_where_it_happened_in_time_not_in_the_row_of_changes() -> None:
    early = fall_at([Reading(5000, (7,)), Reading(15_000, (6,)), Reading(105_000, (6,))])
    late = fall_at([Reading(5000, (7,)), Reading(75_000, (6,)), Reading(105_000, (6,))])
    assert late / early == pytest.approx(7, rel=0.1)


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("seconds", [1, 19, 75, 3600])
def test_the_axis_tells_minutes_and_seconds_from_the_beginning(seconds: int, scale: float) -> None:
    readings = [
        Reading(9000, (7, 7, 3)),
        Reading(9000 + 500 * seconds, (8, 8, 4)),
        Reading(9000 + 1000 * seconds, (0, 8, 8)),
    ]
    _, words = painted(readings, scale)
    times = [word for word in words if ":" in word]
    assert times[0] == "0:00"
    assert len(times) > 1


def test_a_match_that_took_no_time_has_a_chart_too() -> None:
    painted([Reading(0, (7, 7)), Reading(0, (0, 7))])


@pytest.mark.parametrize(("ms", "words"), [(0, "0:00"), (999, "0:00"), (61_000, "1:01"), (3_600_000, "60:00")])
def test_times_are_minutes_and_seconds(ms: int, words: str) -> None:
    assert clock_words(ms) == words
