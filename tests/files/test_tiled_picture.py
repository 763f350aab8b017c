"""What is drawn of a map, where, in what order: as Tiled itself draws it."""

from pathlib import Path

import pytest

from game.files.tiled import read_map
from game.files.tiled_picture import Look, MapPicture, Sprite, SpritesPicture, TilesPicture
from tests.files.build_maps import data, oval, png, tileset

SET = (
    '<tileset firstgid="10" name="tall" tilewidth="8" tileheight="12" tilecount="6" columns="3" spacing="2" margin="1"'
)
IMAGE = '<image source="tall.png" width="30" height="28"/>'


def picture_of(folder: Path, layers: str = "", more: str = "", tilesets: str = "", **attributes: object) -> MapPicture:
    """The picture of an oval with further tilesets and layers, none of which is wrong."""
    (folder / "tall.png").write_bytes(png(30, 28))
    text = oval(attributes=attributes, tilesets=tileset() + (tilesets or f"{SET}>{IMAGE}</tileset>"))
    text.layers = text.layer() + layers
    text.more = more
    loaded = read_map(text.save(folder))
    assert [finding.line() for finding in loaded.findings] == []
    assert loaded.picture is not None
    return loaded.picture


def cells(*pairs: tuple[int, int]) -> str:
    """Layer data of the oval's size with some cells filled: pairs of cell number and tile."""
    gids = [0] * 88
    for cell, gid in pairs:
        gids[cell] = gid
    return data(gids)


def layer(inside: str, attributes: str = "") -> str:
    return f'<layer name="over" width="11" height="8" {attributes}>{inside}</layer>'


def one_look(picture: MapPicture) -> Look:
    """The only look of the layer over the ground."""
    over = picture.layers[1]
    assert isinstance(over, TilesPicture)
    (look,) = (look for look in over.looks if look is not None)
    return look


def sprites(picture: MapPicture, at: int = 1) -> tuple[Sprite, ...]:
    over = picture.layers[at]
    assert isinstance(over, SpritesPicture)
    return over.sprites


def test_size_and_background(tmp_path: Path) -> None:
    picture = picture_of(tmp_path, backgroundcolor="#80336699")
    assert (picture.width, picture.height, picture.background) == (176, 128, (0x33, 0x66, 0x99, 0x80))
    assert [file.path.name for file in picture.image_files()] == ["ground.png"]


def test_a_tile_is_cut_out_with_margin_and_spacing(tmp_path: Path) -> None:
    look = one_look(picture_of(tmp_path, layer(cells((0, 14)))))
    assert look.frames[0].source == (11, 15, 8, 12)


def test_a_tile_stands_on_the_bottom_left_of_its_cell(tmp_path: Path) -> None:
    look = one_look(picture_of(tmp_path, layer(cells((0, 10)))))
    assert (look.dx, look.dy, look.width, look.height) == (0, 4, 8, 12)


def test_a_tile_flipped_along_the_diagonal_changes_width_and_height(tmp_path: Path) -> None:
    look = one_look(picture_of(tmp_path, layer(cells((0, 10 | 5 << 29)))))
    assert look.flips == (True, False, True)
    assert (look.dx, look.dy, look.width, look.height) == (0, 8, 12, 8)


def test_the_drawing_offset_of_a_tileset(tmp_path: Path) -> None:
    moved = f'{SET}><tileoffset x="3" y="-5"/>{IMAGE}</tileset>'
    look = one_look(picture_of(tmp_path, layer(cells((0, 10))), tilesets=moved))
    assert (look.dx, look.dy) == (3, -1)


def test_tiles_drawn_at_the_size_of_the_grid(tmp_path: Path) -> None:
    grid = f'{SET} tilerendersize="grid" fillmode="preserve-aspect-fit">{IMAGE}</tileset>'
    look = one_look(picture_of(tmp_path, layer(cells((0, 10))), tilesets=grid))
    assert (look.width, look.height) == pytest.approx((16 * 8 / 12, 16))
    assert (look.dx, look.dy) == pytest.approx(((16 - 16 * 8 / 12) / 2, 0))
    stretched = grid.replace("preserve-aspect-fit", "stretch")
    look = one_look(picture_of(tmp_path, layer(cells((0, 10))), tilesets=stretched))
    assert (look.dx, look.dy, look.width, look.height) == (0, 0, 16, 16)


def test_an_animation(tmp_path: Path) -> None:
    moving = (
        f'{SET}>{IMAGE}<tile id="0"><animation><frame tileid="1" duration="100"/><frame tileid="5" duration="250"/>'
        "</animation></tile></tileset>"
    )
    picture = picture_of(tmp_path, layer(cells((0, 10))), tilesets=moving)
    assert picture.is_animated
    assert [(frame.source, frame.ms) for frame in one_look(picture).frames] == [
        ((11, 1, 8, 12), 100),
        ((21, 15, 8, 12), 250),
    ]


