"""`looptable check`: everything that is wrong with tracks made with Tiled."""

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from game.commands.arguments import file_path
from game.commands.command import BAD_INPUT, GOOD, Command, WrongInput

if TYPE_CHECKING:
    from game.files.paths import Home


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "files", metavar="FILE", nargs="+", type=file_path, help="a track: a .tmx file, or the name of one"
    )
    parser.add_argument("--json", action="store_true", help="print the findings as a JSON list")


def _run(arguments: Namespace) -> int:
    from game.files.finding import has_errors
    from game.files.tiled import read_map

    found = [
        (file, read_map(file).findings) for file in (_place(str(word), arguments.home) for word in arguments.files)
    ]
    findings = [finding for _, those in found for finding in those]
    if arguments.json:
        print(json.dumps([finding.as_json() for finding in findings], ensure_ascii=False, indent=1))
    else:
        for file, those in found:
            for line in [finding.line() for finding in those] or [f"{file.name}: no findings"]:
                print(line)
    return BAD_INPUT if has_errors(findings) else GOOD


def _place(word: str, home: "Home") -> Path:
    """The map that a word means; a file that is not there is a finding of its own."""
    from game.files.maps import SUFFIX, NoSuchMap, find_map

    try:
        return find_map(word, home)
    except NoSuchMap as missing:
        path = Path(word)
        if path.suffix.lower() == SUFFIX or path.is_dir():
            return path
        raise WrongInput(str(missing)) from None


COMMAND = Command("check", "say everything that is wrong with tracks", _add_arguments, _run)
