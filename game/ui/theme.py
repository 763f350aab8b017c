"""Colours, sizes and seat marks: everything that one look shares, in one place."""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, NamedTuple

Colour = tuple[int, int, int]

OUTLINE: Final[Colour] = (0x2B, 0x23, 0x20)
"""The warm dark of every outline and of all text on light paper; never black."""
RIM: Final[Colour] = (0xFF, 0xFB, 0xF0)
"""The light rim of pieces, and light text."""


class Shape(Enum):
    """A seat's shape; the value names its drawing."""

    DISC = "disc"
    SQUARE = "square"
    TRIANGLE = "triangle"
    DIAMOND = "diamond"
    STAR = "star"
    HEXAGON = "hexagon"


@dataclass(frozen=True, slots=True)
class SeatMark:
    """How a seat is told from the others: colour and shape, always together (and beside them its name)."""

    colour: Colour
    shape: Shape


SEAT_MARKS: Final = (
    SeatMark((0x56, 0xB4, 0xE9), Shape.DISC),
    SeatMark((0xF0, 0xE4, 0x42), Shape.SQUARE),
    SeatMark((0x00, 0x72, 0xB2), Shape.TRIANGLE),
    SeatMark((0xD5, 0x5E, 0x00), Shape.DIAMOND),
    SeatMark((0xCC, 0x79, 0xA7), Shape.STAR),
    SeatMark((0xFF, 0xFF, 0xFF), Shape.HEXAGON),
)
"""Sky, yellow, blue, vermilion, purple, white: the seats in their order."""


@dataclass(frozen=True, slots=True)
class Mood:
    """The colours of one game's screens; `ground_ink` is for text on `ground`, `accent_ink` for text on `accent`."""

    ground: Colour
    ground_ink: Colour
    panel: Colour
    panel_low: Colour
    """A panel's sunken parts: fields, rows that do not act."""
    ink: Colour
    quiet: Colour
    """Text that matters less, still readable on `panel` and `panel_low`."""
    accent: Colour
    accent_ink: Colour
    good: Colour
    warn: Colour
    line: Colour = OUTLINE


HOUSE: Final = Mood(
    ground=(0x2F, 0x5D, 0x5B), ground_ink=(0xFB, 0xF3, 0xDF), panel=(0xF6, 0xEA, 0xCF), panel_low=(0xE9, 0xD9, 0xB6),
    ink=OUTLINE, quiet=(0x62, 0x52, 0x46), accent=(0xE8, 0xB0, 0x3A), accent_ink=OUTLINE, good=(0x3F, 0x6F, 0x44),
    warn=(0xB5, 0x3A, 0x2B),
)  # fmt: skip
"""The shelf, the lobby and all that belongs to no game."""

BLUEPRINT: Final = Mood(
    ground=(0x1F, 0x3B, 0x57), ground_ink=(0xF7, 0xF4, 0xEA), panel=(0xF7, 0xF4, 0xEA), panel_low=(0xE3, 0xE6, 0xE2),
    ink=OUTLINE, quiet=(0x4F, 0x56, 0x5E), accent=(0xED, 0xAE, 0x49), accent_ink=OUTLINE, good=(0x37, 0x75, 0x54),
    warn=(0xB9, 0x31, 0x4A),
)  # fmt: skip
"""Racetrack on blueprint paper."""

GRAPH: Final = replace(BLUEPRINT, ground=(0xE9, 0xEE, 0xF2), ground_ink=OUTLINE)
"""Racetrack on graph paper."""

LUNATIX: Final = Mood(
    ground=(0x5F, 0x6B, 0x5A), ground_ink=(0xFB, 0xF6, 0xE8), panel=(0xE4, 0xDC, 0xC8), panel_low=(0xD3, 0xCA, 0xB0),
    ink=OUTLINE, quiet=(0x56, 0x4C, 0x40), accent=(0xE0, 0xB0, 0x4A), accent_ink=OUTLINE, good=(0x42, 0x66, 0x42),
    warn=(0xA3, 0x40, 0x2B),
)  # fmt: skip
LUCKY: Final = Mood(
    ground=(0x8E, 0xC6, 0xD7), ground_ink=OUTLINE, panel=(0xF3, 0xE6, 0xC8), panel_low=(0xE6, 0xD5, 0xAE),
    ink=OUTLINE, quiet=(0x5B, 0x4E, 0x42), accent=(0xF2, 0xB1, 0x34), accent_ink=OUTLINE, good=(0x3E, 0x70, 0x43),
    warn=(0xB8, 0x33, 0x24),
)  # fmt: skip
LOONACY: Final = Mood(
    ground=(0x7A, 0x4A, 0x2B), ground_ink=(0xFB, 0xF0, 0xD8), panel=(0xF4, 0xE3, 0xC1), panel_low=(0xE7, 0xD0, 0xA3),
    ink=OUTLINE, quiet=(0x5E, 0x4A, 0x3A), accent=(0xE3, 0xB2, 0x3C), accent_ink=OUTLINE, good=(0x2A, 0x6F, 0x74),
    warn=(0xA6, 0x3D, 0x40),
)  # fmt: skip


