"""Screens of the program with a player's own tracks on them, for the guide."""

from pathlib import Path
from typing import Final

from game.core.record import Header, SeatLine
from game.files.maps import LUNATIX
from game.games.catalogue import find_game
from game.scenes.doors import SceneDoors
from game.scenes.lobby import Lobby
from game.scenes.loop_lobby import loop_header
from game.scenes.picture_parts import SEED, played
from game.scenes.race_tracks import read_offered
from game.scenes.seating import HUMAN
from game.scenes.start import race_header, seat_people
from game.scenes.track_page import TrackPage
from game.tables.stage import Stage
from game.tables.table import TableScene
from game.ui.press import CLUSTERS

_SEATS: Final = 4


def race_table(stage: Stage, path: Path, moves: int) -> None:
    """A race on a circuit, behind some moves."""
    track = read_offered(path, is_own=True).track
    assert track is not None, path
    levels = [level.name for level in stage.figures.levels]
    header = race_header(track, path, stage.figures, {"laps": 1}, _lines(stage, levels[-1]), None, SEED)
    _push_table(stage, header, path, moves)


def loop_table(stage: Stage, path: Path, moves: int) -> None:
    """A race on a loop, behind some moves."""
    loop = read_offered(path, is_own=True).loop
    assert loop is not None, path
    lines = _lines(stage, find_game(LUNATIX).levels[0])
    _push_table(stage, loop_header(loop, path, stage.lunatix_figures, {"laps": 1}, lines, SEED), path, moves)


def track_page(stage: Stage, name: str) -> None:
    """The lobby's list of tracks with one of the player's own in view."""
    lobby = Lobby(stage)
    lobby.seating.join(CLUSTERS[0])
    stage.app.push(lobby)
    while not lobby.tracks.is_whole:
        lobby.update(0)
    chosen = next(offered for offered in lobby.tracks.offered if offered.path.stem == name)
    stage.app.push(TrackPage(stage, lobby.tracks, chosen, lobby.facts, lobby.measure, lobby.take_track))


def _lines(stage: Stage, level: str) -> tuple[SeatLine, ...]:
    names = stage.texts("lobby.bot_names").split()
    return tuple(SeatLine(names[seat], level if seat else HUMAN) for seat in range(_SEATS))


def _push_table(stage: Stage, header: Header, path: Path, moves: int) -> None:
    seat_people(stage, header.seats)
    stage.app.push(TableScene(stage, header, path, SceneDoors(stage), entries=played(stage, header, moves)))
