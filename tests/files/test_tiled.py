"""Maps without a fault, in every form in which Tiled has saved them, become the track that was drawn."""

from pathlib import Path

import pytest

from game.files.tiled import read_map
from game.games.racetrack.track import Course, Gate, Track
from tests.files.build_maps import (
    FIELD,
    FINISH,
    OVAL,
    MapText,
    data,
    oval,
    png,
    point,
    polyline,
    properties,
    starts,
    tileset,
)


def track_of(text: MapText, folder: Path) -> Track:
    """The track of a map that has nothing wrong."""
    loaded = read_map(text.save(folder))
    assert [finding.line() for finding in loaded.findings] == []
    assert loaded.track is not None
    assert loaded.picture is not None
    return loaded.track


def rows_of(track: Track) -> str:
    """The road as it is written in tests."""
    return track.to_text().partition("road:\n")[2]


def test_a_whole_track(tmp_path: Path) -> None:
    values = {"game": "racetrack", "title": "Oval", "author": "Ada", "laps": 3}
    track = track_of(oval(values=values), tmp_path)
    assert rows_of(track) == OVAL.lstrip("\n")
    assert track.finish == Gate(176, 32, 176, 96)
    assert track.starts == ((5, 1), (5, 2), (4, 1), (4, 2), (3, 1), (3, 2))
    assert (track.title, track.author, track.laps, track.course) == ("Oval", "Ada", 3, Course.CIRCUIT)
    assert (track.tile_width, track.tile_height) == (16, 16)


def test_an_untitled_track_is_called_after_its_file(tmp_path: Path) -> None:
    assert track_of(oval(), tmp_path).title == "oval"


@pytest.mark.parametrize("form", ["csv", "base64", "zlib", "gzip", "tiles"])
def test_layer_data_in_every_form(form: str, tmp_path: Path) -> None:
    assert rows_of(track_of(oval(form=form), tmp_path)) == OVAL.lstrip("\n")


@pytest.mark.parametrize("version", ["1.8", "1.9", "1.10", "1.11", "1.12"])
@pytest.mark.parametrize("attribute", ["type", "class"])
def test_classes_as_type_or_class(version: str, attribute: str, tmp_path: Path) -> None:
    text = oval(attributes={"version": version})
    text.objects = [each.replace(" type=", f" {attribute}=", 1) for each in text.objects]
    text.tilesets = tileset().replace('type="Road"', f'{attribute}="Road"')
    assert rows_of(track_of(text, tmp_path)) == OVAL.lstrip("\n")


def test_a_doctype_of_old_versions_is_harmless(tmp_path: Path) -> None:
    path = oval().save(tmp_path)
    doctype = '<!DOCTYPE map SYSTEM "http://mapeditor.org/dtd/1.0/map.dtd">\n<map '
    path.write_text(path.read_text().replace("<map ", doctype))
    assert read_map(path).findings == ()


def test_an_external_tileset(tmp_path: Path) -> None:
    (tmp_path / "sets").mkdir()
    (tmp_path / "sets" / "own.tsx").write_text(tileset().replace(' firstgid="1"', ""))
    (tmp_path / "sets" / "ground.png").write_bytes(png(48, 16))
    text = oval(tilesets='<tileset firstgid="1" source="sets/own.tsx"/>')
    assert rows_of(track_of(text, tmp_path)) == OVAL.lstrip("\n")


def test_a_collection_of_images_with_gaps(tmp_path: Path) -> None:
    (tmp_path / "tree.png").write_bytes(png(40, 70))
    inside = (
        '<tile id="0" class="Road"><image source="ground.png" width="48" height="16"/></tile>'
        f'<tile id="7">{properties({"surface": "wall"})}<image source="tree.png" width="40" height="70"/></tile>'
    )
    text = oval(tilesets=tileset(inside, columns=0, tilecount=2))
    text.layers = _layer([8 if gid == 2 else gid for gid in text.gids()])
    assert rows_of(track_of(text, tmp_path)) == OVAL.lstrip("\n")


def _layer(gids: list[int], name: str = "ground", attributes: str = "") -> str:
    return f'<layer name="{name}" width="11" height="8" {attributes}>{data(gids)}</layer>'


@pytest.mark.parametrize("flags", [1 << 31, 1 << 30, 1 << 29, 7 << 29, 1 << 28, 15 << 28])
def test_flips_do_not_change_what_a_tile_says(flags: int, tmp_path: Path) -> None:
    text = oval()
    text.layers = _layer([gid | flags for gid in text.gids()])
    assert rows_of(track_of(text, tmp_path)) == OVAL.lstrip("\n")