@pytest.mark.parametrize(
    ("order", "cells_in_order"),
    [
        ("right-down", [(0, 0), (1, 0), (0, 1)]),
        ("right-up", [(0, 1), (0, 0), (1, 0)]),
        ("left-down", [(1, 0), (0, 0), (0, 1)]),
        ("left-up", [(0, 1), (1, 0), (0, 0)]),
    ],
)
def test_the_order_in_which_tiles_are_painted(
    order: str, cells_in_order: list[tuple[int, int]], tmp_path: Path
) -> None:
    picture = picture_of(tmp_path, layer(cells((0, 10), (1, 10), (11, 10))), renderorder=order)
    over = picture.layers[1]
    assert isinstance(over, TilesPicture)
    assert [(column, row) for _, column, row in over.drawn(11)] == cells_in_order


def test_groups_lend_offset_opacity_and_tint(tmp_path: Path) -> None:
    inner = layer(cells((0, 10)), 'offsetx="1.5" offsety="-1" opacity="0.5" tintcolor="#ff8000"')
    groups = f'<group opacity="0.5" offsetx="2.25"><group tintcolor="#80ff8040" offsety="4">{inner}</group></group>'
    over = picture_of(tmp_path, groups).layers[1]
    assert isinstance(over, TilesPicture)
    assert (over.offset, over.opacity, over.tint) == ((3.75, 3.0), 0.25, (255, 64, 0, 128))


def test_layers_keep_the_order_of_the_file(tmp_path: Path) -> None:
    (tmp_path / "sky.png").write_bytes(png(5, 5))
    objects = '<objectgroup name="o"><object id="1" gid="10" x="0" y="0" width="8" height="12"/></objectgroup>'
    image = '<imagelayer name="i"><image source="sky.png"/></imagelayer>'
    hidden = '<imagelayer name="h" visible="0"><image source="sky.png"/></imagelayer>'
    group = f'<group name="g">{image}{hidden}</group>'
    picture = picture_of(tmp_path, more=objects + group + layer(cells((0, 10))))
    assert [each.name for each in picture.layers] == ["ground", "o", "i", "over", "gates"]


def test_an_image_layer(tmp_path: Path) -> None:
    (tmp_path / "sky.png").write_bytes(png(5, 7))
    image = '<image source="sky.png" trans="ff00ff"/>'
    where = 'offsetx="3" offsety="-2" opacity="0.5" repeatx="1"'
    picture = picture_of(tmp_path, more=f'<imagelayer name="i" {where}>{image}</imagelayer>')
    (sprite,) = sprites(picture)
    assert picture.layers[1].opacity == 0.5
    assert (sprite.box, sprite.repeat) == ((3.0, -2.0, 5.0, 7.0), (True, False))
    assert sprite.frames[0].image.transparent == (255, 0, 255, 255)


@pytest.mark.parametrize(
    ("alignment", "corner"),
    [
        ("unspecified", (100, 76)),
        ("topleft", (100, 100)),
        ("top", (92, 100)),
        ("topright", (84, 100)),
        ("left", (100, 88)),
        ("center", (92, 88)),
        ("right", (84, 88)),
        ("bottomleft", (100, 76)),
        ("bottom", (92, 76)),
        ("bottomright", (84, 76)),
    ],
)
def test_where_a_tile_object_lies(alignment: str, corner: tuple[int, int], tmp_path: Path) -> None:
    aligned = f'{SET} objectalignment="{alignment}">{IMAGE}</tileset>'
    element = '<object id="1" gid="10" x="100" y="100" width="16" height="24" rotation="30"/>'
    picture = picture_of(tmp_path, more=f'<objectgroup name="o">{element}</objectgroup>', tilesets=aligned)
    (sprite,) = sprites(picture)
    assert list(sprite.box) == [*corner, 16, 24]
    assert (sprite.rotation, sprite.pivot) == (30, (100, 100))


@pytest.mark.parametrize(("order", "expected"), [("topdown", [30, 50, 80]), ("index", [50, 80, 30])])
def test_the_order_in_which_objects_are_painted(order: str, expected: list[int], tmp_path: Path) -> None:
    objects = "".join(f'<object id="{y}" gid="10" x="0" y="{y}" width="8" height="12"/>' for y in (50, 80, 30))
    hidden = '<object id="9" gid="10" x="0" y="0" width="8" height="12" visible="0"/><object id="8" x="1" y="1"/>'
    picture = picture_of(tmp_path, more=f'<objectgroup name="o" draworder="{order}">{objects}{hidden}</objectgroup>')
    assert [sprite.pivot[1] for sprite in sprites(picture)] == expected


def test_a_map_with_errors_still_has_a_picture(tmp_path: Path) -> None:
    loaded = read_map(oval(values={}).save(tmp_path))
    assert loaded.track is None
    assert loaded.picture is not None
    assert [layer.name for layer in loaded.picture.layers] == ["ground", "gates"]


def test_tiles_beyond_the_image_are_not_drawn(tmp_path: Path) -> None:
    (tmp_path / "tall.png").write_bytes(png(27, 20))
    text = oval(tilesets=tileset() + f"{SET}>{IMAGE}</tileset>")
    text.layers = text.layer() + layer(cells((0, 10), (1, 11), (2, 12), (3, 13)))
    loaded = read_map(text.save(tmp_path))
    assert loaded.track is None
    assert loaded.picture is not None
    over = loaded.picture.layers[1]
    assert isinstance(over, TilesPicture)
    sources = [look.frames[0].source for look in over.looks if look is not None]
    assert sources == [(1, 1, 8, 12), (11, 1, 8, 12)], "the third reaches beyond the right edge, the fourth beneath"
