"""Pars are kept, and nothing that stands in their file can break the lobby."""

from pathlib import Path

import pytest

from game.files.pars import Measured, par_key, read_pars, save_pars
from game.files.paths import Home
from game.games.racetrack.options import Mode, Options
from game.games.racetrack.prepare import Par
from tests.boards import RING


def test_pars_are_read_as_they_were_saved(tmp_path: Path) -> None:
    home = Home.at(tmp_path)
    pars = {"a": Measured(Par(12, 3, 34), 40), "b": Measured(Par(None, 1), 0)}
    save_pars(home, pars)
    assert read_pars(home) == pars


@pytest.mark.parametrize(
    "content",
    [
        "",
        "[]",
        "{",
        '{"a": 3}',
        '{"a": [1, 0, 2, 2]}',
        '{"a": [1, 1, -2, 2]}',
        '{"a": [1, 1, 2]}',
        '{"a": [true, 1, "x"]}',
        "[" * 100_000,
        "\0",
    ],
)
def test_what_is_not_a_par_is_left_out(tmp_path: Path, content: str) -> None:
    home = Home.at(tmp_path)
    home.settings.with_name("pars.json").write_text(content)
    assert read_pars(home) == {}


def test_a_par_depends_on_track_mode_and_laps_and_on_being_alone() -> None:
    base = par_key(RING, Options(), 4)
    assert par_key(RING, Options(), 3) == base
    assert par_key(RING, Options(), 1) != base
    assert par_key(RING, Options(laps=3), 4) != base
    assert par_key(RING, Options(mode=Mode.SIMPLE), 4) != base
    assert par_key(RING, Options(laps=3), 1) != par_key(RING, Options(laps=2), 1)