def test_an_empty_cell_with_flags_is_empty(tmp_path: Path) -> None:
    text = oval()
    over = _layer([1 << 31] * 80 + [2] * 8, "over")
    text.layers = text.layer() + over
    assert rows_of(track_of(text, tmp_path)) == OVAL.lstrip("\n")


def test_the_topmost_word_counts(tmp_path: Path) -> None:
    text = oval()
    cells = [0] * 88
    cells[4 * 11 + 5] = 1  # road in the middle of the block
    cells[5 * 11 + 1] = 2  # wall on road
    text.layers = text.layer() + _layer(cells, "bridge")
    rows = rows_of(track_of(text, tmp_path)).splitlines()
    assert rows[4] == "#...#.#...#"
    assert rows[5] == "##........#"


def test_layers_without_a_word_are_decoration_however_high(tmp_path: Path) -> None:
    text = oval()
    text.layers = text.layer() + _layer([3] * 88, "trees", 'offsetx="3.5"')
    assert rows_of(track_of(text, tmp_path)) == OVAL.lstrip("\n")


def test_hidden_layers_say_nothing(tmp_path: Path) -> None:
    text = oval()
    hidden = _layer([2] * 88, "hidden", 'visible="0"')
    in_hidden_group = f'<group name="notes" visible="0"><group>{_layer([2] * 88)}</group></group>'
    text.layers = text.layer() + hidden + in_hidden_group
    assert rows_of(track_of(text, tmp_path)) == OVAL.lstrip("\n")


def test_no_word_is_not_road(tmp_path: Path) -> None:
    text = oval(rows=OVAL.replace("#", ","))
    assert rows_of(track_of(text, tmp_path)) == OVAL.lstrip("\n")


def test_offsets_of_layers_and_groups_move_objects(tmp_path: Path) -> None:
    text = oval(objects=[])
    moved = polyline("Finish", (80, 4), (80, 36), number=5)
    text.more = (
        '<group name="a" offsetx="2.25" offsety="8"><group name="b" offsetx="3.25" offsety="2">'
        f'<objectgroup name="far" offsetx="2.5" offsety="2">{moved}</objectgroup></group></group>'
        f'<objectgroup name="s">{"".join(FIELD)}</objectgroup>'
    )
    assert track_of(text, tmp_path).finish == Gate(176, 32, 176, 96)


def test_gates_are_rounded_to_whole_pixels_half_up(tmp_path: Path) -> None:
    text = oval(objects=[polyline("Finish", (87.5, 15.5), (88.49, 48.49), number=5), *FIELD])
    assert track_of(text, tmp_path).finish == Gate(176, 32, 176, 96)


def test_rotation_turns_a_gate_about_its_own_place(tmp_path: Path) -> None:
    turned = polyline("Finish", (88, 16), (120, 16), number=5).replace('type="Finish"', 'type="Finish" rotation="90"')
    assert track_of(oval(objects=[turned, *FIELD]), tmp_path).finish == Gate(176, 32, 176, 96)


def test_a_gate_of_several_points_in_one_line(tmp_path: Path) -> None:
    gate = polyline("Finish", (88, 16), (88, 20), (88.3, 30), (88, 48), number=5)
    assert track_of(oval(objects=[gate, *FIELD]), tmp_path).finish == Gate(176, 32, 176, 96)


def test_checkpoints_in_order_of_their_numbers(tmp_path: Path) -> None:
    text = oval()
    text.objects += [
        polyline("Checkpoint", (88, 112), (88, 80), number=7, order=2),
        polyline("Checkpoint", (160, 64), (112, 64), number=6, order=1),
        polyline("Checkpoint", (16, 64), (64, 64), number=8, order=3),
    ]
    assert track_of(text, tmp_path).checkpoints == (
        Gate(320, 128, 224, 128),
        Gate(176, 224, 176, 160),
        Gate(32, 128, 128, 128),
    )


@pytest.mark.parametrize(
    "start",
    [
        point("Start", 81, 17, place=1),
        '<object id="1" type="Start" x="80" y="16" width="16" height="16">{}</object>',
        '<object id="1" type="Start" x="84" y="20" width="8" height="8">{}<ellipse/></object>',
        '<object id="1" type="Start" x="96" y="32" width="10" height="10" rotation="180">{}</object>',
        '<object id="1" type="Start" gid="3" x="80" y="32" width="16" height="16">{}</object>',
        '<object id="1" type="Start" gid="2147483651" x="80" y="16" width="16" height="16" rotation="90">{}</object>',
        '<object id="1" type="Start" x="84" y="20">{}<polygon points="0,0 8,0 8,8"/></object>',
    ],
)
def test_a_start_is_the_centre_of_any_object(start: str, tmp_path: Path) -> None:
    text = oval(objects=[FINISH, start.format(properties({"place": 1}))])
    loaded = read_map(text.save(tmp_path))
    assert loaded.track is not None, [finding.line() for finding in loaded.findings]
    assert loaded.track.starts == ((5, 1),)


