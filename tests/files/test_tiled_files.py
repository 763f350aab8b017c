"""What can be wrong with the files that a map refers to, and with its size: one test a finding."""

from pathlib import Path

import pytest

from game.files.tiled import read_map
from tests.files.build_maps import data, lines, oval, png, point, tileset

KINDS = {
    "orientation": ({"orientation": "isometric"}, ('the map\'s orientation is "isometric"; set Map > Map Properties > '
                    "Orientation to Orthogonal")),
    "infinite": ({"infinite": 1}, "the map is infinite; switch off Map > Map Properties > Infinite"),
    "wide": ({"width": 513}, 'attribute "width" of <map> must be a whole number from 1 to 512 (got "513")'),
    "negative": ({"height": -8}, 'attribute "height" of <map> must be a whole number from 1 to 512 (got "-8")'),
    "no number": ({"tilewidth": "NaN"},
                  'attribute "tilewidth" of <map> must be a whole number from 1 to 4096 (got "NaN")'),
    "endless": ({"tileheight": "1e999"},
                'attribute "tileheight" of <map> must be a whole number from 1 to 4096 (got "1e999")'),
}  # fmt: skip


NOT_JUDGED = "oval.tmx: warning: the road could not be judged without its tilesets; mend those and check again"


@pytest.mark.parametrize("kind", KINDS)
def test_maps_that_are_not_to_be_read_at_all(kind: str, tmp_path: Path) -> None:
    attributes, message = KINDS[kind]
    assert lines(oval(attributes=attributes), tmp_path) == [f"oval.tmx: {message}"]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("", "line 1: the XML is broken (no element found); save it again in Tiled"),
        ("<map>", "line 1: the XML is broken (no element found); save it again in Tiled"),
        ("\n<map></mop>", "line 2: the XML is broken (mismatched tag); save it again in Tiled"),
        ("<tileset/>", "this is not a Tiled map (it holds a <tileset>); save it in Tiled as .tmx"),
        ("<map/>", "the map does not say its width, height, tilewidth and tileheight; save it again in Tiled"),
        ("<!DOCTYPE a [<!ENTITY b 'c'>]><map/>", "line 1: a DOCTYPE with declarations is not allowed; remove it"),
        ("<?xml version='1.0' encoding='klingon'?><map/>", "the file's text encoding is unknown; save it as UTF-8"),
    ],
)
def test_files_that_are_no_maps(content: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "oval.tmx"
    path.write_text(content)
    assert [finding.line() for finding in read_map(path).findings] == [f"oval.tmx: {message}"]


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert [finding.line() for finding in read_map(tmp_path / "gone.tmx").findings] == [
        'gone.tmx: "gone.tmx" is missing'
    ]


def test_a_folder_is_no_map(tmp_path: Path) -> None:
    (tmp_path / "a.tmx").mkdir()
    assert [finding.line() for finding in read_map(tmp_path / "a.tmx").findings] == ['a.tmx: "a.tmx" is not a file']


@pytest.mark.parametrize(
    ("values", "messages"),
    [
        ({}, ['map property "game" is missing; add it in Map > Map Properties as "racetrack" or "lunatix"']),
        (
            {"Game": "racetrack"},
            [('map property "game" is missing; add it in Map > Map Properties as "racetrack" or "lunatix"'
             ' (is "Game" meant for it?)')],
        ),
        (
            {"game": "racetrak"},
            ['map property "game" must be "racetrack" or "lunatix" (got "racetrak"); did you mean "racetrack"?'],
        ),
        (
            {"game": "racetrack", "course": "Sprint"},
            ['map property "course" must be "circuit" or "sprint" (got "Sprint"); did you mean "sprint"?'],
        ),
        ({"game": "racetrack", "laps": 10}, ['map property "laps" must be a whole number from 1 to 9 (got "10")']),
        (
            {"game": "racetrack", "laps": "3"},
            ['map property "laps" must be a whole number from 1 to 9 (got "3" of type string; change the type to int)'],
        ),
        (
            {"game": "racetrack", "titel": "X"},
            ['warning: map property "titel" is unknown; did you mean "title"?'],
        ),
        (
            {"game": "racetrack", "look": ("class", "")},
            [('warning: property "look" holds a class; older editors lose it, so use plain properties'
             " (text, whole number, number, yes or no)")],
        ),
    ],
)  # fmt: skip
def test_map_properties(values: dict[str, object], messages: list[str], tmp_path: Path) -> None:
    assert lines(oval(values=values), tmp_path) == [f"oval.tmx: {message}" for message in messages]


@pytest.mark.parametrize(
    ("tilesets", "messages"),
    [
        (
            '<tileset firstgid="1" source="grund.tsx"/>',
            ['oval.tmx: tileset "grund.tsx" is missing; did you mean "ground.tsx"?'],
        ),
        (
            '<tileset firstgid="1" source="../../secret/passwords.tsx"/>',
            [
                (
                    'oval.tmx: tileset "passwords.tsx" lies outside the track\'s folder; move it beside the map'
                    " (or put a .tiled-project in a folder above both)"
                )
            ],
        ),
        (
            '<tileset firstgid="1" source="http://example.org/a.tsx"/>',
            ['oval.tmx: tileset "a.tsx" is not a file in the track\'s folder'],
        ),
        (
            '<tileset firstgid="1" source="ground.png"/>',
            ['oval.tmx: tileset "ground.png" is not a .tsx file; save it as one in Tiled'],
        ),
        (
            '<tileset firstgid="1" source="ground.tsx"/>',
            ['oval.tmx: tileset "ground.tsx": line 1: the XML is broken (syntax error); save it again in Tiled'],
        ),
        (
            tileset() + tileset(name="again"),
            ['oval.tmx: two tilesets begin with tile 1; remove tileset "again" and add it again in Tiled'],
        ),
        (
            tileset() + tileset().replace(' firstgid="1"', ""),
            ['oval.tmx: tileset "ground" has no firstgid; add it to the map again in Tiled'],
        ),
        (
            tileset(tilecount=6),
            [
                (
                    'oval.tmx: image "ground.png" is 48 x 16 pixels, smaller than tileset "ground" says'
                    " (6 tiles need 48 x 32); use the right image or correct the tileset"
                )
            ],
        ),
        (
            tileset().replace('width="48"', 'width="64"'),
            [
                (
                    'oval.tmx: image "ground.png" is 48 x 16 pixels, smaller than its tileset says (64 x 16);'
                    " use the right image or correct the tileset"
                )
            ],
        ),
        (
            tileset().replace("ground.png", "grounds.png"),
            ['oval.tmx: image "grounds.png" is missing; did you mean "ground.png"?'],
        ),
        (
            tileset().replace("ground.png", "ground.tsx"),
            ['oval.tmx: image "ground.tsx" is not an image that can be read (PNG, JPEG, GIF, BMP or WebP)'],
        ),
        (
            tileset().replace("ground.png", "huge.png"),
            ['oval.tmx: image "huge.png" is 100000 x 100000 pixels; at most 16 million are read'],
        ),
        (
            tileset().replace(' source="ground.png"', ""),
            ["oval.tmx: an image is stored inside the file; save it as an image file and refer to that"],
        ),
        (
            tileset(objectalignment="middle"),
            [
                (
                    'oval.tmx: attribute "objectalignment" of <tileset> must be one of bottom, bottomleft, bottomright,'
                    ' center, left, right, top, topleft, topright, unspecified (got "middle")'
                )
            ],
        ),
    ],
)
def test_tilesets_and_images(tilesets: str, messages: list[str], tmp_path: Path) -> None:
    (tmp_path / "ground.tsx").write_text("no XML")
    (tmp_path / "huge.png").write_bytes(png(1, 1).replace(b"IHDR\0\0\0\1\0\0\0\1", b"IHDR\0\1\x86\xa0\0\1\x86\xa0"))
    assert [line for line in lines(oval(tilesets=tilesets), tmp_path) if line != NOT_JUDGED] == messages


def test_a_finding_in_another_file_names_that_file(tmp_path: Path) -> None:
    (tmp_path / "own.tsx").write_text(tileset(spacing="x").replace(' firstgid="1"', ""))
    assert lines(oval(tilesets='<tileset firstgid="1" source="own.tsx"/>'), tmp_path) == [
        'own.tsx: attribute "spacing" of <tileset> must be a whole number from 0 to 10000000 (got "x")'
    ]


def test_a_link_that_leads_out_of_the_folder(tmp_path: Path) -> None:
    outside, inside = tmp_path / "outside.png", tmp_path / "maps"
    outside.write_bytes(png(48, 16))
    inside.mkdir()
    (inside / "ground.png").symlink_to(outside)
    found = lines(oval(), inside)
    assert found[0].startswith('oval.tmx: image "ground.png" lies outside the track\'s folder')
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
        'oval.tmx: warning: map property "colour" is unknown; did you mean "course"?'
    ]


