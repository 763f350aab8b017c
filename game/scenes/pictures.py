"""Every screen by name, with something on it, for pictures: of the program in words, and for whoever works on it."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Final

from game.core.record import Header, Record, SeatLine
from game.files.maps import LUNATIX, RACETRACK, shipped_maps
from game.games.catalogue import find_game
from game.scenes.bindings_page import BindingsPage
from game.scenes.builder_pictures import BUILDER_SCENES
from game.scenes.circuit_page import CircuitPage
from game.scenes.doors import SceneDoors
from game.scenes.game_lobby import GameLobby
from game.scenes.lobby import Lobby
from game.scenes.loonacy_pictures import LOONACY_SCENES
from game.scenes.loop_lobby import LoopLobby, loop_header
from game.scenes.lucky_pictures import LUCKY_SCENES
from game.scenes.pause import Pause
from game.scenes.pause_seats import PauseSeats
from game.scenes.picture_parts import MOST_MOVES, SEED, played, see_the_end, shown
from game.scenes.race_options import RaceOptions
from game.scenes.race_tracks import Offered, read_offered
from game.scenes.replay import replay
from game.scenes.result import Result, saved_words
from game.scenes.resume import Records
from game.scenes.rules_page import RulesPage
from game.scenes.seat_page import SeatPage
from game.scenes.seating import HUMAN
from game.scenes.settings_page import SettingsPage
from game.scenes.start import race_header, seat_people
from game.scenes.title import Title
from game.scenes.track_page import TrackPage
from game.scenes.watch import Watch
from game.tables.stage import Stage
from game.tables.table import TableScene
from game.ui.press import CLUSTERS
from game.ui.scene import Scene

TRACK: Final = "kitchen_oval"
LOOP: Final = "the_loop"
_EVENING: Final = datetime(1974, 6, 23, 20, 24, tzinfo=UTC)


def show_scene(stage: Stage, name: str) -> Scene:
    """Put the scene of a name on the app's stack. Raises KeyError for a name that `SCENES` does not have."""
    return SCENES[name](stage)


def _lobby(stage: Stage) -> Lobby:
    """Three people, a hot seat among them, and two bots."""
    lobby = Lobby(stage)
    for device in CLUSTERS[:2]:
        lobby.seating.join(device)
    lobby.seating.join(CLUSTERS[1], is_hot_seat=True)
    lobby.seating.add_bot("easy")
    lobby.seating.add_bot("expert")
    stage.app.push(lobby)
    while not lobby.tracks.is_whole:
        lobby.update(0)
    return lobby


def _track() -> Offered:
    return read_offered(next(path for path in shipped_maps() if path.stem == TRACK), is_own=False)


def _header(stage: Stage, seats: int, people: int, laps: int = 1) -> tuple[Header, Offered]:
    offered = _track()
    assert offered.track is not None, "a shipped track"
    names = stage.texts("lobby.bot_names").split()
    levels = [level.name for level in stage.figures.levels]
    lines = tuple(
        SeatLine(names[seat], HUMAN if seat < people else levels[seat % len(levels)]) for seat in range(seats)
    )
    return race_header(offered.track, offered.path, stage.figures, {"laps": laps}, lines, None, SEED), offered


def _table(seats: int, people: int, moves: int) -> Callable[[Stage], TableScene]:
    def show(stage: Stage) -> TableScene:
        header, offered = _header(stage, seats, people)
        seat_people(stage, header.seats)
        entries = played(stage, header, moves)
        table = TableScene(stage, header, offered.path, SceneDoors(stage), entries=entries)
        stage.app.push(table)
        return table

    return show


def _loop_lobby(stage: Stage) -> LoopLobby:
    """Two people and two bots."""
    lobby = LoopLobby(stage)
    for device in CLUSTERS[:2]:
        lobby.seating.join(device)
    for level in (lobby.levels[0], lobby.levels[-1]):
        lobby.seating.add_bot(level)
    stage.app.push(lobby)
    while not lobby.tracks.is_whole:
        lobby.update(0)
    return lobby


