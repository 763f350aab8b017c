"""`looptable replay`: a recorded match once more, in the window or only through the rules."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from game.commands.command import BAD_INPUT, GOOD, Command, WrongInput


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a record, as the command records lists them")
    parser.add_argument(
        "--verify", action="store_true", help="only play it through the rules and say whether all comes out the same"
    )


def _run(arguments: Namespace) -> int:
    return _verify(arguments.file)


def _verify(file: Path) -> int:
    from game.core.match import Diverged
    from game.files.records import read_record
    from game.games.matches import match_from

    record = read_record(file)
    try:
        match = match_from(record.header)
    except ValueError as wrong:
        raise WrongInput(f"{file.name}: {wrong}") from None
    try:
        match.follow(record.entries)
    except Diverged as differs:
        print(f"{file.name}: {differs}")
        return BAD_INPUT
    print("same")
    outcome = match.outcome()
    if outcome is None:
        print(f"not finished, {match.number} moves played")
    else:
        for group in outcome.ranks:
            for seat in group:
                print(f"{outcome.place(seat)}. {record.header.seats[seat].name}")
    return GOOD


COMMAND = Command("replay", "play a record once more", _add_arguments, _run)