def high_contrast(mood: Mood) -> Mood:
    """The same mood with nothing between paper and ink: 7:1 and more for all text."""
    return replace(
        mood, ground=(0x12, 0x16, 0x1C), ground_ink=(0xFF, 0xFF, 0xFF), panel=(0xFF, 0xFD, 0xF5),
        panel_low=(0xF1, 0xEC, 0xDD), ink=(0x14, 0x10, 0x0E), quiet=(0x33, 0x2B, 0x26), accent=(0xFF, 0xD2, 0x5C),
        accent_ink=(0x14, 0x10, 0x0E), good=(0x1E, 0x52, 0x2A), warn=(0x8E, 0x16, 0x10), line=(0x14, 0x10, 0x0E),
    )  # fmt: skip


class Type(Enum):
    """The type scale: pixels at 1920 x 1080, and how much of the players' text size a kind takes.

    Headings are large already and would push out the rest. At most three kinds on one screen.
    """

    TITLE = (72, 0.5)
    HEADING = (44, 0.75)
    BODY = (32, 1.0)
    SMALL = (26, 1.0)

    def __init__(self, px: int, growth: float) -> None:
        self.px = px
        self.growth = growth


_SMALLEST_TYPE: Final = 12
_REFERENCE: Final = (1920, 1080)


@dataclass(frozen=True, slots=True)
class Metrics:
    """Lengths for one window size and one text size (1.0 to 2.0)."""

    size: tuple[int, int]
    text_scale: float = 1.0

    @property
    def scale(self) -> float:
        """Window pixels for one pixel of the 1920 x 1080 design; the tighter side decides."""
        return min(self.size[0] / _REFERENCE[0], self.size[1] / _REFERENCE[1])

    def px(self, length: float) -> int:
        """A length of the design in window pixels, at least 1."""
        return max(1, round(length * self.scale))

    def type_px(self, kind: Type) -> int:
        """The height of a kind of type in window pixels."""
        grown = 1.0 + (self.text_scale - 1.0) * kind.growth
        return max(_SMALLEST_TYPE, round(kind.px * self.scale * grown))

    def grown_px(self, length: float) -> int:
        """A length that holds text and so grows with the text size."""
        return max(1, round(length * self.scale * self.text_scale))


class Ink(NamedTuple):
    """The colour of a text and the colour it stands on."""

    colour: Colour
    on: Colour


@dataclass(frozen=True, slots=True)
class Look:
    """What every drawing function needs to know: colours, lengths, and whether things may move."""

    mood: Mood
    metrics: Metrics
    is_motion_reduced: bool = False
    is_contrast_high: bool = False

    def px(self, length: float) -> int:
        """A length of the 1920 x 1080 design in window pixels."""
        return self.metrics.px(length)

    def type_px(self, kind: Type) -> int:
        """The height of a kind of type in window pixels."""
        return self.metrics.type_px(kind)

    @property
    def line(self) -> int:
        """The width of an outline in window pixels."""
        return max(2, self.metrics.px(4))

    @property
    def ink(self) -> Ink:
        """Text on a panel."""
        return Ink(self.mood.ink, self.mood.panel)

    @property
    def quiet_ink(self) -> Ink:
        """Text on a panel that matters less."""
        return Ink(self.mood.quiet, self.mood.panel)

    @property
    def low_ink(self) -> Ink:
        """Text on a sunken part of a panel."""
        return Ink(self.mood.ink, self.mood.panel_low)

    @property
    def ground_ink(self) -> Ink:
        """Text on the ground of the screen."""
        return Ink(self.mood.ground_ink, self.mood.ground)

    @property
    def accent_ink(self) -> Ink:
        """Text on the accent colour."""
        return Ink(self.mood.accent_ink, self.mood.accent)

    def in_mood(self, mood: Mood) -> "Look":
        """The same look in another mood, in high contrast where that is on."""
        return replace(self, mood=high_contrast(mood) if self.is_contrast_high else mood)


def shade(colour: Colour, towards: Colour, amount: float) -> Colour:
    """A colour `amount` (0..1) of the way to another."""
    r, g, b = (round(a + (b - a) * amount) for a, b in zip(colour, towards, strict=True))
    return (r, g, b)


def contrast(a: Colour, b: Colour) -> float:
    """The WCAG contrast of two colours, 1 to 21."""
    light, dark = sorted((_luminance(a), _luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def ink_on(colour: Colour) -> Colour:
    """The dark or the light text colour, whichever reads better on this one."""
    return OUTLINE if contrast(OUTLINE, colour) >= contrast(RIM, colour) else RIM


def _luminance(colour: Colour) -> float:
    r, g, b = (c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
