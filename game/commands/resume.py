"""`looptable resume`: goes on with a match that was not finished."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from game.commands.arguments import file_path
from game.commands.command import Command, WrongInput


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar="FILE", nargs="?", type=file_path, help="an unfinished record (default: the newest)"
    )


def _run(arguments: Namespace) -> int:
    from game.commands.window import open_window
    from game.scenes.application import Launch, resume_opening

    return open_window(Launch(arguments.home, opening=resume_opening(unfinished(arguments))))


def unfinished(arguments: Namespace) -> Path:
    """The record to go on with, read and followed through once. Raises WrongInput or UnusableFile."""
    from game.commands.saved import followed_to_the_end
    from game.files.record_shelf import newest_unfinished

    file: Path | None = arguments.file
    if file is None:
        newest = newest_unfinished(arguments.home.saves)
        if newest is None:
            raise WrongInput(f"there is no unfinished match in {arguments.home.saves}; start one with looptable play")
        file = newest.path
    _, match = followed_to_the_end(file)
    if match.outcome() is not None:
        raise WrongInput(f"{file.name}: this match is over; watch it with looptable replay")
    return file


COMMAND = Command("resume", "go on with an unfinished match", _add_arguments, _run)
