"""How findings are told: all of them, each once, short, in words that tell nothing of the folders outside."""

from pathlib import Path

import pytest

from game.files.tiled import read_map
from tests.files.build_maps import data, lines, oval, png, point, tileset

NOT_JUDGED = "oval.tmx: warning: the road could not be judged without its tilesets; mend those and check again"


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert [finding.line() for finding in read_map(tmp_path / "gone.tmx").findings] == [
        'gone.tmx: "gone.tmx" is missing; see that the name is right'
    ]


def test_a_folder_is_no_map(tmp_path: Path) -> None:
    (tmp_path / "a.tmx").mkdir()
    assert [finding.line() for finding in read_map(tmp_path / "a.tmx").findings] == [
        'a.tmx: "a.tmx" is not a file; see that the name is right'
    ]


def test_a_link_that_leads_out_of_the_folder(tmp_path: Path) -> None:
    outside, inside = tmp_path / "outside.png", tmp_path / "maps"
    outside.write_bytes(png(48, 16))
    inside.mkdir()
    (inside / "ground.png").symlink_to(outside)
    found = lines(oval(), inside)
    assert found[0].startswith('oval.tmx: tileset "ground": image "ground.png" lies outside the track\'s folder')
    assert str(tmp_path) not in "\n".join(found)


def test_a_missing_tileset_is_told_once_and_not_for_each_tile(tmp_path: Path) -> None:
    text = oval(tilesets=tileset() + '<tileset firstgid="4" source="gone.tsx"/>')
    text.layers = text.layer() + f'<layer name="over" width="11" height="8">{data([5] * 88)}</layer>'
    assert lines(text, tmp_path) == [
        'oval.tmx: tileset "gone.tsx" is missing; put it back, or choose another in Tiled',
        NOT_JUDGED,
    ]


def test_all_findings_and_not_the_first(tmp_path: Path) -> None:
    text = oval(values={"game": "racetrack", "laps": "many", "colour": "red"}, ground={"offsetx": 4})
    text.objects[0] = point("Finish", 1, 1, number=5)
    text.objects[3] = point("Start", 0, 0, number=13, place="x")
    found = lines(text, tmp_path)
    assert len([line for line in found if "warning" not in line]) == 4
    assert [line for line in found if "warning" in line] == [
        'oval.tmx: warning: map property "colour" is unknown and does nothing; did you mean "course"?'
    ]


def test_more_than_two_hundred_findings_are_cut(tmp_path: Path) -> None:
    text = oval()
    text.objects += [point("Start", 24, 24, number=100 + each) for each in range(400)]
    found = lines(text, tmp_path)
    assert len(found) == 201
    assert found[-1] == "oval.tmx: warning: there may be more; mend these and check again"


def test_words_of_the_file_are_shown_short_and_on_one_line(tmp_path: Path) -> None:
    text = oval()
    text.objects.append(point("A&#10;" + "b" * 100, 24, 24, number=7))
    assert lines(text, tmp_path) == [
        (
            f'oval.tmx: layer "gates", object 7 (A {"b" * 100}): warning: class "A {"b" * 37}…" is unknown,'
            " so the object is only decoration"
        )
    ]


def test_a_project_in_the_home_folder_opens_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "home" / "maps").mkdir(parents=True)
    (tmp_path / "home" / "all.tiled-project").write_text("{}")
    (tmp_path / "all.tiled-project").write_text("{}")
    (tmp_path / "home" / "ground.png").write_bytes(png(48, 16))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / "home"))
    text = oval(tilesets=tileset().replace("ground.png", "../ground.png"))
    assert lines(text, tmp_path / "home" / "maps")[0].startswith(
        'oval.tmx: tileset "ground": image "ground.png" lies outside the track\'s folder'
    )


@pytest.mark.parametrize("name", ["\0", "a\0b.tmx", "x" * 5000, "\ud800"])
def test_a_name_that_no_file_can_have_is_a_finding(name: str) -> None:
    [finding] = read_map(Path(name)).findings
    assert finding.is_error
