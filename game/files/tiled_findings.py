"""What a reader of Tiled files notes down as it goes: every finding with its place, and the words they share."""

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from game.files.finding import Finding, Severity

MOST_FINDINGS: Final = 200
_LONGEST_QUOTE: Final = 40
_LONGEST_NAME: Final = 120


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a map something lies; see `Finding` for the fields."""

    layer: str | None = None
    object: int | None = None
    name: str | None = None
    kind: str | None = None
    cell: tuple[int, int] | None = None


NOWHERE: Final = Place()


class Findings:
    """The findings of one map and of all the files that it refers to, errors counted, at most 200 kept.

    `within(file)` gives a pen that writes into the same notes under another file's name.
    """

    def __init__(self, file: str, shared: "list[Finding] | None" = None) -> None:
        self.file = shown(file, len(file))
        self._all: list[Finding] = [] if shared is None else shared

    def within(self, file: str) -> "Findings":
        """The same notes, headed by another file's name."""
        return Findings(file, self._all)

    def error(self, message: str, place: Place = NOWHERE) -> None:
        """Note something that stops the track from being used."""
        self._note(Severity.ERROR, message, place)

    def warn(self, message: str, place: Place = NOWHERE) -> None:
        """Note something that its maker should know and that stops nothing."""
        self._note(Severity.WARNING, message, place)

    def has_errors(self) -> bool:
        """Whether anything noted so far stops the track."""
        return any(finding.is_error for finding in self._all)

    def as_tuple(self) -> tuple[Finding, ...]:
        """All findings in the order in which they were made, errors before warnings, each once."""
        return tuple(sorted(dict.fromkeys(self._all), key=lambda finding: not finding.is_error))

    def _note(self, severity: Severity, message: str, place: Place) -> None:
        # A hostile map may be wrong in a million cells: an error always finds room, the rest stops here.
        if len(self._all) == MOST_FINDINGS:
            message, place = "there is more; mend these and check again", NOWHERE
        elif len(self._all) > MOST_FINDINGS and (severity is Severity.WARNING or self.has_errors()):
            return
        layer, name, kind = (
            None if text is None else shown(text, _LONGEST_NAME) for text in (place.layer, place.name, place.kind)
        )
        self._all.append(Finding(self.file, severity, message, layer, place.object, name, place.cell, kind))


def shown(text: str, longest: int = _LONGEST_QUOTE) -> str:
    """A text from a file as it may be shown on one line: printable, and no longer than so many letters."""
    text = "".join(mark if mark.isprintable() else " " for mark in text[: longest + 1])
    return text if len(text) <= longest else text[: longest - 1] + "…"


def quoted(text: str) -> str:
    """A text from a file in double quotes."""
    return f'"{shown(text)}"'


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """`; did you mean "x"?` when a known word is close to this one, else nothing."""
    lowered = {each.lower(): each for each in known}
    near = get_close_matches(word[:80].lower(), lowered, n=1, cutoff=0.6)
    return f"; did you mean {quoted(lowered[near[0]])}?" if near else ""
