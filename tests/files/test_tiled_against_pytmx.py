"""pytmx, which reads Tiled maps by other ways, finds the same in every shipped track."""

from pathlib import Path

import pytest
from pytmx.pytmx import TiledMap, TiledTileLayer

from game.files.maps import shipped_maps
from game.files.tiled_findings import Findings
from game.files.tiled_layers import split_gid
from game.files.tiled_map import TileLayer, read_tiled_map
from game.files.tiled_objects import Shape
from game.files.tiled_sources import Sources


@pytest.mark.parametrize("path", shipped_maps(), ids=lambda path: path.stem)
def test_the_same_tiles_and_gates(path: Path) -> None:
    findings, sources = Findings(path.name), Sources(path)
    ours = read_tiled_map(sources.read_map(path), path, sources, findings)
    assert ours is not None
    assert findings.as_tuple() == ()
    theirs = TiledMap(str(path), allow_duplicate_names=True)
    our_layers = {layer.name: layer for layer in ours.layers if isinstance(layer, TileLayer)}
    their_layers = {layer.name: layer for layer in theirs.layers if isinstance(layer, TiledTileLayer)}
    assert our_layers.keys() == their_layers.keys()
    number_and_flips = {
        entry[0]: (key[0], tuple(map(bool, entry[1]))) for key, entry in theirs.imagemap.items() if key[0]
    }
    for name, layer in our_layers.items():
        read = [number_and_flips.get(gid, (0, (False, False, False))) for _, _, gid in their_layers[name].iter_data()]
        assert [split_gid(gid) for gid in layer.gids] == read
    lines = {each.place.object: each.points_on_map() for each in ours.objects() if each.shape is Shape.POLYLINE}
    for number, points in lines.items():
        assert points == tuple(tuple(each) for each in theirs.get_object_by_id(number).points)
