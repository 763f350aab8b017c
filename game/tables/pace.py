"""How fast bots play and motion runs at a table."""

from typing import Final

from game.crew import Speed
from game.files.settings import Settings

_FAST: Final = 6.0
_PLAYBACK: Final = {Speed.INSTANT: 4.0, Speed.FAST: 2.0, Speed.NORMAL: 1.0, Speed.SLOW: 1.0}


def bot_speed(settings: Settings, *, is_fast: bool) -> Speed:
    """How long bots take; `is_fast` where nobody waits for anything but the end."""
    return Speed.INSTANT if is_fast else Speed[settings.bot_speed.name]


def playback(settings: Settings, *, is_fast: bool) -> float:
    """How many times faster than drawn motion runs."""
    return _FAST if is_fast else _PLAYBACK[bot_speed(settings, is_fast=False)]
