"""Opening the window for a command, or saying why that cannot be."""

import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from game.commands.command import WrongInput
from game.files.finding import UnusableFile
from game.files.reports import write_report

if TYPE_CHECKING:
    from game.scenes.application import Launch

DRIVER_VARIABLE = "SDL_VIDEODRIVER"


def open_window(launch: "Launch") -> int:
    """Run the application and return its exit code. Raises WrongInput when there is no screen to open it on.

    An error that nobody expected is reported in the player's folder of logs, and raised again.
    """
    try:
        pygame.display.init()
    except pygame.error as error:
        raise WrongInput(f"the window cannot be opened: {error}; start it from a desktop") from None
    # Without a screen SDL falls back to a window that nobody will ever see.
    if pygame.display.get_driver() == "offscreen" and DRIVER_VARIABLE not in os.environ:
        raise WrongInput("the window cannot be opened: there is no screen here; start it from a desktop")
    from game.scenes.application import run

    try:
        return run(launch)
    except UnusableFile:
        raise
    except Exception as error:
        with suppress(OSError):
            report = write_report(launch.home, error)
            print(
                f"looptable: the game broke; {report} says where. Matches are saved: looptable resume", file=sys.stderr
            )
        raise
