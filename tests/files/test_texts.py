"""The text catalogues and their reading."""

import re
import string
from pathlib import Path

import polib
import pytest
import texts as compiler

from game.files.paths import assets
from game.files.texts import MissingText, Texts, languages

FOLDER = assets() / "text"


def make(folder: Path, language: str, *entries: polib.POEntry) -> None:
    catalogue = polib.POFile()
    catalogue.metadata = {"Content-Type": "text/plain; charset=UTF-8", "Plural-Forms": "nplurals=2; plural=(n != 1);"}
    catalogue.extend(entries)
    place = folder / language / "LC_MESSAGES" / "looptable.mo"
    place.parent.mkdir(parents=True)
    place.write_bytes(catalogue.to_binary())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    moves = polib.POEntry(msgid="moves", msgid_plural="moves", msgstr_plural={0: "{n} move", 1: "{n} moves of {of}"})
    make(
        tmp_path,
        "en",
        polib.POEntry(msgid="hello", msgstr="Hello, {name}!"),
        polib.POEntry(msgid="a", msgstr="A {"),
        moves,
    )
    make(tmp_path, "nl", polib.POEntry(msgid="hello", msgstr="Dag {name}!"))
    return tmp_path


def test_fields_are_filled_in(folder: Path) -> None:
    assert Texts("nl", folder)("hello", name="Zoë") == "Dag Zoë!"


def test_without_fields_braces_stand(folder: Path) -> None:
    assert Texts("en", folder)("a") == "A {"


def test_plural_forms(folder: Path) -> None:
    texts = Texts("en", folder)
    assert texts.count("moves", 1, of=3) == "1 move"
    assert texts.count("moves", 2, of=3) == "2 moves of 3"


def test_what_a_language_lacks_comes_in_english(folder: Path) -> None:
    assert Texts("nl", folder).count("moves", 1) == "1 move"


def test_a_missing_key_is_an_error_in_tests_and_shown_in_play(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = Texts("nl", folder)
    with pytest.raises(MissingText):
        texts("nothing.here")
    with pytest.raises(MissingText):
        texts.count("nothing.here", 2)
    monkeypatch.setattr(Texts, "must_be_whole", False)
    assert texts("nothing.here") == "nothing.here"


def test_an_unknown_language_is_refused_with_those_that_are_there(folder: Path) -> None:
    assert languages(folder) == ["en", "nl"]
    with pytest.raises(LookupError, match='no texts in "xx"; there are: en, nl'):
        Texts("xx", folder)


CATALOGUES = sorted(FOLDER.glob("*/LC_MESSAGES/*.po"))


@pytest.mark.parametrize("po", CATALOGUES, ids=lambda po: po.parts[-3])
def test_every_catalogue_is_compiled(po: Path) -> None:
    assert po.with_suffix(".mo").read_bytes() == compiler.compiled(po), "run tools/texts.py"


@pytest.mark.parametrize("po", CATALOGUES, ids=lambda po: po.parts[-3])
def test_every_text_has_good_fields(po: Path) -> None:
    for entry in polib.pofile(str(po)):
        assert re.fullmatch(r"[a-z0-9_-]+(\.[a-z0-9_-]+)+", entry.msgid), f"{entry.msgid} is not a dotted key"
        for text in [entry.msgstr, *entry.msgstr_plural.values()]:
            names = [name for _, name, _, _ in string.Formatter().parse(text) if name is not None]
            assert all(name.isidentifier() for name in names), f"{entry.msgid}: {text}"


def test_a_text_left_empty_is_refused(tmp_path: Path) -> None:
    po = tmp_path / "looptable.po"
    po.write_text('msgid ""\nmsgstr ""\n\nmsgid "a.b"\nmsgstr ""\n', encoding="utf-8")
    with pytest.raises(ValueError, match=r"without a text: a\.b"):
        compiler.compiled(po)


def test_a_key_twice_is_refused(tmp_path: Path) -> None:
    po = tmp_path / "looptable.po"
    po.write_text('msgid "a.b"\nmsgstr "1"\n\nmsgid "a.b"\nmsgstr "2"\n', encoding="utf-8")
    with pytest.raises(ValueError, match=r"a\.b"):
        compiler.compiled(po)
