"""Every text on the airfield is whole, readable and clear of every other, at all window and text sizes."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.match import Entry
from game.core.record import Header
from game.games.lucky.state import Phase
from game.ui import text, theme
from game.ui.press import Button
from tests.tables.lucky.players import device_on_turn
from tests.tables.lucky.shows import played_until, show_header, show_table
from tests.tables.staging import Staged

SIZES = (((1280, 720), 100), ((1280, 720), 200))
MORE_SIZES = (((1280, 800), 200), ((1920, 1080), 150), ((2560, 1080), 200))
"""Each screen is tried in one of these as well."""


def _confirm(made: Staged) -> None:
    made.press(Button.CONFIRM, device_on_turn(made))


def _open_log(made: Staged) -> None:
    made.press(Button.TAB_LEFT)


def _nothing(made: Staged) -> None:
    """Just as it stands."""


SCREENS: dict[str, tuple[tuple[str, ...], Phase, int, Callable[[Staged], None], dict[str, str]]] = {
    "begin": (("human",) * 6, Phase.ACTING, 0, _nothing, {}),
    "plan": (("human",) * 2, Phase.ACTING, 60, _confirm, {}),
    "private": (("human",) * 4, Phase.ACTING, 30, _nothing, {"hands": "private"}),
    "draw": (("human",) * 3, Phase.DRAWING, 5, _nothing, {}),
    "discard": (("human",) * 6, Phase.DISCARDING, 5, _confirm, {}),
    "cover": (("human",) * 6, Phase.COVERING, 50, _nothing, {}),
    "fear": (("human",) * 2, Phase.FEARING, 30, _nothing, {"near_miss": "any"}),
    "log": (("human", "easy", "human"), Phase.ACTING, 90, _open_log, {}),
    "bots": (("easy",) * 6, Phase.ACTING, 90, _nothing, {}),
    "over": (("human",) * 6, Phase.OVER, 0, _nothing, {"short": "yes"}),
}


def _match_at(name: str) -> tuple[Header, tuple[Entry, ...]]:
    players, phase, least, _, options = SCREENS[name]
    for seed in range(1, 9):
        header = show_header(*players, seed=seed, **options, round_limit=8)
        match = played_until(header, lambda match: match.number >= least and match.view(None).game.phase is phase, seed)
        if match is not None:
            return header, match.entries
    raise AssertionError("no game comes to this")


@pytest.mark.parametrize("name", SCREENS)
def test_texts_are_whole_apart_and_large_enough(tmp_path: Path, name: str) -> None:
    lead = SCREENS[name][3]
    header, entries = _match_at(name)
    more = MORE_SIZES[list(SCREENS).index(name) % len(MORE_SIZES)]
    for size, text_size in (*SIZES, more):
        least = max(12, round(26 * min(size[0] / 1920, size[1] / 1080)))
        folder = tmp_path / f"{size} {text_size}"
        with show_table(folder, header, entries, size=size, text_size=text_size, reduced_motion=True) as made:
            made.step(12)
            lead(made)
            made.step(3)
            with text.recording() as log:
                made.step(1, ms=0)
            assert log.written, name
            safe = made.app.surface.get_rect().scale_by(0.9)
            for written in log.written:
                where = f"{name} {size} {text_size}: {written.words!r}"
                assert not written.is_cut, where
                assert written.px >= least - 1, where
                assert theme.contrast(*written.ink) >= 4.5, where
                assert safe.inflate(4, 4).contains(written.rect), where
            pairs = [(a.words, b.words) for a, b in log.overlaps()]
            assert not pairs or made.table.picture.notes.log.is_open, (name, size, text_size, pairs)
