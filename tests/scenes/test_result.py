"""The result page of the games in every size of text, in the smallest window."""

from collections.abc import Iterator

import pygame
import pytest

from game.crew import Crew
from game.files.paths import Home
from game.scenes.application import Launch, open_stage
from game.scenes.pictures import SCENES
from game.tables.stage import Stage
from game.ui import text

SIZE = (1280, 720)
SCALES = (1.0, 1.25, 1.5, 2.0)


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    made = open_stage(Launch(Home.at(tmp_path_factory.mktemp("home")), SIZE), make_crew=Crew.local)
    yield made
    made.close()
    made.app.close()


@pytest.mark.parametrize("name", ["result", "solo-result", "loop-result", "lucky-result"])
def test_everybody_is_named_in_every_size_of_text(stage: Stage, name: str) -> None:
    app = stage.app
    app.quit()
    app.surface = pygame.display.set_mode(SIZE)
    app.set_look(text_scale=1.0)
    result = SCENES[name](stage)
    for _ in range(4):  # it comes part by part in its first frames
        result.draw(app.surface)
    names = [sitter.name for sitter in result.table.seats]  # type: ignore[attr-defined]
    for scale in SCALES:
        app.set_look(text_scale=scale)
        result.update(0)
        with text.recording() as log:
            result.draw(app.surface)
        said = " ".join(one.words for one in log.written)
        assert [one for one in names if one not in said] == [], f"at {scale:.0%}"
