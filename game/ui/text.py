"""Text in Atkinson Hyperlegible: measured, wrapped, drawn from a cache, and recorded when a test asks."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, Literal

import pygame
from fontpkg_atkinson_hyperlegible import ROOT as _FONTS  # type: ignore[import-untyped]

from game.ui.theme import Colour, Ink, Look, Type

Anchor = Literal[
    "topleft", "midtop", "topright", "midleft", "center", "midright", "bottomleft", "midbottom", "bottomright"
]
"""Which point of the text stands at the given place."""

ELLIPSIS: Final = "\N{HORIZONTAL ELLIPSIS}"
LINE_HEIGHT: Final = 1.32
"""The distance of two lines of a block, in heights of the type."""

MOST_LETTERS: Final = 4000
"""Of a text, however long it is, only so much is measured and shown."""
_MOST_LINE_LETTERS: Final = 1000
_MOST_LINE_PX: Final = 16_000
_UNSHOWABLE: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters, marks that turn the direction of all that follows, halves of letters: no font draws these."""


@dataclass(frozen=True, slots=True)
class Written:
    """One text as it was drawn."""

    words: str
    rect: pygame.Rect
    px: int
    ink: Ink
    is_cut: bool
    """An ellipsis took the place of some of the words, or the clip of the surface did."""


@dataclass(slots=True)
class TextLog:
    """Everything written while `recording`."""

    written: list[Written] = field(default_factory=list)

    def overlaps(self) -> list[tuple[Written, Written]]:
        """Pairs of texts that were drawn over each other."""
        return [(a, b) for i, a in enumerate(self.written) for b in self.written[i + 1 :] if a.rect.colliderect(b.rect)]


_logs: list[TextLog] = []


@contextmanager
def recording() -> Iterator[TextLog]:
    """Record every text that is drawn inside the `with` block."""
    log = TextLog()
    _logs.append(log)
    try:
        yield log
    finally:
        _logs.remove(log)


def is_recording() -> bool:
    """Whether anybody records: then nothing may be painted from a picture of texts drawn before."""
    return bool(_logs)


def forget_fonts() -> None:
    """Drop what cannot outlive `pygame.quit`."""
    _font.cache_clear()
    _rendered.cache_clear()


@lru_cache(maxsize=64)
def _font(px: int, is_bold: bool) -> pygame.Font:
    style = "Bold" if is_bold else "Regular"
    return pygame.font.Font(_FONTS / "files" / f"AtkinsonHyperlegible-{style}.ttf", px)


def _as_line(words: str, most: int = _MOST_LINE_LETTERS) -> str:
    """What can be measured and drawn as one line, of any text: at most so many letters."""
    if len(words) <= most and words.isprintable():
        return words
    spaced = words[:most].replace("\n", " ").replace("\t", " ")
    return _UNSHOWABLE.sub("\N{REPLACEMENT CHARACTER}", spaced)


def _fitting(words: str, px: int, is_bold: bool, most: int, tail: str = "") -> int:
    """How many letters of the beginning are at most `most` pixels wide, with a tail behind them; found by halving."""
    low, high = 0, len(words)
    while low < high:
        middle = (low + high + 1) // 2
        beginning = words[:middle].rstrip() if tail else words[:middle]
        if _width(beginning + tail, px, is_bold) <= most:
            low = middle
        else:
            high = middle - 1
    return low


@lru_cache(maxsize=2048)
def _rendered(words: str, px: int, is_bold: bool, colour: Colour) -> pygame.Surface:
    if _width(words, px, is_bold) > _MOST_LINE_PX:
        words = words[: _fitting(words, px, is_bold, _MOST_LINE_PX)]
    if not _width(words, px, is_bold):
        words = ""  # of letters that take no room, such as a soft hyphen, the font makes no picture
    rendered = _font(px, is_bold).render(words, True, colour)
    return rendered.convert_alpha() if pygame.display.get_surface() else rendered


def picture(words: str, px: int, colour: Colour, *, is_bold: bool = False) -> pygame.Surface:
    """A line as a picture, for lettering that is part of a drawing; not recorded. Shared: do not draw on it."""
    return _rendered(_as_line(words), px, is_bold, colour)


@lru_cache(maxsize=4096)
def _width(words: str, px: int, is_bold: bool) -> int:
    return _font(px, is_bold).size(words)[0]


def picture_width(words: str, px: int, *, is_bold: bool = False) -> int:
    """How wide `picture` will be."""
    return _width(_as_line(words), px, is_bold)


def width(look: Look, words: str, kind: Type = Type.BODY, *, is_bold: bool = False) -> int:
    """How wide a line is, in window pixels."""
    return _width(_as_line(words), look.type_px(kind), is_bold)


def line_height(look: Look, kind: Type = Type.BODY) -> int:
    """The distance of two lines of a block, in window pixels."""
    return round(look.type_px(kind) * LINE_HEIGHT)


def wrap(look: Look, words: str, most: int, kind: Type = Type.BODY, *, is_bold: bool = False) -> tuple[str, ...]:
    """The lines of a text that is at most `most` pixels wide; a word that is too long is broken."""
    return _wrapped(words[:MOST_LETTERS], look.type_px(kind), most, is_bold)


