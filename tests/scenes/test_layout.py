"""Every text of every screen: none cut, none over another, large enough, with contrast, and away from the rim."""

from collections.abc import Iterator

import pygame
import pytest

from game.crew import Crew
from game.files.maps import shipped_maps
from game.files.paths import Home
from game.scenes.application import Launch, open_stage
from game.scenes.pictures import SCENES
from game.tables.stage import Stage
from game.ui import text
from game.ui.layout import safe_area
from game.ui.scene import Scene
from game.ui.theme import contrast

SIZES = ((1280, 720), (1280, 800), (1920, 1080), (2560, 1080), (3840, 2160))
SCALES = (1.0, 2.0)
TABLES = ("table", "race", "solo", "replay", "lucky-replay", "loonacy-replay")
"""Screens that are drawn by the tables, which have their own tests."""
LARGE_PX = 24


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    made = open_stage(Launch(Home.at(tmp_path_factory.mktemp("home")), SIZES[0]), make_crew=Crew.local)
    yield made
    made.close()
    made.app.close()


@pytest.mark.parametrize("name", [name for name in SCENES if name not in TABLES])
def test_texts_are_whole_apart_and_readable(stage: Stage, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app = stage.app
    few = [path for path in shipped_maps() if path.stem in ("kitchen_oval", "paperclip")]
    monkeypatch.setattr("game.scenes.race_tracks.shipped_maps", lambda game: few)
    app.quit()
    app.surface = pygame.display.set_mode(SIZES[0])
    app.set_look(text_scale=1.0)
    top = SCENES[name](stage)
    draw_whole(top, app.surface)
    faults = []
    for size in SIZES:
        for scale in SCALES:
            app.surface = pygame.display.set_mode(size)
            app.set_look(text_scale=scale)
            top.update(0)
            with text.recording() as log:
                top.draw(app.surface)
            faults += [f"{size} at {scale:.0%}: {fault}" for fault in text_faults(log, app.surface)]
    assert faults == []


def test_high_contrast_is_seven_to_one_everywhere(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    app = stage.app
    few = [path for path in shipped_maps() if path.stem == "kitchen_oval"]
    monkeypatch.setattr("game.scenes.race_tracks.shipped_maps", lambda game: few)
    faint = []
    app.surface = pygame.display.set_mode(SIZES[0])
    for name in SCENES:
        app.quit()
        app.set_look(text_scale=1.0, is_contrast_high=True)
        top = SCENES[name](stage)
        draw_whole(top, app.surface)
        with text.recording() as log:
            top.draw(app.surface)
        faint += [f"{name}: {one.words}" for one in log.written if contrast(*one.ink) < 7.0]
    app.set_look(is_contrast_high=False)
    assert faint == []


def draw_whole(scene: Scene, surface: pygame.Surface) -> None:
    """Some pages come part by part in their first frames."""
    for _ in range(4):
        scene.draw(surface)


def text_faults(log: text.TextLog, surface: pygame.Surface) -> Iterator[str]:
    """What is wrong with the texts of a screen."""
    safe = safe_area(surface).inflate(4, 4)
    assert log.written, "a screen without words"
    for one in log.written:
        if one.is_cut:
            yield f'"{one.words}" is cut'
        if not safe.contains(one.rect):
            yield f'"{one.words}" is outside the inner 90 %: {one.rect}'
        if one.px < 12:
            yield f'"{one.words}" is {one.px} px high'
        least = 3.0 if one.px >= LARGE_PX else 4.5
        if contrast(*one.ink) < least:
            yield f'"{one.words}" has a contrast of {contrast(*one.ink):.1f}'
    for a, b in log.overlaps():
        if a.rect.clip(b.rect).height > min(a.px, b.px) * 0.2:
            yield f'"{a.words}" and "{b.words}" overlap'
