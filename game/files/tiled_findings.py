"""What a reader of Tiled files notes down as it goes: every finding with its place, and the words they share."""

from collections.abc import Iterable
from dataclasses import dataclass, field
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
    """The findings of one map and of all the files that it refers to, at most 200 kept.

    `within(file)` gives a pen that writes into the same notes under another file's name, `about(what)`
    one that begins every message with what in the file it is about.
    """

    def __init__(self, file: str, notes: "_Notes | None" = None, heading: str = "") -> None:
        self.file = shown(file, len(file))
        self._notes = _Notes() if notes is None else notes
        self._heading = heading

    def within(self, file: str) -> "Findings":
        """The same notes, headed by another file's name."""
        return Findings(file, self._notes)

    def about(self, what: str) -> "Findings":
        """The same notes and file; the messages are about a part of it that is no layer, object or cell."""
        return Findings(self.file, self._notes, f"{self._heading}{what}: ")

    def error(self, message: str, place: Place = NOWHERE) -> None:
        """Note something that stops the track from being used."""
        self._notes.errors += 1
        # A hostile map may be wrong in a million cells. The first error always finds room.
        if self._notes.has_room() or self._notes.errors == 1:
            self._note(Severity.ERROR, message, place)

    def warn(self, message: str, place: Place = NOWHERE) -> None:
        """Note something that its maker should know and that stops nothing."""
        if self._notes.has_room():
            self._note(Severity.WARNING, message, place)

    def errors(self) -> int:
        """How many times something was found that stops the track."""
        return self._notes.errors

    def has_errors(self) -> bool:
        """Whether anything found so far stops the track."""
        return self._notes.errors > 0

    def as_tuple(self) -> tuple[Finding, ...]:
        """All findings in the order in which they were made, errors before warnings, each once."""
        found = dict.fromkeys(self._notes.kept)
        if not self._notes.has_room():
            found[Finding(self.file, Severity.WARNING, "there may be more; mend these and check again")] = None
        return tuple(sorted(found, key=lambda finding: not finding.is_error))

    def _note(self, severity: Severity, message: str, place: Place) -> None:
        layer, name, kind = (
            None if text is None else shown(text, _LONGEST_NAME) for text in (place.layer, place.name, place.kind)
        )
        message = self._heading + message
        self._notes.kept.append(Finding(self.file, severity, message, layer, place.object, name, place.cell, kind))


@dataclass(slots=True)
class _Notes:
    """What all pens of one map write into."""

    kept: list[Finding] = field(default_factory=list)
    errors: int = 0

    def has_room(self) -> bool:
        return len(self.kept) < MOST_FINDINGS


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
