"""The builder's screens by name: half way, with a course that is closed, its menu, and the question on leaving."""

from collections.abc import Callable, Mapping
from typing import Final

from game.files.built_tracks import Built
from game.games.racetrack.drafting import Draft, added
from game.games.racetrack.pieces import Piece, laid
from game.scenes.builder import BuilderPage
from game.scenes.builder_menu import BuilderMenu, Leaving, OwnTracks
from game.scenes.builder_work import Work
from game.scenes.lobby import Lobby
from game.scenes.picture_parts import shown
from game.tables.stage import Stage
from game.ui.scene import Scene

_WHOLE: Final = (
    "start straight straight right3 right2 left hairpin_right straight hairpin_left right2 chicane_left right3 right3 "
    "left right"
)


def _on_board(words: str, pieces: int, dx: int, dy: int) -> Draft:
    """The first pieces of a course that is read out, moved to the middle of the board."""
    draft = Draft(5)
    for one in laid(5, words.split()).placed[:pieces]:
        draft = added(draft, one._replace(x=one.x + dx, y=one.y + dy))
    return draft


def _builder(stage: Stage) -> BuilderPage:
    """Over a lobby, which has the tracks."""
    lobby = shown(stage, Lobby(stage))
    return shown(stage, BuilderPage(stage, lobby.tracks, lobby.take_track))


def _half_way(stage: Stage) -> BuilderPage:
    page = _builder(stage)
    draft = _on_board(_WHOLE, 8, 3, 1)
    page.open_track(Work(Built(draft, "Back Garden", 2), is_saved=False))
    page.work.choose(Piece.CURVE_MEDIUM)
    page.update(0)
    return page


def _refused(stage: Stage) -> BuilderPage:
    page = _half_way(stage)
    page.work.choose(Piece.CURVE_LARGE)
    page.work.point((9, 2))
    page.update(0)
    return page


def _closed(stage: Stage) -> BuilderPage:
    page = _builder(stage)
    draft = _on_board(_WHOLE, 99, 3, 1)
    page.open_track(Work(Built(draft, "Back Garden", 2), is_saved=False))
    for _ in range(200):
        page.update(0)
        if page.trial.measured is not None:
            break
    page.update(0)
    return page


BUILDER_SCENES: Final[Mapping[str, Callable[[Stage], Scene]]] = {
    "builder": _half_way,
    "builder-refused": _refused,
    "builder-closed": _closed,
    "builder-menu": lambda stage: shown(stage, BuilderMenu(stage, _half_way(stage))),
    "builder-leaving": lambda stage: shown(stage, Leaving(stage, _half_way(stage))),
    "builder-open": lambda stage: shown(stage, OwnTracks(stage, _half_way(stage))),
}
"""Shown by name, like all in `pictures.py`."""
