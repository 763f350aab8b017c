"""The page with the whole deck: every image is reached, its cards are the right ones, texts fit, back leads back."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.crew import Crew
from game.files.loonacy_decks import loonacy_figures
from game.files.paths import Home
from game.games.loonacy.cards import Deck
from game.scenes.application import Launch, open_stage
from game.scenes.loonacy_deck import DeckPage
from game.tables.stage import Stage
from game.ui import text
from game.ui.press import CLUSTERS, KEYBOARD, Act, Button, Pointer, Press
from game.ui.scene import Scene
from tests.scenes.test_layout import SIZES, text_faults

DECK = loonacy_figures().figures.deck


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[Stage]:
    made = open_stage(Launch(Home.at(tmp_path), SIZES[0]), make_crew=Crew.local)
    made.app.push(Scene())
    yield made
    made.close()
    made.app.close()


def opened(stage: Stage, deck: Deck = DECK) -> DeckPage:
    page = DeckPage(stage, deck)
    stage.app.push(page)
    page.draw(stage.app.surface)
    return page


def push(page: DeckPage, button: Button) -> None:
    page.press(Press(CLUSTERS[1], button, is_down=True, at=0))


def test_every_image_is_reached_by_directions_alone(stage: Stage) -> None:
    page = opened(stage)
    reached: dict[int, tuple[Button, ...]] = {page.focus: ()}
    edge = [page.focus]
    while edge:
        start = edge.pop(0)
        for button in (Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT):
            page.picker.cursor = page.picker.spots[start]
            push(page, button)
            if page.focus not in reached:
                reached[page.focus] = (*reached[start], button)
                edge.append(page.focus)
    assert sorted(reached) == list(range(30))
    assert max(map(len, reached.values())) <= 12


def test_all_cards_are_shown_each_with_both_of_its_images(stage: Stage) -> None:
    page = opened(stage)
    shown: list[int] = []
    for spot in page.picker.spots:
        page.picker.cursor = spot
        assert all(spot.value in DECK.pairs[card] for card in page.cards())
        shown += page.cards()
    assert sorted(shown) == sorted(2 * list(range(len(DECK.pairs))))


def test_the_mouse_shows_what_it_is_over(stage: Stage) -> None:
    page = opened(stage)
    seen = set()
    for x in range(0, 1280, 40):
        for y in range(0, 720, 40):
            page.pointer(Pointer(Act.MOVE, x, y, 0))
            seen.add(page.focus)
    assert seen == set(range(30))


@pytest.mark.parametrize("button", [Button.BACK, Button.CONFIRM])
def test_back_and_the_row_lead_back(stage: Stage, button: Button) -> None:
    page = opened(stage)
    push(page, button)
    assert stage.app.top is not page


def test_escape_leads_back(stage: Stage) -> None:
    page = opened(stage)
    page.press(Press(KEYBOARD, Button.PAUSE, is_down=True, at=0))
    assert stage.app.top is not page


def test_texts_are_whole_apart_and_readable(stage: Stage) -> None:
    page = opened(stage)
    app = stage.app
    faults = []
    for size in SIZES[:3]:
        for scale in (1.0, 2.0):
            app.surface = pygame.display.set_mode(size)
            app.set_look(text_scale=scale)
            for number in (2, 25, 29):
                page.picker.cursor = page.picker.spots[number]
                with text.recording() as log:
                    page.draw(app.surface)
                faults += [f"{size} at {scale:.0%}: {fault}" for fault in text_faults(log, app.surface)]
    assert faults == []


def test_a_players_own_images_have_names_too(stage: Stage) -> None:
    page = opened(stage, replace(DECK, images=(*DECK.images, "pet_rock")))
    page.picker.cursor = page.picker.spots[30]
    with text.recording() as log:
        page.draw(stage.app.surface)
    assert {"Pet rock", "on 0 cards"} <= {one.words for one in log.written}
