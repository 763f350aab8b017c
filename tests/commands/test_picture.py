"""`looptable picture`."""

from pathlib import Path

import pygame
import pytest

from game.cli import run
from tests.commands.test_replay import recorded


def pictured(folder: Path, *words: str) -> pygame.Surface:
    out = folder / "out.png"
    assert run(["picture", "--home", str(folder), "--out", str(out), *words]) == 0
    return pygame.image.load(out)


def looks(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def test_a_screen_is_drawn_in_its_size(tmp_path: Path) -> None:
    surface = pictured(tmp_path, "--scene", "title", "--size", "800x600")
    assert surface.get_size() == (800, 600)
    assert len(set(looks(surface))) > 50


def test_the_player_s_settings_stay_as_they_are(tmp_path: Path) -> None:
    pictured(tmp_path, "--scene", "title", "--size", "640x360", "--text-scale", "150", "--theme", "graph")
    assert [path.name for path in tmp_path.iterdir()] == ["out.png"]


def test_text_scale_and_theme_are_seen(tmp_path: Path) -> None:
    words = ("--scene", "settings", "--size", "1280x720")
    plain = looks(pictured(tmp_path, *words))
    assert looks(pictured(tmp_path, *words)) == plain
    assert looks(pictured(tmp_path, *words, "--text-scale", "150")) != plain
    assert looks(pictured(tmp_path, *words, "--theme", "contrast")) != plain


def test_a_record_is_drawn_behind_any_move_and_by_default_the_last(tmp_path: Path) -> None:
    path = str(recorded(tmp_path, moves=6))
    last = looks(pictured(tmp_path, path, "--size", "800x600"))
    assert looks(pictured(tmp_path, path, "--size", "800x600", "--at", "6")) == last
    assert looks(pictured(tmp_path, path, "--size", "800x600", "--at", "2")) != last


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--size", "800x600", "--out", "a.png"], "required"),
        (["--scene", "title", "--out", "a.png"], "--size"),
        (["--scene", "titel", "--size", "800x600", "--out", "a.png"], 'did you mean "title"?'),
        (["--scene", "title", "--size", "800x600", "--out", "a.jpg"], "must end in .png, not 'a.jpg'"),
        (["--scene", "title", "--size", "800x600", "--out", "a.png", "--language", "xx"], "no texts in 'xx'"),
        (["--scene", "title", "--size", "800x600", "--out", "a.png", "--text-scale", "300"], "from 100 to 200"),
    ],
)
def test_wrong_usage_is_exit_2(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        run(["picture", *words])
    assert end.value.code == 2
    assert message in capsys.readouterr().err


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "missing" / "a.png"
    assert run(["picture", "--scene", "title", "--size", "640x360", "--out", str(out)]) == 1
    assert capsys.readouterr().err.startswith("looptable: a.png: ")


def test_what_is_no_record_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "a.jsonl"
    record.write_text("hello\n")
    assert run(["picture", str(record), "--size", "640x360", "--out", str(tmp_path / "a.png")]) == 1
    assert capsys.readouterr().err.startswith("looptable: a.jsonl: is not a record")


def test_a_folder_that_is_not_there_is_told_before_anything_is_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "none" / "a.png")
    assert run(["picture", "--scene", "title", "--size", "640x360", "--out", out]) == 1
    assert capsys.readouterr().err == "looptable: a.png: there is no folder none; make it first\n"
