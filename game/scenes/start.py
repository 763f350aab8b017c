"""From the lobby's choices, or a record, to a table: headers made, people seated, the record opened."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from secrets import randbits
from typing import Final

from game.core.match import Entry, SeatChanged
from game.core.record import Header, OptionValue, SeatLine
from game.files.known_maps import holds, remember_map, remembered_map
from game.files.maps import own_maps, shipped_maps
from game.files.paths import tracks
from game.files.records import Recorder
from game.games.catalogue import find_game
from game.games.racetrack.figures import Figures
from game.games.racetrack.prepare import Par, prepare
from game.games.racetrack.track import Track
from game.scenes.doors import SceneDoors
from game.scenes.games import pages_of
from game.scenes.seating import HUMAN
from game.tables.opening import open_table
from game.tables.stage import Stage
from game.tables.table import TableScene
from game.ui.press import CLUSTERS, MOUSE, Device
from game.ui.scene import Scene

GAME: Final = "racetrack"
_SEED_BITS: Final = 48
_SEATS_OF_KEYS: Final = (CLUSTERS[1], CLUSTERS[0], *CLUSTERS[2:])


def race_header(
    track: Track, map_path: Path | None, figures: Figures, chosen: Mapping[str, OptionValue],
    seats: tuple[SeatLine, ...], par: Par | None, seed: int | None = None,
) -> Header:  # fmt: skip
    """The header of a race. Raises ValueError for options that do not go together."""
    options = prepare(track, figures, chosen, len(seats), par)
    return Header(
        game=GAME,
        rules=find_game(GAME).rules_version,
        seed=randbits(_SEED_BITS) if seed is None else seed,
        seats=seats,
        options=options,
        board=track.to_text(),
        board_file=map_path.name if map_path else "",
    )


def seat_devices(stage: Stage, devices: Mapping[int, Device]) -> None:
    """Put exactly these devices on their seats."""
    for seat in stage.chairs.taken:
        stage.chairs.leave(seat)
    for seat, device in devices.items():
        stage.chairs.give(seat, device)


def seat_people(stage: Stage, seats: tuple[SeatLine, ...]) -> None:
    """Put every person on a device of their own; one who plays alone may use any.

    Who sat in the lobby last gets the same kind of device again, if one is there; the others pads first, then keys.
    """
    pads = tuple(device for device in stage.app.inputs.devices if device.is_pad)
    devices = (*pads, *_SEATS_OF_KEYS, MOUSE)
    people = [seat for seat, line in enumerate(seats) if line.player == HUMAN]
    if len(people) == 1:
        people = []
    kinds = {memory.name: memory.device for memory in stage.settings.seats if memory.player == HUMAN}
    given: dict[int, Device] = {}
    free = list(devices)
    for seat in people:
        same = next((device for device in free if device.kind == kinds.get(seats[seat].name)), None)
        if same is not None:
            given[seat] = same
            free.remove(same)
    for seat in people:
        if seat not in given:
            given[seat] = free.pop(0) if free else devices[-1]
    seat_devices(stage, {seat: given[seat] for seat in people})


def table_for(stage: Stage, header: Header, map_path: Path | None) -> TableScene:
    """A table for a match that begins, with its record; without a disk to write on the match goes on without one."""
    recorder: Recorder | None
    try:
        recorder = Recorder.begin(stage.home.saves, header)
    except OSError:
        recorder = None
    if map_path is not None and tracks() not in map_path.parents:
        with suppress(OSError):  # then only the pictures are missing later
            remember_map(stage.home, header.board, map_path)
    table = open_table(stage, header, map_path, SceneDoors(stage), writer=recorder)
    if recorder is None:
        table.tell_unsaved()
    return table


def match_scene(stage: Stage, header: Header, map_path: Path | None) -> Scene:
    """The table of a match that begins, or what its game puts before that; all people sit on their devices."""
    gate = pages_of(header.game).gate

    def table() -> TableScene:
        return table_for(stage, header, map_path)

    return table() if gate is None else gate(stage, header, table)


def resumed_table(stage: Stage, path: Path) -> TableScene:
    """A table that goes on where a record stopped. Raises UnusableFile, OSError or ValueError when it cannot."""
    record, recorder = Recorder.resume(path)
    try:
        seat_people(stage, live_seats(record.header, record.entries))
        map_path = map_of(stage, record.header)
        return open_table(stage, record.header, map_path, SceneDoors(stage), entries=record.entries, writer=recorder)
    except BaseException:
        recorder.close()  # nobody plays it
        raise


def live_seats(header: Header, entries: tuple[Entry, ...]) -> tuple[SeatLine, ...]:
    """Who sits where after all changes of seats in the record."""
    seats = list(header.seats)
    for entry in entries:
        if isinstance(entry, SeatChanged) and 0 <= entry.seat < len(seats):
            seats[entry.seat] = SeatLine(entry.name, entry.player)
    return tuple(seats)


def map_of(stage: Stage, header: Header) -> Path | None:
    """The map that a record was played on, wherever it lies; it gives the record's own track, or it is not it."""
    named = (path for path in (*shipped_maps(header.game), *own_maps(stage.home)) if path.name == header.board_file)
    found = next((path for path in named if holds(path, header.board)), None)
    return found or remembered_map(stage.home, header.board)
