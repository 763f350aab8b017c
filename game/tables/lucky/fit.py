"""Looks in the largest text that a place has room for."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from game.ui import text
from game.ui.theme import Look, Type

_STEP: Final = 0.1


def lower(look: Look, fits: Callable[[Look], bool]) -> Look:
    """The look in the largest text size, down to the plain one, that fits."""
    while look.metrics.text_scale > 1 and not fits(look):
        scale = max(1.0, look.metrics.text_scale - _STEP)
        look = replace(look, metrics=replace(look.metrics, text_scale=scale))
    return look


def low(look: Look, height: int, kind: Type = Type.SMALL) -> Look:
    """The look in the largest text of which a line is no higher than a height."""
    return lower(look, lambda one: text.line_height(one, kind) <= height)
