"""What a command is, and how it says that its input is wrong."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

GOOD: Final = 0
BAD_INPUT: Final = 1
WRONG_USAGE: Final = 2


class WrongInput(Exception):
    """Input that a command cannot use; the message says which file, what is wrong and what to do."""


@dataclass(frozen=True, slots=True)
class Command:
    """One command: its name, one line on what it does, its arguments, and its work, which returns the exit code.

    `run` may raise WrongInput, UnusableFile and OSError: the command line tells these in one line each.
    """

    name: str
    summary: str
    add_arguments: Callable[[ArgumentParser], None]
    run: Callable[[Namespace], int]


def no_arguments(_: ArgumentParser) -> None:
    """What a command without arguments of its own adds."""