def test_more_than_two_hundred_findings_are_cut(tmp_path: Path) -> None:
    text = oval()
    text.objects += [point("Start", 24, 24, number=100 + each) for each in range(400)]
    found = lines(text, tmp_path)
    assert len(found) == 201
    assert found[-1] == "oval.tmx: warning: there may be more; mend these and check again"


@pytest.mark.parametrize(
    ("layers", "message"),
    [
        ('<group name="g"/>' * 65, "a map has at most 64 layers and groups"),
        (
            '<objectgroup name="o">' + '<object id="1"/>' * 5001 + "</objectgroup>",
            'layer "o": a map has at most 5,000 objects',
        ),
    ],
)
def test_bounds(layers: str, message: str, tmp_path: Path) -> None:
    text = oval()
    text.more = layers
    assert f"oval.tmx: {message}" in lines(text, tmp_path)


def test_a_million_cells_over_all_layers(tmp_path: Path) -> None:
    text = oval(rows="\n".join(["." * 512] * 512), objects=[])
    layer = f'<layer name="l" width="512" height="512">{data([1] * 512 * 512, "zlib")}</layer>'
    text.layers = layer * 4
    assert 'oval.tmx: layer "l": a map has at most 1,000,000 cells over all layers' in lines(text, tmp_path)


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
        'oval.tmx: image "ground.png" lies outside the track\'s folder'
    )


@pytest.mark.parametrize("name", ["\0", "a\0b.tmx", "x" * 5000, "\ud800"])
def test_a_name_that_no_file_can_have_is_a_finding(name: str) -> None:
    [finding] = read_map(Path(name)).findings
    assert finding.is_error
