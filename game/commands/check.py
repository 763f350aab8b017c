"""`looptable check`: everything that is wrong with tracks made with Tiled."""

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path

from game.commands.command import BAD_INPUT, GOOD, Command


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="a track: a .tmx file")
    parser.add_argument("--json", action="store_true", help="print the findings as a JSON list")


def _run(arguments: Namespace) -> int:
    from game.files.finding import has_errors
    from game.files.tiled import read_map

    findings = [finding for file in arguments.files for finding in read_map(file).findings]
    if arguments.json:
        print(json.dumps([finding.as_json() for finding in findings], ensure_ascii=False, indent=1))
    else:
        for finding in findings:
            print(finding.line())
    return BAD_INPUT if has_errors(findings) else GOOD


COMMAND = Command("check", "say everything that is wrong with tracks", _add_arguments, _run)
