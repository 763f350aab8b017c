"""The box as one line of text, in which a record keeps it."""

from typing import Final

from game.games.lucky.cards import SHOW_CARDS, Box, CardError, Figure, Print

FORMAT: Final = "lucky-cards 1"

_FIGURES: Final = {figure.name.lower(): figure for figure in Figure}
_NUMBERS: Final = (
    "dice",
    "chips",
    "least_lower",
    "least_final",
    "chip_result",
    "sure_result",
    "penalty",
    "left_over",
    "round_limit",
)
"""What stands once, each with one number."""


def write_box(box: Box) -> str:
    """Everything in the box on one line that `read_box` reads back."""
    return "; ".join(
        [
            FORMAT,
            *(f"card {line.difficulty} {line.upper} {line.lower} {line.copies}" for line in box.prints),
            *(f"show {' '.join(figure.name.lower() for figure in figures)}" for figures in box.shows),
            *(f"{name} {getattr(box, name)}" for name in _NUMBERS),
        ]
    )


def read_box(text: str) -> Box:
    """Read `write_box`'s form. Raises CardError saying which part is wrong."""
    parts = text.split("; ")
    if parts[0] != FORMAT:
        raise CardError(f'cards: expected "{FORMAT}"')
    prints: list[Print] = []
    shows: list[tuple[Figure, Figure, Figure]] = []
    once: dict[str, int] = {}
    for part in parts[1:]:
        key, *words = part.split(" ")
        if key == "card":
            prints.append(Print(*_wholes(words, len(Print._fields), part)))
        elif key == "show" and len(words) == SHOW_CARDS and all(word in _FIGURES for word in words):
            first, second, third = (_FIGURES[word] for word in words)
            shows.append((first, second, third))
        elif key in _NUMBERS and key not in once:
            (once[key],) = _wholes(words, 1, part)
        else:
            raise CardError(f"cards: {part[:40]!r} is not part of them")
    for key in _NUMBERS:
        if key not in once:
            raise CardError(f'cards: "{key}" is missing')
    return Box(tuple(prints), tuple(shows), **once)


def _wholes(words: list[str], count: int, part: str) -> list[int]:
    if len(words) != count or not all(len(w) <= 9 and w.isascii() and w.isdigit() for w in words):
        raise CardError(f"cards: {part[:40]!r} needs {count} whole number{'s' * (count != 1)}")
    return [int(word) for word in words]
