"""The gallery's own pages: readable, and nothing over anything else."""

import pytest

from game.ui.text import recording
from game.ui.theme import contrast
from tests.ui.gallery import Marks, Settings
from tests.ui.stage import stage


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_a_whole_screen_is_readable(size: tuple[int, int], text_scale: float) -> None:
    with stage(size, text_scale) as (app, _):
        for scene in (Settings(), Marks()):
            app.reset(scene)
            with recording() as log:
                app.step()
            assert len(log.written) > 8
            assert all(
                contrast(*written.ink) >= 4.5 for written in log.written if written.px < 24 * app.look.metrics.scale
            )
            assert not log.overlaps()


def test_the_same_frame_is_painted_twice_alike() -> None:
    with stage() as (app, _):
        app.push(Settings())
        app.draw()
        first = app.surface.copy()
        app.draw()
        assert first.get_buffer().raw == app.surface.get_buffer().raw
