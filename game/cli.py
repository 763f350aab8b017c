"""The command line: finds the command, runs it, and tells what is wrong in one line each, never as a traceback."""

import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from typing import Final

from game import __version__
from game.commands import check, import_, lanes, new, picture, play, records, replay, resume, simulate, solve
from game.commands.arguments import add_home, file_name
from game.commands.command import BAD_INPUT, Command, WrongInput
from game.files.finding import UnusableFile
from game.files.paths import Home

COMMANDS: Final[tuple[Command, ...]] = (
    play.COMMAND,
    simulate.COMMAND,
    solve.COMMAND,
    check.COMMAND,
    new.COMMAND,
    lanes.COMMAND,
    import_.COMMAND,
    replay.COMMAND,
    picture.COMMAND,
    records.COMMAND,
    resume.COMMAND,
)
"""All commands in the order of the help; a new one needs a module and an entry here."""

INTERRUPTED: Final = 130


def run(words: Sequence[str]) -> int:
    """Run what the command line says and return the exit code. Raises SystemExit on wrong usage and for help."""
    _prefer_marks_to_errors()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # its greeting would stand among our results
    arguments = _parser().parse_args(_with_command(words))
    try:
        arguments.home = Home.of_player() if arguments.home is None else Home.at(arguments.home)
        code: int = arguments.command.run(arguments)
        sys.stdout.flush()
    except UnusableFile as fault:
        return _say(*(finding.line() for finding in fault.findings))
    except WrongInput as wrong:
        return _say(str(wrong))
    except BrokenPipeError:
        # Whoever read our output has gone; what is still buffered must not complain at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BAD_INPUT
    except OSError as error:
        if isinstance(error, FileNotFoundError) and error.filename is None:  # `os.getcwd` names no file
            return _say("the folder that this was started in is gone; go to another one and start again")
        return _say(f"{file_name(error.filename)}: {error.strerror or error}")
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _say(*lines: str) -> int:
    for line in lines:
        print(f"looptable: {line}", file=sys.stderr)
    return BAD_INPUT


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="looptable",
        description="Four tabletop games for one couch. Without a command it opens the window.",
        allow_abbrev=False,
    )
    add_home(parser, is_main=True)
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for command in COMMANDS:
        own = commands.add_parser(
            command.name, help=command.summary, description=_sentence(command.summary), allow_abbrev=False
        )
        command.add_arguments(own)
        add_home(own)
        own.set_defaults(command=command)
    return parser


def _sentence(summary: str) -> str:
    return f"{summary[0].upper()}{summary[1:]}."


def _with_command(words: Sequence[str]) -> list[str]:
    """The words with `play` put in where no command stands: `looptable --fullscreen` opens the app."""
    place = 0
    while place < len(words) and (words[place] == "--home" or words[place].startswith("--home=")):
        place += 1 if "=" in words[place] else 2
    bare = place >= len(words) or (words[place].startswith("-") and words[place] not in ("-h", "--help", "--version"))
    return [*words[:place], "play", *words[place:]] if bare else list(words)


def _prefer_marks_to_errors() -> None:
    """Letters that a terminal cannot show become marks, instead of a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
