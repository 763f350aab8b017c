"""How the pictures of Retro Loonacy are drawn: palette, thick outlines, a light rim round the whole thing."""

from typing import Final, NamedTuple

OUTLINE: Final = "#2b2320"
RIM: Final = "#fffbf0"
ORANGE: Final = "#e4813a"
BROWN: Final = "#7a4a2b"
MUSTARD: Final = "#e3b23c"
TEAL: Final = "#2a7f86"
CREAM: Final = "#f4e3c1"
RED: Final = "#a63d40"
FOAM: Final = "#8fd0c8"
AVOCADO: Final = "#93a04f"
DEEP_TEAL: Final = "#1e5f66"
DEEP_BROWN: Final = "#5a3520"
DEEP_RED: Final = "#822c31"
BUTTER: Final = "#f2d58a"
PEACH: Final = "#f0b27e"
SAND: Final = "#e0c491"
MOSS: Final = "#76843c"
POND: Final = "#5fa9a5"
LIT: Final = "#b9cf6a"

PEN: Final = 4.0
"""Width of every outline, in a square of 100."""
_RIM_PEN: Final = PEN + 8


class Piece(NamedTuple):
    """Part of a thing: as it is drawn, and as it adds to the light rim that is drawn below all parts."""

    ink: str
    rim: str = ""


def _outlined(element: str, colour: str, pen: float = PEN) -> Piece:
    ink = f'<{element} fill="{colour}" stroke="{OUTLINE}" stroke-width="{pen:g}"/>'
    return Piece(ink, f'<{element} fill="{RIM}" stroke="{RIM}" stroke-width="{_RIM_PEN:g}"/>')


def shape(path: str, colour: str) -> Piece:
    """A filled path with the outline."""
    return _outlined(f'path d="{path}"', colour)


def disc(x: float, y: float, radius: float, colour: str) -> Piece:
    """A circle with the outline."""
    return _outlined(f'circle cx="{x:g}" cy="{y:g}" r="{radius:g}"', colour)


def oval(x: float, y: float, across: float, down: float, colour: str) -> Piece:
    """An ellipse with the outline."""
    return _outlined(f'ellipse cx="{x:g}" cy="{y:g}" rx="{across:g}" ry="{down:g}"', colour)


def box(x: float, y: float, width: float, height: float, colour: str, radius: float = 3) -> Piece:
    """A rectangle with the outline."""
    return _outlined(f'rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}"', colour)


def tube(path: str, width: float, colour: str) -> Piece:
    """A line of colour with the outline on both sides."""
    ink = _line(path, width + 2 * PEN, OUTLINE) + _line(path, width, colour)
    return Piece(ink, _line(path, width + PEN + _RIM_PEN, RIM))


def rod(path: str, width: float = PEN) -> Piece:
    """A line of the outline's own colour that belongs to the thing's outline."""
    return Piece(_line(path, width, OUTLINE), _line(path, width + 8, RIM))


def line(path: str, width: float = 3, colour: str = OUTLINE) -> Piece:
    """A line inside the thing."""
    return Piece(_line(path, width, colour))


def patch(path: str, colour: str) -> Piece:
    """A surface inside the thing, without outline."""
    return Piece(f'<path d="{path}" fill="{colour}"/>')


def dot(x: float, y: float, radius: float, colour: str = OUTLINE) -> Piece:
    """A round surface inside the thing, without outline."""
    return Piece(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{colour}"/>')


def shine(path: str, width: float = 4) -> Piece:
    """The one soft highlight."""
    return Piece(
        f'<path d="{path}" fill="none" stroke="{RIM}" stroke-opacity="0.7" stroke-width="{width:g}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def turned(degrees: float, *pieces: Piece) -> tuple[Piece, ...]:
    """Pieces turned clockwise about the middle of the square."""
    head = f'<g transform="rotate({degrees:g} 50 50)">'
    return tuple(Piece(f"{head}{p.ink}</g>", f"{head}{p.rim}</g>" if p.rim else "") for p in pieces)


def drawn(pieces: tuple[Piece, ...]) -> str:
    """The elements of a thing: rim below, ink above."""
    joined = 'stroke-linejoin="round" stroke-linecap="round"'
    rim = "\n".join(piece.rim for piece in pieces if piece.rim)
    return f"<g {joined}>\n{rim}\n</g>\n<g {joined}>\n" + "\n".join(piece.ink for piece in pieces) + "\n</g>"


def _line(path: str, width: float, colour: str) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
    )
