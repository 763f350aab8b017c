"""One thing found wrong in a file: where it is, what is wrong, what to do."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

JsonObject = dict[str, object]
"""A value that `json.dumps` writes as an object."""


class Severity(Enum):
    """Whether a finding stops the file from being used."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class Finding:
    """What is wrong with a file, and where in it.

    `file` is the file's bare name, never a path. `layer`, `object` (a Tiled object's id), `name`
    (its name), `kind` (its class) and `cell` (column, row) narrow the place down in Tiled maps;
    `at` is a (line, column) pair, counted from 1, in text files. `message` says what is wrong and
    what to do about it.
    """

    file: str
    severity: Severity
    message: str
    layer: str | None = None
    object: int | None = None
    name: str | None = None
    cell: tuple[int, int] | None = None
    kind: str | None = None
    at: tuple[int, int] | None = None

    @property
    def is_error(self) -> bool:
        """Whether the file cannot be used as it is."""
        return self.severity is Severity.ERROR

    def line(self) -> str:
        """The finding as one line for a person, the place first; whatever it quotes breaks no line."""
        place = self.place()
        warning = "" if self.is_error else "warning: "
        line = f"{self.file}: {place}{': ' if place else ''}{warning}{self.message}"
        return "".join(mark if mark.isprintable() else " " for mark in line)

    def place(self) -> str:
        """Where in the file, in words; empty when the finding is about the whole file."""
        words: list[str] = []
        if self.at is not None:
            words.append(f"line {self.at[0]}, column {self.at[1]}")
        if self.layer is not None:
            words.append(f'layer "{self.layer}"')
        if self.object is not None:
            words.append(f"object {self.object}{_quoted(self.name)}{_bracketed(self.kind)}")
        if self.cell is not None:
            words.append(f"cell ({self.cell[0]}, {self.cell[1]})")
        return ", ".join(words)

    def as_json(self) -> JsonObject:
        """The finding for other programs, with the keys that `check --json` promises."""
        return {
            "file": self.file,
            "severity": self.severity.value,
            "layer": self.layer,
            "object": self.object,
            "name": self.name,
            "class": self.kind,
            "cell": None if self.cell is None else list(self.cell),
            "message": self.message,
        }


class UnusableFile(Exception):
    """A file that cannot be used, with every finding about it (at least one)."""

    def __init__(self, *findings: Finding) -> None:
        super().__init__("\n".join(finding.line() for finding in findings))
        self.findings = findings


def has_errors(findings: Iterable[Finding]) -> bool:
    """Whether any of the findings stops its file from being used."""
    return any(finding.is_error for finding in findings)


def _quoted(name: str | None) -> str:
    return f' "{name}"' if name else ""


def _bracketed(kind: str | None) -> str:
    return f" ({kind})" if kind else ""
