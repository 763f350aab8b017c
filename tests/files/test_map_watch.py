"""A map is read again when it, or anything that it uses, has changed on disk; and only then."""

import os
from pathlib import Path

from game.files.finding import has_errors
from game.files.map_watch import read_changed
from tests.files.build_maps import oval, png

EXTERNAL = '<tileset firstgid="1" source="ground.tsx"/>'
TSX = (
    '<tileset name="ground" tilewidth="16" tileheight="16" tilecount="3" columns="3">'
    '<image source="ground.png" width="48" height="16"/><tile id="0" type="Road"/></tileset>'
)


def external(folder: Path) -> Path:
    """A map whose tileset is a file of its own."""
    (folder / "ground.tsx").write_text(TSX)
    made = oval()
    made.tilesets = EXTERNAL
    return made.save(folder)


def test_a_map_is_read_once_and_not_again_while_nothing_changes(tmp_path: Path) -> None:
    path = external(tmp_path)
    first = read_changed(path, {})
    assert first is not None
    assert first.loaded.track is not None
    assert {file.name for file in first.stamps} == {"oval.tmx", "ground.tsx", "ground.png"}
    assert read_changed(path, first.stamps) is None


def test_a_change_of_map_tileset_or_image_is_noticed(tmp_path: Path) -> None:
    path = external(tmp_path)
    for name in ("oval.tmx", "ground.tsx", "ground.png"):
        before = read_changed(path, {})
        assert before is not None
        os.utime(tmp_path / name, ns=(1, 1))
        after = read_changed(path, before.stamps)
        assert after is not None, name
        os.utime(tmp_path / name, ns=(2, 2))


def test_a_replaced_file_of_the_same_size_and_time_is_noticed(tmp_path: Path) -> None:
    path = external(tmp_path)
    os.utime(path, ns=(1, 1))
    before = read_changed(path, {})
    assert before is not None
    other = tmp_path / "other"
    other.write_bytes(path.read_bytes())
    os.utime(other, ns=(1, 1))
    other.replace(path)
    assert read_changed(path, before.stamps) is not None


def test_a_tileset_that_is_gone_is_noticed_and_so_is_its_return(tmp_path: Path) -> None:
    path = external(tmp_path)
    there = read_changed(path, {})
    assert there is not None
    (tmp_path / "ground.tsx").rename(tmp_path / "away.tsx")
    gone = read_changed(path, there.stamps)
    assert gone is not None
    assert has_errors(gone.loaded.findings)
    assert read_changed(path, gone.stamps) is None
    (tmp_path / "away.tsx").rename(tmp_path / "ground.tsx")
    back = read_changed(path, gone.stamps)
    assert back is not None
    assert not has_errors(back.loaded.findings)


def test_a_map_that_is_gone_cut_short_or_back_never_raises(tmp_path: Path) -> None:
    path = external(tmp_path)
    whole = path.read_bytes()
    seen = read_changed(path, {})
    assert seen is not None
    for content in (None, b"", whole[:100], whole[:-5], b"\xff" * 50, whole):
        path.unlink(missing_ok=True)
        if content is not None:
            path.write_bytes(content)
        seen = read_changed(path, seen.stamps)
        assert seen is not None
        assert has_errors(seen.loaded.findings) == (content != whole)


def test_files_outside_the_folder_are_not_looked_after(tmp_path: Path) -> None:
    inside = tmp_path / "inside"
    inside.mkdir()
    (tmp_path / "far.tsx").write_text(TSX)
    made = oval()
    made.tilesets = '<tileset firstgid="1" source="../far.tsx"/>'
    read = read_changed(made.save(inside), {})
    assert read is not None
    assert [file.name for file in read.stamps] == ["oval.tmx"]


def test_an_image_that_grows_while_it_is_looked_at_is_read_whole_in_the_end(tmp_path: Path) -> None:
    path = external(tmp_path)
    image, content = tmp_path / "ground.png", png(48, 16)
    seen = read_changed(path, {})
    assert seen is not None
    for length in (10, 30, len(content)):
        image.write_bytes(content[:length])
        seen = read_changed(path, seen.stamps)
        assert seen is not None
    assert not has_errors(seen.loaded.findings)
