"""From a map's checked values to its picture: every visible tile and image with the box that Tiled draws it in."""

from array import array

from game.files.tiled_layers import split_gid
from game.files.tiled_map import ImageLayer, ObjectLayer, TiledMap, TileLayer
from game.files.tiled_objects import MapObject
from game.files.tiled_picture import Frame, Look, MapPicture, Sprite, SpritesPicture, TilesPicture
from game.files.tiled_tilesets import Tileset
from game.files.tiled_values import Flips

Box = tuple[float, float, float, float]


def picture_of(tiled: TiledMap) -> MapPicture:
    """All that is to be painted of a map."""
    layers: list[TilesPicture | SpritesPicture] = []
    for layer in tiled.layers:
        if not layer.setting.is_visible:
            continue
        if isinstance(layer, TileLayer):
            layers.append(_tiles(layer, tiled))
        elif isinstance(layer, ObjectLayer):
            layers.append(_objects(layer))
        else:
            layers.append(_image(layer))
    return MapPicture(tiled.columns, tiled.rows, tiled.tile_width, tiled.tile_height, tiled.background, tuple(layers))


def _tiles(layer: TileLayer, tiled: TiledMap) -> TilesPicture:
    looks: list[Look | None] = [None]
    index = {}
    for gid in sorted(set(layer.gids)):
        look = _look(gid, tiled)
        index[gid] = 0 if look is None else len(looks)
        if look is not None:
            looks.append(look)
    cells = array("I", map(index.__getitem__, layer.gids))
    setting = layer.setting
    return TilesPicture(
        layer.name, setting.opacity, setting.tint, setting.offset, tuple(looks), cells, tiled.is_reversed
    )


def _look(gid: int, tiled: TiledMap) -> Look | None:
    number, flips = split_gid(gid)
    found = tiled.shelf.lookup(number)
    if found is None:
        return None
    tileset, own = found
    frames = tileset.frames(own)
    still = tileset.picture(own)
    if not frames or still is None:
        return None
    width, height = float(still.source[2]), float(still.source[3])
    if tileset.is_drawn_at_grid_size:
        width, height = float(tiled.tile_width), float(tiled.tile_height)
    left, top, width, height = _drawn_box(tileset, still, (0.0, tiled.tile_height - height, width, height), flips)
    return Look(frames, left, top, width, height, flips)


def _drawn_box(tileset: Tileset, still: Frame, box: Box, flips: Flips) -> Box:
    """The box after the tileset's aspect rule, drawing offset and the change of width and height by the diagonal.

    Tiles hang on the bottom left corner, so a tile flipped along the diagonal keeps that corner.
    """
    left, top, width, height = box
    bottom = top + height
    shift_x = tileset.offset[0] * width / still.source[2]
    shift_y = tileset.offset[1] * height / still.source[3]
    if flips[2]:
        width, height = height, width
    top = bottom - height
    if tileset.keeps_aspect:
        across, down = (still.source[3], still.source[2]) if flips[2] else (still.source[2], still.source[3])
        scale = min(width / across, height / down)
        left, top = left + (width - across * scale) / 2, top + (height - down * scale) / 2
        width, height = across * scale, down * scale
    return left + shift_x, top + shift_y, width, height


def _objects(layer: ObjectLayer) -> SpritesPicture:
    objects = sorted(layer.objects, key=lambda each: each.y) if layer.is_top_down else layer.objects
    sprites = (_sprite(each) for each in objects if each.is_visible and each.stamp is not None)
    setting = layer.setting
    return SpritesPicture(
        layer.name, setting.opacity, setting.tint, tuple(each for each in sprites if each is not None)
    )


def _sprite(shown: MapObject) -> Sprite | None:
    stamp = shown.stamp
    if stamp is None or not shown.width or not shown.height:
        return None
    frames, still = stamp.tileset.frames(stamp.number), stamp.tileset.picture(stamp.number)
    if not frames or still is None:
        return None
    box = shown.x + shown.box_left, shown.y + shown.box_top, shown.width, shown.height
    return Sprite(
        frames,
        _drawn_box(stamp.tileset, still, box, stamp.flips),
        stamp.flips,
        shown.rotation,
        (shown.x, shown.y),
        shown.opacity,
    )


def _image(layer: ImageLayer) -> SpritesPicture:
    image = layer.image
    box = *layer.setting.offset, float(image.width), float(image.height)
    sprite = Sprite((Frame(image, (0, 0, image.width, image.height)),), box, repeat=layer.repeat)
    return SpritesPicture(layer.name, layer.setting.opacity, layer.setting.tint, (sprite,))
