"""`looptable new`: a small valid track to draw on from, with all that it needs laid beside it."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from game.commands.arguments import TRACK_GAMES, file_path, track_game
from game.commands.command import GOOD, Command, WrongInput


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", type=track_game, help=f"the game: {', '.join(TRACK_GAMES)}")
    parser.add_argument(
        "file",
        metavar="FILE",
        type=file_path,
        help="the track to write: a .tmx file; a name alone is one in this folder",
    )


def _run(arguments: Namespace) -> int:
    from game.files.circuits import Workshop
    from game.files.maps import LUNATIX, SUFFIX
    from game.files.own_circuits import write_beginners
    from game.files.own_loops import write_beginners_loop
    from game.files.paths import tracks
    from game.files.track_kit import tilesets_for

    given: Path = arguments.file
    path = given if given.suffix.lower() == SUFFIX else given.with_name(given.name + SUFFIX)
    if path.exists():
        raise WrongInput(f"{path.name}: there is such a file already; give the new track another name")
    folder = path.absolute().parent
    folder.mkdir(parents=True, exist_ok=True)
    tilesets = tilesets_for(folder)
    if arguments.game == LUNATIX:
        write_beginners_loop(folder / path.name, tilesets)
    else:
        write_beginners(Workshop.read(tracks()), folder / path.name, tilesets)
    print(f"wrote {path}")
    project = _project(given.parent)
    first = f"{project}, then " if project else ""
    print(f"in Tiled, open {first}{path.name}; F5 races on it, F6 checks it")
    print(f"without Tiled: looptable play {path}, looptable check {path}")
    return GOOD


def _project(folder: Path) -> Path | None:
    """The project that a new track belongs to, in its folder or in the one above; the player may have removed it."""
    above = folder.parent if folder.name.strip(".") else folder / ".."
    return next((project for place in (folder, above) for project in sorted(place.glob("*.tiled-project"))), None)


COMMAND = Command("new", "write a small track to draw on from", _add_arguments, _run)