def test_objects_on_hidden_layers_count(tmp_path: Path) -> None:
    text = oval()
    path = text.save(tmp_path)
    path.write_text(path.read_text().replace('name="gates"', 'name="gates" visible="0"'))
    assert read_map(path).findings == ()


def test_templates_lend_class_properties_and_shape(tmp_path: Path) -> None:
    gate = polyline("Finish", (0, 0), (0, 32)).replace('x="0" y="0"', "")
    (tmp_path / "finish.tx").write_text(f"<template>{gate}</template>")
    (tmp_path / "start.tx").write_text(
        f'<template><object class="Start">{properties({"place": 1})}<point/></object></template>'
    )
    text = oval(objects=['<object id="5" template="finish.tx" x="88" y="16"/>'])
    for place, (x, y) in enumerate([(5, 1), (5, 2), (4, 1), (4, 2), (3, 1), (3, 2)], 1):
        own = properties({"place": place}) if place > 1 else ""
        at = f'x="{16 * x + 8}" y="{16 * y + 8}"'
        text.objects.append(f'<object id="{place + 10}" template="start.tx" {at}>{own}</object>')
    track = track_of(text, tmp_path)
    assert track.finish == Gate(176, 32, 176, 96)
    assert track.starts[2] == (4, 1)


def test_a_template_with_a_tile_of_a_tileset_that_the_map_numbers_otherwise(tmp_path: Path) -> None:
    (tmp_path / "marks.tsx").write_text(
        '<tileset name="marks" tilewidth="16" tileheight="16" tilecount="3" columns="3">'
        '<image source="ground.png" width="48" height="16"/>'
        f'<tile id="2" type="Start">{properties({"place": 1})}</tile></tileset>'
    )
    (tmp_path / "start.tx").write_text(
        '<template><tileset firstgid="1" source="marks.tsx"/><object gid="3" width="16" height="16"/></template>'
    )
    objects = [FINISH, '<object id="11" template="start.tx" x="80" y="32"/>', *FIELD[1:]]
    lent = tileset() + '<tileset firstgid="50" source="marks.tsx"/>'
    assert track_of(oval(objects=objects, tilesets=lent), tmp_path).starts[0] == (5, 1)
    assert track_of(oval(objects=objects), tmp_path).starts[0] == (5, 1)


@pytest.mark.parametrize("attribute", ["type", "class"])
def test_a_class_from_the_tile_of_a_tile_object(attribute: str, tmp_path: Path) -> None:
    inside = (
        '<image source="ground.png" width="48" height="16"/><tile id="0" type="Road"/>'
        f'<tile id="1" type="Wall"/><tile id="2" {attribute}="Start"/>'
    )
    start = f'<object id="11" gid="3" x="80" y="32" width="16" height="16">{properties({"place": 1})}</object>'
    track = track_of(oval(objects=[FINISH, start, *FIELD[1:]], tilesets=tileset(inside)), tmp_path)
    assert track.starts[0] == (5, 1)


def test_a_file_in_the_project_above_may_be_used(tmp_path: Path) -> None:
    (tmp_path / "all.tiled-project").write_text("{}")
    (tmp_path / "maps").mkdir()
    (tmp_path / "ground.png").write_bytes(png(48, 16))
    (tmp_path / "ground.tsx").write_text(tileset().replace(' firstgid="1"', ""))
    text = oval(tilesets='<tileset firstgid="1" source="../ground.tsx"/>')
    assert track_of(text, tmp_path / "maps").starts[0] == (5, 1)


def test_the_nearest_project_above_is_the_track_s_folder(tmp_path: Path) -> None:
    (tmp_path / "outer.tiled-project").write_text("{}")
    (tmp_path / "all" / "maps").mkdir(parents=True)
    (tmp_path / "all" / "inner.tiled-project").write_text("{}")
    for folder in (tmp_path, tmp_path / "all"):
        (folder / "ground.tsx").write_text(tileset().replace(' firstgid="1"', ""))
        (folder / "ground.png").write_bytes(png(48, 16))
    near = oval(tilesets='<tileset firstgid="1" source="../ground.tsx"/>')
    assert track_of(near, tmp_path / "all" / "maps").starts[0] == (5, 1)
    far = oval(tilesets='<tileset firstgid="1" source="../../ground.tsx"/>').save(tmp_path / "all" / "maps", "far.tmx")
    assert read_map(far).findings[0].message.startswith('tileset "ground.tsx" lies outside the track\'s folder')