@lru_cache(maxsize=1024)
def _wrapped(words: str, px: int, most: int, is_bold: bool) -> tuple[str, ...]:
    lines: list[str] = []
    for paragraph in words.split("\n"):
        line = ""
        for word in _as_line(paragraph, MOST_LETTERS).split(" "):
            longer = f"{line} {word}" if line else word
            if _width(longer, px, is_bold) <= most:
                line = longer
                continue
            if line:
                lines.append(line)
            *broken, line = _broken(word, px, most, is_bold)
            lines += broken
        lines.append(line)
    return tuple(lines)


def _broken(word: str, px: int, most: int, is_bold: bool) -> list[str]:
    parts: list[str] = []
    while word or not parts:
        count = max(1, _fitting(word, px, is_bold, most))
        parts.append(word[:count])
        word = word[count:]
    return parts


def block_height(look: Look, words: str, most: int, kind: Type = Type.BODY, *, is_bold: bool = False) -> int:
    """How high `write_block` makes a text, in window pixels."""
    return len(wrap(look, words, most, kind, is_bold=is_bold)) * line_height(look, kind)


def shortened(look: Look, words: str, most: int, kind: Type = Type.BODY, *, is_bold: bool = False) -> str:
    """The text, or as much of its beginning as fits into `most` pixels together with an ellipsis."""
    px = look.type_px(kind)
    line = _as_line(words)
    if len(line) == len(words) and _width(line, px, is_bold) <= most:
        return line
    return line[: _fitting(line, px, is_bold, most, ELLIPSIS)].rstrip() + ELLIPSIS


def write(
    surface: pygame.Surface,
    look: Look,
    words: str,
    at: tuple[int, int],
    kind: Type = Type.BODY,
    *,
    ink: Ink | None = None,
    anchor: Anchor = "topleft",
    is_bold: bool = False,
    most: int | None = None,
) -> pygame.Rect:
    """Draw one line (ink: that of panels) and return where it went; wider than `most` pixels it gets an ellipsis."""
    ink = ink or look.ink
    px = look.type_px(kind)
    shown = _as_line(words) if most is None else shortened(look, words, most, kind, is_bold=is_bold)
    line = _rendered(shown, px, is_bold, ink.colour)
    rect = line.get_rect(**{anchor: at})
    surface.blit(line, rect)
    _record(surface, words, rect, px, ink, shown != words)
    return rect


def write_block(
    surface: pygame.Surface,
    look: Look,
    words: str,
    rect: pygame.Rect,
    kind: Type = Type.BODY,
    *,
    ink: Ink | None = None,
    align: Literal["left", "center", "right"] = "left",
    is_bold: bool = False,
) -> pygame.Rect:
    """Draw a wrapped text from the top of a rectangle and return what it covers; lines below it are left out."""
    lines = wrap(look, words, rect.width, kind, is_bold=is_bold)
    step = line_height(look, kind)
    fitting = lines[: max(1, rect.height // step)]
    if len(fitting) < len(lines):
        last = shortened(look, f"{fitting[-1]} {lines[len(fitting)]}{ELLIPSIS}", rect.width, kind, is_bold=is_bold)
        fitting = (*fitting[:-1], last)
    anchor: Anchor = {"left": "topleft", "center": "midtop", "right": "topright"}[align]  # type: ignore[assignment]
    x = {"left": rect.left, "center": rect.centerx, "right": rect.right}[align]
    for number, line in enumerate(fitting):
        write(surface, look, line, (x, rect.top + number * step), kind, ink=ink, anchor=anchor, is_bold=is_bold)
    if len(fitting) < len(lines):
        _record(surface, words, rect, look.type_px(kind), ink or look.ink, is_cut=True)
    return pygame.Rect(rect.left, rect.top, rect.width, len(fitting) * step)


def write_number(
    surface: pygame.Surface,
    look: Look,
    number: str,
    at: tuple[int, int],
    kind: Type = Type.BODY,
    *,
    ink: Ink | None = None,
    anchor: Anchor = "topleft",
    is_bold: bool = False,
) -> pygame.Rect:
    """Draw a number that changes, each character in a cell as wide as the widest digit, so that it stands still."""
    ink = ink or look.ink
    px = look.type_px(kind)
    number = _as_line(number)
    cell = max(_width(digit, px, is_bold) for digit in "0123456789")
    rect = pygame.Rect(0, 0, cell * len(number), _font(px, is_bold).get_height())
    setattr(rect, anchor, at)
    for place, character in enumerate(number):
        digit = _rendered(character, px, is_bold, ink.colour)
        surface.blit(digit, digit.get_rect(midtop=(rect.left + cell * place + cell // 2, rect.top)))
    _record(surface, number, rect, px, ink, is_cut=False)
    return rect


def _record(surface: pygame.Surface, words: str, rect: pygame.Rect, px: int, ink: Ink, is_cut: bool) -> None:
    for log in _logs:
        offset = surface.get_abs_offset()
        is_clipped = not surface.get_clip().contains(rect)
        log.written.append(Written(words, rect.move(offset), px, ink, is_cut or is_clipped))
