"""Text that must be whole in a narrow place: at large text sizes it takes what fits instead of being cut."""

from dataclasses import replace

from game.ui import text
from game.ui.theme import Look, Type

_STEP = 0.1


def fitted(look: Look, words: str, most: int, kind: Type, *, is_bold: bool = False) -> Look:
    """The look in the largest text size, down to the plain one, at which the words take at most `most` pixels."""
    smaller = look
    while smaller.metrics.text_scale > 1 and text.width(smaller, words, kind, is_bold=is_bold) > most:
        scale = max(1.0, smaller.metrics.text_scale - _STEP)
        smaller = replace(smaller, metrics=replace(smaller.metrics, text_scale=scale))
    return smaller