def _loop(seats: int, people: int, moves: int) -> Callable[[Stage], TableScene]:
    """A race on the loop of the rules, behind some moves of bots."""

    def show(stage: Stage) -> TableScene:
        path = next(path for path in shipped_maps(LUNATIX) if path.stem == LOOP)
        loop = read_offered(path, is_own=False).loop
        assert loop is not None, "a shipped loop"
        names = stage.texts("lobby.bot_names").split()
        level = find_game(LUNATIX).levels[0]
        lines = tuple(SeatLine(names[seat], HUMAN if seat < people else level) for seat in range(seats))
        header = loop_header(loop, path, stage.lunatix_figures, {"laps": 1}, lines, SEED)
        seat_people(stage, header.seats)
        entries = played(stage, header, moves)
        table = TableScene(stage, header, path, SceneDoors(stage), entries=entries)
        stage.app.push(table)
        return table

    return show


def _loop_result(stage: Stage) -> Scene:
    table = _loop(6, 1, MOST_MOVES)(stage)
    see_the_end(table)
    return shown(stage, Result(stage, table))


def _pause(stage: Stage) -> Scene:
    table = _table(4, 2, 40)(stage)
    return shown(stage, Pause(stage, table, 0, "pause.asked"))


def _pad_gone(stage: Stage) -> Scene:
    table = _table(4, 2, 40)(stage)
    for seat in (0, 1):
        device = stage.chairs.device_of(seat)
        assert device is not None, "people have devices"
        stage.chairs.lose(device)
    return shown(stage, Pause(stage, table, 0, "pause.device_lost"))


def _pause_seats(stage: Stage) -> Scene:
    table = _table(4, 2, 40)(stage)
    return shown(stage, PauseSeats(stage, table, CLUSTERS[1]))


def _result(seats: int) -> Callable[[Stage], Scene]:
    def show(stage: Stage) -> Scene:
        table = _table(seats, 1, MOST_MOVES)(stage)
        see_the_end(table)
        result = Result(stage, table)
        stage.app.push(result)
        result.notice = saved_words(stage.texts, table, _EVENING)
        return result

    return show


def _watch(stage: Stage) -> Scene:
    header, _ = _header(stage, 4, 0)
    record = Record(header, played(stage, header, 120))
    watch = Watch(stage, header, replay(record), 1.0, 60)
    watch.is_playing = False
    return shown(stage, watch)


def _circuit(stage: Stage) -> Scene:
    lobby = _lobby(stage)
    page = CircuitPage(stage, lobby.tracks, lobby.facts, lobby.measure, lobby.take_track, seed=SEED)
    return shown(stage, page)


def _tracks(stage: Stage) -> Scene:
    lobby = _lobby(stage)
    page = TrackPage(stage, lobby.tracks, lobby.track, lobby.facts, lobby.measure, lobby.take_track)
    return shown(stage, page)


def _seat_page(stage: Stage, lobby: GameLobby) -> SeatPage:
    return SeatPage(stage, lobby.seating, 0, CLUSTERS[0], lobby.levels)


def _seat(stage: Stage) -> Scene:
    return shown(stage, _seat_page(stage, _lobby(stage)))


SCENES: Final[Mapping[str, Callable[[Stage], Scene]]] = {
    "title": lambda stage: shown(stage, Title(stage)),
    "lobby": _lobby,
    "seat": _seat,
    "tracks": _tracks,
    "options": lambda stage: shown(stage, RaceOptions(stage, RACETRACK, {}, _track().track)),
    "circuit": _circuit,
    **BUILDER_SCENES,
    "table": _table(6, 2, 0),
    "race": _table(6, 2, 90),
    "solo": _table(1, 1, 12),
    "pause": _pause,
    "pad-gone": _pad_gone,
    "seats": _pause_seats,
    "result": _result(6),
    "solo-result": _result(1),
    "replay": _watch,
    "matches": lambda stage: shown(stage, Records(stage)),
    "rules": lambda stage: shown(stage, RulesPage(stage)),
    "loop-lobby": _loop_lobby,
    "loop-options": lambda stage: shown(stage, RaceOptions(stage, LUNATIX, {}, None)),
    "loop-table": _loop(6, 4, 6),
    "loop-race": _loop(6, 4, 240),
    "loop-result": _loop_result,
    "loop-rules": lambda stage: shown(stage, RulesPage(stage, LUNATIX)),
    **LUCKY_SCENES,
    **LOONACY_SCENES,
    "settings": lambda stage: shown(stage, SettingsPage(stage)),
    "keys": lambda stage: shown(stage, BindingsPage(stage)),
}
"""All scenes that have a name."""
