"""`looptable import`: tracks drawn as text become Tiled maps."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.commands.arguments import file_path
from game.commands.command import GOOD, Command, WrongInput

if TYPE_CHECKING:
    from game.files.circuits import Workshop
    from game.files.text_gates import Direction

_LETTERS: Final = "nesw"


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", type=file_path, help="a track drawn as text")
    parser.add_argument(
        "--direction",
        metavar="n|e|s|w",
        type=_direction,
        help="which way the race crosses the finish (default: away from the starts)",
    )
    parser.add_argument("--out", metavar="FILE", type=file_path, help="the map to write (default: beside the text)")


def _run(arguments: Namespace) -> int:
    from game.files.circuits import Workshop
    from game.files.paths import tracks

    if arguments.out is not None and len(arguments.files) > 1:
        raise WrongInput("--out names one map; give one FILE with it")
    workshop = Workshop.read(tracks())
    for file in arguments.files:
        out = _import(workshop, file, arguments.out, _direction_named(arguments.direction))
        print(f"wrote {out}")
    return GOOD


def _import(workshop: "Workshop", file: Path, out: Path | None, direction: "Direction | None") -> Path:
    from game.files.maps import SUFFIX
    from game.files.own_circuits import title_from, write_sheet
    from game.files.reading import read_bytes
    from game.files.text_import import sheet_from
    from game.files.text_tracks import MOST_BYTES, read_text_track
    from game.files.track_kit import tilesets_for

    if file.suffix.lower() == SUFFIX:
        raise WrongInput(f"{file.name}: this is a Tiled map already, which needs no import; try check or play")
    given = file.with_suffix(SUFFIX) if out is None else out
    path = given if given.suffix.lower() == SUFFIX else given.with_name(given.name + SUFFIX)
    if path.exists():
        raise WrongInput(f"{path.name}: there is such a file already; name another one with --out")
    track = read_text_track(read_bytes(file, MOST_BYTES), file.name)
    sheet = sheet_from(workshop, track, file.name, title_from(path), direction)
    folder = path.absolute().parent
    folder.mkdir(parents=True, exist_ok=True)
    write_sheet(workshop, sheet, folder / path.name, tilesets_for(folder))
    return path


def _direction(text: str) -> str:
    if len(text) != 1 or text not in _LETTERS:
        raise ArgumentTypeError(f"must be one of {', '.join(_LETTERS)}, not {text!r}")
    return text


def _direction_named(letter: str | None) -> "Direction | None":
    from game.files.text_gates import Direction

    return None if letter is None else next(one for one in Direction if one.name.lower().startswith(letter))


COMMAND = Command("import", "make Tiled maps of tracks drawn as text", _add_arguments, _run)
