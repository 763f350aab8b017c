"""The window and the stack of scenes."""

import pygame
import pytest

from game.ui.app import App, WindowPlace, fitted
from game.ui.scene import Scene
from tests.ui.stage import Witness, key, stage, tap


def test_scenes_hear_when_they_come_and_go_and_are_covered() -> None:
    with stage() as (app, first):
        second = Witness()
        app.push(second)
        third = Witness()
        app.replace(third)
        app.pop()
        assert first.told == ["enter", "cover", "uncover"]
        assert second.told == third.told == ["enter", "leave"]
        assert app.top is first


def test_only_the_top_scene_gets_presses() -> None:
    with stage() as (app, below):
        above = Witness()
        app.push(above)
        tap("w")
        app.step()
        assert below.presses == []
        assert len(above.presses) == 2


def test_an_overlay_is_drawn_over_the_scene_below_and_a_full_scene_hides_it() -> None:
    class Painter(Scene):
        def __init__(self, name: str, *, is_overlay: bool) -> None:
            self.name = name
            self.is_overlay = is_overlay

        def draw(self, surface: pygame.Surface) -> None:
            drawn.append(self.name)

    drawn: list[str] = []
    with stage() as (app, _):
        for name, is_overlay in (("table", False), ("pause", True), ("question", True)):
            app.push(Painter(name, is_overlay=is_overlay))
        drawn.clear()
        app.draw()
        assert drawn == ["table", "pause", "question"]


def test_closing_the_window_lets_every_scene_leave() -> None:
    with stage() as (app, below):
        above = Witness()
        app.push(above)
        pygame.event.post(pygame.Event(pygame.QUIT))
        app.step()
        assert (below.told[-1], above.told[-1]) == ("leave", "leave")
        assert app.top is None


def test_run_ends_with_the_last_scene_and_time_goes_on_meanwhile() -> None:
    class Brief(Scene):
        frames = 0

        def update(self, ms: int) -> None:
            self.frames += 1
            assert 0 <= ms <= 250
            if self.frames == 3:
                self.app.pop()

    app = App("test")
    scene = Brief()
    seconds: list[float] = []
    app.on_frame = seconds.append
    app.run(scene)
    app.close()
    assert scene.frames == 3
    assert len(seconds) == 3


def test_an_error_in_a_scene_reaches_the_caller() -> None:
    class Broken(Scene):
        def update(self, ms: int) -> None:
            raise LookupError("here")

    app = App("test")
    with pytest.raises(LookupError, match="here"):
        app.run(Broken())
    app.close()


@pytest.mark.parametrize("press", [("f11", 0), ("return", pygame.KMOD_LALT)])
def test_full_screen_is_left_to_the_window_of_before(press: tuple[str, int]) -> None:
    with stage((1000, 600)) as (app, witness):
        name, mod = press
        key(name, mod=mod)
        app.step()
        assert app.window_place == WindowPlace((1000, 600), app.window_place.at, is_full_screen=True)
        assert witness.told[-1] == "resized"
        assert witness.presses == []
        key(name, is_down=False)
        key(name, mod=mod)
        app.step()
        assert app.window_place == WindowPlace((1000, 600), app.window_place.at, is_full_screen=False)
        assert app.surface.get_size() == app.window_place.size == (1000, 600)


def test_the_look_follows_the_window_and_the_settings() -> None:
    with stage((1280, 720)) as (app, witness):
        small = app.look.px(100)
        app.set_look(text_scale=1.5, is_contrast_high=True, is_motion_reduced=True)
        assert app.look.metrics.text_scale == 1.5
        assert app.look.is_motion_reduced
        assert app.look.is_contrast_high
        assert app.look.px(100) == small
        assert witness.told[-1] == "resized"


def test_a_window_smaller_than_anything_readable_is_not_opened() -> None:
    app = App("test", WindowPlace((10, 10)))
    assert app.surface.get_size() == (640, 360)
    app.close()


def test_a_new_scene_ends_typing() -> None:
    with stage() as (app, _):
        app.is_typing = True
        app.push(Witness())
        assert not app.is_typing


@pytest.mark.parametrize(
    ("place", "shown"),
    [
        (WindowPlace((800, 500), (40, 30)), WindowPlace((800, 500), (40, 30))),
        (WindowPlace((800, 500), (90_000, 30)), WindowPlace((800, 500))),
        (WindowPlace((800, 500), (-5000, 0)), WindowPlace((800, 500))),
        (WindowPlace((7680, 4320), (0, 0)), WindowPlace((1600, 900), (0, 0))),
        (WindowPlace((1600, 900), (300, 200)), WindowPlace((1600, 900), (0, 0))),
        (WindowPlace((10, 10)), WindowPlace((640, 360))),
    ],
)
def test_a_window_opens_where_all_of_it_can_be_seen(place: WindowPlace, shown: WindowPlace) -> None:
    assert fitted(place, [(1600, 900)]) == shown


def test_a_window_may_stand_on_the_second_screen() -> None:
    place = WindowPlace((1600, 900), (1700, 0))
    assert fitted(place, [(1600, 900), (1920, 1080)]) == place


def test_on_a_screen_smaller_than_the_least_window_that_is_opened() -> None:
    assert fitted(WindowPlace((800, 500), (0, 0)), [(320, 200)]).size == (640, 360)


def test_where_nobody_looks_any_size_is_drawn() -> None:
    app = App("test", WindowPlace((3000, 2000)))
    assert app.surface.get_size() == (3000, 2000)
    app.close()


def test_a_press_came_half_way_between_two_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = [5.0]
    monkeypatch.setattr("game.ui.app.time.perf_counter", lambda: moment[0])
    app, witness = App("test", WindowPlace((1280, 720))), Witness()
    try:
        app.push(witness)
        for at, name in ((5.010, "w"), (5.020, "a"), (5.026, "s"), (5.0262, "d")):
            key(name)
            moment[0] = at
            app.listen()
        moment[0] = 5.030
        app.poll()
    finally:
        app.close()
    # The last one was pressed right after a look: it is heard with the next.
    assert [press.at for press in witness.presses] == [5, 15, 23, 28]
