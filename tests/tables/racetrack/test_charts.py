"""Charts of a race: places and speeds as they were, every line ending in its seat's mark."""

import pygame

from game.core.chance import Chance
from game.files.texts import Texts
from game.games.racetrack.options import Options
from game.games.racetrack.rules import RacetrackRules
from game.tables.racetrack.charts import race_charts
from game.tables.racetrack.story import Story
from game.tables.seats import Sitter
from game.ui import text
from game.ui.theme import BLUEPRINT, Look, Metrics
from tests.tables.staging import oval_track


def raced(seats: int, rounds: int) -> Story:
    rules = RacetrackRules(oval_track(), Options(turn_limit=rounds), seats)
    luck = Chance(4)
    state, events = rules.start(luck)
    story = Story(rules.board, seats, events)
    while acting := rules.to_act(state):
        luck.step += 1
        move = luck.pick(rules.legal_moves(state, acting[0]))
        state, events = rules.apply(state, acting[0], move, 0, luck)
        for event in events:
            story.tell(event)
    return story


def sitters(count: int) -> list[Sitter]:
    return [Sitter(seat, f"car {seat}", "human") for seat in range(count)]


def test_a_race_has_places_and_speeds_and_a_lone_one_speeds() -> None:
    titles = [chart.title for chart in race_charts(raced(3, 8), sitters(3), Texts())]
    assert titles == [Texts()("racetrack.chart_places"), Texts()("racetrack.chart_speeds")]
    assert [chart.title for chart in race_charts(raced(1, 8), sitters(1), Texts())] == titles[1:]


def test_a_race_that_hardly_began_has_none() -> None:
    assert race_charts(raced(2, 1), sitters(2), Texts()) == ()


def test_the_scale_of_places_shows_every_place_and_nothing_overlaps() -> None:
    pygame.font.init()
    surface = pygame.Surface((900, 500))
    look = Look(BLUEPRINT, Metrics((1280, 720)))
    surface.fill(look.mood.panel)
    before = pygame.image.tobytes(surface, "RGB")
    places = race_charts(raced(4, 9), sitters(4), Texts())[0]
    with text.recording() as log:
        places.draw(surface, pygame.Rect(20, 20, 860, 460), look)
    scale, rounds = ["1", "2", "3", "4"], [str(number) for number in range(1, 10)]
    assert [written.words for written in log.written] == [*scale, *rounds]
    assert not log.overlaps()
    assert pygame.image.tobytes(surface, "RGB") != before
    text.forget_fonts()
