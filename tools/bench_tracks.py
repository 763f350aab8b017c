"""Tracks for the bench: those that come along, and two made for the solver."""

from game.files.maps import LUNATIX, shipped_maps
from game.files.tiled import read_map
from game.games.lunatix.track import LunatixTrack
from game.games.racetrack.track import Gate, Track


def shipped_tracks() -> dict[str, Track]:
    """The tracks that come along, by file name."""
    loaded = {path.name: read_map(path).track for path in shipped_maps()}
    return {name: track for name, track in loaded.items() if isinstance(track, Track)}


def first_loop() -> tuple[str, LunatixTrack]:
    """The loop to begin with, and its file's name."""
    path = shipped_maps(LUNATIX)[0]
    loop = read_map(path).loop
    assert loop is not None, "a shipped loop has no errors"
    return path.name, loop


def square_with_block(size: int, block: int) -> Track:
    """A square of road with a square block in its middle; the line runs from the block to the upper edge."""
    low = (size - block) // 2
    inside = range(low, low + block)
    middle = size // 2
    return Track(
        width=size,
        height=size,
        road=bytes(not (x in inside and y in inside) for y in range(size) for x in range(size)),
        finish=Gate(2 * middle + 1, 0, 2 * middle + 1, 2 * low),
        starts=((middle, low // 2),),
    )
