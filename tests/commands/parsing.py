"""Reads the arguments of one command as the command line does."""

from argparse import ArgumentParser, Namespace

from game.commands.command import Command


def parsed(command: Command, *words: str) -> Namespace:
    """The arguments without those that all commands share."""
    parser = ArgumentParser()
    command.add_arguments(parser)
    return parser.parse_args(words)