def test_a_value_from_an_enum_is_a_text(tmp_path: Path) -> None:
    text = oval(values={"game": "racetrack", "course": "circuit"})
    path = text.save(tmp_path)
    content = path.read_text()
    for name in text.values:
        content = content.replace(f'<property name="{name}"', f'<property name="{name}" propertytype="{name}"')
    path.write_text(content)
    assert read_map(path).track == track_of(oval(), tmp_path)


def test_a_text_of_several_lines_is_one_line(tmp_path: Path) -> None:
    path = oval().save(tmp_path)
    title = '<properties><property name="title">The\nOval</property>'
    path.write_text(path.read_text().replace("<properties>", title, 1))
    track = read_map(path).track
    assert track is not None
    assert track.title == "The Oval"


@pytest.mark.parametrize("wall", ['type="Wall">', f">{properties({'surface': 'wall'})}", ">"])
@pytest.mark.parametrize("road", ['type="Road">', 'class="Road">', f">{properties({'surface': 'road'})}"])
def test_road_and_wall_by_class_or_property(road: str, wall: str, tmp_path: Path) -> None:
    image = '<image source="ground.png" width="48" height="16"/>'
    inside = f'{image}<tile id="0" {road}</tile><tile id="1" {wall}</tile>'
    assert rows_of(track_of(oval(tilesets=tileset(inside)), tmp_path)) == OVAL.lstrip("\n")


def test_what_a_wall_covers_is_road_again_beneath_road(tmp_path: Path) -> None:
    text = oval()
    walls, roads = ([0] * 88 for _ in range(2))
    walls[5 * 11 + 1] = walls[5 * 11 + 2] = 2
    roads[5 * 11 + 2] = 1
    text.layers = text.layer() + _layer(walls, "walls") + _layer(roads, "roads")
    assert rows_of(track_of(text, tmp_path)).splitlines()[5] == "##........#"


def test_a_tile_that_says_nothing_hides_road_if_its_layer_speaks(tmp_path: Path) -> None:
    text = oval()
    cells = [0] * 88
    cells[0], cells[5 * 11 + 1] = 2, 3
    text.layers = text.layer() + _layer(cells, "over")
    loaded = read_map(text.save(tmp_path))
    assert loaded.track is not None
    assert rows_of(loaded.track).splitlines()[5] == "##........#"


def test_a_tile_larger_than_the_grid_is_one_cell(tmp_path: Path) -> None:
    inside = (
        '<image source="large.png" width="96" height="40"/><tile id="0" type="Road"/>'
        f'<tile id="1">{properties({"surface": "wall"})}</tile>'
    )
    (tmp_path / "large.png").write_bytes(png(96, 40))
    text = oval(tilesets=tileset(inside, tilewidth=32, tileheight=40))
    assert rows_of(track_of(text, tmp_path)) == OVAL.lstrip("\n")


def test_hidden_objects_count(tmp_path: Path) -> None:
    path = oval().save(tmp_path)
    path.write_text(path.read_text().replace('type="Start"', 'type="Start" visible="0"'))
    assert read_map(path).findings == ()


def test_objects_on_any_layer_in_any_group(tmp_path: Path) -> None:
    layers = "".join(f'<group name="g"><objectgroup name="o">{each}</objectgroup></group>' for each in [FINISH, *FIELD])
    assert track_of(oval(objects=[], more=layers), tmp_path) == track_of(oval(), tmp_path)


def test_a_sprint_from_one_end_to_the_other(tmp_path: Path) -> None:
    text = MapText(rows="#########\n#.......#\n#.......#\n#########", values={"game": "racetrack", "course": "sprint"})
    cells = [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2)]
    text.objects = [polyline("Finish", (112, 16), (112, 48), number=5), *starts(cells)]
    assert track_of(text, tmp_path).course is Course.SPRINT


def test_what_a_record_keeps_of_a_track_is_all_of_it(tmp_path: Path) -> None:
    track = track_of(oval(), tmp_path)
    assert Track.from_text(track.to_text()) == track


@pytest.mark.parametrize("attribute", ["type", "class"])
@pytest.mark.parametrize("lent", ["type", "class"])
def test_an_object_may_have_another_class_than_its_template(attribute: str, lent: str, tmp_path: Path) -> None:
    (tmp_path / "mark.tx").write_text(f'<template><object {lent}="Tree"><point/></object></template>')
    start = f'<object id="11" template="mark.tx" {attribute}="Start" x="88" y="24">{properties({"place": 1})}</object>'
    assert track_of(oval(objects=[FINISH, start, *FIELD[1:]]), tmp_path).starts[0] == (5, 1)
