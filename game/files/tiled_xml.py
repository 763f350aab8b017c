"""Untrusted XML as a tree of bounded depth and size: no DTD, no entities, no endless tags."""

from dataclasses import dataclass
from typing import Final
from xml.etree.ElementTree import Element
from xml.parsers import expat

MOST_BYTES: Final = 16 * 1024 * 1024
MOST_CELLS: Final = 1_000_000
MOST_DEPTH: Final = 100
MOST_ELEMENTS: Final = 200_000
MOST_ATTRIBUTES: Final = 500_000
LONGEST_TAG: Final = 1024 * 1024
_CHUNK: Final = 64 * 1024


class XmlError(ValueError):
    """XML that is broken or larger than a track may be; the message says what and, where known, in which line."""


@dataclass(slots=True)
class XmlBudget:
    """What may still be read for one map, over all of its files."""

    cells: int = MOST_CELLS
    elements: int = MOST_ELEMENTS
    attributes: int = MOST_ATTRIBUTES


def parse_xml(content: bytes, budget: XmlBudget) -> Element:
    """The root element of an XML file. Raises XmlError.

    Layer data written as one `<tile gid="...">` element a cell (Tiled's oldest format) come back as
    CSV text: a million elements would take a gigabyte. The parser is expat itself, since a tree made
    first and checked afterwards has already taken what it may not take. A DOCTYPE that declares anything
    is refused where it begins, and none is ever fetched (maps of old Tiled versions name one), so no
    entity exists.
    """
    if len(content) > MOST_BYTES:
        raise XmlError(f"the file is larger than {MOST_BYTES // 1024 // 1024} MiB; make the map smaller")
    parser = expat.ParserCreate()
    tree = _Tree(parser, budget)
    try:
        for start in range(0, len(content), _CHUNK):
            parser.Parse(content[start : start + _CHUNK], False)
            if start + _CHUNK - parser.CurrentByteIndex > LONGEST_TAG + _CHUNK:
                raise XmlError(
                    f"line {parser.CurrentLineNumber}: one tag or comment is longer than 1 MiB;"
                    " save the file again in Tiled"
                )
        parser.Parse(b"", True)
    except expat.ExpatError as error:
        raise XmlError(
            f"line {error.lineno}: the XML is broken ({expat.ErrorString(error.code)}); save it again in Tiled"
        ) from None
    except (LookupError, UnicodeError):
        raise XmlError("the file's text encoding is unknown; save it as UTF-8") from None
    except XmlError:
        raise
    except ValueError:  # expat's word for an encoding that is not one byte a letter
        raise XmlError("the file's text encoding is not supported; save it as UTF-8") from None
    assert tree.root is not None  # a file without any element is broken XML
    return tree.root


class _Tree:
    """Builds the tree from the parser's calls and stops it at the bounds."""

    def __init__(self, parser: expat.XMLParserType, budget: XmlBudget) -> None:
        self.root: Element | None = None
        self._parser = parser
        self._budget = budget
        self._open: list[Element] = []
        self._texts: list[str] = []
        self._gids: list[str] = []
        parser.buffer_text = True
        parser.buffer_size = _CHUNK
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._texts.append
        parser.StartDoctypeDeclHandler = self._refuse_subset

    def _refuse_subset(self, _name: str, _system: str | None, _public: str | None, has_subset: int) -> None:
        if has_subset:
            raise XmlError(
                f"line {self._parser.CurrentLineNumber}: a DOCTYPE with declarations is not allowed; remove it"
            )

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        if tag == "tile" and self._open and self._open[-1].tag in ("data", "chunk"):
            self._gids.append(attributes.get("gid", "0"))
            self._budget.cells -= 1
            if self._budget.cells < 0:
                raise XmlError(f"a map has at most {MOST_CELLS:,} cells over all layers; remove some layers")
            self._open.append(_CELL)
            return
        self._budget.elements -= 1
        self._budget.attributes -= len(attributes)
        line = self._parser.CurrentLineNumber
        if self._budget.elements < 0:
            raise XmlError(f"line {line}: more than {MOST_ELEMENTS:,} elements in the map's files; make it smaller")
        if self._budget.attributes < 0:
            raise XmlError(f"line {line}: more than {MOST_ATTRIBUTES:,} attributes in the map's files; make it smaller")
        if len(self._open) >= MOST_DEPTH:
            raise XmlError(f"line {line}: elements nested more than {MOST_DEPTH} deep; use fewer groups in groups")
        element = Element(tag, attributes)
        if self._open and self._open[-1] is not _CELL:
            self._open[-1].append(element)
        elif self.root is None:
            self.root = element
        self._open.append(element)
        self._texts.clear()

    def _end(self, tag: str) -> None:
        element = self._open.pop()
        if element is _CELL:
            return
        if tag in ("data", "chunk") and self._gids:
            element.text = ",".join(self._gids)
            element.attrib["encoding"] = "csv"
            self._gids.clear()
        elif len(element) == 0:
            element.text = "".join(self._texts)
        self._texts.clear()


_CELL: Final = Element("tile")
"""Stands on the stack for a cell of layer data, of which only the number is kept."""
