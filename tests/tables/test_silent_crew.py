"""A worker that says nothing is told at the table, for as long as it says nothing."""

from pathlib import Path

import pytest

from game.crew import Crew
from tests.tables.staging import race_header, staged


def test_the_silence_of_the_bots_is_told_and_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with staged(tmp_path, race_header("human", "easy")) as played:
        played.settle()
        said = []
        for is_silent in (False, True, False):
            monkeypatch.setattr(Crew, "is_silent", is_silent)
            played.step()
            said.append(played.table.picture.notes.notice)
    assert said == ["", played.stage.texts("table.crew_silent"), ""]
