"""`looptable resume`: which match it goes on with, before the window opens."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from game.commands import resume
from game.commands.command import WrongInput
from game.files.finding import UnusableFile
from game.files.paths import Home
from tests.commands.parsing import parsed
from tests.commands.test_replay import HEADER, recorded


def unfinished(home: Path, *words: str) -> Path:
    arguments = parsed(resume.COMMAND, *words)
    arguments.home = Home.at(home)
    return resume.unfinished(arguments)


def test_the_newest_is_the_default(tmp_path: Path) -> None:
    older, newer = recorded(tmp_path / "saves", moves=3), recorded(tmp_path / "saves", moves=4)
    os.utime(older, (1, 1))
    assert unfinished(tmp_path) == newer
    assert unfinished(tmp_path, str(older)) == older


def test_without_any_it_says_so(tmp_path: Path) -> None:
    with pytest.raises(WrongInput, match="there is no unfinished match"):
        unfinished(tmp_path)


def test_one_that_cannot_be_played_on_is_told(tmp_path: Path) -> None:
    path = recorded(tmp_path / "saves", replace(HEADER, options={"turn_limit": 5}))
    path.write_text(path.read_text(encoding="utf-8").replace("dx=0", "dx=1"))
    with pytest.raises(WrongInput, match=r"entry \d+: "):
        unfinished(tmp_path, str(path))


def test_one_that_is_over_is_told_and_stays_where_it_lies(tmp_path: Path) -> None:
    path = recorded(tmp_path / "saves" / "finished")
    with pytest.raises(WrongInput, match="this match is over; watch it with looptable replay"):
        unfinished(tmp_path, str(path))
    assert path.exists()


def test_what_is_no_record_is_told(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text("x\n")
    with pytest.raises(UnusableFile):
        unfinished(tmp_path, str(path))
