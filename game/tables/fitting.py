"""Text that must be whole in a narrow place: at large text sizes it takes what fits instead of being cut."""

from collections.abc import Callable
from dataclasses import replace

from game.ui import text
from game.ui.theme import Look, Type

_STEP = 0.1


def fitted(look: Look, words: str, most: int, kind: Type, *, is_bold: bool = False) -> Look:
    """The look in the largest text size, down to the plain one, at which the words take at most `most` pixels."""
    return fitting(look, lambda smaller: text.width(smaller, words, kind, is_bold=is_bold) <= most)


def fitted_block(look: Look, words: str, most: int, high: int, kind: Type, *, is_bold: bool = False) -> Look:
    """The same for words in lines of at most `most` pixels that are to be no higher than `high`."""
    return fitting(look, lambda smaller: text.block_height(smaller, words, most, kind, is_bold=is_bold) <= high)


def fitting(look: Look, fits: Callable[[Look], bool]) -> Look:
    """The look in the largest text size that fits, or in the plain one if none does."""
    smaller = look
    while smaller.metrics.text_scale > 1 and not fits(smaller):
        scale = max(1.0, smaller.metrics.text_scale - _STEP)
        smaller = replace(smaller, metrics=replace(smaller.metrics, text_scale=scale))
    return smaller
