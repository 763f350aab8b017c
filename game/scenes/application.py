"""The application: opens the window as it stood last and shows the title, or whatever the command line asks for."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.files.paths import Home, assets
from game.files.settings import Settings, load_settings
from game.files.texts import BASE_LANGUAGE, languages
from game.tables.stage import Stage, bindings_in
from game.ui.app import App, WindowPlace
from game.ui.scene import Scene
from game.ui.sound import Sound

if TYPE_CHECKING:
    from game.crew import Crew
    from game.scenes.measuring import Asked, Race

SHIPPED_SIZE: Final = (1280, 720)

Opening = Callable[[Stage], Scene]
"""Makes the scene that lies over the title at the start."""


@dataclass(frozen=True, slots=True)
class Launch:
    """How the window opens; what is None is as it was last time."""

    home: Home
    size: tuple[int, int] | None = None
    is_full_screen: bool | None = None
    opening: Opening | None = None


def run(launch: Launch) -> int:
    """Run the application until it is closed; returns the exit code."""
    stage = open_stage(launch)
    try:
        stage.app.run(first_scene(stage, launch.opening))
        remember_window(stage)
    finally:
        stage.close()
        stage.app.close()
    return 0


def open_stage(launch: Launch, make_crew: "Callable[[], Crew] | None" = None) -> Stage:
    """The window and all that scenes stand on; `make_crew` replaces the worker process, for tests."""
    loaded = load_settings(launch.home.settings)
    settings = _with_known_language(loaded.settings)
    app = App("Looptable", _window(settings, launch), sound=Sound(assets() / "sounds"), bindings=bindings_in(settings))
    stage = Stage(app, launch.home, settings, make_crew)
    stage.findings += loaded.findings
    if launch.is_full_screen is not None:
        app.set_full_screen(launch.is_full_screen)
    return stage


def first_scene(stage: Stage, opening: Opening | None = None) -> Scene:
    """The title; with an opening, that follows at once on top of it."""
    from game.scenes.title import Title  # noqa: PLC0415 - imports pygame's drawing parts after the window is open

    title = Title(stage)
    return title if opening is None else _Door(title, opening(stage))


class _Door(Scene):
    """Puts two scenes on the stack in place of itself."""

    def __init__(self, below: Scene, above: Scene) -> None:
        self._below, self._above = below, above

    def update(self, ms: int) -> None:
        """The first frame opens it."""
        self.app.replace(self._below)
        self.app.push(self._above)


def remember_window(stage: Stage) -> None:
    """Store where the window stood. Without a disk to write on it is simply forgotten."""
    place = stage.app.window_place
    with suppress(OSError):
        stage.change(window_size=place.size, window_place=place.at, full_screen=place.is_full_screen)


def match_opening(asked: "Race | Asked") -> Opening:
    """An opening that starts a match as soon as its track is measured, people on the clusters of the keyboard."""

    def start(stage: Stage) -> Scene:
        from game.scenes.measuring import asked_match  # noqa: PLC0415 - not needed without an opening

        return asked_match(stage, asked)

    return start


def resume_opening(path: Path) -> Opening:
    """An opening that goes on with an unfinished record. Raises UnusableFile when it is called on what is none."""

    def start(stage: Stage) -> Scene:
        from game.scenes.start import resumed_table  # noqa: PLC0415 - not needed without an opening

        return resumed_table(stage, path)

    return start


def replay_opening(path: Path, speed: float = 1.0, at: int = 0) -> Opening:
    """An opening that plays a record back. Raises UnusableFile when it is called on what is none."""

    def start(stage: Stage) -> Scene:
        from game.scenes.watch import replay_of  # noqa: PLC0415 - not needed without an opening

        return replay_of(stage, path, speed, at)

    return start


def _window(settings: Settings, launch: Launch) -> WindowPlace:
    if launch.size is not None:
        return WindowPlace(launch.size, None, launch.is_full_screen or False)
    is_full = settings.full_screen if launch.is_full_screen is None else launch.is_full_screen
    return WindowPlace(settings.window_size or SHIPPED_SIZE, settings.window_place, is_full)


def _with_known_language(settings: Settings) -> Settings:
    if settings.language in languages():
        return settings
    return replace(settings, language=BASE_LANGUAGE)
