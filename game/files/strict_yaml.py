"""YAML without surprises: one plain reading, no aliases or tags, and the line and column of everything."""

import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

import yaml

from game.files.finding import Finding, Severity, UnusableFile

Scalar = str | int | float | bool | None
Value = Scalar | list["Value"] | dict[str, "Value"]
Way = tuple[str | int, ...]
"""The way to a value from the top: keys and places in lists."""

MOST_BYTES: Final = 64 * 1024
MOST_DEPTH: Final = 20
MOST_DIGITS: Final = 15

_WHOLE = re.compile(r"-?(0|[1-9][0-9]*)")
_HALVES = re.compile("[\ud800-\udfff]")
_DECIMAL = re.compile(r"-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]{1,3})?")


@dataclass(frozen=True, slots=True)
class Document:
    """What a file says, and where it says it."""

    file: str
    value: Value
    places: Mapping[Way, tuple[int, int]] = field(repr=False)

    def fault(self, way: Way, message: str) -> Finding:
        """A finding at the value that the way leads to, or at the nearest one around it."""
        while way and way not in self.places:
            way = way[:-1]
        return Finding(self.file, Severity.ERROR, message, at=self.places.get(way, (1, 1)))


def read_yaml(data: bytes, file: str) -> Document:
    """Read one YAML document; `file` is its bare name, for messages. Raises UnusableFile at the first fault.

    YAML 1.1 gives many plain words a second meaning (`on` is true, `1:30` is 90, `012` is 10): all
    of those, duplicate keys, aliases, tags and merges are refused with a word on what to write.
    """
    if len(data) > MOST_BYTES:
        raise UnusableFile(_fault(file, None, f"is larger than {MOST_BYTES // 1024} KiB; shorten it"))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise UnusableFile(_fault(file, (line, 1), "is not UTF-8 text; save it as UTF-8")) from None
    try:
        return _Reading(text, file).document()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        at = (mark.line + 1, mark.column + 1) if mark else None
        raise UnusableFile(_fault(file, at, f"cannot be read as YAML: {error.problem}")) from None
    except yaml.reader.ReaderError as error:
        at = (text.count("\n", 0, error.position) + 1, 1)
        raise UnusableFile(_fault(file, at, "holds a character that YAML does not allow; remove it")) from None


def _fault(file: str, at: tuple[int, int] | None, message: str) -> Finding:
    return Finding(file, Severity.ERROR, message, at=at)


class _Reading:
    """One pass over a text's events, which PyYAML makes without recursion: deep nesting is met here, and bounded."""

    def __init__(self, text: str, file: str) -> None:
        self._file = file
        self._places: dict[Way, tuple[int, int]] = {}
        self._events: Iterator[yaml.Event] = yaml.parse(text, Loader=yaml.SafeLoader)

    def document(self) -> Document:
        event = next(self._events)  # the start of the stream
        event = next(self._events)
        if isinstance(event, yaml.StreamEndEvent):
            return Document(self._file, None, self._places)
        value = self._value(next(self._events), ())
        next(self._events)  # the end of the document
        event = next(self._events)
        if not isinstance(event, yaml.StreamEndEvent):
            raise self._refusal(event, "only one document is allowed; remove what follows ---")
        return Document(self._file, value, self._places)

    def _value(self, event: yaml.Event, way: Way) -> Value:
        self._places[way] = _place(event)
        if isinstance(event, yaml.AliasEvent):
            raise self._refusal(event, f"aliases (*{str(event.anchor)[:40]}) are not used here; write the value out")
        if isinstance(event, yaml.NodeEvent) and event.anchor is not None:
            raise self._refusal(event, f"anchors (&{event.anchor[:40]}) are not used here; remove it")
        if isinstance(event, (yaml.ScalarEvent, yaml.CollectionStartEvent)) and event.tag is not None:
            raise self._refusal(event, f"tags ({event.tag[:40]}) are not used here; remove it")
        if len(way) > MOST_DEPTH:
            raise self._refusal(event, f"is nested more than {MOST_DEPTH} deep")
        if isinstance(event, yaml.ScalarEvent):
            if _HALVES.search(event.value):
                raise self._refusal(event, "holds half a character (\\ud800 to \\udfff); write the whole one")
            return str(event.value) if event.style else self._plain(event)
        if isinstance(event, yaml.SequenceStartEvent):
            return self._list(way)
        return self._mapping(way)

    def _list(self, way: Way) -> list[Value]:
        values: list[Value] = []
        while not isinstance(event := next(self._events), yaml.SequenceEndEvent):
            values.append(self._value(event, (*way, len(values))))
        return values

    def _mapping(self, way: Way) -> dict[str, Value]:
        values: dict[str, Value] = {}
        while not isinstance(event := next(self._events), yaml.MappingEndEvent):
            if not isinstance(event, yaml.ScalarEvent):
                raise self._refusal(event, "a key must be a plain word")
            if event.value == "<<" and not event.style:
                raise self._refusal(event, "merging (<<) is not used here; write the keys out")
            key = self._value(event, (*way, event.value))
            if not isinstance(key, str):
                raise self._refusal(
                    event, f'a key must be a word; put {event.value[:40]} in quotes: "{event.value[:40]}"'
                )
            if key in values:
                raise self._refusal(event, f'"{key[:40]}" stands here twice; remove one')
            values[key] = self._value(next(self._events), (*way, key))
        return values

    def _plain(self, event: yaml.ScalarEvent) -> Scalar:
        text: str = event.value
        if text in ("", "~", "null"):
            return None
        if text in ("true", "false"):
            return text == "true"
        if _WHOLE.fullmatch(text):
            if len(text) > MOST_DIGITS:
                raise self._refusal(event, f"is a number of more than {MOST_DIGITS} digits; use a smaller one")
            return int(text)
        if _DECIMAL.fullmatch(text):
            number = float(text) if len(text) <= 40 else math.inf
            if math.isinf(number):
                raise self._refusal(event, "is too large a number; use a smaller one")
            return number
        if _means_something_else(text):
            raise self._refusal(
                event, f'{text[:40]} can be read in two ways; write true, false, a plain number, or "{text[:40]}"'
            )
        return text

    def _refusal(self, event: yaml.Event, message: str) -> UnusableFile:
        return UnusableFile(_fault(self._file, _place(event), message))


def _place(event: yaml.Event) -> tuple[int, int]:
    mark = event.start_mark
    assert mark is not None
    return mark.line + 1, mark.column + 1


def _means_something_else(text: str) -> bool:
    """Whether YAML 1.1 takes a plain word for a truth value, a number, a date or nothing."""
    resolvers = yaml.SafeLoader.yaml_implicit_resolvers.get(text[0], [])
    return any(pattern.match(text) for _, pattern in resolvers)
