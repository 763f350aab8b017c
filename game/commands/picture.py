"""`looptable picture`: a recorded match behind one of its moves, or a screen of the program, as a PNG file."""

import os
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from game.commands.arguments import file_name, file_path, number, size, whole
from game.commands.command import GOOD, Command, WrongInput

if TYPE_CHECKING:
    from game.files.settings import Settings
    from game.tables.stage import Stage

THEMES: Final = ("blueprint", "graph", "contrast")
FRAMES: Final = 6
"""So many frames without time let every scene lay itself out and show what the worker, at hand here, finds out."""


def _add_arguments(parser: ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "record", metavar="RECORD", nargs="?", type=file_path, help="a record, as the command records lists them"
    )
    what.add_argument("--scene", metavar="NAME", type=_scene, help="a screen of the program, such as title or lobby")
    parser.add_argument("--at", metavar="N", type=number, help="the record behind move N (default: the last)")
    parser.add_argument("--size", metavar="WxH", type=size, required=True, help="the size in pixels")
    parser.add_argument("--out", metavar="FILE.png", type=_png, required=True, help="the file to write")
    parser.add_argument("--language", metavar="XX", type=_language, help="the language of the texts")
    parser.add_argument("--text-scale", metavar="P", type=_text_scale, help="the size of texts, 100 to 200 per cent")
    parser.add_argument("--theme", metavar="NAME", choices=THEMES, help=f"the colours: {', '.join(THEMES)}")


def _run(arguments: Namespace) -> int:
    folder: Path = arguments.out.absolute().parent
    if not folder.is_dir():
        raise WrongInput(f"{arguments.out.name}: there is no folder {file_name(folder)}; make it first")
    # A picture needs neither screen nor sound.
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    import pygame

    from game.scenes.pictures import show_scene

    last = 0
    if arguments.record is not None:
        from game.commands.saved import followed_to_the_end

        last = followed_to_the_end(arguments.record)[1].number
    with _stage(arguments) as stage:
        if arguments.record is not None:
            _show_record(stage, arguments.record, last if arguments.at is None else arguments.at)
        else:
            show_scene(stage, arguments.scene)
        for _ in range(FRAMES):
            stage.app.step(0)
        try:
            pygame.image.save(stage.app.surface, arguments.out)
        except pygame.error as error:
            reason = str(error).rpartition(": ")[2]  # before it stands the whole path
            raise WrongInput(f"{arguments.out.name}: cannot be written: {reason}") from None
    return GOOD


def _show_record(stage: "Stage", file: Path, at: int) -> None:
    from game.scenes.watch import replay_of

    watch = replay_of(stage, file, at=at)
    watch.is_playing = False
    stage.app.push(watch)


@contextmanager
def _stage(arguments: Namespace) -> "Iterator[Stage]":
    """A stage of the asked size and looks, with settings of its own: no picture changes the player's."""
    from game.crew import Crew
    from game.files.settings import load_settings, save_settings
    from game.scenes.application import Launch, open_stage

    with TemporaryDirectory() as folder:
        home = replace(arguments.home, settings=Path(folder) / "settings.json")
        save_settings(home.settings, _looks(arguments, load_settings(arguments.home.settings).settings))
        stage = open_stage(Launch(home, arguments.size, is_full_screen=False), make_crew=Crew.local)
        try:
            yield stage
        finally:
            stage.close()
            stage.app.close()


def _looks(arguments: Namespace, settings: "Settings") -> "Settings":
    from game.files.settings import Paper

    settings = replace(
        settings,
        language=arguments.language or settings.language,
        text_size=arguments.text_scale or settings.text_size,
        reduced_motion=True,
    )
    if arguments.theme is None:
        return settings
    is_contrast = arguments.theme == "contrast"
    return replace(settings, high_contrast=is_contrast, paper=settings.paper if is_contrast else Paper(arguments.theme))


def _scene(text: str) -> str:
    from game.scenes.pictures import SCENES

    if text not in SCENES:
        near = get_close_matches(text, SCENES, 1)
        meant = f', did you mean "{near[0]}"?' if near else ""
        raise ArgumentTypeError(f"there is no scene {text!r}{meant}; there are {', '.join(SCENES)}")
    return text


def _language(text: str) -> str:
    from game.files.texts import languages

    if text not in languages():
        raise ArgumentTypeError(f"there are no texts in {text!r}; there are {', '.join(languages())}")
    return text


def _text_scale(text: str) -> int:
    return whole(text, 100, 200)


def _png(text: str) -> Path:
    if not text.lower().endswith(".png"):
        raise ArgumentTypeError(f"must end in .png, not {Path(text).name!r}")
    return Path(text)


COMMAND = Command("picture", "write a picture of a record or a screen", _add_arguments, _run)
