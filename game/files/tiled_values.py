"""Attributes and properties of Tiled elements as checked values: whole numbers, finite numbers, colours, texts."""

import math
import re
from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum
from typing import Final
from xml.etree.ElementTree import Element

from game.files.tiled_findings import NOWHERE, Findings, Place, quoted

Colour = tuple[int, int, int, int]
"""Red, green, blue and alpha, 0 to 255 each."""

Flips = tuple[bool, bool, bool]
"""Flipped horizontally, vertically, along the diagonal; the diagonal comes first when a tile is drawn."""

FURTHEST: Final = 10_000_000
"""No coordinate or size in pixels is larger."""

MOST_PROPERTIES: Final = 200

_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,10}", re.ASCII)


class Kind(Enum):
    """The types of property that a track uses; Tiled's enums are stored as texts or whole numbers."""

    STRING = "string"
    INT = "int"
    FLOAT = "float"
    BOOL = "bool"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Property:
    """A property of a map, tile or object: its type, and its value as the text in the file."""

    kind: Kind
    text: str

    def whole(self) -> int | None:
        """The value of an int property that is one."""
        return to_whole(self.text) if self.kind is Kind.INT else None


Properties = dict[str, Property]


def to_whole(text: str) -> int | None:
    """A whole number of at most ten digits, else None."""
    text = text.strip()
    return int(text) if _WHOLE.fullmatch(text) else None


def to_real(text: str) -> float | None:
    """A finite number within reach of a map, else None."""
    try:
        number = float(text)
    except ValueError:
        return None
    return number if math.isfinite(number) and abs(number) <= FURTHEST else None


class Attributes:
    """An element's attributes, read with defaults; each that is wrong is noted and its default taken."""

    def __init__(self, element: Element, findings: Findings, place: Place = NOWHERE) -> None:
        self._element = element
        self._findings = findings
        self._place = place

    def whole(self, key: str, default: int, lowest: int = 0, highest: int = FURTHEST) -> int:
        """A whole number between two bounds."""
        text = self._element.get(key)
        if text is None:
            return default
        value = to_whole(text)
        if value is None:  # some writers add ".0"
            real = to_real(text)
            value = int(real) if real is not None and real == int(real) else None
        if value is None or not lowest <= value <= highest:
            self._wrong(key, text, f"must be a whole number from {lowest} to {highest}")
            return default
        return value

    def real(self, key: str, default: float = 0.0, lowest: float = -FURTHEST, highest: float = FURTHEST) -> float:
        """A finite number between two bounds."""
        text = self._element.get(key)
        if text is None:
            return default
        value = to_real(text)
        if value is None or not lowest <= value <= highest:
            self._wrong(key, text, f"must be a number from {lowest:g} to {highest:g}")
            return default
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        """Tiled's 0 or 1."""
        text = self._element.get(key)
        if text is None:
            return default
        if text not in ("0", "1", "false", "true"):
            self._wrong(key, text, "must be 0 or 1")
            return default
        return text in ("1", "true")

    def choice(self, key: str, default: str, known: Collection[str]) -> str:
        """One of some words."""
        text = self._element.get(key, default)
        if text not in known:
            self._wrong(key, text, f"must be one of {', '.join(sorted(known))}")
            return default
        return text

    def colour(self, key: str) -> Colour | None:
        """`#rrggbb`, or `#aarrggbb` with alpha first; the `#` may be missing."""
        text = self._element.get(key)
        if not text:
            return None
        digits = text.removeprefix("#")
        if len(digits) not in (6, 8) or not re.fullmatch("[0-9a-fA-F]+", digits):
            self._wrong(key, text, "must be a colour such as #336699")
            return None
        alpha, red, green, blue = bytes.fromhex(digits.rjust(8, "f"))
        return red, green, blue, alpha

    def kind(self) -> str:
        """The class: `type` up to Tiled 1.8 and from 1.10, `class` in 1.9."""
        return self._element.get("type") or self._element.get("class") or ""

    def _wrong(self, key: str, text: str, message: str) -> None:
        self._findings.error(
            f"attribute {quoted(key)} of <{self._element.tag}> {message} (got {quoted(text)})", self._place
        )


def read_properties(element: Element, findings: Findings, place: Place = NOWHERE) -> Properties:
    """The plain properties of an element; those of a class or list are noted and left out."""
    properties: Properties = {}
    for child in element.iterfind("properties/property"):
        if len(properties) == MOST_PROPERTIES:
            findings.error(f"there are more than {MOST_PROPERTIES} properties; remove some", place)
            break
        name = child.get("name")
        if name is None:
            findings.error("a property has no name; remove it", place)
            continue
        kind = child.get("type", "string")
        if kind in ("class", "list"):
            findings.warn(
                f"property {quoted(name)} holds a {kind}; older editors lose it, so use plain properties"
                " (text, whole number, number, yes or no)",
                place,
            )
            continue
        value = child.get("value")
        text = value if value is not None else child.text or ""
        properties[name] = Property(Kind(kind) if kind in _PLAIN else Kind.OTHER, text)
    return properties


_PLAIN: Final = frozenset(kind.value for kind in Kind)
