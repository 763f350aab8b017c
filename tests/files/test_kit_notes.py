"""A later version brings its own files up to date and spares what the player has changed or removed."""

from pathlib import Path

import pytest

from game.files.kit_notes import NOTES, lay_unchanged

OLD = {"a/one.tx": b"1", "a/two.tx": b"2", "three.js": b"3"}
NEW = {"a/one.tx": b"10", "a/two.tx": b"20", "three.js": b"30", "four.js": b"40"}


def test_all_is_laid_where_nothing_is(tmp_path: Path) -> None:
    lay_unchanged(tmp_path, OLD)
    assert {place: (tmp_path / place).read_bytes() for place in OLD} == OLD


def test_a_later_version_updates_what_is_unchanged(tmp_path: Path) -> None:
    lay_unchanged(tmp_path, OLD)
    (tmp_path / "a" / "one.tx").write_bytes(b"mine")
    (tmp_path / "three.js").unlink()
    lay_unchanged(tmp_path, NEW)
    assert (tmp_path / "a" / "one.tx").read_bytes() == b"mine"
    assert (tmp_path / "a" / "two.tx").read_bytes() == b"20"
    assert not (tmp_path / "three.js").exists()
    assert (tmp_path / "four.js").read_bytes() == b"40"
    lay_unchanged(tmp_path, OLD)
    assert (tmp_path / "a" / "two.tx").read_bytes() == b"2"


def test_what_was_there_before_is_the_players(tmp_path: Path) -> None:
    (tmp_path / "three.js").write_bytes(b"mine")
    lay_unchanged(tmp_path, OLD)
    lay_unchanged(tmp_path, NEW)
    assert (tmp_path / "three.js").read_bytes() == b"mine"


@pytest.mark.parametrize("notes", [b"", b"[]", b"{", b'{"three.js": 5}', b"[" * 9999, b"\xff"])
def test_with_a_broken_note_nothing_is_overwritten(tmp_path: Path, notes: bytes) -> None:
    lay_unchanged(tmp_path, OLD)
    (tmp_path / NOTES).write_bytes(notes)
    lay_unchanged(tmp_path, NEW)
    assert (tmp_path / "three.js").read_bytes() == b"3"
    assert (tmp_path / "four.js").read_bytes() == b"40"
